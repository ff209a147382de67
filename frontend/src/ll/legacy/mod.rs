//! The language of 2006 (LLVM 1.x): integers with signs, one namespace for globals and locals, types as part of
//! names.
//!
//! It uses the tables, constants and blocks of the later editions and has its own top level, types and
//! instructions:
//!
//! | file | holds |
//! |---|---|
//! | `types.rs`, `up_references.rs`, `type_identity.rs` | signed integers, names of types, recursive types |
//! | `names.rs` | values by type and name |
//! | `module.rs` | the top level |
//! | `constants.rs` | constants and constant expressions |
//! | `instructions.rs`, `casts.rs`, `calls.rs`, `intrinsics.rs`, `variadic.rs`, `unwind.rs`, `heap.rs` | instructions |

mod calls;
mod casts;
mod constants;
mod heap;
mod instructions;
mod intrinsics;
mod module;
mod names;
mod type_identity;
mod types;
mod unwind;
mod up_references;
mod variadic;

use super::lexer::{Lexer, Tok};

pub(super) use types::{SIGNED_NAME, TypeTexts};
pub(super) use up_references::UpReference;

/// Words that only this edition has.
const WORDS: &[&[u8]] = &[
    b"implementation",
    b"sbyte",
    b"ubyte",
    b"short",
    b"ushort",
    b"int",
    b"uint",
    b"long",
    b"ulong",
    b"bool",
    b"csretcc",
    b"pointersize",
];

/// Whether a text is of this edition: it has words or forms that only this one has, and nothing that came later.
pub(super) fn recognise(source: &[u8]) -> bool {
    let mut lexer = Lexer::new(source, 0);
    let mut found = false;
    let mut depth = 0usize;
    let mut before = Tok::Eof;
    loop {
        let token = lexer.next_token();
        match token.kind {
            Tok::Eof => return found,
            Tok::GlobalName | Tok::GlobalNumber | Tok::IntType | Tok::AttrGroup | Tok::MetadataName => {
                return false;
            }
            Tok::LBrace => depth += 1,
            Tok::RBrace => depth = depth.saturating_sub(1),
            // A function of this edition: `void %f(` or `void "f"(`.
            Tok::LParen if matches!(before, Tok::LocalName | Tok::Str) && depth == 0 => found = true,
            Tok::Word => {
                let word = lexer.text(token);
                if word == b"ptr" {
                    return false;
                }
                // Later editions have no global without a name that begins with `@`.
                let is_global = depth == 0 && matches!(word, b"global" | b"constant");
                found |= is_global || WORDS.contains(&word);
            }
            _ => {}
        }
        before = token.kind;
    }
}
