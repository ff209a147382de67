//! RISC-V: `e_flags` and `.riscv.attributes` (RISC-V ELF psABI, "File Header" and "Attributes").

use super::ObjectBuilder;
use crate::abi::riscv64;
use crate::object::{Architecture, Section, SectionKind};
use rllc_frontend::diagnostics::Diagnostic;
use rllc_frontend::ir::Loc;

const EF_RISCV_RVC: u32 = 0x1;
const EF_RISCV_FLOAT_ABI_SINGLE: u32 = 0x2;
const EF_RISCV_FLOAT_ABI_DOUBLE: u32 = 0x4;
const EF_RISCV_FLOAT_ABI_QUAD: u32 = 0x6;
const SHT_RISCV_ATTRIBUTES: u32 = 0x7000_0003;
const TAG_FILE: u8 = 1;
const TAG_STACK_ALIGN: u8 = 4;
const TAG_ARCH: u8 = 5;

/// What is assumed of modules that do not say: what the code generator needs, and the ABI of its calls.
const BASE_ISA: &[u8] = b"rv64i2p1_m2p0_a2p1_f2p2_d2p2_zicsr2p0_zifencei2p0_zmmul1p0_zaamo1p0_zalrsc1p0";

impl ObjectBuilder<'_> {
    /// Adds what RISC-V linkers check for compatibility. The module flags `riscv-isa` and `target-abi` say it.
    pub(super) fn riscv_attributes(&mut self) {
        if self.object.arch != Architecture::Riscv64 {
            return;
        }
        let isa = self.facts.riscv_isa.take();
        let asks_doubles = self.request.features.iter().any(|feature| feature == "+d");
        let says_doubles = asks_doubles || isa.as_deref().is_some_and(has_doubles);
        let isa = isa.unwrap_or_else(|| BASE_ISA.to_vec());
        let written = self.facts.target_abi.take();
        if let (Some(abi), Some(written)) = (self.request.target_abi, &written)
            && abi.as_bytes() != written
        {
            let written = String::from_utf8_lossy(written);
            let message = format!("the ABI is to be {abi}, but the module is written for {written}");
            self.errors.push(*Diagnostic::error(Loc::NONE, message));
        }
        let asked = self.request.target_abi.map(|abi| abi.as_bytes().to_vec());
        let abi = asked.or(written).unwrap_or_else(|| riscv64::BASE_ABI.to_vec());
        // Functions without floats are the same in all ABIs with so many registers. Those with floats take the
        // registers and instructions for doubles, whatever their calls do, so the module must say that it has them.
        let is_made = riscv64::float_bits(&abi) == self.request.float_bits;
        let other = match &*abi {
            riscv64::BASE_ABI if is_made => None,
            b"lp64" | b"lp64f" if is_made && says_doubles => None,
            b"lp64" | b"lp64f" | b"lp64d" | b"lp64q" => {
                self.float_user.map(|function| (function, "functions with floating-point numbers"))
            }
            _ => self.request.module.definitions().next().map(|function| (function, "functions")),
        };
        if let Some((function, what)) = other {
            let abi = String::from_utf8_lossy(&abi);
            let reason = if is_made && !says_doubles { " without the extension D" } else { "" };
            let message = format!("{what} of the ABI {abi} cannot be compiled{reason}");
            self.report(function, *Diagnostic::error(Loc::NONE, message));
        }
        let mut flags = match abi.strip_prefix(b"lp64") {
            Some(b"f") => EF_RISCV_FLOAT_ABI_SINGLE,
            Some(b"d") => EF_RISCV_FLOAT_ABI_DOUBLE,
            Some(b"q") => EF_RISCV_FLOAT_ABI_QUAD,
            _ => 0,
        };
        if has_compressed(&isa) {
            flags |= EF_RISCV_RVC;
        }
        self.object.header.elf_flags = flags;

        let mut attributes = vec![TAG_STACK_ALIGN, 16, TAG_ARCH];
        attributes.extend_from_slice(&isa);
        attributes.push(0);
        let file_length = 1 + 4 + attributes.len() as u32;
        let vendor = b"riscv\0";
        let length = 4 + vendor.len() as u32 + file_length;
        let mut bytes = vec![b'A'];
        bytes.extend_from_slice(&length.to_le_bytes());
        bytes.extend_from_slice(vendor);
        bytes.push(TAG_FILE);
        bytes.extend_from_slice(&file_length.to_le_bytes());
        bytes.extend_from_slice(&attributes);
        let mut section = Section::new(*b".riscv.attributes", SectionKind::Metadata);
        section.flags.elf_type = Some(SHT_RISCV_ATTRIBUTES);
        let section = self.object.section(section);
        self.object.append(section, &bytes, 1);
    }
}

/// Whether an ISA string (`rv64i2p1_m2p0_c2p0_…`) has compressed instructions: extension `c` or `zca`.
fn has_compressed(isa: &[u8]) -> bool {
    let mut extensions = isa.split(|&byte| byte == b'_');
    let single = |extension: &[u8]| extension.first() == Some(&b'c');
    let base = extensions.next().unwrap_or_default();
    let letters = base.strip_prefix(b"rv64").unwrap_or_default();
    letters.contains(&b'c') || extensions.any(|extension| single(extension) || extension.starts_with(b"zca"))
}

/// Whether an ISA string has doubles: extension `d`.
fn has_doubles(isa: &[u8]) -> bool {
    let mut extensions = isa.split(|&byte| byte == b'_');
    let base = extensions.next().unwrap_or_default();
    let letters = base.strip_prefix(b"rv64").unwrap_or_default();
    letters.contains(&b'd')
        || letters.contains(&b'g')
        || extensions.any(|extension| extension.first() == Some(&b'd'))
}

#[cfg(test)]
mod tests {
    use super::{has_compressed, has_doubles};

    #[test]
    fn doubles_are_found() {
        assert!(has_doubles(b"rv64i2p1_m2p0_f2p2_d2p2"));
        assert!(has_doubles(b"rv64gc"));
        assert!(!has_doubles(b"rv64i2p1_m2p0_f2p2_zicsr2p0_zmmul1p0"));
    }

    #[test]
    fn compressed_is_found() {
        assert!(has_compressed(b"rv64i2p1_m2p0_c2p0_zicsr2p0"));
        assert!(has_compressed(b"rv64i2p1_zca1p0"));
        assert!(has_compressed(b"rv64gc"));
        assert!(!has_compressed(b"rv64i2p1_m2p0_zicsr2p0"));
    }
}
