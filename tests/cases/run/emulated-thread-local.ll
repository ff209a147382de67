; Emulated thread-local variables start as they are written, apart from what another variable holds.
; OPTIONS: -emulated-tls
; PLATFORMS: host
; EXIT: 0
@a = thread_local global i32 5
@z = internal thread_local global [100 x i32] zeroinitializer
@aligned = thread_local global i8 3, align 64
define i32 @main() {
  %a = call ptr @llvm.threadlocal.address.p0(ptr @a)
  %five = load i32, ptr %a
  store i32 20, ptr %a
  %z = call ptr @llvm.threadlocal.address.p0(ptr @z)
  %e = getelementptr i32, ptr %z, i64 99
  %zero = load i32, ptr %e
  %again = call ptr @llvm.threadlocal.address.p0(ptr @a)
  %twenty = load i32, ptr %again
  %al = call ptr @llvm.threadlocal.address.p0(ptr @aligned)
  %three8 = load i8, ptr %al
  %three = zext i8 %three8 to i32
  %address = ptrtoint ptr %al to i64
  %low = and i64 %address, 63
  %low32 = trunc i64 %low to i32
  %s1 = add i32 %five, %zero
  %s2 = add i32 %s1, %twenty
  %s3 = add i32 %s2, %three
  %s4 = add i32 %s3, %low32
  %status = sub i32 %s4, 28
  ret i32 %status
}
declare ptr @llvm.threadlocal.address.p0(ptr)
