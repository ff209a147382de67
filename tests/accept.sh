#!/usr/bin/env bash
# LLVM's own test inputs through `rllc --check`, beside llvm-as (tests/accept.sh --help). The inputs are looked for in
# $RLLC_CORPORA/llvm-tests (default ~/.cache/rllc-corpora).
set -euo pipefail
cd "$(dirname "$0")/.."
exec cargo run --quiet -p rllc-tests --bin accept -- "$@"
