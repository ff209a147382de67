#!/usr/bin/env bash
# Functions of LLVM IR modules called with random arguments in the code of llc and in that of rllc.
# `tests/compare.sh --help` lists the options.
set -euo pipefail
cd "$(dirname "$0")/.."
exec cargo run --quiet -p rllc-tests --bin compare -- "$@"
