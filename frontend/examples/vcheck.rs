use rllc_frontend::{
    diagnostics::Diagnostic,
    layout::DataLayout,
    reader::{Input, ReadOptions},
    verify::Verifier,
};
fn run(bytes: &[u8]) -> Result<(), Vec<Diagnostic>> {
    let input = Input::open(bytes, &ReadOptions::default()).map_err(|d| vec![*d])?;
    let m = input.module();
    let dl = match m.data_layout {
        Some(s) => DataLayout::parse(m.context.strings.get(s))
            .map_err(|e| vec![*Diagnostic::error(rllc_frontend::ir::Loc::NONE, e.to_string())])?,
        None => DataLayout::default(),
    };
    let dl = dl.for_types(&m.context.types, &m.context.strings);
    let v = Verifier::new(m, &dl);
    let mut out = v.verify_module();
    let t = std::time::Instant::now();
    let mut tv = std::time::Duration::ZERO;
    for f in m.definitions() {
        let b = match input.body(f) {
            Ok(b) => b,
            Err(e) => {
                let mut e = *e;
                e.message = format!("PARSE {}", e.message);
                return Err(vec![e]);
            }
        };
        let t0 = std::time::Instant::now();
        out.extend(v.verify_body(&b));
        tv += t0.elapsed();
    }
    if std::env::var("TIME").is_ok() {
        eprintln!("bodies {:?} verify {:?}", t.elapsed(), tv);
    }
    input.metadata().map_err(|d| vec![*d])?;
    if out.is_empty() { Ok(()) } else { Err(out) }
}
fn main() {
    for path in std::env::args().skip(1) {
        let bytes = std::fs::read(&path).unwrap();
        match std::panic::catch_unwind(|| run(&bytes)) {
            Ok(Ok(())) => println!("{path} OK"),
            Ok(Err(ds)) => {
                for d in ds.iter().take(3) {
                    let line =
                        bytes[..(d.loc.0 as usize).min(bytes.len())].iter().filter(|&&b| b == b'\n').count()
                            + 1;
                    println!("{path} ERR {line}: {} [{}]", d.message, d.context.as_deref().unwrap_or(""));
                }
            }
            Err(_) => println!("{path} PANIC"),
        }
    }
}
