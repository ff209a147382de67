//! Assignments beside what LLVM 22 does with the same signatures.

use super::*;
use rllc_frontend::ir::{Context, Type};
use rllc_frontend::layout::DataLayout;

/// The places of the arguments and results of a function, written short: `i7` and `f0` are registers, `s8` a stack
/// offset, `x0` the x87 stack, `m` a result in memory.
fn places(isa: Isa, platform: Platform, build: impl Fn(&mut TypeTable) -> (TypeId, Vec<TypeId>)) -> String {
    let mut types = TypeTable::new();
    let (ret, params) = build(&mut types);
    let layout = match DataLayout::parse(b"e-i64:64-i128:128-f80:128-n8:16:32:64-S128") {
        Ok(layout) => layout,
        Err(error) => panic!("{error}"),
    };
    let attrs = AttributeTable::default();
    let abi = Abi {
        types: &types,
        layout: &layout,
        attrs: &attrs,
        isa,
        platform,
        vectors: false,
        vector_bits: 128,
        byte_masks: false,
        x87_results: true,
        float_bits: 64,
    };
    let signature = Signature {
        conv: CallConv(0),
        ret,
        params: &params,
        attrs: AttrListId::EMPTY,
        more_attrs: AttrListId::EMPTY,
        named: params.len(),
        variadic: false,
        local: false,
    };
    let assignment = match abi.assign(&signature) {
        Ok(assignment) => assignment,
        Err(Unassignable(what)) => return what,
    };
    let short = |piece: &Piece| match piece.place {
        Place::Register(Register::Int(number)) => format!("i{number}"),
        Place::Register(Register::Float(number)) => format!("f{number}"),
        Place::Register(Register::Vector(number)) => format!("v{number}"),
        Place::Register(Register::X87(number)) => format!("x{number}"),
        Place::Register(Register::Upper { register, part }) => format!("f{register}.{part}"),
        Place::Stack(offset) => format!("s{offset}"),
    };
    let list = |pieces: &[Piece]| pieces.iter().map(short).collect::<Vec<_>>().join(" ");
    let arguments: Vec<String> = assignment
        .arguments
        .iter()
        .map(|argument| match argument {
            Argument::Pieces(pieces) => list(pieces),
            Argument::ByVal { offset, .. } => format!("copy s{offset}"),
            Argument::ByValAddress { piece, .. } => format!("copy {}", short(piece)),
            Argument::ByAddress { pieces, .. } => {
                format!("at {}", pieces.iter().map(short).collect::<Vec<_>>().join(" "))
            }
        })
        .collect();
    let results = match &assignment.results {
        Results::Pieces(pieces) => list(pieces),
        Results::Memory(_) => "m".to_owned(),
    };
    format!("{} -> {results}", arguments.join(", "))
}

fn x86(build: impl Fn(&mut TypeTable) -> (TypeId, Vec<TypeId>)) -> String {
    places(Isa::X86_64, Platform::Standard, build)
}

#[test]
fn system_v_splits_wide_integers_but_not_i128() {
    let with = |wide: fn(&mut TypeTable) -> TypeId| {
        x86(|types| {
            let mut params = vec![TypeId::I64; 5];
            params.push(wide(types));
            params.push(TypeId::I64);
            (TypeId::VOID, params)
        })
    };
    assert_eq!(with(|_| TypeId::I128), "i7, i6, i2, i1, i8, s0 s8, i9 -> ");
    assert_eq!(with(|types| types.int(65)), "i7, i6, i2, i1, i8, i9 s0, s8 -> ");
    assert_eq!(with(|types| types.array(TypeId::I64, 2)), "i7, i6, i2, i1, i8, i9 s0, s8 -> ");
}

#[test]
fn system_v_results_overflow_to_memory() {
    let result = |build: fn(&mut TypeTable) -> TypeId| x86(|types| (build(types), Vec::new()));
    assert_eq!(result(|types| types.array(TypeId::I64, 3)), " -> i0 i2 i1");
    assert_eq!(result(|types| types.array(TypeId::I64, 4)), " -> m");
    assert_eq!(result(|types| types.array(TypeId::DOUBLE, 2)), " -> f0 f1");
    assert_eq!(result(|types| types.array(TypeId::DOUBLE, 3)), " -> f0 f1 x0");
    assert_eq!(result(|types| types.array(TypeId::DOUBLE, 5)), " -> m");
    assert_eq!(result(|types| types.intern(Type::X86Fp80)), " -> x0");
    assert_eq!(result(|types| types.vector(TypeId::I32, 16, false)), " -> f0 f1 f2 f3");
}

