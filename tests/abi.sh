#!/usr/bin/env bash
# Calls between code of rllc and of clang with random signatures. `tests/abi.sh --help` lists the options;
# `--target s390x-linux-gnu` runs them under qemu.
set -euo pipefail
cd "$(dirname "$0")/.."
exec cargo run --quiet -p rllc-tests --bin abi -- "$@"
