//! What is COFF's own: sections and selection of comdats, linker directives, stubs of imported variables, unwind
//! tables (LLVM's `TargetLoweringObjectFileCOFF`; PE Format, "The .drectve Section"; x64 ABI, "Exception handling").

use super::ObjectBuilder;
use super::constants::base_of;
use super::expression::{BlockAddresses, Evaluator, Target};
use super::initializer::DataFixup;
use super::kind::GlobalSectionKind as Kind;
use crate::object::{
    Architecture, Binding, FixupKind, Format, GroupKind, Section, SectionId, SectionKind, Symbol, SymbolId,
    SymbolPlace, WindowsUnwindOp,
};
use rllc_frontend::diagnostics::{Diagnostic, Result};
use rllc_frontend::ir::{
    Comdat, ComdatKind, ConstData, DllStorage, GlobalId, GlobalKind, Linkage, Loc, Visibility,
};
use rustc_hash::FxHashSet;

/// Prefix of stubs that hold the address of a variable another module may define (MinGW's auto-import).
const STUB_PREFIX: &[u8] = b".refptr.";

/// Bit of `@feat.00`: the object lists the functions whose addresses are taken.
const CONTROL_FLOW_GUARD: u64 = 0x800;
const LNK_INFO: u64 = 0x200;
const LNK_REMOVE: u64 = 0x800;
const MEM_DISCARDABLE: u64 = 0x0200_0000;

/// Sections that are for tools: embedded bitcode and its command line, and what tells of coverage.
const UNLOADED_SECTIONS: [&[u8]; 6] =
    [b".llvmbc", b".llvmcmd", b".lcovmap$M", b".lcovfun$M", b".lcovd", b".lcovn"];

fn section_kind(kind: Kind) -> SectionKind {
    match kind {
        Kind::Text => SectionKind::Text,
        Kind::ReadOnly
        | Kind::MergeableString(_)
        | Kind::MergeableConst
        | Kind::MergeableConstOf(_)
        | Kind::ReadOnlyWithRelocs => SectionKind::ReadOnly,
        Kind::Data => SectionKind::Data,
        Kind::Bss | Kind::Common => SectionKind::Bss,
        // The template of thread-local data has no part without contents.
        Kind::ThreadData | Kind::ThreadBss => SectionKind::ThreadData,
        Kind::Exclude => SectionKind::Exclude,
        Kind::Metadata => SectionKind::Metadata,
    }
}

fn section_name(kind: Kind) -> &'static [u8] {
    match section_kind(kind) {
        SectionKind::Text => b".text",
        SectionKind::Bss => b".bss",
        SectionKind::ThreadData => b".tls$",
        SectionKind::ReadOnly => b".rdata",
        _ => b".data",
    }
}

pub(super) fn group_kind(kind: ComdatKind) -> GroupKind {
    match kind {
        ComdatKind::Any => GroupKind::Any,
        ComdatKind::ExactMatch => GroupKind::ExactMatch,
        ComdatKind::Largest => GroupKind::Largest,
        ComdatKind::NoDeduplicate => GroupKind::NoDuplicates,
        ComdatKind::SameSize => GroupKind::SameSize,
    }
}

