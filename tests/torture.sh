#!/usr/bin/env bash
# GCC's C torture tests, or csmith's programs, through rllc beside llc. `tests/torture.sh --help` lists the options;
# without any: all torture tests at clang -O0 and -O2. The tests are looked for in $RLLC_CORPORA/torture/execute
# (default ~/.cache/rllc-corpora).
set -euo pipefail
cd "$(dirname "$0")/.."
exec cargo run --quiet -p rllc-tests --bin torture -- "$@"
