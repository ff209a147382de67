//! Writes the object of a module without functions: `globals INPUT.ll OUTPUT.o [static] [function-sections]
//! [data-sections]`. For comparing data with other compilers'.

use rllc_frontend::reader::{Input, ReadOptions};
use rllc_targets::globals::{ElfSectionOptions, ObjectBuilder, ObjectRequest};
use rllc_targets::object;
use rllc_targets::triple::{Triple, module_data_layout};
use std::process::ExitCode;

fn run() -> Result<(), String> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [input_name, output, options @ ..] = &*arguments else {
        return Err("usage: globals INPUT OUTPUT [static] [data-sections] [--target=TRIPLE]".into());
    };
    let bytes = std::fs::read(input_name).map_err(|error| error.to_string())?;
    let input = Input::open(&bytes, &ReadOptions::default()).map_err(|error| error.message)?;
    let module = input.module();
    let option = |name: &str| options.iter().any(|option| option == name);
    let written = module.triple.map(|triple| module.context.strings.display(triple).into_owned());
    let triple = options.iter().find_map(|option| option.strip_prefix("--target=")).map(str::to_owned);
    let triple = triple.or(written).map_or_else(Triple::host, |text| Triple::parse(&text));
    let layout = module.data_layout.map(|layout| module.context.strings.get(layout));
    let layout = module_data_layout(&triple, layout, false).map_err(|error| error.to_string())?.layout;
    let layout = layout.for_types(&module.context.types, &module.context.strings);
    let metadata = input.metadata().map_err(|error| error.message)?;
    let request = ObjectRequest {
        module,
        layout: &layout,
        triple: &triple,
        metadata: Some(&metadata),
        position_independent: !option("static"),
        large_data: Default::default(),
        keep_assembly: false,
        address_significance: false,
        emulated_tls: false,
        function_sections: option("function-sections"),
        data_sections: option("data-sections"),
        sections: ElfSectionOptions::default(),
        target_abi: None,
        float_bits: 64,
        features: &[],
        input_name,
    };
    let builder = ObjectBuilder::new(request).map_err(|error| error.message)?;
    let object = builder.finish(&|_, _| None).map_err(|errors| {
        let lines = errors
            .iter()
            .map(|error| format!("{}: {}", error.context.as_deref().unwrap_or(""), error.message));
        lines.collect::<Vec<_>>().join("\n")
    })?;
    let bytes = object::write(object).map_err(|error| error.message)?;
    std::fs::write(output, bytes).map_err(|error| error.to_string())
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
