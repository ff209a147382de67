/* bzip2: all block sizes, small pieces, damaged input. */
#include <stdio.h>
#include <string.h>
#include "bzlib.h"

#define SIZE 400000
static char data[SIZE], packed[SIZE + SIZE / 50 + 1000], unpacked[SIZE];
static unsigned state = 99;

static unsigned next(void) {
    state = state * 1103515245u + 12345u;
    return state >> 16 & 0x7fff;
}

void bz_internal_error(int code) { printf("internal error %d\n", code); }

static unsigned sum(const char *bytes, unsigned size) {
    unsigned hash = 2166136261u;
    for (unsigned i = 0; i < size; i++) hash = (hash ^ (unsigned char)bytes[i]) * 16777619u;
    return hash;
}

int main(void) {
    for (unsigned i = 0; i < SIZE; i++) {
        if (i < 100000) data[i] = (char)(next() % 4 + 'a');
        else if (i < 200000) data[i] = 'x';
        else if (i < 300000) data[i] = (char)next();
        else data[i] = data[i - 70001 - next() % 3];
    }
    printf("bzip2 %s\n", BZ2_bzlibVersion());
    for (int level = 1; level <= 9; level += 4) {
        for (int factor = 1; factor <= 250; factor += 240) {
            unsigned size = sizeof packed;
            int status = BZ2_bzBuffToBuffCompress(packed, &size, data, SIZE, level, 0, factor);
            printf("level %d factor %d: %d %u %08x", level, factor, status, size, sum(packed, size));
            for (int small = 0; small < 2; small++) {
                unsigned out = SIZE;
                memset(unpacked, 0, SIZE);
                status = BZ2_bzBuffToBuffDecompress(unpacked, &out, packed, size, small, 0);
                printf(" %d %u %s", status, out, memcmp(data, unpacked, SIZE) ? "DIFFERS" : "same");
            }
            printf("\n");
        }
    }
    bz_stream z;
    memset(&z, 0, sizeof z);
    BZ2_bzCompressInit(&z, 1, 0, 30);
    z.next_in = data;
    z.next_out = packed;
    int status = BZ_RUN_OK;
    while (status != BZ_STREAM_END) {
        unsigned left = SIZE - (unsigned)(z.next_in - data);
        z.avail_in = left < 1000 ? left : 1000;
        z.avail_out = 333;
        status = BZ2_bzCompress(&z, left <= 1000 ? BZ_FINISH : BZ_RUN);
    }
    unsigned size = z.total_out_lo32;
    BZ2_bzCompressEnd(&z);
    printf("stream %u %08x\n", size, sum(packed, size));
    unsigned caught = 0, tried = 0;
    for (unsigned at = 4; at < size; at += size / 12) {
        packed[at] ^= 4;
        unsigned out = SIZE;
        tried++;
        caught += BZ2_bzBuffToBuffDecompress(unpacked, &out, packed, size, 0, 0) != BZ_OK;
        packed[at] ^= 4;
    }
    printf("damaged %u caught %u\n", tried, caught);
    return 0;
}
