//! Panics of a dependency become internal errors.

use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, PanicHookInfo, catch_unwind};

thread_local! {
    /// What the latest panic of this thread said, and where.
    static LAST: RefCell<String> = const { RefCell::new(String::new()) };
}

fn remember(info: &PanicHookInfo<'_>) {
    let payload = info.payload();
    let message = match payload.downcast_ref::<String>() {
        Some(message) => message.as_str(),
        None => payload.downcast_ref::<&str>().copied().unwrap_or("panic"),
    };
    let place = info.location().map_or(String::new(), |place| {
        let file = place.file().rsplit(['/', '\\']).next().unwrap_or_default();
        format!(" ({file}:{})", place.line())
    });
    // One line: a diagnostic's message has no line ends.
    let message = message.lines().next().unwrap_or_default();
    LAST.with_borrow_mut(|last| *last = format!("{message}{place}"));
}

/// Keeps what panics say for [`caught`], instead of printing it. For the program, not the library: it is the
/// process's only panic hook.
pub fn install() {
    if std::env::var_os("RUST_BACKTRACE").is_none_or(|value| value == "0") {
        std::panic::set_hook(Box::new(remember));
    } else {
        let print = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            print(info);
            remember(info);
        }));
    }
}

/// Runs `work`; a panic becomes an error with its message and place.
pub fn caught<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|_| LAST.with_borrow(Clone::clone))
}
