//! The constraint strings of inline assembly (LangRef, "Inline Asm Constraint String").

/// What an operand is to the template.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Role {
    /// `=`: written.
    Output,
    /// Read.
    Input,
    /// `~`: changed otherwise.
    Clobber,
    /// `!`: a label of `callbr`.
    Label,
}

/// One constraint.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Constraint {
    pub role: Role,
    /// `*`: the argument is the address of the operand.
    pub indirect: bool,
    /// `&`: written before all inputs are read.
    pub early_clobber: bool,
    /// An input that shares the register of this output.
    pub tied_to: Option<usize>,
    /// The alternatives, each a list of codes (`r`, `m`, `{eax}`, `@ccz`, …), the first alternative first.
    pub alternatives: Vec<Vec<Box<str>>>,
}

impl Constraint {
    /// The codes of the first alternative.
    pub fn codes(&self) -> &[Box<str>] {
        self.alternatives.first().map_or(&[], |codes| codes)
    }

    /// Whether the operand is a condition after the template (`=@ccz`).
    pub fn is_flag(&self) -> bool {
        self.codes().iter().any(|code| code.trim_start_matches('{').starts_with("@cc"))
    }

    /// Whether the argument is an address that the template names as memory.
    pub fn is_address(&self) -> bool {
        let codes = self.codes();
        let is_one = |code: &str| matches!(code, "p" | "^ZQ" | "^ZR" | "^ZS" | "^ZT");
        !self.indirect && !codes.is_empty() && codes.iter().all(|code| is_one(code))
    }

    /// Whether the operand takes an argument of the call.
    pub fn takes_argument(&self) -> bool {
        match self.role {
            Role::Input => true,
            Role::Output => self.indirect,
            Role::Clobber | Role::Label => false,
        }
    }
}

/// Parses a constraint string. The error says what is wrong.
pub(crate) fn parse(text: &str) -> Result<Vec<Constraint>, String> {
    let mut constraints: Vec<Constraint> = Vec::new();
    if text.is_empty() {
        return Ok(constraints);
    }
    for item in split_items(text) {
        let mut rest = item;
        let mut constraint = Constraint {
            role: Role::Input,
            indirect: false,
            early_clobber: false,
            tied_to: None,
            alternatives: vec![Vec::new()],
        };
        match rest.as_bytes().first() {
            Some(b'=') => constraint.role = Role::Output,
            Some(b'~') => constraint.role = Role::Clobber,
            Some(b'!') => constraint.role = Role::Label,
            _ => {}
        }
        if constraint.role != Role::Input {
            rest = &rest[1..];
        }
        loop {
            match rest.as_bytes().first() {
                Some(b'*') => constraint.indirect = true,
                Some(b'&') => constraint.early_clobber = true,
                Some(b'%' | b'#') => {}
                _ => break,
            }
            rest = &rest[1..];
        }
        while let Some(&first) = rest.as_bytes().first() {
            let length = match first {
                b'|' => {
                    constraint.alternatives.push(Vec::new());
                    rest = &rest[1..];
                    continue;
                }
                b'{' => rest.find('}').ok_or("an unclosed brace")? + 1,
                b'@' => rest.find('|').unwrap_or(rest.len()),
                b'^' if rest.is_char_boundary(3) && rest.len() >= 3 => 3,
                b'0'..=b'9' => {
                    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
                    let index: usize = rest[..digits].parse().map_err(|_| "a number that is too large")?;
                    let tied = constraints.get(index).filter(|other| other.role == Role::Output);
                    if tied.is_none() || constraint.role != Role::Input {
                        return Err(format!("the constraint {index} ties to no output"));
                    }
                    constraint.tied_to = Some(index);
                    digits
                }
                // Two-letter codes of x86: `Yz`, `Yk`, `Ws`, …
                b'Y' | b'W' | b'j' if rest.is_char_boundary(2) && rest.len() >= 2 => 2,
                _ => rest.chars().next().map_or(1, char::len_utf8),
            };
            let (code, others) = rest.split_at(length);
            // The codes of two letters that x86 has always had are also written as today's are.
            let code = code.strip_prefix('^').filter(|code| code.starts_with(['Y', 'W'])).unwrap_or(code);
            if let Some(codes) = constraint.alternatives.last_mut() {
                codes.push(code.into());
            }
            rest = others;
        }
        constraints.push(constraint);
    }
    Ok(constraints)
}

/// Splits at commas outside braces.
fn split_items(text: &str) -> Vec<&str> {
    let mut items = Vec::new();
    let mut depth = 0u32;
    let mut start = 0;
    for (index, byte) in text.bytes().enumerate() {
        match byte {
            b'{' => depth += 1,
            b'}' => depth = depth.saturating_sub(1),
            b',' if depth == 0 => {
                items.push(&text[start..index]);
                start = index + 1;
            }
            _ => {}
        }
    }
    items.push(&text[start..]);
    items
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_what_clang_writes() {
        let list = parse("=r,=&{ax},=*m,0,i,r|m,~{dirflag},~{memory}").unwrap();
        assert_eq!(list.len(), 8);
        assert_eq!(list[0].role, Role::Output);
        assert!(list[1].early_clobber);
        assert_eq!(list[1].codes(), [Box::from("{ax}")]);
        assert!(list[2].indirect && list[2].takes_argument());
        assert_eq!(list[3].tied_to, Some(0));
        assert_eq!(list[5].alternatives.len(), 2);
        assert_eq!(list[7].role, Role::Clobber);
    }

    #[test]
    fn refuses_a_tie_to_nothing() {
        assert!(parse("r,0").is_err());
        assert!(parse("{ax").is_err());
    }
}
