//! Every file of `tests/print/` is printed exactly as it is written there. The files hold at least one of everything
//! that assembly can express. `BLESS=1` rewrites them.

use rllc_frontend::diagnostics::Diagnostic;
use rllc_frontend::print::Printer;
use rllc_frontend::reader::{Input, ReadOptions};
use std::path::Path;

fn print(text: &[u8]) -> Result<Vec<u8>, Box<Diagnostic>> {
    let input = Input::open(text, &ReadOptions::default())?;
    let metadata = input.metadata()?;
    let printer = Printer::new(input.module(), &metadata);
    let mut functions = Vec::new();
    for (id, function) in input.module().functions() {
        let body = function.body.is_some().then(|| input.body(id)).transpose()?;
        functions.push(printer.function(id, body.as_ref())?);
    }
    let mut out = Vec::new();
    printer.write(&functions, &mut out).expect("a Vec takes all bytes")?;
    Ok(out)
}

#[test]
fn printed_as_written() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/print");
    let mut files = 0;
    for entry in std::fs::read_dir(folder).expect("the folder of inputs") {
        let path = entry.expect("a folder entry").path();
        let written = std::fs::read(&path).expect("an input");
        let printed = print(&written).unwrap_or_else(|error| panic!("{}: {error:?}", path.display()));
        if std::env::var_os("BLESS").is_some() {
            std::fs::write(&path, &printed).expect("the input is writable");
        }
        for (number, (a, b)) in written.split(|&b| b == b'\n').zip(printed.split(|&b| b == b'\n')).enumerate()
        {
            let (a, b) = (String::from_utf8_lossy(a), String::from_utf8_lossy(b));
            assert_eq!(a, b, "{}:{}", path.display(), number + 1);
        }
        assert_eq!(written.len(), printed.len(), "{}", path.display());
        files += 1;
    }
    assert!(files > 0);
}
