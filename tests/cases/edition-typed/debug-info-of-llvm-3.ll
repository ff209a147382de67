; Links of debug information that ran the other way before LLVM 4, nodes that need not be distinct, fields with other
; names, types by identifier, operators with operands, and a root of types with a parent.
; RUN
; EMIT: @counter = global i32 0, !dbg !0
; EMIT: define i32 @main() !dbg !1 {
; EMIT: #dbg_declare(ptr %x, !11, !DIExpression(DW_OP_plus_uconst, 8, DW_OP_LLVM_fragment, 0, 8), !12)
; EMIT: !0 = distinct !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
; EMIT: !1 = distinct !DISubprogram(name: "main", scope: !5, file: !5, line: 2, type: !7, scopeLine: 2, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !9)
; EMIT: !2 = distinct !DICompileUnit(
; EMIT: !11 = !DILocalVariable(name: "x", scope: !1, file: !5, line: 3, type: !13)
; EMIT: !13 = !DICompositeType(tag: DW_TAG_structure_type, name: "s",
; EMIT: !16 = !{!"types"}
; EMIT: !17 = !DIGlobalVariable(name: "counter",

@counter = global i32 0

define i32 @main() {
entry:
  %x = alloca i32
  call void @llvm.dbg.declare(metadata i32* %x, metadata !10, metadata !11), !dbg !12
  store i32 0, i32* %x, !tbaa !16
  %y = load i32* %x, !dbg !12, !tbaa !16
  ret i32 %y, !dbg !12
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!15}
!0 = !DIGlobalVariable(name: "counter", scope: !1, file: !3, line: 1, type: !9, isLocal: false, isDefinition: true, variable: i32* @counter)
!1 = !DICompileUnit(language: DW_LANG_C99, producer: "old", isOptimized: false, runtimeVersion: 0, emissionKind: 1, file: !3, enums: !2, retainedTypes: !2, subprograms: !4, globals: !7)
!2 = !{}
!3 = !DIFile(filename: "old.c", directory: "/")
!4 = !{!5}
!5 = !DISubprogram(name: "main", scope: !3, file: !3, line: 2, type: !6, isLocal: false, isDefinition: true, scopeLine: 2, isOptimized: false, function: i32 ()* @main, variables: !8)
!6 = !DISubroutineType(types: !2)
!7 = !{!0}
!8 = !{!10}
!9 = !DIBasicType(name: "int", size: 32, align: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(tag: DW_TAG_auto_variable, name: "x", scope: !5, file: !3, line: 3, type: !"the identifier")
!11 = !DIExpression(DW_OP_plus, 8, DW_OP_bit_piece, 0, 8)
!12 = !MDLocation(line: 3, scope: !5)
!13 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", file: !3, line: 1, size: 32, align: 32, elements: !2, identifier: "the identifier")
!14 = !{!13}
!15 = !{i32 1, !"Debug Info Version", i32 3}
!16 = !{!"int", !17}
!17 = !{!"types", null}
