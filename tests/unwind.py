"""The gdb side of unwind.sh: steps through $PROGRAM and checks the frames of the functions in $OBJECT."""

import bisect
import os
import subprocess

import gdb

SAVED = ["rbx", "rbp", "r12", "r13", "r14", "r15"]
MASK = (1 << 64) - 1


def value(expression):
    return int(gdb.parse_and_eval(expression)) & MASK


def symbols(file):
    """Name, address and size of the functions in a file."""
    lines = subprocess.run(["nm", "-S", "-f", "posix", file], capture_output=True, text=True).stdout.splitlines()
    for fields in map(str.split, lines):
        if len(fields) == 4 and fields[1] in "tTwW":
            yield fields[0], int(fields[2], 16), int(fields[3], 16)


class Frame:
    """A frame as it was entered."""

    def __init__(self):
        self.stack = value("$rsp")
        memory = gdb.selected_inferior().read_memory(self.stack, 8)
        self.return_address = int.from_bytes(memory.tobytes(), "little")
        self.saved = {name: value("$" + name) for name in SAVED}

    def difference(self):
        """What the unwinder says of the caller that is not so."""
        caller = gdb.newest_frame().older()
        if caller is None:
            return "no caller"
        if caller.pc() != self.return_address:
            return f"return address {caller.pc():#x}, not {self.return_address:#x}"
        found = int(caller.read_register("rsp")) & MASK
        if found != self.stack + 8:
            return f"CFA {found:#x}, not {self.stack + 8:#x}"
        for name, entered in self.saved.items():
            found = int(caller.read_register(name)) & MASK
            if found != entered:
                return f"{name} {found:#x}, not {entered:#x}"
        return None


def run():
    program = os.environ["PROGRAM"]
    own = {name for name, _, _ in symbols(os.environ["OBJECT"])}
    for setting in ["pagination off", "confirm off", "backtrace past-main on", "startup-with-shell on"]:
        gdb.execute("set " + setting)
    gdb.execute("file " + program)
    gdb.execute("starti </dev/null >/dev/null 2>&1", to_string=True)
    listed = list(symbols(program))
    main = next(address for name, address, _ in listed if name == "main")
    base = value("(unsigned long)&main") - main
    ranges = sorted((base + address, base + address + size) for name, address, size in listed if name in own)
    starts = [start for start, _ in ranges]

    def is_own(place):
        index = bisect.bisect_right(starts, place) - 1
        return index >= 0 and place < ranges[index][1]

    def stop_at(place):
        gdb.execute(f"tbreak *{place}", to_string=True)
        gdb.execute("continue", to_string=True)

    stop_at(base + main)
    inferior = gdb.selected_inferior()
    frames = [Frame()]
    bad = {}
    checked = 0
    while frames and checked < int(os.environ["LIMIT"]):
        place, stack = value("$pc"), value("$rsp")
        # Left by a return; what takes away its stack arguments first lifts the stack pointer a little.
        while frames and stack > frames[-1].stack and (
            place == frames[-1].return_address or stack > frames[-1].stack + 4096
        ):
            frames.pop()
        if not frames:
            break
        if not is_own(place):
            # A library: on to where the newest frame returns to, or to a callback.
            gdb.execute("delete", to_string=True)
            for start in starts:
                gdb.execute(f"tbreak *{start}", to_string=True)
            stop_at(frames[-1].return_address)
            if not inferior.pid:
                break
            returned = value("$pc") == frames[-1].return_address
            # An exception or longjmp left some that no breakpoint has seen.
            while frames and value("$rsp") >= frames[-1].stack:
                frames.pop()
            if not returned and value("$pc") in starts:
                frames.append(Frame())
            continue
        checked += 1
        difference = frames[-1].difference()
        instruction = gdb.execute("x/i $pc", to_string=True).strip().removeprefix("=> ")
        if difference:
            bad.setdefault(place, f"{instruction}: {difference}")
        gdb.execute("stepi", to_string=True)
        if not inferior.pid:
            break
        is_call = instruction.partition(":\t")[2].startswith("call")
        if is_call and value("$rsp") == stack - 8:
            frames.append(Frame())
    print(f"{checked} instructions, {len(bad)} wrong")
    for place in sorted(bad)[:20]:
        print("  ", bad[place])
    gdb.execute("quit " + str(int(bool(bad))))


run()
