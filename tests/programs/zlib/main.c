/* zlib: every level and strategy, streaming in small pieces, checksums, and damaged input. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "zlib.h"

#define SIZE 300000
static unsigned char data[SIZE], packed[SIZE * 2], unpacked[SIZE];
static unsigned state = 12345;

static unsigned next(void) {
    state = state * 1664525u + 1013904223u;
    return state >> 16;
}

static void fill(void) {
    static const char *words[] = {"alpha ", "beta ", "gamma\n", "delta, ", "epsilon ", "zeta. ", "0123456789"};
    size_t at = 0;
    while (at + 16 < SIZE) {
        if (next() % 50 == 0) {
            for (int i = 0; i < 8; i++) data[at++] = (unsigned char)next();
        } else {
            const char *word = words[next() % 7];
            size_t length = strlen(word);
            memcpy(data + at, word, length);
            at += length;
        }
    }
}

static void stream(int level, int bits, int strategy, unsigned step) {
    z_stream z;
    memset(&z, 0, sizeof z);
    int status = deflateInit2(&z, level, Z_DEFLATED, bits, 8, strategy);
    if (status != Z_OK) {
        printf("deflateInit2: %d\n", status);
        return;
    }
    z.next_in = data;
    z.next_out = packed;
    while (status == Z_OK) {
        size_t left = SIZE - (size_t)(z.next_in - data);
        z.avail_in = left < step ? (uInt)left : step;
        z.avail_out = 4096;
        status = deflate(&z, left <= step ? Z_FINISH : Z_NO_FLUSH);
        if (status == Z_BUF_ERROR) status = Z_OK;
    }
    unsigned long size = z.total_out;
    deflateEnd(&z);
    printf("level %d bits %d strategy %d step %u: %lu crc %08lx", level, bits, strategy, step, size,
           crc32(0, packed, (uInt)size));

    memset(&z, 0, sizeof z);
    memset(unpacked, 0, SIZE);
    inflateInit2(&z, bits);
    z.next_in = packed;
    z.next_out = unpacked;
    do {
        size_t left = size - (size_t)(z.next_in - packed);
        z.avail_in = left < step ? (uInt)left : step;
        z.avail_out = 777;
        status = inflate(&z, Z_NO_FLUSH);
    } while (status == Z_OK || status == Z_BUF_ERROR);
    printf(" status %d %s\n", status, memcmp(data, unpacked, SIZE) ? "DIFFERS" : "same");
    inflateEnd(&z);
}

int main(void) {
    fill();
    printf("zlib %s\n", zlibVersion());
    printf("adler %08lx crc %08lx\n", adler32(adler32(0, 0, 0), data, SIZE), crc32(crc32(0, 0, 0), data, SIZE));
    printf("combined %08lx\n", crc32_combine(crc32(0, data, 1000), crc32(0, data + 1000, 5000), 5000));
    for (int level = 0; level <= 9; level++) stream(level, 15, Z_DEFAULT_STRATEGY, 10000);
    for (int strategy = Z_FILTERED; strategy <= Z_FIXED; strategy++) stream(6, -12, strategy, 3333);
    stream(9, 31, Z_DEFAULT_STRATEGY, 17);

    uLongf size = sizeof packed;
    printf("compress2 %d", compress2(packed, &size, data, SIZE, 7));
    printf(" %lu\n", size);
    unsigned damage = 0, caught = 0;
    for (unsigned at = 2; at < size; at += 997) {
        packed[at] ^= 0x40;
        uLongf out = SIZE;
        int status = uncompress(unpacked, &out, packed, size);
        damage++;
        caught += status != Z_OK;
        packed[at] ^= 0x40;
    }
    printf("damaged %u caught %u\n", damage, caught);
    const char *folder = getenv("TMPDIR");
    char name[1024];
    snprintf(name, sizeof name, "%s/rllc-zlib-XXXXXX", folder ? folder : ".");
    int fd = mkstemp(name);
    gzFile file = gzdopen(fd, "wb9");
    for (int i = 0; i < 1000; i++) gzprintf(file, "line %d of %s: %.3f\n", i, "a file", i / 7.0);
    gzclose(file);
    file = gzopen(name, "rb");
    char line[100];
    unsigned long sum = 0, lines = 0;
    while (gzgets(file, line, sizeof line)) {
        lines++;
        sum = crc32(sum, (unsigned char *)line, (uInt)strlen(line));
    }
    gzclose(file);
    remove(name);
    printf("gz lines %lu crc %08lx\n", lines, sum);
    return 0;
}