impl ObjectBuilder<'_> {
    /// Every COFF object starts with these.
    pub(super) fn coff_start(&mut self) {
        for (name, kind) in
            [(&b".text"[..], SectionKind::Text), (b".data", SectionKind::Data), (b".bss", SectionKind::Bss)]
        {
            self.object.section(Section { align: 4, ..Section::new(name, kind) });
        }
        let module = self.request.module;
        for comdat in module.comdats.values() {
            let key = self.by_name(comdat.name).filter(|&key| self.global(key).linkage == Linkage::Private);
            if let Some(key) = key {
                self.report(key, *Diagnostic::error(Loc::NONE, "comdat global value has private linkage"));
            }
        }
        // Tells the linker what the code is fit for.
        let features = self.facts.coff_features;
        let symbol = Symbol { place: SymbolPlace::Absolute(features), ..Symbol::undefined(*b"@feat.00") };
        self.object.add_symbol(Symbol { binding: Binding::Local, ..symbol });
    }

    /// The global that names a comdat, which has the same name, and its definition: an alias leads to that.
    fn comdat_key(&self, comdat: &Comdat) -> Result<(GlobalId, GlobalId)> {
        let module = self.request.module;
        let shown = || module.context.strings.display(comdat.name).into_owned();
        let key = self.by_name(comdat.name).ok_or_else(|| {
            Diagnostic::error(Loc::NONE, format!("Associative COMDAT symbol '{}' does not exist", shown()))
        })?;
        let mut base = key;
        if let GlobalKind::Alias { aliasee } = self.global(key).kind {
            let nothing: &BlockAddresses<'_> = &|_, _| None;
            let evaluator = Evaluator::new(module, self.request.layout, nothing);
            if let ConstData::Global(target) = evaluator.data(base_of(&evaluator, aliasee, false)) {
                base = *target;
            }
        }
        let same =
            |id: GlobalId| self.global(id).comdat.is_some_and(|own| module.comdats[own].name == comdat.name);
        if !same(key) && !same(base) {
            return Err(Diagnostic::error(
                Loc::NONE,
                format!("Associative COMDAT symbol '{}' is not a key for its COMDAT", shown()),
            ));
        }
        Ok((key, base))
    }

    /// The kind of a section that every object has or may have, whatever is put into it.
    fn coff_standard_kind(&self, name: &[u8]) -> Option<SectionKind> {
        let gnu = self.request.triple.is_windows_gnu();
        Some(match name {
            b".text" => SectionKind::Text,
            b".data" => SectionKind::Data,
            b".bss" => SectionKind::Bss,
            b".rdata" | b".pdata" | b".xdata" => SectionKind::ReadOnly,
            b".tls$" => SectionKind::ThreadData,
            b".CRT$XCU" | b".CRT$XTX" if !gnu => SectionKind::ReadOnly,
            b".ctors" | b".dtors" if gnu => SectionKind::Data,
            _ => return None,
        })
    }

    /// The section of a global in COFF.
    pub(super) fn coff_section(&mut self, id: GlobalId, kind: Kind) -> Result<SectionId> {
        let module = self.request.module;
        let global = &module.globals[id];
        let key = match global.comdat {
            Some(comdat) => {
                let comdat = &module.comdats[comdat];
                let (key, base) = self.comdat_key(comdat)?;
                Some((key, base, group_kind(comdat.kind)))
            }
            None => None,
        };
        let per_global = match kind {
            Kind::Text => self.request.function_sections,
            Kind::Common => false,
            _ => self.request.data_sections,
        };
        let explicit = self.written_section_name(id, kind);
        let mut section = match explicit {
            Some(name) if UNLOADED_SECTIONS.contains(&name) => {
                let mut section = Section::new(name, SectionKind::Metadata);
                section.flags.raw = Some(MEM_DISCARDABLE);
                section
            }
            Some(name) => {
                let known = self.coff_standard_kind(name).filter(|_| key.is_none());
                Section::new(name, known.unwrap_or(section_kind(kind)))
            }
            None => Section::new(section_name(kind), section_kind(kind)),
        };
        let own = explicit.is_none() && per_global;
        if key.is_none() && !own {
            return Ok(self.object.section(section));
        }
        let (key, base, group_kind) = key.unwrap_or((id, id, GroupKind::NoDuplicates));
        let private = module.globals[key].linkage == Linkage::Private;
        if private && explicit.is_some() {
            return Ok(self.object.section(section));
        }
        if explicit.is_none()
            && !private
            && kind == Kind::Text
            && let Some(prefix) = self.section_prefix(id)
        {
            section.name = [&*section.name, b"$", &*prefix].concat().into();
        }
        if explicit.is_none() && !private && self.request.triple.is_windows_gnu() {
            // GNU ld finds the sections of a comdat by their names.
            let name = module.globals[key].name.map_or(&b""[..], |name| module.context.strings.get(name));
            section.name = [&*section.name, b"$", name].concat().into();
        }
        let symbol = self.symbol(key);
        section.group = Some(self.symbol_group(symbol, group_kind));
        section.associative = base != id;
        // The key's own section apart from those that go with it.
        section.unique = u32::from(section.associative);
        if own && section.associative {
            section.unique = self.next_unique;
            self.next_unique += 1;
        }
        Ok(self.object.section(section))
    }

    /// The name of a section of constructors or destructors of this priority.
    pub(super) fn coff_structor_section(&mut self, constructors: bool, priority: u64) -> Section {
        const DEFAULT: u64 = 65535;
        if self.request.triple.is_windows_gnu() {
            let base = if constructors { ".ctors" } else { ".dtors" };
            let name = match priority {
                DEFAULT => base.to_owned(),
                // GNU ld sorts these by name and runs them from the last.
                _ => format!("{base}.{:05}", DEFAULT - priority),
            };
            return Section::new(name.into_bytes(), SectionKind::Data);
        }
        // The linker sorts by name; the C runtime's own are C (compiler) and L (library).
        let letter = if constructors { 'C' } else { 'T' };
        let name = match priority {
            DEFAULT if constructors => ".CRT$XCU".to_owned(),
            DEFAULT => ".CRT$XTX".to_owned(),
            200 => format!(".CRT$X{letter}C"),
            400 => format!(".CRT$X{letter}L"),
            0..200 => format!(".CRT$X{letter}A{priority:05}"),
            201..400 => format!(".CRT$X{letter}C{priority:05}"),
            _ => format!(".CRT$X{letter}T{priority:05}"),
        };
        Section::new(name.into_bytes(), SectionKind::ReadOnly)
    }

    /// The symbol of a word that holds the address of a global: the import table's, or a stub.
    pub(super) fn coff_slot(&mut self, id: GlobalId) -> SymbolId {
        let name = self.symbol_name(id);
        if self.global(id).dll_storage == DllStorage::Import {
            return self.object.symbol_named(&[b"__imp_", &*name].concat());
        }
        // So that the stub, which is made at the end, finds it as it should be.
        self.symbol(id);
        self.object.symbol_named(&[STUB_PREFIX, &*name].concat())
    }

    /// Defines the stubs that are referred to, writes the directives for the linker.
    pub(super) fn coff_finish(&mut self) {
        let stubs: Vec<SymbolId> = self
            .object
            .symbols
            .iter()
            .filter(|(_, symbol)| symbol.name.starts_with(STUB_PREFIX) && !symbol.is_defined())
            .map(|(id, _)| id)
            .collect();
        for stub in stubs {
            let name = self.object.symbols[stub].name.clone();
            let target = self.object.symbol_named(&name[STUB_PREFIX.len()..]);
            let group = self.symbol_group(stub, GroupKind::Any);
            let section = Section::new([b".rdata$", &*name].concat(), SectionKind::ReadOnly);
            let section = self.object.section(Section { group: Some(group), ..section });
            let offset = self.object.append(section, &[0; 8], 8);
            self.object.add_fixup(section, offset, FixupKind::Abs8, target, 0);
            self.object.symbols[stub].place = SymbolPlace::Section { section, offset };
        }
        let directives = self.linker_directives();
        if !directives.is_empty() {
            let mut section = Section::new(*b".drectve", SectionKind::Exclude);
            section.flags.raw = Some(LNK_INFO | LNK_REMOVE);
            let section = self.object.section(section);
            self.object.append(section, &directives, 1);
        }
        if self.facts.coff_features & CONTROL_FLOW_GUARD != 0 {
            self.guard_tables();
        }
        if self.float_user.is_some() {
            // Makes the C runtime set up floating point.
            let symbol = self.object.symbol_named(b"_fltused");
            self.object.symbols[symbol].keep = true;
        }
    }

    /// Control flow guard: lists the functions whose addresses are taken, and the imported ones among them.
    fn guard_tables(&mut self) {
        let module = self.request.module;
        let mut taken: FxHashSet<SymbolId> = FxHashSet::default();
        for section in self.object.sections.values() {
            let calls = |kind| {
                matches!(
                    kind,
                    FixupKind::X86Branch4
                        | FixupKind::Aarch64Call26
                        | FixupKind::Aarch64Jump26
                        | FixupKind::ImageRel4
                )
            };
            let fixups = section.fixups.iter().filter(|fixup| !calls(fixup.kind));
            taken.extend(fixups.map(|fixup| fixup.symbol));
        }
        let (mut functions, mut imports) = (Vec::new(), Vec::new());
        for (id, _) in module.functions() {
            let import = self.global(id).dll_storage == DllStorage::Import;
            let slot = [&b"__imp_"[..], &self.symbol_name(id)].concat();
            let slot = self.object.find_symbol(&slot).filter(|slot| import && taken.contains(slot));
            let own = self.symbols[id].expand().filter(|own| taken.contains(own));
            if own.is_some() || slot.is_some() {
                functions.push(self.symbol(id));
            }
            imports.extend(slot);
        }
        if functions.is_empty() {
            return;
        }
        for (name, symbols) in [(".gfids$y", functions), (".giats$y", imports), (".gljmp$y", Vec::new())] {
            let section = self.object.section(Section::new(name.as_bytes(), SectionKind::ReadOnly));
            for symbol in symbols {
                let offset = self.object.append(section, &[0; 4], 4);
                self.object.add_fixup(section, offset, FixupKind::SymbolIndex4, symbol, 0);
            }
        }
    }

    fn linker_directives(&mut self) -> Vec<u8> {
        let module = self.request.module;
        let gnu = self.request.triple.is_windows_gnu();
        let mut text = Vec::new();
        for option in std::mem::take(&mut self.facts.linker_options) {
            for word in option {
                text.push(b' ');
                text.extend_from_slice(&word);
            }
        }
        for (id, global) in module.globals.iter() {
            if global.linkage == Linkage::Common && gnu {
                let align = self.common_align(id);
                if align > 1 {
                    let name = String::from_utf8_lossy(&self.symbol_name(id)).into_owned();
                    text.extend_from_slice(
                        format!(" -aligncomm:\"{name}\",{}", align.trailing_zeros()).as_bytes(),
                    );
                }
            }
        }
        for (id, global) in module.globals.iter() {
            if global.dll_storage != DllStorage::Export || global.is_declaration() {
                continue;
            }
            let name = self.symbol_name(id);
            text.extend_from_slice(if gnu { b" -export:" } else { b" /EXPORT:" });
            push_quoted(&mut text, &name, self.is_quoted(id));
            if module.context.types.function_parts(global.value_type).is_none() {
                text.extend_from_slice(if gnu { b",data" } else { b",DATA" });
            }
        }
        if gnu {
            for (id, global) in module.globals.iter() {
                let hidden = global.visibility == Visibility::Hidden && !global.linkage.is_local();
                if hidden && !global.is_declaration() {
                    let name = self.symbol_name(id);
                    text.extend_from_slice(b" -exclude-symbols:");
                    push_quoted(&mut text, &name, self.is_quoted(id));
                }
            }
        }
        if !gnu {
            for (id, global) in module.globals.iter() {
                if self.used.contains(&id) && !global.linkage.is_local() {
                    let name = self.symbol_name(id);
                    text.extend_from_slice(b" /INCLUDE:");
                    push_quoted(&mut text, &name, self.is_quoted(id));
                }
            }
        }
        text
    }

    /// Whether directives put the name of a global in quotes: by what the IR calls it.
    fn is_quoted(&self, id: GlobalId) -> bool {
        let plain = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'@' | b'#');
        let name = self.global(id).name.map(|name| self.request.module.context.strings.get(name));
        name.is_some_and(|name| !name.iter().all(plain))
    }

    /// Whether a difference is an offset from the image's start, which has a relocation of its own.
    pub(super) fn is_image_relative(&self, fixup: &DataFixup) -> bool {
        let is_base = |target| match target {
            Target::Global(base) => {
                let global = self.global(base);
                let name = global.name.map(|name| self.request.module.context.strings.get(name));
                global.is_declaration() && name == Some(b"__ImageBase")
            }
            Target::Equivalent(_) | Target::Code(_) => false,
        };
        self.object.format == Format::Coff
            && !self.request.triple.is_windows_gnu()
            && fixup.kind == FixupKind::Abs4
            && matches!(fixup.target, Target::Global(_))
            && fixup.minus.is_some_and(is_base)
    }

    fn common_align(&mut self, id: GlobalId) -> u64 {
        let symbol = self.symbol(id);
        match self.object.symbols[symbol].place {
            SymbolPlace::Common { align, .. } => align,
            _ => 1,
        }
    }

    /// Adds the unwind table of a function that starts at `start` in `text`.
    pub(super) fn windows_unwind(
        &mut self,
        text: SectionId,
        start: u64,
        frame: &WindowsFrame<'_>,
    ) -> Result<()> {
        let info = match self.object.arch {
            Architecture::X86_64 => {
                if frame.operations.is_empty() && frame.personality.is_none() {
                    // A leaf that leaves the stack pointer alone needs no entry.
                    return Ok(());
                }
                unwind_info(frame)?
            }
            _ => match frame.arm64 {
                Some(words) => {
                    let mut words = words.to_vec();
                    if let (Some(flags), Some(_)) = (words.get_mut(2), frame.personality) {
                        *flags |= ARM64_HAS_HANDLER;
                    }
                    words
                }
                None => return Ok(()),
            },
        };
        let xdata = self.unwind_section(b".xdata", text);
        let at = self.object.append(xdata, &info, 4);
        if let Some(personality) = frame.personality {
            let handler = at + info.len() as u64;
            self.object.append(xdata, &[0; 4], 4);
            self.object.add_fixup(xdata, handler, FixupKind::ImageRel4, personality, 0);
        }
        let code = self.object.section_symbol(text);
        let pdata = self.unwind_section(b".pdata", text);
        let xdata_symbol = self.object.section_symbol(xdata);
        let mut fields = vec![(code, start as i64)];
        if self.object.arch == Architecture::X86_64 {
            fields.push((code, (start + frame.size) as i64));
        }
        fields.push((xdata_symbol, at as i64));
        let entry = self.object.append(pdata, &vec![0; 4 * fields.len()], 4);
        for (index, (symbol, addend)) in fields.into_iter().enumerate() {
            let offset = entry + 4 * index as u64;
            self.object.add_fixup(pdata, offset, FixupKind::ImageRel4, symbol, addend);
        }
        Ok(())
    }

    /// Where exception data of a function in `text` goes, after its unwind table.
    pub(super) fn handler_data(&mut self, text: SectionId) -> SectionId {
        self.unwind_section(b".xdata", text)
    }

    /// `.pdata` or `.xdata`: of its own, and dropped with the function, if the function is in a comdat.
    fn unwind_section(&mut self, name: &[u8], text: SectionId) -> SectionId {
        let code = &self.object.sections[text];
        let mut section = Section::new(name, SectionKind::ReadOnly);
        if let Some(group) = code.group {
            section.group = Some(group);
            section.associative = true;
            section.unique = 1 + text.as_u32();
            if self.request.triple.is_windows_gnu()
                && let Some(dollar) = code.name.iter().position(|&byte| byte == b'$')
            {
                section.name = [name, &code.name[dollar..]].concat().into();
            }
        }
        self.object.section(section)
    }
}

