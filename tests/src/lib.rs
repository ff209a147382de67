//! The integration tests of rllc, their inputs, and the benchmarks.
//!
//! | file | holds |
//! |---|---|
//! | `suites/cases.rs` | runs the file-driven cases of `cases/`; `README.md` describes their directives |
//! | `suites/coverage.rs` | every operation on every class of type runs in some case |
//! | `suites/programs.rs` | real programs through rllc and `llc`, linked, run, compared |
//! | `suites/csmith.rs` | a few generated C programs through rllc and `llc` |
//! | `suites/exceptions.rs` | C++ programs that throw and catch in every way |
//! | `suites/linking.rs` | ELF objects through all linkers, as executables and libraries |
//! | `suites/inputs.rs` | the command line and hostile inputs |
//! | `src/case.rs` | reads and runs one case |
//! | `src/programs.rs` | fetches, compiles and runs the real programs |
//! | `src/torture.rs`, `torture.sh` | self-checking C programs (GCC's torture tests, csmith) by the thousand |
//! | `src/signatures.rs`, `src/bin/abi.rs`, `abi.sh` | calls between rllc's code and clang's with random signatures |
//! | `src/bin/accept.rs`, `accept.sh` | LLVM's own test inputs: what is accepted and what is refused |
//! | `src/fuzz.rs`, `src/bin/fuzz.rs`, `fuzz.sh` | mutated inputs by the thousand |
//! | `src/bin/bench.rs`, `bench.sh` | compile time, memory and code speed beside `llc`'s |
//! | `unwind.sh`, `unwind.py` | steps through programs in gdb and checks the way out of every frame |
//! | `src/process.rs`, `src/tools.rs` | running commands with limits; where the tools are |
#![forbid(unsafe_code)]

pub mod case;
pub mod compare;
pub mod fuzz;
pub mod process;
pub mod programs;
pub mod signatures;
pub mod tools;
pub mod torture;
