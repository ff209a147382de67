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

/// What is wrong with a constraint string, judged by itself: a constraint that is none, or one that stands behind
/// others that it has to precede.
pub fn constraint_problem(text: &[u8]) -> Option<&'static str> {
    #[derive(Clone, Copy, PartialEq)]
    enum Kind {
        Output,
        Input,
        Label,
        Clobber,
    }
    const MALFORMED: Option<&str> = Some("cannot parse the constraints of inline assembly");
    if text.is_empty() {
        return None;
    }
    // The kind of each constraint and the input that matches it.
    let mut known: Vec<(Kind, Option<usize>)> = Vec::new();
    let (mut inputs, mut labels, mut clobbers) = (false, false, false);
    for (index, part) in text.split(|&byte| byte == b',').enumerate() {
        let (kind, mut rest) = match part {
            [b'~', b'{', ..] => (Kind::Clobber, &part[1..]),
            [b'~', ..] => return MALFORMED,
            [b'=', rest @ ..] => (Kind::Output, rest),
            [b'!', rest @ ..] => (Kind::Label, rest),
            rest => (Kind::Input, rest),
        };
        let indirect = rest.first() == Some(&b'*');
        rest = &rest[usize::from(indirect)..];
        let (mut early, mut commutative) = (false, false);
        loop {
            match rest.first() {
                Some(b'&') if kind == Kind::Output && !early => early = true,
                Some(b'%') if kind != Kind::Clobber && !commutative => commutative = true,
                Some(b'&' | b'%' | b'#' | b'*') | None => return MALFORMED,
                Some(_) => break,
            }
            rest = &rest[1..];
        }
        while let Some((&first, behind)) = rest.split_first() {
            let length = match first {
                b'{' => behind.iter().position(|&byte| byte == b'}').map(|end| end + 1),
                b'0'..=b'9' => {
                    let digits = behind.iter().take_while(|byte| byte.is_ascii_digit()).count();
                    let number = rest[..=digits].iter().try_fold(0usize, |number, &digit| {
                        number.checked_mul(10)?.checked_add(usize::from(digit - b'0'))
                    });
                    match number.and_then(|number| known.get_mut(number)) {
                        Some((Kind::Output, matching))
                            if kind == Kind::Input && matching.is_none_or(|input| input == index) =>
                        {
                            *matching = Some(index);
                            Some(digits)
                        }
                        _ => None,
                    }
                }
                b'^' => Some(2),
                b'@' => match behind.first() {
                    Some(&digit @ b'0'..=b'9') => Some(1 + usize::from(digit - b'0')),
                    _ => None,
                },
                _ => Some(0),
            };
            match length.and_then(|length| behind.get(length..)) {
                Some(behind) => rest = behind,
                None => return MALFORMED,
            }
        }
        known.push((kind, None));
        let is_late = match kind {
            Kind::Output if !indirect => inputs || labels || clobbers,
            Kind::Output | Kind::Input | Kind::Label => clobbers,
            Kind::Clobber => false,
        };
        if is_late {
            return Some("a constraint of inline assembly stands behind those that it has to precede");
        }
        match kind {
            Kind::Output => {}
            Kind::Input => inputs = true,
            Kind::Label => labels = true,
            Kind::Clobber => clobbers = true,
        }
    }
    None
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

#[cfg(test)]
mod tests {
    use super::constraint_problem;

    #[test]
    fn malformed_constraints() {
        for good in [
            "",
            "r",
            "=r,=*m,r,0,~{memory}",
            "=&r",
            "=%r",
            "^rx",
            "@3foo",
            "r|",
            "=r|m,r|0",
            "{ax}",
            "!i",
            "~{a}x",
            "=r,r0",
        ] {
            assert_eq!(constraint_problem(good.as_bytes()), None, "{good}");
        }
        for bad in [
            "~",
            "~x{21}",
            "=",
            "r,",
            ",",
            "=&&r",
            "&r",
            "=r,1",
            "=r,0,0",
            "=r,{ax",
            "^r",
            "=@ccz",
            "0",
            "=r,=0",
            "r,,r",
            "%%r",
            "#r",
            "~*{a}",
            "@9a",
            "~{a},r",
            "r,=r",
            "99999999999999999999999",
        ] {
            assert!(constraint_problem(bad.as_bytes()).is_some(), "{bad}");
        }
    }
}
