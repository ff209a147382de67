; Attributes and features whose code cannot be generated are named, each of them.
; ERROR: 17:13: cannot compile the function attribute shadowcallstack
; ERROR: 18:13: cannot compile the function attribute speculative_load_hardening
; ERROR: 19:13: cannot compile the function attribute presplitcoroutine
; ERROR: 20:13: cannot compile the function attribute hybrid_patchable
; ERROR: 21:13: cannot compile the function attribute function-instrument
; ERROR: 22:13: cannot compile the function attribute xray-instruction-threshold
; ERROR: 23:13: cannot compile the function attribute interrupt
; ERROR: 24:13: cannot compile the function attribute split-stack
; ERROR: 25:13: cannot compile the function attribute no_callee_saved_registers
; ERROR: 26:13: cannot compile the function attribute mnop-mcount
; ERROR: 27:13: cannot compile a function with the feature lvi-cfi
; ERROR: 28:13: cannot compile a function with the feature lvi-load-hardening
; ERROR: 29:13: cannot compile a function with the feature seses
; ERROR: 31:3: cannot compile a call of a function with the attribute dontcall-error: nobody may
; OPTIONS: --target=x86_64-unknown-linux-gnu
define void @f0() shadowcallstack { ret void }
define void @f1() speculative_load_hardening { ret void }
define void @f2() presplitcoroutine { ret void }
define void @f3() hybrid_patchable { ret void }
define void @f4() "function-instrument"="xray-always" { ret void }
define void @f5() "xray-instruction-threshold"="1" { ret void }
define void @f6() "interrupt" { ret void }
define void @f7() "split-stack" { ret void }
define void @f8() "no_callee_saved_registers" { ret void }
define void @f9() "mnop-mcount" { ret void }
define void @f10() "target-features"="+lvi-cfi" { ret void }
define void @f11() "target-features"="+lvi-load-hardening" { ret void }
define void @f12() "target-features"="+seses" { ret void }
define void @g() {
  call void @forbidden()
  ret void
}
declare void @forbidden() "dontcall-error"="nobody may"
