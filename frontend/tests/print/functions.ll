source_filename = "functions.c"
target datalayout = "e-m:e-i64:64-i128:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

declare void @sink(...)

declare i32 @personality(...)

declare noalias noundef ptr @allocate(i64 noundef, ...) local_unnamed_addr #0

declare range(i32 -1, 5) i32 @ranged()

declare !kind !0 fastcc void @attributes(ptr sret({ i32, i32 }) writable, ptr align 16 noalias readonly dereferenceable(8) captures(none), ptr align 8 byval(i64), float nofpclass(nan inf), i32 zeroext, ptr initializes((-4, 0), (8, 16)) captures(address_is_null, provenance), ptr captures(ret: address, read_provenance))

define dso_local i32 @arithmetic(i32 %a, i32 %0, float %f, <4 x float> %v) #1 {
entry:
  %1 = add nuw nsw i32 %a, %0
  %2 = sub i32 0, %1
  %mul = mul nsw i32 %2, 5
  %3 = sdiv exact i32 %mul, 3
  %4 = or disjoint i32 %3, 1
  %5 = fadd fast float %f, 1.000000e+00
  %6 = fneg reassoc nsz float %5
  %7 = fmul nnan ninf arcp contract afn float %6, %f
  %8 = icmp samesign ult i32 %4, %a
  %9 = fcmp ninf olt float %7, %f
  %10 = select i1 %8, i32 %a, i32 %0
  %11 = zext nneg i32 %10 to i64
  %12 = trunc nuw nsw i64 %11 to i16
  %13 = uitofp nneg i16 %12 to float
  %14 = extractelement <4 x float> %v, i64 1
  %15 = insertelement <4 x float> %v, float %13, i32 0
  %16 = shufflevector <4 x float> %v, <4 x float> %15, <4 x i32> <i32 0, i32 poison, i32 5, i32 7>
  %17 = shufflevector <4 x float> %16, <4 x float> poison, <2 x i32> zeroinitializer
  %18 = freeze <2 x float> %17
  %19 = insertvalue { i32, [2 x i8] } undef, i8 1, 1, 0
  %20 = extractvalue { i32, [2 x i8] } %19, 0
  %21 = ptrtoint ptr @sink to i64
  ret i32 %20
}

define i64 @memory(ptr %p, ptr addrspace(1) %q, ...) personality ptr @personality {
  %array = alloca i32, i64 7, align 16
  %slot = alloca { i8, i32 }, align 8
  %1 = load i32, ptr %p, align 4, !range !1, !noundef !2
  %2 = load atomic volatile i64, ptr %p syncscope("agent") acquire, align 8
  store volatile i32 %1, ptr %array, align 1
  store atomic i32 1, ptr addrspace(1) %q seq_cst, align 4
  fence syncscope("singlethread") acq_rel
  %3 = cmpxchg weak volatile ptr %p, i64 %2, i64 0 acq_rel monotonic, align 8
  %4 = atomicrmw fadd ptr %p, float 1.000000e+00 monotonic, align 4
  %5 = getelementptr inbounds nuw { i8, i32 }, ptr %slot, i64 0, i32 1
  %6 = getelementptr nusw i8, ptr %5, i64 %2
  %7 = getelementptr i8, <2 x ptr> <ptr @sink, ptr @sink>, i64 1
  %8 = va_arg ptr %6, i64
  ret i64 %8
}

define void @calls(ptr %f, i32 %x, ptr %0, ...) #2 gc "statepoint-example" {
  call void (...) @sink(i32 %x, ptr align 4 byval(i32) %f, metadata i32 %x, metadata !"text")
  %2 = tail call nnan fastcc float %f(float 1.000000e+00) #3
  %3 = call noalias ptr (i64, ...) @allocate(i64 noundef 8, ptr null) [ "deopt"(i32 1, ptr %f), "tag"() ]
  call addrspace(0) void %0()
  %4 = call i32 asm sideeffect alignstack inteldialect unwind "mov $0, $1\0A", "=r,r,~{memory}"(i32 %x), !srcloc !3
  notail call cc 11 void %f(i32 %x)
  musttail call void (ptr, i32, ptr, ...) @calls(ptr %f, i32 %x, ptr %0, ...)
  ret void
}

define i32 @flow(i32 %x) {
  switch i32 %x, label %2 [
    i32 0, label %1
    i32 -1, label %named
  ]

1:
  br label %2

2:
  %3 = phi i32 [ 1, %0 ], [ 2, %1 ], [ %3, %2 ]
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %2, label %named, !prof !4

named:
  indirectbr ptr blockaddress(@flow, %5), [label %5, label %7]

5:
  %6 = add i32 1, 2
  ret i32 %6

7:
  unreachable
}

define void @unwinding(ptr %f) personality ptr @personality {
  invoke void %f()
          to label %1 unwind label %2

1:
  ret void

2:
  %3 = landingpad { ptr, i32 } cleanup catch ptr null filter [1 x ptr] [ptr @sink]
  resume { ptr, i32 } %3
}

define void @pads(ptr %f) personality ptr @personality {
  invoke void %f() #3
          to label %1 unwind label %dispatch

1:
  ret void

dispatch:
  %2 = catchswitch within none [label %handler] unwind label %cleanup

handler:
  %3 = catchpad within %2 [ptr null, i32 64]
  call void %f() [ "funclet"(token %3) ]
  catchret from %3 to label %1

cleanup:
  %4 = cleanuppad within none []
  cleanupret from %4 unwind to caller
}

define void @asm_goto() {
  callbr void asm sideeffect "", "!i"()
          to label %1 [label %2]

1:
  ret void

2:
  ret void
}

attributes #0 = { allocsize(0) mustprogress allockind("alloc,zeroed") memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #1 = { alignstack=32 uwtable(sync) vscale_range(1,16) memory(argmem: read) "key" "other"="value \22" }
attributes #2 = { nounwind uwtable memory(read, argmem: none) }
attributes #3 = { noinline }

!0 = !{!"function_entry_count", i64 1}
!1 = !{i32 0, i32 8}
!2 = !{}
!3 = !{i64 42}
!4 = !{!"branch_weights", i32 1, i32 2}
