//! Templates of inline assembly (LangRef, "Inline Asm Template String"): `$0`, `${0:b}`, `$$`, and alternatives
//! for the dialects, `$(a$|b$)`.

/// The dialect a template is written in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Dialect {
    Att,
    Intel,
}

/// A reference to an operand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct OperandText {
    pub index: usize,
    pub modifier: Option<char>,
}

/// A part of a template.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Piece {
    Text(String),
    Operand(OperandText),
}

/// Splits a template. The error says what is wrong.
pub(super) fn parse(template: &str, dialect: Dialect) -> Result<Vec<Piece>, String> {
    let mut pieces = Vec::new();
    let mut literal = String::new();
    // Inside `$(…$)`: which alternative is being read.
    let mut alternative: Option<u32> = None;
    let wanted = if dialect == Dialect::Att { 0 } else { 1 };
    let mut rest = template;
    while !rest.is_empty() {
        let Some(dollar) = rest.find('$') else {
            push_text(&mut literal, rest, alternative, wanted);
            break;
        };
        push_text(&mut literal, &rest[..dollar], alternative, wanted);
        rest = &rest[dollar + 1..];
        let visible = alternative.is_none_or(|current| current == wanted);
        match rest.as_bytes().first() {
            Some(b'$') => {
                // In Intel's dialect it marks a number, which has no sign there.
                if dialect == Dialect::Att {
                    push_text(&mut literal, "$", alternative, wanted);
                }
                rest = &rest[1..];
            }
            Some(b'(') => {
                if alternative.is_some() {
                    return Err("nested alternatives in the template".into());
                }
                alternative = Some(0);
                rest = &rest[1..];
            }
            Some(b'|') => {
                match &mut alternative {
                    Some(current) => *current += 1,
                    None => push_text(&mut literal, "|", None, wanted),
                }
                rest = &rest[1..];
            }
            Some(b')') => {
                match alternative {
                    Some(_) => alternative = None,
                    None => push_text(&mut literal, "}", None, wanted),
                }
                rest = &rest[1..];
            }
            Some(b'{') => {
                let close = rest.find('}').ok_or("an unclosed brace in the template")?;
                let inner = &rest[1..close];
                rest = &rest[close + 1..];
                if visible {
                    special(inner, &mut literal, &mut pieces)?;
                }
            }
            Some(digit) if digit.is_ascii_digit() => {
                let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
                let index = rest[..digits].parse().map_err(|_| "a number that is too large")?;
                rest = &rest[digits..];
                if visible {
                    flush(&mut literal, &mut pieces);
                    pieces.push(Piece::Operand(OperandText { index, modifier: None }));
                }
            }
            _ => return Err("a stray $ in the template".into()),
        }
    }
    flush(&mut literal, &mut pieces);
    Ok(pieces)
}

fn push_text(literal: &mut String, text: &str, alternative: Option<u32>, wanted: u32) {
    if alternative.is_none_or(|current| current == wanted) {
        literal.push_str(text);
    }
}

fn flush(literal: &mut String, pieces: &mut Vec<Piece>) {
    if !literal.is_empty() {
        pieces.push(Piece::Text(std::mem::take(literal)));
    }
}

/// `${…}`: an operand with a modifier, or `:uid`, `:comment`, `:private`.
fn special(inner: &str, literal: &mut String, pieces: &mut Vec<Piece>) -> Result<(), String> {
    match inner {
        // Each stub is a function of its own and is assembled once, so `\@`-like uniqueness is the stub's.
        ":uid" => literal.push_str(UID),
        ":comment" => literal.push('#'),
        ":private" => literal.push_str(PRIVATE),
        _ => {
            let (number, modifier) = match inner.split_once(':') {
                Some((number, modifier)) => (number, modifier.chars().next()),
                None => (inner, None),
            };
            let index = number.parse().map_err(|_| format!("${{{inner}}} in the template"))?;
            flush(literal, pieces);
            pieces.push(Piece::Operand(OperandText { index, modifier }));
        }
    }
    Ok(())
}

/// Stands for the stub's unique name until it is known.
pub(super) const UID: &str = "\u{1}uid\u{1}";

/// What a label of `callbr` is called in the stub.
pub(super) fn label_text(label: usize) -> String {
    format!("{PRIVATE}rllc_label{label}_{UID}")
}

/// Stands for what the format's private labels start with.
pub(super) const PRIVATE: &str = "\u{1}private\u{1}";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn picks_the_dialect() {
        let template = "mov$(l$|$) $1, ${0:k}$$";
        let att = parse(template, Dialect::Att).unwrap();
        assert_eq!(att[0], Piece::Text("movl ".into()));
        assert_eq!(att[3], Piece::Operand(OperandText { index: 0, modifier: Some('k') }));
        assert_eq!(att[4], Piece::Text("$".into()));
        let intel = parse(template, Dialect::Intel).unwrap();
        assert_eq!(intel[0], Piece::Text("mov ".into()));
    }
}
