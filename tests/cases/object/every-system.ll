; The headers of objects for systems that are told apart there: OS/ABI, build versions, processor subtypes.
; LLC: x86_64-unknown-openbsd x86_64-pc-solaris2.11 x86_64-unknown-hermit aarch64-unknown-hermit x86_64-unknown-haiku aarch64-unknown-fuchsia
; LLC: x86_64h-apple-macosx10.13 arm64-apple-macosx10.15 arm64-apple-ios13-simulator arm64-apple-ios13-macabi arm64-apple-watchos8
; LLC: arm64-apple-tvos13 x86_64-apple-tvos11 x86_64-apple-watchos4-simulator arm64-apple-driverkit19 arm64-apple-xros1 arm64-apple-xros1-simulator arm64-apple-bridgeos9
@counter = global i32 5
define i32 @read() {
  %value = load i32, ptr @counter
  ret i32 %value
}
