//! Skipping text that is read later, or never, without making tokens of it.

/// The offset after the comment whose first byte, `;` or `/`, stands at `at`; what follows the slash if it starts no
/// comment. `None`: the input ends before.
fn skip_comment(src: &[u8], at: usize) -> Option<usize> {
    let inside = at + 1;
    if src[at] == b';' {
        return Some(inside + memchr::memchr2(b'\n', b'\r', &src[inside..])?);
    }
    match src.get(inside) {
        Some(b'*') => Some(inside + 3 + memchr::memmem::find(&src[inside + 1..], b"*/")?),
        _ => Some(inside),
    }
}

/// The offset after the bracket that closes the one before `pos`; `open` and `close` are that bracket's kind,
/// `{}` or `()`. Strings, quoted names and comments are stepped over. `None`: the input ends before.
pub(super) fn skip_balanced(src: &[u8], mut pos: usize, open: u8, close: u8) -> Option<usize> {
    let mut depth = 1usize;
    'brackets: loop {
        // Brackets and quotes are rare, and so are comments between them: both are searched for many bytes at a
        // time.
        let bracket = pos + memchr::memchr3(open, close, b'"', src.get(pos..)?)?;
        while let Some(len) = memchr::memchr2(b';', b'/', &src[pos..bracket]) {
            pos = skip_comment(src, pos + len)?;
            if pos > bracket {
                continue 'brackets;
            }
        }
        pos = bracket + 1;
        let byte = src[bracket];
        if byte == close {
            depth -= 1;
            if depth == 0 {
                return Some(pos);
            }
        } else if byte == open {
            depth += 1;
        } else {
            pos += memchr::memchr(b'"', &src[pos..])? + 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn braces_in_strings_comments_and_types() {
        let text = b"{ %x = { i8 } \"}\" ; }\n /* } */ c\"{\" }tail";
        let end = skip_balanced(text, 1, b'{', b'}');
        assert_eq!(end.map(|end| &text[end..]), Some(&b"tail"[..]));
        assert_eq!(skip_balanced(b"{ ; }", 1, b'{', b'}'), None);
    }
}
