use rllc_frontend::{
    layout::DataLayout,
    reader::{Input, ReadOptions},
    verify::Verifier,
};
fn cpu() -> f64 {
    let s = std::fs::read_to_string("/proc/self/schedstat").unwrap();
    s.split(' ').next().unwrap().parse::<f64>().unwrap() / 1e6
}
fn main() {
    let bytes = std::fs::read(std::env::args().nth(1).unwrap()).unwrap();
    let c0 = cpu();
    let input = Input::open(&bytes, &ReadOptions::default()).unwrap();
    let m = input.module();
    let c1 = cpu();
    let bodies: Vec<_> = m.definitions().map(|f| input.body(f).unwrap()).collect();
    let c2 = cpu();
    let dl = DataLayout::default().for_types(&m.context.types, &m.context.strings);
    let v = Verifier::new(m, &dl);
    let c3 = cpu();
    let n: usize = std::env::args().nth(2).map_or(1, |x| x.parse().unwrap());
    let mut k = 0;
    for _ in 0..n {
        for b in &bodies {
            k += v.verify_body(b).len();
        }
    }
    let c4 = cpu();
    println!(
        "skeleton {:.1} bodies {:.1} verifier::new {:.1} verify {:.1} ms/round, insts {} errs {k}",
        c1 - c0,
        c2 - c1,
        c3 - c2,
        (c4 - c3) / n as f64,
        bodies.iter().map(|b| b.insts.len()).sum::<usize>()
    );
}
