; The `unwind` instruction of the edition of 2006: a forced unwind (Itanium C++ ABI, "Exception Handling", 1.3), for
; which every landing pad is a cleanup. A landing pad of that edition deletes the exception and goes on.

declare ptr @malloc(i64)
declare void @free(ptr)
declare void @abort()
declare i32 @_Unwind_ForcedUnwind(ptr, ptr, ptr)

; Goes to the nearest landing pad. Where there is none, the program ends.
define linkonce_odr hidden void @__rllc_unwind() {
entry:
  ; class, destructor and two private words, aligned to 16 as malloc's memory is
  %exception = call ptr @malloc(i64 32)
  %failed = icmp eq ptr %exception, null
  br i1 %failed, label %fail, label %start

start:
  store i64 0, ptr %exception
  %destructor = getelementptr i8, ptr %exception, i64 8
  store ptr @__rllc_unwind_delete, ptr %destructor
  %private = getelementptr i8, ptr %exception, i64 16
  store i64 0, ptr %private
  %private2 = getelementptr i8, ptr %exception, i64 24
  store i64 0, ptr %private2
  %code = call i32 @_Unwind_ForcedUnwind(ptr %exception, ptr @__rllc_unwind_stop, ptr null)
  br label %fail

fail:
  call void @abort()
  unreachable
}

; version, actions, class, exception, context, parameter: there is no frame to stop at
define linkonce_odr hidden i32 @__rllc_unwind_stop(i32 %0, i32 %1, i64 %2, ptr %3, ptr %4, ptr %5) nounwind {
  ret i32 0
}

define linkonce_odr hidden void @__rllc_unwind_delete(i32 %reason, ptr %exception) nounwind {
  call void @free(ptr %exception)
  ret void
}
