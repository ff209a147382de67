//! The command line and hostile inputs: one clear error, exit status 1, no output, no panic.
