#!/usr/bin/env bash
# Compile time, peak memory and code speed beside llc, on SQLite or other programs of the suite
# (tests/bench.sh --help). Builds the release version of rllc first.
set -euo pipefail
cd "$(dirname "$0")/.."
exec cargo run --quiet --release -p rllc-tests --bin bench -- "$@"
