; LLC: x86_64-apple-macosx11 arm64-apple-macosx11

define weak void @a() { ret void }
define weak_odr void @b() { ret void }
define linkonce void @c() { ret void }
define linkonce_odr void @d() { ret void }
define linkonce_odr void @e() unnamed_addr { ret void }
define linkonce_odr hidden void @h() { ret void }
@va = weak global i32 1
@vb = weak_odr constant i32 1
@vc = linkonce_odr global i32 0
@vd = linkonce_odr constant i32 3
@ve = linkonce_odr unnamed_addr constant i32 3
@vf = linkonce_odr local_unnamed_addr constant i32 3
@vg = linkonce_odr local_unnamed_addr global i32 3
@vh = linkonce_odr hidden unnamed_addr constant i32 3
@vi = weak_odr unnamed_addr constant i32 3
@llvm.compiler.used = appending global [12 x ptr] [ptr @c, ptr @d, ptr @e, ptr @h, ptr @vc, ptr @vd, ptr @ve, ptr @vf, ptr @vg, ptr @vh, ptr @va, ptr @vi], section "llvm.metadata"
