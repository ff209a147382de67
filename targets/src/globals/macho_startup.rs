//! Code that Mach-O objects run at startup or on a first call, which LLVM writes as IR or assembly of its own:
//! destructors that are registered with `__cxa_atexit`, and indirect functions behind lazy pointers.

use super::macho::section;
use super::structors::{DEFAULT_PRIORITY, Structor};
use super::symbols::bind_as_macho_alias;
use super::{ObjectBuilder, mangle};
use crate::object::{
    Architecture, Binding, FixupKind, SectionId, SectionKind, Symbol, SymbolId, SymbolKind, SymbolPlace,
    SymbolVisibility,
};
use rllc_frontend::diagnostics::Result;
use rllc_frontend::ir::GlobalId;

/// Machine code with its references: offset, kind, symbol, addend.
#[derive(Default)]
struct Code {
    bytes: Vec<u8>,
    fixups: Vec<(u64, FixupKind, SymbolId, i64)>,
}

impl Code {
    /// Bytes that end in a 4-byte operand of this kind.
    fn x86(&mut self, bytes: &[u8], kind: FixupKind, symbol: SymbolId) {
        self.bytes.extend_from_slice(bytes);
        self.fixups.push((self.bytes.len() as u64, kind, symbol, -4));
        self.bytes.extend_from_slice(&[0; 4]);
    }

    /// An instruction with an operand of this kind.
    fn arm64(&mut self, word: u32, kind: FixupKind, symbol: SymbolId) {
        self.fixups.push((self.bytes.len() as u64, kind, symbol, 0));
        self.words(&[word]);
    }

    fn words(&mut self, words: &[u32]) {
        self.bytes.extend(words.iter().flat_map(|word| word.to_le_bytes()));
    }

    /// `x16` := the address in the GOT entry of `symbol`.
    fn arm64_load_got(&mut self, symbol: SymbolId) {
        self.arm64(0x9000_0010, FixupKind::Aarch64GotPage21, symbol);
        self.arm64(0xf940_0210, FixupKind::Aarch64GotLo12, symbol);
    }
}

