#!/usr/bin/env bash
# Mutated assembly and bitcode through rllc (tests/fuzz.sh --help).
set -euo pipefail
cd "$(dirname "$0")/.."
exec cargo run --quiet -p rllc-tests --bin fuzz -- "$@"
