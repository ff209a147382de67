//! What a profile says about which functions run often.

use super::flags::{self, tuple};
use rllc_frontend::ir::{MdRef, Module, ModuleMetadata};

/// Counts that make a function hot or cold, from the module flag `ProfileSummary`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProfileThresholds {
    /// A count of this and more is hot: such counts make up 99 % of all.
    pub hot: u64,
    /// A count of this and less is cold: larger ones make up 99.9999 % of all.
    pub cold: u64,
}

/// Shares of all counts, in millionths.
const HOT_SHARE: u64 = 990_000;
const COLD_SHARE: u64 = 999_999;

impl ProfileThresholds {
    /// `None`: the module has no profile.
    pub fn of(module: &Module, metadata: &ModuleMetadata) -> Option<ProfileThresholds> {
        let summary = tuple(metadata, flags::module_flag_node(module, metadata, b"ProfileSummary")?)?;
        let detailed = summary.iter().find_map(|&entry| match tuple(metadata, entry)? {
            [MdRef::String(key), entries] if metadata.context.strings.get(*key) == b"DetailedSummary" => {
                tuple(metadata, *entries)
            }
            _ => None,
        })?;
        // Each is `!{i32 share, i64 smallest count, i32 counts}`, sorted by the share.
        let entries: Option<Vec<Vec<u64>>> =
            detailed.iter().map(|&entry| flags::numbers(metadata, entry)).collect();
        let entries = entries?;
        let smallest = |share| match entries.iter().find(|entry| entry.first() >= Some(&share))?[..] {
            [_, smallest, _] => Some(smallest),
            _ => None,
        };
        Some(ProfileThresholds { hot: smallest(HOT_SHARE)?, cold: smallest(COLD_SHARE)? })
    }
}
