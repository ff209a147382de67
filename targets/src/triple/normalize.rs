//! Normalization: every component of a triple that is recognised moves to its place, the others keep their
//! order, and what is missing becomes `unknown`. So `x86_64-linux-gnu` is `x86_64-unknown-linux-gnu`.

use super::names::{self, Arch, Environment, ObjectFormat, Os};

/// Places of architecture, vendor, system and environment.
const PLACES: usize = 4;

/// What the components are recognised as.
#[derive(Default)]
struct Recognised {
    os: Option<Os>,
    environment: Option<Environment>,
    format: Option<ObjectFormat>,
    mingw: bool,
    cygwin: bool,
    suse: bool,
}

impl Recognised {
    /// Whether `component` is valid at `place`; remembers what it is.
    fn recognise(&mut self, place: usize, component: &str) -> bool {
        match place {
            0 => names::arch(component) != Arch::Unknown,
            1 => {
                self.suse = component == "suse";
                names::is_vendor(component)
            }
            2 => {
                let os = names::os(component);
                self.os = (os != Os::Unknown).then_some(os);
                self.cygwin = component.starts_with("cygwin");
                self.mingw = component.starts_with("mingw");
                self.os.is_some() || self.cygwin || self.mingw
            }
            _ => {
                let environment = names::environment(component);
                self.environment = (environment != Environment::Unknown).then_some(environment);
                if self.environment.is_none() {
                    self.format = names::object_format(component);
                }
                self.environment.is_some() || self.format.is_some()
            }
        }
    }
}

/// Brings a triple into the order architecture, vendor, system, environment.
pub fn normalize(text: &str) -> String {
    let mut components: Vec<&str> = text.split('-').collect();
    let mut seen = Recognised::default();
    let mut fixed = [false; PLACES];
    for (place, fixed) in fixed.iter_mut().enumerate() {
        *fixed = match components.get(place) {
            // MinGW and Cygwin are remembered here but, unlike systems, not fixed in place; an object format
            // takes the fourth place only in the search below.
            Some(component) if place == 2 => seen.recognise(place, component) && seen.os.is_some(),
            Some(component) if place == 3 => {
                let environment = names::environment(component);
                seen.environment = (environment != Environment::Unknown).then_some(environment);
                seen.environment.is_some()
            }
            Some(component) => seen.recognise(place, component),
            None => false,
        };
    }
    if let Some(component) = components.get(PLACES) {
        seen.format = names::object_format(component);
    }
    for place in 0..PLACES {
        if fixed[place] {
            continue;
        }
        for index in 0..components.len() {
            let is_fixed = fixed.get(index).copied().unwrap_or(false);
            if !is_fixed && seen.recognise(place, components[index]) {
                move_component(&mut components, &fixed, index, place);
                fixed[place] = true;
                break;
            }
        }
    }
    // A lone `none` between architecture and environment is the system.
    if fixed == [true, false, false, true]
        && components.get(1) == Some(&"none")
        && components.get(2) == Some(&"")
    {
        components.swap(1, 2);
    }
    let mut components: Vec<String> = components
        .into_iter()
        .map(|part| if part.is_empty() { "unknown" } else { part }.to_string())
        .collect();
    special_cases(&mut components, &seen);
    components.join("-")
}

/// Moves the component at `from` to `to`. Components in the way go right; fixed ones stay where they are.
fn move_component(components: &mut Vec<&str>, fixed: &[bool; PLACES], from: usize, to: usize) {
    let is_fixed = |index: usize| fixed.get(index).copied().unwrap_or(false);
    if to < from {
        let mut carried = std::mem::take(&mut components[from]);
        let mut index = to;
        while !carried.is_empty() {
            while is_fixed(index) {
                index += 1;
            }
            std::mem::swap(&mut carried, &mut components[index]);
            index += 1;
        }
    }
    let mut at = from;
    while at < to {
        // An empty component goes in at `at`, and what it displaces moves on until it meets an empty place.
        let mut carried = "";
        let mut index = at;
        while index < components.len() {
            std::mem::swap(&mut carried, &mut components[index]);
            if carried.is_empty() {
                break;
            }
            index += 1;
            while is_fixed(index) {
                index += 1;
            }
        }
        if !carried.is_empty() {
            components.push(carried);
        }
        at += 1;
        while is_fixed(at) {
            at += 1;
        }
    }
}

/// Spellings that mean another.
fn special_cases(components: &mut Vec<String>, seen: &Recognised) {
    let unknown = String::new;
    if seen.environment == Some(Environment::Android)
        && let Some(version) = components.get(3).and_then(|name| name.strip_prefix("androideabi"))
    {
        components[3] = format!("android{version}");
    }
    if seen.suse && seen.environment == Some(Environment::GnuEabi) && components.len() > 3 {
        components[3] = "gnueabihf".to_string();
    }
    let windows = seen.os == Some(Os::Windows);
    let foreign_format = seen.format.filter(|&format| format != ObjectFormat::Coff);
    if windows {
        components.resize_with(4, unknown);
        components[2] = "windows".to_string();
        if seen.environment.is_none() {
            components[3] = foreign_format.map_or("msvc", ObjectFormat::name).to_string();
        }
    } else if seen.mingw || seen.cygwin {
        components.resize_with(4, unknown);
        components[2] = "windows".to_string();
        components[3] = if seen.mingw { "gnu" } else { "cygnus" }.to_string();
    }
    if (seen.mingw || seen.cygwin || (windows && seen.environment.is_some()))
        && let Some(format) = foreign_format
    {
        components.resize_with(5, unknown);
        components[4] = format.name().to_string();
    }
    if components[0] == "dxil" && seen.os == Some(Os::ShaderModel) {
        components.truncate(4);
        components[0] = dxil_version(&components[2]).to_string();
    }
}

/// The DXIL version of a shader model (`shadermodel6.3` has DXIL 1.3).
fn dxil_version(shader_model: &str) -> &'static str {
    match shader_model.strip_prefix("shadermodel") {
        Some("6.1") => "dxilv1.1",
        Some("6.2") => "dxilv1.2",
        Some("6.3") => "dxilv1.3",
        Some("6.4") => "dxilv1.4",
        Some("6.5") => "dxilv1.5",
        Some("6.6") => "dxilv1.6",
        Some("6.7") => "dxilv1.7",
        Some("6.8") => "dxilv1.8",
        Some("6.9" | "6.x") => "dxilv1.9",
        _ => "dxilv1.0",
    }
}
