//! Fields of object files that an assembler wrote, little-endian; what lies outside the file is an error.

/// The bytes of a file.
#[derive(Clone, Copy)]
pub(super) struct Fields<'a>(pub &'a [u8]);

impl<'a> Fields<'a> {
    /// `size` bytes at `at`.
    pub fn bytes(self, at: u64, size: u64) -> Result<&'a [u8], String> {
        let range = usize::try_from(at).ok().zip(usize::try_from(size).ok());
        range
            .and_then(|(at, size)| self.0.get(at..at.checked_add(size)?))
            .ok_or_else(|| "the assembled object ends too early".into())
    }

    fn array<const SIZE: usize>(self, at: u64) -> Result<[u8; SIZE], String> {
        let bytes = self.bytes(at, SIZE as u64)?;
        bytes.first_chunk::<SIZE>().copied().ok_or_else(|| "the assembled object ends too early".into())
    }

    pub fn u8(self, at: u64) -> Result<u8, String> {
        Ok(self.array::<1>(at)?[0])
    }

    pub fn u16(self, at: u64) -> Result<u16, String> {
        Ok(u16::from_le_bytes(self.array(at)?))
    }

    pub fn u32(self, at: u64) -> Result<u32, String> {
        Ok(u32::from_le_bytes(self.array(at)?))
    }

    pub fn u64(self, at: u64) -> Result<u64, String> {
        Ok(u64::from_le_bytes(self.array(at)?))
    }

    /// A signed word of so many bytes (2, 4 or 8).
    pub fn signed(self, at: u64, size: u64) -> Result<i64, String> {
        Ok(match size {
            2 => i64::from(self.u16(at)? as i16),
            4 => i64::from(self.u32(at)? as i32),
            _ => self.u64(at)? as i64,
        })
    }

    /// The bytes from `at` to the next NUL, at most `most`.
    pub fn text(self, at: u64, most: usize) -> &'a [u8] {
        let start = usize::try_from(at).unwrap_or(usize::MAX);
        let rest = self.0.get(start..).unwrap_or_default();
        let rest = &rest[..rest.len().min(most)];
        rest.split(|&byte| byte == 0).next().unwrap_or_default()
    }
}

/// A number of a file that counts or places something, as the type that indexes.
pub(super) fn index(number: u32) -> usize {
    usize::try_from(number).unwrap_or(usize::MAX)
}
