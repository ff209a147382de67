//! Types as messages show them.

use super::legacy::SIGNED_NAME;
use super::typed::POINTER_NAME;
use crate::ir::{Context, Type, TypeId};
use std::fmt::Write;

/// Longer names are cut: they are for people to read.
const MAX_LEN: usize = 400;

/// The type in today's notation, or in that of 2006.
pub(super) fn type_name(cx: &Context, legacy: bool, ty: TypeId) -> String {
    let mut out = String::new();
    write_type(cx, legacy, ty, &mut out, 0);
    out
}

fn write_list(cx: &Context, legacy: bool, types: &[TypeId], out: &mut String, depth: u32) {
    for (index, &ty) in types.iter().enumerate() {
        if index > 0 {
            out.push_str(", ");
        }
        write_type(cx, legacy, ty, out, depth);
    }
}

fn write_type(cx: &Context, legacy: bool, ty: TypeId, out: &mut String, depth: u32) {
    if depth > 20 || out.len() > MAX_LEN {
        out.push('…');
        return;
    }
    let depth = depth + 1;
    // Writing to a `String` cannot fail.
    let _ = match cx.types.get(ty) {
        Type::Void => write!(out, "void"),
        Type::Label => write!(out, "label"),
        Type::Metadata => write!(out, "metadata"),
        Type::Token => write!(out, "token"),
        Type::X86Amx => write!(out, "x86_amx"),
        Type::Half => write!(out, "half"),
        Type::BFloat => write!(out, "bfloat"),
        Type::Float => write!(out, "float"),
        Type::Double => write!(out, "double"),
        Type::X86Fp80 => write!(out, "x86_fp80"),
        Type::Fp128 => write!(out, "fp128"),
        Type::PpcFp128 => write!(out, "ppc_fp128"),
        Type::Int(1) if legacy => write!(out, "bool"),
        Type::Int(8) if legacy => write!(out, "ubyte"),
        Type::Int(16) if legacy => write!(out, "ushort"),
        Type::Int(32) if legacy => write!(out, "uint"),
        Type::Int(64) if legacy => write!(out, "ulong"),
        Type::Int(bits) => write!(out, "i{bits}"),
        Type::Byte(bits) => write!(out, "b{bits}"),
        Type::Ptr(0) => write!(out, "ptr"),
        Type::Ptr(space) => write!(out, "ptr addrspace({space})"),
        Type::Array { elem, len } => {
            let _ = write!(out, "[{len} x ");
            write_type(cx, legacy, *elem, out, depth);
            write!(out, "]")
        }
        Type::Vector { elem, len, scalable } => {
            let _ = write!(out, "<{}{len} x ", if *scalable { "vscale x " } else { "" });
            write_type(cx, legacy, *elem, out, depth);
            write!(out, ">")
        }
        Type::Struct { fields, packed } => {
            out.push_str(if *packed { "<{" } else { "{" });
            if !fields.is_empty() {
                out.push(' ');
                write_list(cx, legacy, fields, out, depth);
                out.push(' ');
            }
            write!(out, "{}", if *packed { "}>" } else { "}" })
        }
        Type::Named(number) => match cx.types.named_struct(*number).name {
            Some(name) => write!(out, "%{}", cx.strings.display(name)),
            None => write!(out, "%{number}"),
        },
        Type::Function { ret, params, vararg } => {
            write_type(cx, legacy, *ret, out, depth);
            out.push_str(" (");
            write_list(cx, legacy, params, out, depth);
            if *vararg {
                out.push_str(if params.is_empty() { "..." } else { ", ..." });
            }
            write!(out, ")")
        }
        Type::Target { name, ints, .. } if cx.strings.get(*name) == SIGNED_NAME => {
            write!(
                out,
                "{}",
                match ints.first() {
                    Some(8) => "sbyte",
                    Some(16) => "short",
                    Some(32) => "int",
                    _ => "long",
                }
            )
        }
        Type::Target { name, types, ints } if cx.strings.get(*name) == POINTER_NAME => {
            write_list(cx, legacy, types, out, depth);
            match ints.first() {
                Some(0) | None => write!(out, "*"),
                Some(space) => write!(out, " addrspace({space})*"),
            }
        }
        Type::Target { name, types, ints } => {
            let _ = write!(out, "target(\"{}\"", cx.strings.display(*name));
            for &ty in types {
                out.push_str(", ");
                write_type(cx, legacy, ty, out, depth);
            }
            for int in ints {
                let _ = write!(out, ", {int}");
            }
            write!(out, ")")
        }
    };
}
