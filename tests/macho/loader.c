/* Runs Mach-O objects of x86-64 or arm64 on Linux: loads them, resolves their relocations, calls _main.
 * What they do not define comes from the C library; variadic functions of arm64 through shims. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <setjmp.h>
#include <errno.h>
#include <sys/mman.h>

#define REGION (1ull << 28)
static uint8_t *region, *next;
static void die(const char *what, const char *name) {
  fprintf(stderr, "loader: %s %s\n", what, name ? name : "");
  exit(125);
}
static uint8_t *take(uint64_t size, uint64_t align) {
  uintptr_t at = ((uintptr_t)next + align - 1) & ~(align - 1);
  if (at + size > (uintptr_t)region + REGION) die("out of memory", 0);
  next = (uint8_t *)at + size;
  return (uint8_t *)at;
}
typedef struct { const char *name; uint8_t *address; int weak; uint8_t *got; uint8_t *stub; } Symbol;
static Symbol *symbols;
static int symbol_count, symbol_room;
static int *table; static unsigned table_size = 1 << 18;
static unsigned hash(const char *s) { unsigned h = 5381; while (*s) h = h * 33 + (uint8_t)*s++; return h; }
static Symbol *global(const char *name) {
  unsigned h = hash(name) & (table_size - 1);
  while (table[h]) { if (!strcmp(symbols[table[h] - 1].name, name)) return &symbols[table[h] - 1]; h = (h + 1) & (table_size - 1); }
  if (symbol_count >= symbol_room) die("too many symbols", 0);
  symbols[symbol_count] = (Symbol){name, 0, 0, 0, 0};
  table[h] = ++symbol_count;
  return &symbols[symbol_count - 1];
}
static long guard = 0x5a5a5a;
static void guard_fail(void) { die("stack smashed", 0); }
static int *errno_location(void) { return &errno; }
#if defined(__aarch64__)
#define MACHINE 0x0100000c
/* Unnamed arguments lie on the stack; a va_list is a pointer to them. */
static void list(va_list *to, void *from) {
  struct { void *stack, *gr, *vr; int gr_offs, vr_offs; } it = {from, 0, 0, 0, 0};
  memcpy(to, &it, sizeof it);
}
#define V(name, params, call) int name params { va_list l; list(&l, ap); return call; }
V(m_vprintf, (const char *f, void *ap), vprintf(f, l))
V(m_vfprintf, (FILE *o, const char *f, void *ap), vfprintf(o, f, l))
V(m_vsprintf, (char *o, const char *f, void *ap), vsprintf(o, f, l))
V(m_vsnprintf, (char *o, size_t n, const char *f, void *ap), vsnprintf(o, n, f, l))
V(m_vsscanf, (const char *o, const char *f, void *ap), vsscanf(o, f, l))
__asm__(".text\n m_printf: mov x1,sp\n b m_vprintf\n m_fprintf: mov x2,sp\n b m_vfprintf\n m_sprintf: mov x2,sp\n b m_vsprintf\n"
        "m_sscanf: mov x2,sp\n b m_vsscanf\n m_snprintf: mov x3,sp\n b m_vsnprintf\n m_tlv: ldr x0,[x0,#16]\n ret\n");
