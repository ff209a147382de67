; Results with an overflow flag that have more parts than SSA values are made for.
; RUN
; PLATFORMS: host aarch64 riscv64 s390x
declare { <16 x i255>, <16 x i1> } @llvm.usub.with.overflow.v16i255(<16 x i255>, <16 x i255>)
declare { i4096, i1 } @llvm.uadd.with.overflow.i4096(i4096, i4096)

define i32 @lanes(<16 x i32> %x, <16 x i32> %y) noinline {
  %a = zext <16 x i32> %x to <16 x i255>
  %b = zext <16 x i32> %y to <16 x i255>
  %pair = call { <16 x i255>, <16 x i1> } @llvm.usub.with.overflow.v16i255(<16 x i255> %a, <16 x i255> %b)
  %difference = extractvalue { <16 x i255>, <16 x i1> } %pair, 0
  %flags = extractvalue { <16 x i255>, <16 x i1> } %pair, 1
  %count = call i16 @count(<16 x i1> %flags)
  %last = extractelement <16 x i255> %difference, i32 15
  %low = trunc i255 %last to i16
  %sum = add i16 %low, %count
  %r = zext i16 %sum to i32
  ret i32 %r
}

define i16 @count(<16 x i1> %flags) noinline {
  %n = zext <16 x i1> %flags to <16 x i16>
  %sum = call i16 @llvm.vector.reduce.add.v16i16(<16 x i16> %n)
  ret i16 %sum
}

define i32 @wide(i32 %x) noinline {
  %w = sext i32 %x to i4096
  %pair = call { i4096, i1 } @llvm.uadd.with.overflow.i4096(i4096 %w, i4096 5)
  %sum = extractvalue { i4096, i1 } %pair, 0
  %flag = extractvalue { i4096, i1 } %pair, 1
  %low = trunc i4096 %sum to i32
  %f = zext i1 %flag to i32
  %g = shl i32 %f, 8
  %r = add i32 %low, %g
  ret i32 %r
}

define i32 @main() {
  %lanes = call i32 @lanes(<16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 1000>, <16 x i32> splat (i32 8))
  %is.lanes = icmp eq i32 %lanes, 1000
  %wide = call i32 @wide(i32 -2)
  %is.wide = icmp eq i32 %wide, 259
  %ok = and i1 %is.lanes, %is.wide
  %status = select i1 %ok, i32 0, i32 1
  ret i32 %status
}
