//! Inline assembly of older editions.

/// Puts `;` before the ARM marker of `objc_retainAutoreleaseReturnValue` where older clangs wrote `#`, which the
/// assembler does not take for a comment.
pub fn upgrade_inline(mut template: Vec<u8>) -> Vec<u8> {
    const MARKER: &[u8] = b"# marker";
    if template.starts_with(b"mov\tfp")
        && memchr::memmem::find(&template, b"objc_retainAutoreleaseReturnValue").is_some()
        && let Some(at) = memchr::memmem::find(&template, MARKER)
    {
        template[at] = b';';
    }
    template
}

/// One constraint of inline assembly (LangRef, "Inline Asm Constraint String").
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Constraint {
    /// `~{…}`
    pub clobber: bool,
    /// `=…`
    pub output: bool,
    /// `*…`: the operand is the address.
    pub indirect: bool,
    /// `!…`: a destination of `callbr`.
    pub label: bool,
}

impl Constraint {
    /// Whether an argument of the call belongs to it.
    pub fn has_argument(&self) -> bool {
        !self.clobber && !self.label && (!self.output || self.indirect)
    }
}

/// The constraints of a constraint string.
pub fn constraints(text: &[u8]) -> impl Iterator<Item = Constraint> + '_ {
    text.split(|&byte| byte == b',').filter(|part| !part.is_empty()).map(|part| {
        let mut constraint = Constraint {
            clobber: part[0] == b'~',
            output: part[0] == b'=',
            indirect: false,
            label: part[0] == b'!',
        };
        let prefix = part.iter().take_while(|byte| matches!(byte, b'=' | b'&' | b'%' | b'*' | b'!' | b'~'));
        constraint.indirect = prefix.into_iter().any(|&byte| byte == b'*');
        constraint
    })
}

/// The constraint string with `!` before the constraints of the arguments from `first` on.
pub fn with_labels(text: &[u8], first: usize) -> Vec<u8> {
    let mut new = Vec::with_capacity(text.len() + 8);
    let mut argument = 0;
    for (index, part) in text.split(|&byte| byte == b',').enumerate() {
        if index > 0 {
            new.push(b',');
        }
        if constraints(part).next().is_some_and(|constraint| constraint.has_argument()) {
            if argument >= first {
                new.push(b'!');
            }
            argument += 1;
        }
        new.extend_from_slice(part);
    }
    new
}
