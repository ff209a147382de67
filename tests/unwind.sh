#!/usr/bin/env bash
# Steps through programs instruction by instruction in gdb and checks the way out of every frame: the return address, the
# CFA and the callee-saved registers that `.eh_frame` gives must be those with which the frame was entered.
#
#   tests/unwind.sh [-n INSTRUCTIONS] [CASE.ll ...]      default: 1500 instructions of each of tests/cases/calls
#
# Cases go through rllc ($RLLC, default target/debug/rllc) at -O0 and -O2. x86-64 Linux only.
set -euo pipefail
cd "$(dirname "$0")/.."
limit=1500
if [ "${1:-}" = -n ]; then
  limit=$2
  shift 2
fi
rllc=${RLLC:-target/debug/rllc}
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
[ $# -gt 0 ] || set -- tests/cases/calls/*.ll
status=0
for case in "$@"; do
  grep -q '^; ERROR:\|^; PLATFORMS:' "$case" && continue
  for level in 0 2; do
    "$rllc" "-O$level" "$case" -o "$scratch/object.o" || { status=1; continue; }
    cc "$scratch/object.o" -o "$scratch/program" -lm -lstdc++ -pthread
    printf '%s -O%s: ' "$case" "$level"
    PROGRAM=$scratch/program OBJECT=$scratch/object.o LIMIT=$limit \
      gdb -q -batch -nx -x tests/unwind.py 2>/dev/null | grep 'instructions, \|^   ' || status=1
  done
done
exit "$status"