#[test]
fn sse_vectors_of_every_length() {
    let argument = |elem: TypeId, len: u32| x86(|types| (TypeId::VOID, vec![types.vector(elem, len, false)]));
    assert_eq!(argument(TypeId::I32, 3), "f0 -> ");
    assert_eq!(argument(TypeId::I8, 3), "i7 i6 i2 -> ");
    assert_eq!(argument(TypeId::I8, 4), "f0 -> ");
    assert_eq!(argument(TypeId::I64, 1), "i7 -> ");
    assert_eq!(argument(TypeId::I64, 3), "i7 i6 i2 -> ");
    assert_eq!(argument(TypeId::I32, 8), "f0 f1 -> ");
    assert_eq!(argument(TypeId::I1, 16), "f0 -> ");
    assert_eq!(argument(TypeId::I1, 3), "i7 i6 i2 -> ");
}

#[test]
fn aapcs64_pairs_and_arrays() {
    let arm = |build: fn(&mut TypeTable) -> Vec<TypeId>| {
        places(Isa::Aarch64, Platform::Standard, |types| (TypeId::VOID, build(types)))
    };
    assert_eq!(arm(|_| vec![TypeId::I64, TypeId::I128, TypeId::I64]), "i0, i2 i3, i4 -> ");
    assert_eq!(
        arm(|_| [vec![TypeId::I64; 7], vec![TypeId::I128, TypeId::I64]].concat()),
        "i0, i1, i2, i3, i4, i5, i6, s0 s8, s16 -> "
    );
    assert_eq!(
        arm(|types| [vec![TypeId::I64; 6], vec![types.array(TypeId::I64, 3), TypeId::I64]].concat()),
        "i0, i1, i2, i3, i4, i5, s0 s8 s16, s24 -> "
    );
}

#[test]
fn apple_takes_any_two_registers_and_packs_the_stack() {
    let apple = |build: fn(&mut TypeTable) -> Vec<TypeId>| {
        places(Isa::Aarch64, Platform::Apple, |types| (TypeId::VOID, build(types)))
    };
    assert_eq!(apple(|_| vec![TypeId::I64, TypeId::I128, TypeId::I64]), "i0, i1 i2, i3 -> ");
    assert_eq!(
        apple(|_| [vec![TypeId::I64; 7], vec![TypeId::I128, TypeId::I8, TypeId::I32]].concat()),
        "i0, i1, i2, i3, i4, i5, i6, s0 s8, s16, s20 -> "
    );
}

#[test]
fn riscv_splits_pairs_and_fills_integer_registers_with_floats() {
    let riscv = |build: fn(&mut TypeTable) -> Vec<TypeId>| {
        places(Isa::Riscv64, Platform::Standard, |types| (TypeId::VOID, build(types)))
    };
    assert_eq!(
        riscv(|_| [vec![TypeId::I64; 7], vec![TypeId::I128, TypeId::I64]].concat()),
        "i10, i11, i12, i13, i14, i15, i16, i17 s0, s8 -> "
    );
    assert_eq!(riscv(|_| vec![TypeId::DOUBLE; 9]), "f10, f11, f12, f13, f14, f15, f16, f17, i10 -> ");
}

#[test]
fn windows_goes_by_position() {
    let windows = |build: fn(&mut TypeTable) -> Vec<TypeId>| {
        places(Isa::X86_64, Platform::Windows, |types| (TypeId::VOID, build(types)))
    };
    assert_eq!(
        windows(|_| vec![
            TypeId::DOUBLE,
            TypeId::I64,
            TypeId::FLOAT,
            TypeId::I64,
            TypeId::I64,
            TypeId::DOUBLE
        ]),
        "f0, i2, f2, i9, s32, s40 -> "
    );
    assert_eq!(windows(|types| vec![types.vector(TypeId::I32, 4, false)]), "at i1 -> ");
    assert_eq!(windows(|types| vec![types.vector(TypeId::I32, 8, false)]), "at i1 i2 -> ");
}

#[test]
fn refuses_by_name_what_it_does_not_know() {
    let context = Context::default();
    let layout = DataLayout::parse(b"").unwrap_or_else(|error| panic!("{error}"));
    let attrs = AttributeTable::default();
    let abi = Abi {
        types: &context.types,
        layout: &layout,
        attrs: &attrs,
        isa: Isa::X86_64,
        platform: Platform::Standard,
        vectors: false,
        vector_bits: 128,
        byte_masks: false,
        x87_results: true,
        float_bits: 64,
    };
    let signature = Signature {
        conv: CallConv(13),
        ret: TypeId::VOID,
        params: &[],
        attrs: AttrListId::EMPTY,
        more_attrs: AttrListId::EMPTY,
        named: 0,
        variadic: false,
        local: false,
    };
    let refused = abi.assign(&signature);
    assert_eq!(refused, Err(Unassignable("the calling convention anyregcc".into())));
}
