; Exception handling in funclets is refused as one thing, at its first place.
; OPTIONS: --target=x86_64-pc-windows-msvc
; ERROR: 12:3: cannot compile exception handling in funclets (catchswitch, catchpad and cleanuppad, as for the Microsoft C++ ABI)

declare void @f()
declare void @g()
declare i32 @__CxxFrameHandler3(...)

define i32 @catches() personality ptr @__CxxFrameHandler3 {
entry:
  ; The place of the diagnosis.
  invoke void @f() to label %done unwind label %switch

switch:
  %set = catchswitch within none [label %handler] unwind label %cleanup

handler:
  %pad = catchpad within %set [ptr null, i32 64, ptr null]
  catchret from %pad to label %done

cleanup:
  %last = cleanuppad within none []
  call void @g() [ "funclet"(token %last) ]
  cleanupret from %last unwind to caller

done:
  ret i32 1
}
