; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc

define linkonce_odr hidden void @"??0A@@QEAA@XZ"() comdat { ret void }
$"??0A@@QEAA@XZ" = comdat any
define void @u() { call void @"??0A@@QEAA@XZ"() ret void }
