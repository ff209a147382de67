//! Modules built by hand.

use super::*;
use crate::object::{CodeFixup, CodeTarget, FixupKind, FrameChange, FunctionCode, Unwind};
use object::read::elf::ElfFile64;
use object::read::{Object as _, ObjectSection, ObjectSymbol};
use rllc_frontend::ir::*;

fn variable(name: StrId, value_type: TypeId, linkage: Linkage, init: Option<ConstId>) -> GlobalValue {
    GlobalValue {
        name: Some(name),
        value_type,
        address_space: 0,
        linkage,
        visibility: Visibility::Default,
        dll_storage: DllStorage::None,
        tls: None,
        unnamed_addr: UnnamedAddr::None,
        dso_local: linkage.is_local(),
        section: None,
        partition: None,
        comdat: None,
        align: None,
        attachments: Vec::new(),
        kind: GlobalKind::Variable(Variable {
            constant: false,
            externally_initialized: false,
            initializer: init,
            code_model: None,
            attrs: AttrSetId::EMPTY,
            sanitizer: SanitizerFlags::default(),
        }),
        loc: Loc::NONE,
    }
}

fn function(name: StrId, value_type: TypeId, defined: bool) -> GlobalValue {
    GlobalValue {
        kind: GlobalKind::Function(Function {
            conv: CallConv(0),
            attrs: AttrListId::EMPTY,
            gc: None,
            prefix: None,
            prologue: None,
            personality: None,
            preferred_align: None,
            body: defined.then_some(BodySource { range: 0..0 }),
        }),
        ..variable(name, value_type, Linkage::External, None)
    }
}

fn module(context: Context, globals: Vec<GlobalValue>) -> Module {
    Module {
        context: context.share(),
        source_filename: None,
        data_layout: None,
        typed_pointers: false,
        triple: None,
        module_asm: Vec::new(),
        globals: globals.into_iter().collect(),
        comdats: Default::default(),
        named_metadata: Vec::new(),
        dependent_libraries: Vec::new(),
        upgraded_intrinsics: Vec::new(),
        use_list_orders: Vec::new(),
        metadata_count: 0,
    }
}

fn build(module: &Module, triple: &str, functions: &[(GlobalId, FunctionCode)]) -> Vec<u8> {
    let triple = Triple::parse(triple);
    let layout = crate::triple::module_data_layout(&triple, None, false).unwrap().layout;
    let layout = layout.for_types(&module.context.types, &module.context.strings);
    let request = ObjectRequest {
        module,
        layout: &layout,
        triple: &triple,
        metadata: None,
        position_independent: true,
        large_data: Default::default(),
        keep_assembly: false,
        address_significance: false,
        emulated_tls: false,
        function_sections: false,
        data_sections: false,
        sections: ElfSectionOptions::default(),
        target_abi: None,
        float_bits: 64,
        features: &[],
        input_name: "folder/test.ll",
    };
    let mut builder = ObjectBuilder::new(request).unwrap();
    for (global, code) in functions {
        builder.add_function(*global, code).unwrap();
    }
    crate::object::write(builder.finish(&|_, _| None).unwrap()).unwrap()
}

