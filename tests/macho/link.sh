#!/usr/bin/env bash
# "Links" Mach-O objects into a script that runs them on Linux by loader.c, x86-64 natively and arm64 under qemu:
#     link.sh OBJECT... -o PROGRAM
# `tests/abi.sh` and `tests/torture.sh` use it with `--target arm64-apple-macosx11`.
set -euo pipefail
here=$(dirname "$(realpath "$0")")
objects=()
while [ $# -gt 0 ]; do
  case "$1" in
    -o) program=$2; shift ;;
    -l*) ;;
    *) objects+=("$(realpath "$1")") ;;
  esac
  shift
done
loader=$(realpath "$program").loader
# Byte 4 of the header is the low byte of the CPU type: 7 for x86-64, 12 for arm64.
if [ "$(od -An -tx1 -j4 -N1 "${objects[0]}")" = " 07" ]; then
  cc=gcc emulator=
else
  cc=aarch64-linux-gnu-gcc emulator="qemu-aarch64-static -L /usr/aarch64-linux-gnu"
fi
"$cc" -O1 -w "$here/loader.c" -o "$loader" -rdynamic -ldl -lm
printf '#!/bin/sh\nexec %s %s %s\n' "$emulator" "$loader" "${objects[*]}" > "$program"
chmod +x "$program"
