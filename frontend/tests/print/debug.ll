source_filename = "debug.c"
target triple = "x86_64-unknown-linux-gnu"

@global = global i32 0, align 4, !dbg !0

define i32 @f(i32 %x, ptr %p) !dbg !1 {
    #dbg_value(i32 %x, !32, !DIExpression(), !33)
    #dbg_declare(ptr %p, !34, !DIExpression(DW_OP_deref, DW_OP_plus_uconst, 8), !33)
  %y = add i32 %x, 1, !dbg !35
    #dbg_value(!DIArgList(i32 %x, i32 %y, i64 7), !32, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 16), !35)
    #dbg_value(i32 poison, !32, !DIExpression(DW_OP_LLVM_convert, 16, DW_ATE_signed), !35)
  %slot = alloca i32, align 4, !DIAssignID !37
    #dbg_assign(i32 0, !32, !DIExpression(), !37, ptr %slot, !DIExpression(), !35)
    #dbg_label(!38, !35)
  br label %loop, !dbg !39

loop:
  br label %loop, !dbg !40, !llvm.loop !41
}

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!3, !4}
!named = !{!5, !6, !7, !8, !9, !10, !DIExpression(DW_OP_stack_value)}

!0 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!1 = distinct !DISubprogram(name: "f", linkageName: "_f", scope: !12, file: !12, line: 5, type: !29, scopeLine: 5, thisAdjustment: -8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !30, retainedNodes: !31, keyInstructions: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !12, producer: "a \22compiler\22", isOptimized: true, flags: "-g", runtimeVersion: 0, splitDebugFilename: "x.dwo", emissionKind: FullDebug, enums: !14, retainedTypes: !15, globals: !16, imports: !17, macros: !18, dwoId: 18446744073709551615, splitDebugInlining: false, nameTableKind: None)
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !DIObjCProperty(name: "p", file: !12, line: 1, setter: "set", getter: "get", attributes: 7, type: !13)
!6 = !DIStringType(name: "character(*)", stringLength: !32, stringLengthExpression: !DIExpression(), stringLocationExpression: !DIExpression(), size: 32)
!7 = !DIFixedPointType(name: "fixed", size: 32, encoding: DW_ATE_signed_fixed, kind: Rational, numerator: 1, denominator: 10)
!8 = !DISubrangeType(name: "range", size: 32, baseType: !13, lowerBound: 1, upperBound: 10)
!9 = !DICommonBlock(scope: !1, declaration: !11, name: "common", file: !12, line: 1)
!10 = !GenericDINode(tag: DW_TAG_member, header: "some\00header", operands: {!13, null, !"x"})
!11 = distinct !DIGlobalVariable(name: "global", linkageName: "_global", scope: !2, file: !12, line: 1, type: !13, isLocal: false, isDefinition: true, align: 32)
!12 = !DIFile(filename: "debug.c", directory: "/src", checksumkind: CSK_MD5, checksum: "00112233445566778899aabbccddeeff", source: "")
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{!19}
!15 = !{!20, !21, !22}
!16 = !{!0}
!17 = !{!23}
!18 = !{!24, !25}
!19 = distinct !DICompositeType(tag: DW_TAG_enumeration_type, name: "colour", scope: !2, file: !12, line: 3, baseType: !13, size: 32, flags: DIFlagFwdDecl | DIFlagEnumClass, elements: !26, identifier: "colour")
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64, dwarfAddressSpace: 0, annotations: !50)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 96, elements: !27, dataLocation: !DIExpression(DW_OP_push_object_address), rank: 2)
!22 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", file: !12, size: 64, elements: !51, runtimeLang: DW_LANG_ObjC, templateParams: !52)
!23 = !DIImportedEntity(tag: DW_TAG_imported_module, name: "n", scope: !45, entity: !46, file: !12, line: 4)
!24 = !DIMacro(type: DW_MACINFO_define, line: 1, name: "M", value: "1")
!25 = !DIMacroFile(file: !12, nodes: !53)
!26 = !{!54, !55, !56}
!27 = !{!57, !58, !59}
!28 = !DIDerivedType(tag: DW_TAG_member, name: "m", scope: !22, file: !12, line: 2, baseType: !13, size: 3, offset: 32, flags: DIFlagPublic | DIFlagBitField, extraData: i64 32)
!29 = !DISubroutineType(cc: DW_CC_normal, types: !60)
!30 = !DISubprogram(name: "f", scope: !12, file: !12, line: 5, type: !29, virtualIndex: 3, spFlags: DISPFlagPureVirtual)
!31 = !{!32, !38}
!32 = !DILocalVariable(name: "x", arg: 1, scope: !1, file: !12, line: 5, type: !13, flags: DIFlagArtificial, align: 32)
!33 = !DILocation(line: 0, scope: !1)
!34 = !DILocalVariable(scope: !1)
!35 = !DILocation(line: 7, column: 3, scope: !36, inlinedAt: !47, isImplicitCode: true, atomGroup: 1, atomRank: 2)
!36 = distinct !DILexicalBlock(scope: !1, file: !12, line: 6, column: 1)
!37 = distinct !DIAssignID()
!38 = !DILabel(scope: !1, name: "again", file: !12, line: 8, column: 2, isArtificial: true, coroSuspendIdx: 0)
!39 = !DILocation(line: 8, scope: !48)
!40 = !DILocation(line: 9, scope: !1)
!41 = distinct !{!41, !42}
!42 = !{!"llvm.loop.mustprogress"}
!43 = !DITemplateTypeParameter(name: "T", type: !13, defaulted: true)
!44 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_template_param, name: "V", value: i32 7)
!45 = !DINamespace(name: "outer", scope: null, exportSymbols: true)
!46 = !DIModule(scope: null, name: "module", configMacros: "-DX", includePath: "/include", apinotes: "notes", file: !12, line: 1, isDecl: true)
!47 = distinct !DILocation(line: 1, scope: !1)
!48 = !DILexicalBlockFile(scope: !36, file: !12, discriminator: 2)
!49 = !{!"key", !"value"}
!50 = !{!49}
!51 = !{!28}
!52 = !{!43, !44}
!53 = !{!24}
!54 = !DIEnumerator(name: "red", value: -1)
!55 = !DIEnumerator(name: "blue", value: 18446744073709551615, isUnsigned: true)
!56 = !DIEnumerator(name: "wide", value: -340282366920938463463374607431768211457)
!57 = !DISubrange(count: 3)
!58 = !DISubrange(lowerBound: 1, upperBound: !32, stride: -4)
!59 = !DIGenericSubrange(lowerBound: !DIExpression(DW_OP_consts, 1), upperBound: !DIExpression(DW_OP_consts, 2), stride: !DIExpression(DW_OP_consts, 4))
!60 = !{!13, null}