impl ObjectBuilder<'_> {
    /// Functions that register destructors, and when each is to be called: destructors of one priority run from the last to
    /// the first.
    pub(super) fn macho_registrations(&mut self, mut structors: Vec<Structor>) -> Vec<(u64, SymbolId)> {
        structors.sort_by_key(|structor| structor.priority);
        let mut registrations = Vec::new();
        for same_priority in structors.chunk_by(|a, b| a.priority == b.priority) {
            let groups: Vec<&[Structor]> = same_priority.chunk_by(|a, b| a.key == b.key).collect();
            for (number, group) in groups.iter().enumerate() {
                let mut suffix = Vec::new();
                if group[0].priority != DEFAULT_PRIORITY {
                    suffix.extend_from_slice(format!(".{}", group[0].priority).as_bytes());
                }
                if groups.len() > 1 {
                    suffix.extend_from_slice(format!(".${number}").as_bytes());
                }
                if let Some(name) = group[0].key.and_then(|key| self.global(key).name) {
                    suffix.push(b'.');
                    suffix.extend_from_slice(self.request.module.context.strings.get(name));
                }
                let registration = self.macho_registration(&suffix, group);
                registrations.push((group[0].priority, registration));
            }
        }
        registrations
    }

    /// A function that calls the destructors, and one that registers it.
    fn macho_registration(&mut self, suffix: &[u8], group: &[Structor]) -> SymbolId {
        let at_exit = self.object.symbol_named(b"___cxa_atexit");
        let handle = self.object.symbol_named(b"___dso_handle");
        if !self.object.symbols[handle].is_defined() {
            self.object.symbols[handle].binding = Binding::Weak;
        }
        let destructors: Vec<(SymbolId, i64)> =
            group.iter().rev().map(|one| (self.target_symbol(one.function), one.offset)).collect();
        let mut calls = Code::default();
        let mut register = Code::default();
        let x86 = self.object.arch == Architecture::X86_64;
        if x86 {
            calls.bytes.push(0x50); // push %rax
            for (symbol, offset) in destructors {
                calls.x86(&[0xe8], FixupKind::X86Branch4, symbol); // call
                if let Some(fixup) = calls.fixups.last_mut() {
                    fixup.3 += offset;
                }
            }
            calls.bytes.extend_from_slice(&[0x58, 0xc3]); // pop %rax; ret
        } else {
            calls.words(&[0xa9bf_7bfd]); // stp x29, x30, [sp, #-16]!
            for (symbol, offset) in destructors {
                calls.arm64(0x9400_0000, FixupKind::Aarch64Call26, symbol); // bl
                if let Some(fixup) = calls.fixups.last_mut() {
                    fixup.3 += offset;
                }
            }
            calls.words(&[0xa8c1_7bfd, 0xd65f_03c0]); // ldp x29, x30, [sp], #16; ret
        }
        let calls = self.macho_private_code(&[b"l_call_dtors", suffix].concat(), calls);
        if x86 {
            register.bytes.push(0x50); // push %rax
            register.x86(&[0x48, 0x8d, 0x3d], FixupKind::X86PcRel4, calls); // lea calls(%rip), %rdi
            register.x86(&[0x48, 0x8b, 0x15], FixupKind::X86RexGotPcRelX4, handle); // mov handle@GOTPCREL(%rip), %rdx
            register.bytes.extend_from_slice(&[0x31, 0xf6]); // xor %esi, %esi
            register.x86(&[0xe8], FixupKind::X86Branch4, at_exit);
            register.bytes.extend_from_slice(&[0x85, 0xc0, 0x75, 0x02]); // test %eax, %eax; jne 1f
            register.bytes.extend_from_slice(&[0x58, 0xc3, 0x0f, 0x0b]); // pop %rax; ret; 1: ud2
        } else {
            register.words(&[0xa9bf_7bfd]); // stp x29, x30, [sp, #-16]!
            register.arm64(0x9000_0000, FixupKind::Aarch64AdrPage21, calls); // adrp x0, calls
            register.arm64(0x9100_0000, FixupKind::Aarch64AddLo12, calls); // add x0, x0, …
            register.arm64(0x9000_0002, FixupKind::Aarch64GotPage21, handle); // adrp x2, handle@GOTPAGE
            register.arm64(0xf940_0042, FixupKind::Aarch64GotLo12, handle); // ldr x2, [x2, …]
            register.words(&[0xaa1f_03e1]); // mov x1, xzr
            register.arm64(0x9400_0000, FixupKind::Aarch64Call26, at_exit);
            register.words(&[0x3500_0060, 0xa8c1_7bfd, 0xd65f_03c0, 0xd420_0020]); // cbnz w0, 1f; ldp …; ret; 1: brk
        }
        self.macho_private_code(&[b"l_register_call_dtors", suffix].concat(), register)
    }

    /// Appends a function that only this object sees.
    fn macho_private_code(&mut self, name: &[u8], code: Code) -> SymbolId {
        let text = self.object.section(section("__TEXT", "__text", SectionKind::Text));
        let align = if self.object.arch == Architecture::X86_64 { 16 } else { 4 };
        let offset = self.macho_code(text, &code, align);
        self.object.add_symbol(Symbol {
            place: SymbolPlace::Section { section: text, offset },
            binding: Binding::Local,
            kind: SymbolKind::Function,
            ..Symbol::undefined(name)
        })
    }

    fn macho_code(&mut self, section: SectionId, code: &Code, align: u64) -> u64 {
        let start = self.object.append(section, &code.bytes, align);
        self.has_instructions(section);
        for &(offset, kind, symbol, addend) in &code.fixups {
            self.object.add_fixup(section, start + offset, kind, symbol, addend);
        }
        start
    }

    /// An indirect function: a stub that jumps through a pointer, which first leads to code that calls the resolver and
    /// stores what it returns.
    pub(super) fn macho_ifunc(
        &mut self,
        id: GlobalId,
        resolver: SymbolId,
        visibility: SymbolVisibility,
    ) -> Result<()> {
        // The registers of an instruction for two: `2 × pair` and the next.
        let registers = |pair: u32| ((2 * pair + 1) << 10) + 2 * pair;
        let x86 = self.object.arch == Architecture::X86_64;
        let align = if x86 { 1 } else { 4 };
        // The helpers of private functions too are symbols.
        let name = match self.global(id).name {
            Some(name) => {
                let name = self.request.module.context.strings.get(name);
                mangle(self.request.layout.mangling(), name, false)
            }
            None => self.symbol_name(id),
        };
        let binding = match visibility {
            SymbolVisibility::Default => Binding::Local,
            _ => Binding::Global,
        };
        let data = self.object.section(section("__DATA", "__data", SectionKind::Data));
        let text = self.object.section(section("__TEXT", "__text", SectionKind::Text));
        let mut local = |suffix: &[u8]| {
            let name = [&*name, suffix].concat();
            self.object.add_symbol(Symbol { visibility, binding, ..Symbol::undefined(name) })
        };
        let (pointer, helper) = (local(b".lazy_pointer"), local(b".stub_helper"));
        let offset = self.object.append(data, &[0; 8], 8);
        self.object.add_fixup(data, offset, FixupKind::Abs8, helper, 0);
        self.object.symbols[pointer].place = SymbolPlace::Section { section: data, offset };

        let mut stub = Code::default();
        let mut resolve = Code::default();
        if x86 {
            stub.x86(&[0xff, 0x25], FixupKind::X86PcRel4, pointer); // jmp *pointer(%rip)
            // push %rax, %rdi, %rsi, %rdx, %rcx, %r8, %r9: the stack is aligned to 16 again.
            resolve.bytes.extend_from_slice(&[0x50, 0x57, 0x56, 0x52, 0x51, 0x41, 0x50, 0x41, 0x51]);
            // sub $128, %rsp; movups %xmm0, (%rsp) … movups %xmm7, 112(%rsp)
            resolve.bytes.extend_from_slice(&[0x48, 0x81, 0xec, 0x80, 0, 0, 0]);
            for register in 0..8u8 {
                resolve.bytes.extend_from_slice(&[0x0f, 0x11, 0x44 | register << 3, 0x24, register * 16]);
            }
            resolve.x86(&[0xe8], FixupKind::X86Branch4, resolver);
            resolve.x86(&[0x48, 0x89, 0x05], FixupKind::X86PcRel4, pointer); // mov %rax, pointer(%rip)
            for register in 0..8u8 {
                resolve.bytes.extend_from_slice(&[0x0f, 0x10, 0x44 | register << 3, 0x24, register * 16]);
            }
            resolve.bytes.extend_from_slice(&[0x48, 0x81, 0xc4, 0x80, 0, 0, 0]);
            resolve.bytes.extend_from_slice(&[0x41, 0x59, 0x41, 0x58, 0x59, 0x5a, 0x5e, 0x5f, 0x58]);
            resolve.x86(&[0xff, 0x25], FixupKind::X86PcRel4, pointer);
        } else {
            stub.arm64_load_got(pointer);
            stub.words(&[0xf940_0210, 0xd61f_0200]); // ldr x16, [x16]; br x16
            resolve.words(&[0xa9bf_7bfd, 0x9100_03fd]); // stp x29, x30, [sp, #-16]!; mov x29, sp
            resolve.words(&[0xa9bf_2fe8]); // stp x8, x11, [sp, #-16]!
            for pair in 0..4u32 {
                resolve.words(&[0xa9bf_03e0 | registers(pair)]); // stp x0, x1, [sp, #-16]!
            }
            for pair in 0..4u32 {
                resolve.words(&[0xadbf_03e0 | registers(pair)]); // stp q0, q1, [sp, #-32]!
            }
            resolve.arm64(0x9400_0000, FixupKind::Aarch64Call26, resolver);
            resolve.arm64_load_got(pointer);
            resolve.words(&[0xf900_0200, 0xaa00_03f0]); // str x0, [x16]; mov x16, x0
            for pair in (0..4u32).rev() {
                resolve.words(&[0xacc1_03e0 | registers(pair)]); // ldp q0, q1, [sp], #32
            }
            for pair in (0..4u32).rev() {
                resolve.words(&[0xa8c1_03e0 | registers(pair)]); // ldp x0, x1, [sp], #16
            }
            resolve.words(&[0xa8c1_2fe8, 0xa8c1_7bfd, 0xd61f_0200]); // ldp x8, x11; ldp x29, x30; br x16
        }
        let offset = self.macho_code(text, &stub, align);
        let symbol =
            self.define(id, SymbolPlace::Section { section: text, offset }, SymbolKind::Function, 0)?;
        let data = &mut self.object.symbols[symbol];
        data.auto_hide = false;
        bind_as_macho_alias(data);
        let offset = self.macho_code(text, &resolve, align);
        self.object.symbols[helper].place = SymbolPlace::Section { section: text, offset };
        Ok(())
    }
}
