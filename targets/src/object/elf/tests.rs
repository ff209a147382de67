//! Objects built by hand, written and read back with `object`'s reader.

use super::super::*;
use object::read::elf::{ElfFile64, FileHeader, SectionHeader};
use object::read::{Object as _, ObjectSection, ObjectSymbol};

fn text(object: &mut Object) -> SectionId {
    object.section(Section::new(*b".text", SectionKind::Text))
}

fn define(
    object: &mut Object,
    name: &[u8],
    section: SectionId,
    offset: u64,
    size: u64,
    binding: Binding,
) -> SymbolId {
    let id = object.symbol_named(name);
    let symbol = &mut object.symbols[id];
    symbol.place = SymbolPlace::Section { section, offset };
    symbol.size = size;
    symbol.binding = binding;
    symbol.kind = SymbolKind::Function;
    id
}

#[test]
fn calls_within_the_section_need_no_relocation() {
    let mut object = Object::new(Format::Elf, Architecture::X86_64);
    let text = text(&mut object);
    let code = [0xe8, 0, 0, 0, 0, 0xe8, 0, 0, 0, 0, 0xe8, 0, 0, 0, 0, 0xc3];
    object.append(text, &code, 16);
    let local = define(&mut object, b"local", text, 15, 1, Binding::Local);
    let global = define(&mut object, b"global", text, 0, 15, Binding::Global);
    let puts = object.symbol_named(b"puts");
    object.symbol_named(b"unused");
    object.add_fixup(text, 1, FixupKind::X86Branch4, local, -4);
    object.add_fixup(text, 6, FixupKind::X86Branch4, global, -4);
    object.add_fixup(text, 11, FixupKind::X86Branch4, puts, -4);
    let bytes = super::write(object).unwrap();
    let file = ElfFile64::<object::Endianness>::parse(&*bytes).unwrap();
    let section = file.section_by_name(".text").unwrap();
    assert_eq!(&section.data().unwrap()[..5], &[0xe8, 10, 0, 0, 0]);
    assert_eq!(section.relocations().count(), 2);
    let names: Vec<_> = file.symbols().map(|symbol| symbol.name().unwrap().to_owned()).collect();
    assert_eq!(names, ["local", "global", "puts"]);
}

#[test]
fn differences_become_bytes_or_pc_relative() {
    let mut object = Object::new(Format::Elf, Architecture::X86_64);
    let text = text(&mut object);
    object.append(text, &[0xc3; 8], 16);
    let a = define(&mut object, b"a", text, 0, 4, Binding::Global);
    let b = define(&mut object, b"b", text, 4, 4, Binding::Global);
    let data = object.section(Section::new(*b".rodata", SectionKind::ReadOnly));
    object.append(data, &[0; 12], 4);
    let table = object.add_label(data, 4);
    let mut fixup = |offset, symbol, minus: SymbolId, addend| {
        let kind = FixupKind::Abs4;
        let fixup = Fixup { offset, kind, symbol, minus: minus.into(), addend };
        object.sections[data].fixups.push(fixup);
    };
    fixup(0, b, a, 1);
    fixup(8, b, table, 2);
    let bytes = super::write(object).unwrap();
    let file = ElfFile64::<object::Endianness>::parse(&*bytes).unwrap();
    let section = file.section_by_name(".rodata").unwrap();
    assert_eq!(&section.data().unwrap()[..4], &[5, 0, 0, 0]);
    let relocations: Vec<_> = section.relocations().collect();
    assert_eq!(relocations.len(), 1);
    assert_eq!((relocations[0].0, relocations[0].1.addend()), (8, 6));
}

#[test]
fn differences_across_sections_are_refused_but_on_riscv() {
    for (arch, fails) in [(Architecture::X86_64, true), (Architecture::Riscv64, false)] {
        let mut object = Object::new(Format::Elf, arch);
        let text = text(&mut object);
        object.append(text, &[0; 4], 4);
        let a = define(&mut object, b"a", text, 0, 4, Binding::Global);
        let b = object.symbol_named(b"b");
        let data = object.section(Section::new(*b".data", SectionKind::Data));
        object.append(data, &[0; 4], 4);
        let fixup = Fixup { offset: 0, kind: FixupKind::Abs4, symbol: b, minus: a.into(), addend: 0 };
        object.sections[data].fixups.push(fixup);
        assert_eq!(super::write(object).is_err(), fails);
    }
}

#[test]
fn many_sections_use_extended_numbering() {
    let mut object = Object::new(Format::Elf, Architecture::X86_64);
    for index in 0..70_000 {
        let name = format!(".text.f{index}").into_bytes();
        let section = object.section(Section::new(name, SectionKind::Text));
        object.append(section, &[0xc3], 1);
        define(&mut object, format!("f{index}").as_bytes(), section, 0, 1, Binding::Global);
    }
    let bytes = super::write(object).unwrap();
    let file = ElfFile64::<object::Endianness>::parse(&*bytes).unwrap();
    assert!(file.sections().count() > 70_000);
    let last = file.symbol_by_name("f69999").unwrap();
    let section = file.section_by_index(last.section_index().unwrap()).unwrap();
    assert_eq!(section.name().unwrap(), ".text.f69999");
}

#[test]
fn groups_come_first_and_hold_their_relocations() {
    let mut object = Object::new(Format::Elf, Architecture::S390x);
    let symbol = object.symbol_named(b"f");
    let group = object.add_group(symbol, GroupKind::Any);
    let section =
        object.section(Section { group: Some(group), ..Section::new(*b".text.f", SectionKind::Text) });
    object.append(section, &[0xc0, 0xe5, 0, 0, 0, 0], 2);
    let symbol = define(&mut object, b"f", section, 0, 6, Binding::Weak);
    let callee = object.symbol_named(b"callee");
    object.add_fixup(section, 2, FixupKind::S390xPltRel32Dbl, callee, 2);
    assert_eq!(object.find_symbol(b"f"), Some(symbol));
    let bytes = super::write(object).unwrap();
    let file = ElfFile64::<object::Endianness>::parse(&*bytes).unwrap();
    let endian = file.endian();
    let header = file.elf_header();
    assert_eq!(header.e_machine(endian), object::elf::EM_S390);
    let sections = file.elf_section_table();
    let first = sections.section(object::SectionIndex(1)).unwrap();
    assert_eq!(first.sh_type(endian), object::elf::SHT_GROUP);
    let (flags, members) = first.group(endian, &*bytes).unwrap().unwrap();
    assert_eq!(flags, object::elf::GRP_COMDAT);
    assert_eq!(members.len(), 2);
    let signature = file.elf_symbol_table().symbol(object::SymbolIndex(first.sh_info(endian) as usize));
    assert_eq!(signature.unwrap().st_bind(), object::elf::STB_WEAK);
}

#[test]
fn names_with_nul_are_refused() {
    let mut object = Object::new(Format::Elf, Architecture::X86_64);
    let text = text(&mut object);
    object.append(text, &[0xc3], 1);
    define(&mut object, b"a\0b", text, 0, 1, Binding::Global);
    assert!(super::write(object).is_err());
}
