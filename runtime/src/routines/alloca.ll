; Memory of a function's dynamic allocas that its frame has no room for.
;
; %frame points to three words in the frame: the next free byte, the end of the room, and the newest chunk (null:
; the room lies in the frame). A chunk begins with what these words were before it was taken.

declare ptr @malloc(i64)
declare void @free(ptr)
declare void @llvm.trap()

; %size bytes aligned to %align, a power of two of at least 16.
define linkonce_odr hidden ptr @__rllc_alloca_grow(ptr %frame, i64 %size, i64 %align) nounwind {
entry:
  %huge = icmp ugt i64 %size, 4611686018427387904
  br i1 %huge, label %fail, label %measure

measure:
  %over = add i64 %size, 47
  %rounded = and i64 %over, -16
  %need = add i64 %rounded, %align
  %small = icmp ult i64 %need, 4064
  %capacity = select i1 %small, i64 4064, i64 %need
  %chunk = call ptr @malloc(i64 %capacity)
  %failed = icmp eq ptr %chunk, null
  br i1 %failed, label %fail, label %take

take:
  %end.field = getelementptr i8, ptr %frame, i64 8
  %chunk.field = getelementptr i8, ptr %frame, i64 16
  %old.next = load ptr, ptr %frame
  %old.end = load ptr, ptr %end.field
  %old.chunk = load ptr, ptr %chunk.field
  %keep.end = getelementptr i8, ptr %chunk, i64 8
  %keep.chunk = getelementptr i8, ptr %chunk, i64 16
  store ptr %old.next, ptr %chunk
  store ptr %old.end, ptr %keep.end
  store ptr %old.chunk, ptr %keep.chunk
  %chunk.address = ptrtoint ptr %chunk to i64
  %first = add i64 %chunk.address, 31
  %past = add i64 %first, %align
  %mask = sub i64 0, %align
  %start.address = and i64 %past, %mask
  %start = inttoptr i64 %start.address to ptr
  %taken = add i64 %size, 15
  %taken.rounded = and i64 %taken, -16
  %next = getelementptr i8, ptr %start, i64 %taken.rounded
  %end = getelementptr i8, ptr %chunk, i64 %capacity
  store ptr %next, ptr %frame
  store ptr %end, ptr %end.field
  store ptr %chunk, ptr %chunk.field
  ret ptr %start

fail:
  call void @llvm.trap()
  unreachable
}

; Frees the chunks taken since the next free byte was %mark, an address in the frame's room or in a chunk.
define linkonce_odr hidden void @__rllc_alloca_release(ptr %frame, ptr %mark) nounwind {
entry:
  %end.field = getelementptr i8, ptr %frame, i64 8
  %chunk.field = getelementptr i8, ptr %frame, i64 16
  br label %next

next:
  %chunk = load ptr, ptr %chunk.field
  %done = icmp eq ptr %chunk, null
  br i1 %done, label %found, label %look

look:
  %end = load ptr, ptr %end.field
  %above = icmp uge ptr %mark, %chunk
  %below = icmp ule ptr %mark, %end
  %inside = and i1 %above, %below
  br i1 %inside, label %found, label %drop

drop:
  %keep.end = getelementptr i8, ptr %chunk, i64 8
  %keep.chunk = getelementptr i8, ptr %chunk, i64 16
  %old.next = load ptr, ptr %chunk
  %old.end = load ptr, ptr %keep.end
  %old.chunk = load ptr, ptr %keep.chunk
  store ptr %old.next, ptr %frame
  store ptr %old.end, ptr %end.field
  store ptr %old.chunk, ptr %chunk.field
  call void @free(ptr %chunk)
  br label %next

found:
  store ptr %mark, ptr %frame
  ret void
}
