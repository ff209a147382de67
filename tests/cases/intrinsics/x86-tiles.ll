; Tiles by number: the instructions are made (what they do needs a processor with AMX), and bit fields of TBM.
; RUN
; OPTIONS: --target=x86_64-unknown-linux-gnu
target triple = "x86_64-unknown-linux-gnu"
declare void @llvm.x86.ldtilecfg(ptr)
declare void @llvm.x86.tilerelease()
declare void @llvm.x86.tilezero(i8 immarg)
declare void @llvm.x86.tileloadd64(i8 immarg, ptr, i64)
declare void @llvm.x86.tdpbssd(i8 immarg, i8 immarg, i8 immarg)
declare void @llvm.x86.tilestored64(i8 immarg, ptr, i64)
declare i32 @llvm.x86.tbm.bextri.u32(i32, i32 immarg)
declare i64 @llvm.x86.tbm.bextri.u64(i64, i64 immarg)

define void @product(ptr %config, ptr %a, ptr %b, ptr %c) "target-features"="+amx-tile,+amx-int8" {
  call void @llvm.x86.ldtilecfg(ptr %config)
  call void @llvm.x86.tilezero(i8 0)
  call void @llvm.x86.tileloadd64(i8 1, ptr %a, i64 64)
  call void @llvm.x86.tileloadd64(i8 2, ptr %b, i64 64)
  call void @llvm.x86.tdpbssd(i8 0, i8 1, i8 2)
  call void @llvm.x86.tilestored64(i8 0, ptr %c, i64 64)
  call void @llvm.x86.tilerelease()
  ret void
}

define i32 @main(i32 %argc) {
  %start = mul i32 %argc, 305419896
  ; 12 bits from bit 8 on of 0x12345678
  %a = call i32 @llvm.x86.tbm.bextri.u32(i32 %start, i32 3080)
  %a.ok = icmp eq i32 %a, 1110
  %wide = zext i32 %start to i64
  %up = shl i64 %wide, 32
  ; 16 bits from bit 48 on
  %b = call i64 @llvm.x86.tbm.bextri.u64(i64 %up, i64 4144)
  %b.ok = icmp eq i64 %b, 4660
  %ok = and i1 %a.ok, %b.ok
  %status = select i1 %ok, i32 0, i32 1
  ret i32 %status
}
