; Intrinsics whose old declarations have other suffixes than today's address space: any kind of cache but 0 meant data.
; A summary may name a type that the module does not have.
; EXIT: 0
%named = type { i32 }
declare void @llvm.prefetch.p0i8(i8*, i32, i32, i32)
declare void @llvm.prefetch.unnamed(%named**, i32, i32, i32)

define i32 @main() {
  %a = alloca i8
  %b = alloca %named*
  call void @llvm.prefetch.p0i8(i8* %a, i32 0, i32 3, i32 2)
  call void @llvm.prefetch.unnamed(%named** %b, i32 0, i32 3, i32 2)
  ret i32 0
}

^0 = module: (path: "prefetch-kinds.o", hash: (0, 0, 0, 0, 0))
^1 = typeid: (name: "_ZTS1C", summary: (typeTestRes: (kind: single, sizeM1BitWidth: 0)))
