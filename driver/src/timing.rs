//! How long each phase takes: `--time-report` and `--time-trace`.

use std::fmt::Write as _;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// The phases of the pipeline, in their order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    Load,
    Skeleton,
    Body,
    Verify,
    Lower,
    Data,
    Object,
    Write,
}

impl Phase {
    const ALL: [Phase; 8] = [
        Phase::Load,
        Phase::Skeleton,
        Phase::Body,
        Phase::Verify,
        Phase::Lower,
        Phase::Data,
        Phase::Object,
        Phase::Write,
    ];

    fn name(self) -> &'static str {
        match self {
            Phase::Load => "read the file",
            Phase::Skeleton => "read the skeleton",
            Phase::Body => "read bodies",
            Phase::Verify => "verify",
            Phase::Lower => "generate code",
            Phase::Data => "lay out data",
            Phase::Object => "lay out the object",
            Phase::Write => "write the file",
        }
    }
}

#[derive(Debug)]
struct Event {
    phase: Phase,
    /// The function, or the input.
    subject: String,
    start: Duration,
    duration: Duration,
    thread: usize,
}

/// Collects the times of one run. Phases of bodies are summed over the threads.
#[derive(Debug)]
pub struct Clock {
    start: Instant,
    nanoseconds: [AtomicU64; Phase::ALL.len()],
    events: Option<Mutex<Vec<Event>>>,
    active: bool,
}

impl Clock {
    /// A clock that starts now. `report` sums the phases, `trace` keeps every single span.
    pub fn new(report: bool, trace: bool) -> Clock {
        Clock {
            start: Instant::now(),
            nanoseconds: Default::default(),
            events: trace.then(Mutex::default),
            active: report || trace,
        }
    }

    /// Runs `work` as part of `phase`. `subject` names the function or input; it is asked for only when it is kept.
    pub fn time<T>(&self, phase: Phase, subject: impl FnOnce() -> String, work: impl FnOnce() -> T) -> T {
        if !self.active {
            return work();
        }
        let start = self.start.elapsed();
        let result = work();
        let duration = self.start.elapsed().saturating_sub(start);
        let nanoseconds = u64::try_from(duration.as_nanos()).unwrap_or(u64::MAX);
        self.nanoseconds[phase as usize].fetch_add(nanoseconds, Ordering::Relaxed);
        if let Some(events) = &self.events {
            let thread = rayon::current_thread_index().map_or(0, |index| index + 1);
            let event = Event { phase, subject: subject(), start, duration, thread };
            events.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).push(event);
        }
        result
    }

    /// The sums of all phases as text.
    pub fn report(&self) -> String {
        let mut text = String::from("      time  phase (bodies: summed over threads)\n");
        for phase in Phase::ALL {
            let nanoseconds = self.nanoseconds[phase as usize].load(Ordering::Relaxed);
            let _ = writeln!(text, "{:7.1} ms  {}", nanoseconds as f64 / 1e6, phase.name());
        }
        let _ = writeln!(text, "{:7.1} ms  wall time", self.start.elapsed().as_secs_f64() * 1e3);
        text
    }

    /// All spans as JSON in Chrome's trace-event format ("complete" events, times in microseconds).
    pub fn trace(&self) -> String {
        let mut text = String::from("{\"traceEvents\":[");
        if let Some(events) = &self.events {
            let events = events.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
            for (index, event) in events.iter().enumerate() {
                let comma = if index == 0 { "" } else { "," };
                let _ = write!(
                    text,
                    "{comma}\n{{\"ph\":\"X\",\"pid\":1,\"tid\":{},\"ts\":{},\"dur\":{},\"name\":{},\"args\":{{\"detail\":{}}}}}",
                    event.thread,
                    event.start.as_nanos() as f64 / 1e3,
                    event.duration.as_nanos() as f64 / 1e3,
                    json_string(event.phase.name()),
                    json_string(&event.subject)
                );
            }
        }
        text + "\n]}\n"
    }
}

/// `text` as a JSON string (RFC 8259, section 7).
fn json_string(text: &str) -> String {
    let mut json = String::from("\"");
    for c in text.chars() {
        match c {
            '"' => json.push_str("\\\""),
            '\\' => json.push_str("\\\\"),
            c if c < ' ' => {
                let _ = write!(json, "\\u{:04x}", c as u32);
            }
            c => json.push(c),
        }
    }
    json.push('"');
    json
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_become_events() {
        let clock = Clock::new(false, true);
        clock.time(Phase::Verify, || "a\"\\\n".into(), || ());
        let trace = clock.trace();
        assert!(trace.contains("\"name\":\"verify\",\"args\":{\"detail\":\"a\\\"\\\\\\u000a\"}"), "{trace}");
    }
}