#[test]
fn a_function_calls_and_is_described() {
    let mut context = Context::default();
    let function_type = context.types.function(TypeId::I32, &[], false);
    let [main, puts] = ["main", "puts"].map(|name| context.strings.intern(name.as_bytes()));
    let module =
        module(context, vec![function(main, function_type, true), function(puts, function_type, false)]);
    let ids: Vec<GlobalId> = module.globals.keys().collect();
    let code = FunctionCode {
        // push rbp; call puts; pop rbp; ret
        code: vec![0x55, 0xe8, 0, 0, 0, 0, 0x5d, 0xc3],
        align: 1,
        fixups: vec![CodeFixup {
            offset: 2,
            kind: FixupKind::X86Branch4,
            target: CodeTarget::Global(ids[1]),
            minus: None,
            addend: -4,
        }],
        unwind: Some(Unwind {
            changes: vec![
                (1, FrameChange::DefCfaOffset(16)),
                (1, FrameChange::Offset { register: 6, offset: -16 }),
                (7, FrameChange::DefCfaOffset(8)),
            ],
            ..Unwind::default()
        }),
        ..FunctionCode::default()
    };
    let bytes = build(&module, "x86_64-unknown-linux-gnu", &[(ids[0], code)]);
    let file = ElfFile64::<object::Endianness>::parse(&*bytes).unwrap();
    let main = file.symbol_by_name("main").unwrap();
    assert_eq!((main.size(), main.is_global()), (8, true));
    assert!(file.symbol_by_name("puts").unwrap().is_undefined());
    let frames = file.section_by_name(".eh_frame").unwrap();
    assert_eq!(frames.relocations().count(), 1);
    use gimli::read::{BaseAddresses, EhFrame, UnwindContext, UnwindSection};
    let eh_frame = EhFrame::new(frames.data().unwrap(), gimli::LittleEndian);
    let bases = BaseAddresses::default().set_eh_frame(0);
    let mut entries = eh_frame.entries(&bases);
    let mut described = Vec::new();
    while let Some(entry) = entries.next().unwrap() {
        if let gimli::CieOrFde::Fde(partial) = entry {
            let fde = partial.parse(|_, bases, offset| eh_frame.cie_from_offset(bases, offset)).unwrap();
            let mut context = UnwindContext::new();
            let mut rows = fde.rows(&eh_frame, &bases, &mut context).unwrap();
            while let Some(row) = rows.next_row().unwrap() {
                described.push((row.start_address() - fde.initial_address(), row.cfa().clone()));
            }
        }
    }
    let cfa = |offset| gimli::CfaRule::RegisterAndOffset { register: gimli::X86_64::RSP, offset };
    assert_eq!(described, [(0, cfa(8)), (1, cfa(16)), (7, cfa(8))]);
}

#[test]
fn initializers_become_bytes() {
    let mut context = Context::default();
    let types = &mut context.types;
    let i24 = types.int(24);
    let i65 = types.int(65);
    let bits = types.vector(TypeId::I1, 3, false);
    let mixed = types.literal_struct(&[TypeId::I8, TypeId::I32, i24], false);
    let consts = &mut context.consts;
    let int = |consts: &mut ConstTable, types: &TypeTable, ty, value| consts.int(types, ty, value);
    let fields = [
        int(consts, types, TypeId::I8, 1),
        int(consts, types, TypeId::I32, 0x0203_0405),
        int(consts, types, i24, 0x06_0708),
    ];
    let mixed_value = consts.aggregate(types, mixed, &fields);
    let lanes = [1, 0, 0].map(|bit| int(consts, types, TypeId::I1, bit));
    let bits_value = consts.aggregate(types, bits, &lanes);
    let wide_value = consts.wide_int(65, i65, vec![u64::MAX, 1]);
    let [a, b, c] = ["a", "b", "c"].map(|name| context.strings.intern(name.as_bytes()));
    let module = module(
        context,
        vec![
            variable(a, mixed, Linkage::External, Some(mixed_value)),
            variable(b, bits, Linkage::External, Some(bits_value)),
            variable(c, i65, Linkage::External, Some(wide_value)),
        ],
    );
    let data = |triple, name: &str| {
        let bytes = build(&module, triple, &[]);
        let file = ElfFile64::<object::Endianness>::parse(&*bytes).unwrap();
        let symbol = file.symbol_by_name(name).unwrap();
        let section = file.section_by_index(symbol.section_index().unwrap()).unwrap();
        let start = symbol.address() as usize;
        section.data().unwrap()[start..start + symbol.size() as usize].to_vec()
    };
    let (little, big) = ("x86_64-unknown-linux-gnu", "s390x-unknown-linux-gnu");
    assert_eq!(data(little, "a"), [1, 0, 0, 0, 5, 4, 3, 2, 8, 7, 6, 0]);
    assert_eq!(data(big, "a"), [1, 0, 0, 0, 2, 3, 4, 5, 6, 7, 8, 0]);
    assert_eq!(data(little, "b"), [1]);
    assert_eq!(data(big, "b"), [4]);
    let ones = [0xff; 8];
    assert_eq!(data(little, "c"), [&ones[..], &[1, 0, 0, 0, 0, 0, 0, 0]].concat());
    assert_eq!(data(big, "c"), [&[1], &ones[..], &[0; 7]].concat());
}
