; Without position independence too, imported and weak globals are reached through words that hold their addresses.
; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc
; OPTIONS: -relocation-model=static
@imported = external dllimport global i32
@weak_import = extern_weak dllimport global i32
@weak = extern_weak global i32
@weak_here = extern_weak dso_local global i32
declare extern_weak dso_local i32 @f1()
declare extern_weak i32 @f2()
declare extern_weak dllimport i32 @f3()
define void @store(ptr %to) {
  store volatile ptr @imported, ptr %to
  store volatile ptr @weak_import, ptr %to
  store volatile ptr @weak, ptr %to
  store volatile ptr @weak_here, ptr %to
  store volatile ptr @f1, ptr %to
  store volatile ptr @f2, ptr %to
  store volatile ptr @f3, ptr %to
  ret void
}
