//! Skipping text that is read later, or never, without making tokens of it.

/// Bytes that matter when brackets are counted: brackets, quotes, and what may start a comment.
const fn interesting() -> [bool; 256] {
    let mut table = [false; 256];
    let bytes = b"{}()\";/";
    let mut index = 0;
    while index < bytes.len() {
        table[bytes[index] as usize] = true;
        index += 1;
    }
    table
}

static INTERESTING: [bool; 256] = interesting();

/// The offset after the bracket that closes the one before `pos`; `open` and `close` are that bracket's kind,
/// `{}` or `()`. Strings, quoted names and comments are stepped over. `None`: the input ends before.
pub(super) fn skip_balanced(src: &[u8], mut pos: usize, open: u8, close: u8) -> Option<usize> {
    let mut depth = 1usize;
    loop {
        let rest = src.get(pos..)?;
        pos += rest.iter().position(|&byte| INTERESTING[byte as usize])?;
        let byte = src[pos];
        pos += 1;
        if byte == close {
            depth -= 1;
            if depth == 0 {
                return Some(pos);
            }
        } else if byte == open {
            depth += 1;
        } else if byte == b'"' {
            pos += memchr::memchr(b'"', &src[pos..])? + 1;
        } else if byte == b';' {
            pos += memchr::memchr2(b'\n', b'\r', &src[pos..])?;
        } else if byte == b'/' && src.get(pos) == Some(&b'*') {
            pos += memchr::memmem::find(&src[pos..], b"*/")? + 2;
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