extern char m_printf[], m_fprintf[], m_sprintf[], m_snprintf[], m_sscanf[], m_tlv[];
#else
#define MACHINE 0x01000007
__asm__(".text\n m_tlv: mov 16(%rdi),%rax\n ret\n");
extern char m_tlv[];
#endif
extern int _setjmp(jmp_buf);
static void *host(const char *name) {
  static const struct { const char *name; void *address; } own[] = {
      {"__tlv_bootstrap", m_tlv}, {"___error", errno_location}, {"___stack_chk_guard", &guard}, {"___stack_chk_fail", guard_fail}, {"_setjmp", _setjmp},
#if defined(__aarch64__)
      {"_printf", m_printf}, {"_fprintf", m_fprintf}, {"_sprintf", m_sprintf}, {"_snprintf", m_snprintf}, {"_sscanf", m_sscanf},
      {"_vprintf", m_vprintf}, {"_vfprintf", m_vfprintf}, {"_vsprintf", m_vsprintf}, {"_vsnprintf", m_vsnprintf},
#endif
  };
  for (unsigned i = 0; i < sizeof own / sizeof *own; i++) if (!strcmp(own[i].name, name)) return own[i].address;
  if (!strcmp(name, "___dso_handle")) return region;
  if (!strcmp(name, "_bzero")) return dlsym(RTLD_DEFAULT, "bzero");
  return name[0] == '_' ? dlsym(RTLD_DEFAULT, name + 1) : 0;
}
static uint8_t *address(Symbol *s, int weak) {
  if (!s->address) s->address = host(s->name);
  if (!s->address && !weak) die("undefined symbol", s->name);
  return s->address;
}
typedef struct { uint64_t addr, size; uint32_t offset, reloff, nreloc, flags; uint8_t *at; } Section;
typedef struct { uint32_t strx; uint8_t type, sect; uint16_t desc; uint64_t value; } Nlist;
typedef struct { uint8_t *file; Section *sections; int count; Nlist *symbols; const char *strings; uint32_t symbol_count; uint8_t **got; uint8_t **stub; } Image;
static uint32_t u32(const uint8_t *p) { uint32_t v; memcpy(&v, p, 4); return v; }
static uint64_t u64(const uint8_t *p) { uint64_t v; memcpy(&v, p, 8); return v; }
static void w32(uint8_t *p, uint32_t v) { memcpy(p, &v, 4); }
static void w64(uint8_t *p, uint64_t v) { memcpy(p, &v, 8); }
static Image load(const char *path) {
  Image image = {0};
  FILE *f = fopen(path, "rb");
  if (!f) die("cannot open", path);
  fseek(f, 0, SEEK_END); long size = ftell(f); rewind(f);
  image.file = malloc(size + 16);
  if (fread(image.file, 1, size, f) != (size_t)size) die("cannot read", path);
  fclose(f);
  uint8_t *p = image.file;
  if (u32(p) != 0xfeedfacf || u32(p + 4) != MACHINE) die("not an object for this machine:", path);
  uint32_t commands = u32(p + 16);
  for (p += 32; commands--; p += u32(p + 4)) {
    if (u32(p) == 0x19) {
      image.count = u32(p + 64);
      image.sections = calloc(image.count + 1, sizeof(Section));
      for (int i = 0; i < image.count; i++) {
        uint8_t *q = p + 72 + 80 * i;
        Section *s = &image.sections[i];
        *s = (Section){u64(q + 32), u64(q + 40), u32(q + 48), u32(q + 56), u32(q + 60), u32(q + 64), 0};
        s->at = take(s->size, 1ull << u32(q + 52));
        uint32_t type = s->flags & 0xff;
        if (type != 1 && type != 0xc && type != 0x12) memcpy(s->at, image.file + s->offset, s->size);
      }
    } else if (u32(p) == 2) {
      image.symbols = (Nlist *)(image.file + u32(p + 8));
      image.symbol_count = u32(p + 12);
      image.strings = (char *)image.file + u32(p + 16);
    }
  }
  image.got = calloc(image.symbol_count + 1, 8);
  image.stub = calloc(image.symbol_count + 1, 8);
  for (uint32_t i = 0; i < image.symbol_count; i++) {
    Nlist *n = &image.symbols[i];
    if (n->type & 0xe0 || !(n->type & 1)) continue;
    Symbol *s = global(image.strings + n->strx);
    int weak = (n->desc & 0x80) != 0;
    if ((n->type & 0xe) == 0xe) {
      if (s->address && !weak && !s->weak) die("defined twice:", s->name);
      if (s->address && weak) continue;
      Section *in = &image.sections[n->sect - 1];
      s->address = in->at + (n->value - in->addr);
      s->weak = weak;
    } else if ((n->type & 0xe) == 0 && n->value && !s->address) {
      s->address = take(n->value, 1ull << (n->desc >> 8 & 15));
      s->weak = 1;
    }
  }
  return image;
}
static uint8_t *symbol_address(Image *m, uint32_t i) {
  Nlist *n = &m->symbols[i];
  if (n->type & 1) return address(global(m->strings + n->strx), n->desc & 0x40);
  if ((n->type & 0xe) == 0xe) return m->sections[n->sect - 1].at + (n->value - m->sections[n->sect - 1].addr);
  if ((n->type & 0xe) == 2) return (uint8_t *)n->value;
  die("a local symbol without a place:", m->strings + n->strx);
  return 0;
}
static uint8_t *slot(Image *m, uint32_t i, int64_t addend) {
  (void)addend;
  if (!m->got[i]) { m->got[i] = take(8, 8); w64(m->got[i], (uint64_t)symbol_address(m, i)); }
  return m->got[i];
}
static uint8_t *near(Image *m, uint32_t i, uint8_t *target) {
  if (target >= region && target < region + REGION) return target;
  if (!m->stub[i]) {
#if defined(__aarch64__)
    uint8_t *s = m->stub[i] = take(16, 8);
    w32(s, 0x58000050); w32(s + 4, 0xd61f0200); w64(s + 8, (uint64_t)target);
#else
    uint8_t *s = m->stub[i] = take(16, 8);
    memcpy(s, "\xff\x25\0\0\0\0", 6); w64(s + 6, (uint64_t)target);
#endif
  }
  return m->stub[i];
}
static void fits(int64_t v, int bits) { if (v < -(1ll << (bits - 1)) || v >= 1ll << (bits - 1)) die("out of range", 0); }
static void relocate(Image *m, Section *s) {
  int64_t addend = 0; uint8_t *minus = 0; int has_minus = 0;
  for (uint32_t i = 0; i < s->nreloc; i++) {
    uint8_t *r = m->file + s->reloff + 8 * i;
    uint32_t at = u32(r), bits = u32(r + 4), number = bits & 0xffffff, pcrel = bits >> 24 & 1, length = bits >> 25 & 3, ext = bits >> 27 & 1, type = bits >> 28;
    uint8_t *p = s->at + at;
#if defined(__aarch64__)
    if (type == 10) { addend = (int32_t)(number << 8) >> 8; continue; }
    if (type == 1) { minus = symbol_address(m, number); has_minus = 1; continue; }
    uint8_t *target = 0;
    if (!ext) {
      if (type != 0) die("a section relocation", 0);
      Section *t = &m->sections[number - 1];
      uint64_t v = length == 3 ? u64(p) : u32(p);
      v = v - t->addr + (uint64_t)t->at;
      if (length == 3) w64(p, v); else w32(p, v);
      continue;
    }
    if (type != 5 && type != 6 && type != 7 && type != 8 && type != 9) target = symbol_address(m, number);
    int64_t in = 0; uint32_t word = u32(p);
    switch (type) {
    case 0:
      in = length == 3 ? (int64_t)u64(p) : (int32_t)u32(p);
      in += (int64_t)target - (has_minus ? (int64_t)minus : 0);
      if (length == 3) w64(p, in); else { if (has_minus) fits(in, 32); w32(p, in); }
      break;
    case 2:
      in = near(m, number, target) + addend - p; fits(in, 28);
      w32(p, (word & 0xfc000000) | (in >> 2 & 0x3ffffff));
      break;
    case 3: case 5: case 8: {
      uint8_t *t = type == 3 ? target + addend : slot(m, number, 0);
      in = (int64_t)((uint64_t)t & ~4095ull) - (int64_t)((uint64_t)p & ~4095ull); fits(in, 33);
      in >>= 12; w32(p, (word & 0x9f00001f) | (in & 3) << 29 | (in >> 2 & 0x7ffff) << 5);
      break; }
    case 4: case 6: case 9: {
      uint64_t t = (uint64_t)(type == 4 ? target + addend : slot(m, number, 0)) & 4095;
      int shift = 0;
      if ((word & 0x3b000000) == 0x39000000) { shift = word >> 30; if (!shift && (word & 0x04800000) == 0x04800000) shift = 4; }
      if (t & ((1 << shift) - 1)) die("misaligned", 0);
      w32(p, (word & ~(0xfffu << 10)) | (t >> shift) << 10);
      break; }
    case 7:
      if (pcrel) w32(p, slot(m, number, 0) - p); else w64(p, (uint64_t)slot(m, number, 0));
      break;
    default: die("a relocation of this type", 0);
    }
    (void)pcrel;
#else
    if (type == 5) { minus = ext ? symbol_address(m, number) : 0; has_minus = 1; continue; }
    int64_t in = length == 3 ? (int64_t)u64(p) : (int32_t)u32(p);
    if (!ext) {
      Section *t = &m->sections[number - 1];
      in += (int64_t)t->at - (int64_t)t->addr;
      if (pcrel) in -= (int64_t)(s->at) - (int64_t)(s->addr);
    } else if (type == 3 || type == 4 || type == 9) {
      in += slot(m, number, 0) - p - 4;
    } else {
      uint8_t *target = symbol_address(m, number);
      if (type == 2) target = near(m, number, target);
      in += (int64_t)target - (has_minus ? (int64_t)minus : 0);
      if (pcrel) in -= (int64_t)p + 4;
    }
    if (length == 3) w64(p, in); else { if (pcrel || has_minus) fits(in, 32); w32(p, in); }
#endif
    addend = 0; has_minus = 0; minus = 0;
  }
}
int main(int argc, char **argv) {
  region = next = mmap(0, REGION, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (region == MAP_FAILED) die("no memory", 0);
  symbol_room = 1 << 17; symbols = calloc(symbol_room, sizeof *symbols); table = calloc(table_size, sizeof *table);
  Image *images = calloc(argc, sizeof *images);
  for (int i = 1; i < argc; i++) images[i] = load(argv[i]);
  for (int i = 1; i < argc; i++)
    for (int j = 0; j < images[i].count; j++) {
      Section *s = &images[i].sections[j];
      uint32_t type = s->flags & 0xff;
      if (s->flags & 0x02000000) continue; /* debug */
      if (s->offset && s->nreloc && !(s->flags & 0x68000000 && type == 0xb)) relocate(&images[i], s);
    }
  __builtin___clear_cache((char *)region, (char *)next);
  for (int i = 1; i < argc; i++)
    for (int j = 0; j < images[i].count; j++)
      if ((images[i].sections[j].flags & 0xff) == 9)
        for (uint64_t k = 0; k < images[i].sections[j].size; k += 8) ((void (*)(void))u64(images[i].sections[j].at + k))();
  Symbol *start = global("_main");
  if (!start->address) die("no _main", 0);
  exit(((int (*)(int, char **))start->address)(1, argv));
}