/// What the Windows unwinder has to know of a function.
pub(super) struct WindowsFrame<'a> {
    /// Bytes of code.
    pub size: u64,
    pub prologue_size: u32,
    pub operations: &'a [(u32, WindowsUnwindOp)],
    pub arm64: Option<&'a [u8]>,
    pub personality: Option<SymbolId>,
}

const UWOP_PUSH_NONVOL: u8 = 0;
const UWOP_ALLOC_LARGE: u8 = 1;
const UWOP_ALLOC_SMALL: u8 = 2;
const UWOP_SET_FPREG: u8 = 3;
const UWOP_SAVE_NONVOL: u8 = 4;
const UWOP_SAVE_NONVOL_FAR: u8 = 5;
const UWOP_SAVE_XMM128: u8 = 8;
const UWOP_SAVE_XMM128_FAR: u8 = 9;
/// `UNW_FLAG_EHANDLER | UNW_FLAG_UHANDLER`
const HANDLER_FLAGS: u8 = 3;

/// The bit that tells of a handler, in the third byte of an arm64 record.
const ARM64_HAS_HANDLER: u8 = 1 << 4;

/// `UNWIND_INFO` of the x64 ABI, up to the handler.
fn unwind_info(frame: &WindowsFrame<'_>) -> Result<Vec<u8>> {
    let too_large =
        || Diagnostic::error(Loc::NONE, "the function's prologue is too large for a Windows unwind table");
    let mut frame_register = 0;
    let mut codes: Vec<u16> = Vec::new();
    for &(offset, operation) in frame.operations.iter().rev() {
        let offset = u8::try_from(offset).map_err(|_| too_large())?;
        let mut push = |operation: u8, info: u8, words: &[u16]| {
            codes.push(u16::from_le_bytes([offset, operation | info << 4]));
            codes.extend_from_slice(words);
        };
        let far = |offset: u32| [offset as u16, (offset >> 16) as u16];
        match operation {
            WindowsUnwindOp::PushRegister(register) => push(UWOP_PUSH_NONVOL, register, &[]),
            WindowsUnwindOp::StackAlloc(size) if size <= 128 && size > 0 => {
                push(UWOP_ALLOC_SMALL, (size / 8 - 1) as u8, &[]);
            }
            WindowsUnwindOp::StackAlloc(size) if size / 8 <= 0xffff => {
                push(UWOP_ALLOC_LARGE, 0, &[(size / 8) as u16]);
            }
            WindowsUnwindOp::StackAlloc(size) => push(UWOP_ALLOC_LARGE, 1, &far(size)),
            WindowsUnwindOp::SetFrame { register, offset } => {
                frame_register = register | (offset / 16) << 4;
                push(UWOP_SET_FPREG, 0, &[]);
            }
            WindowsUnwindOp::SaveRegister { register, offset } if offset / 8 <= 0xffff => {
                push(UWOP_SAVE_NONVOL, register, &[(offset / 8) as u16]);
            }
            WindowsUnwindOp::SaveRegister { register, offset } => {
                push(UWOP_SAVE_NONVOL_FAR, register, &far(offset));
            }
            WindowsUnwindOp::SaveXmm { register, offset } if offset / 16 <= 0xffff => {
                push(UWOP_SAVE_XMM128, register, &[(offset / 16) as u16]);
            }
            WindowsUnwindOp::SaveXmm { register, offset } => {
                push(UWOP_SAVE_XMM128_FAR, register, &far(offset));
            }
        }
    }
    let flags = if frame.personality.is_some() { HANDLER_FLAGS } else { 0 };
    let prologue = u8::try_from(frame.prologue_size).map_err(|_| too_large())?;
    let count = u8::try_from(codes.len()).map_err(|_| too_large())?;
    let mut info = vec![1 | flags << 3, prologue, count, frame_register];
    if codes.len() % 2 == 1 {
        codes.push(0);
    }
    info.extend(codes.iter().flat_map(|code| code.to_le_bytes()));
    Ok(info)
}

/// A name as an argument of a directive: in quotes unless it is of the plainest characters.
fn push_quoted(text: &mut Vec<u8>, name: &[u8], quoted: bool) {
    let quote: &[u8] = if quoted { b"\"" } else { b"" };
    text.extend_from_slice(quote);
    text.extend_from_slice(name);
    text.extend_from_slice(quote);
}
