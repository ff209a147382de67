/* zstd: all levels, streaming, dictionaries, damaged input. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "zdict.h"
#include "zstd.h"

#define SIZE 400000
static unsigned char data[SIZE], packed[SIZE * 2], unpacked[SIZE];
static unsigned state = 1;

static unsigned next(void) {
    state = state * 1664525u + 1013904223u;
    return state >> 8;
}

static unsigned sum(const void *bytes, size_t size) {
    unsigned hash = 2166136261u;
    for (size_t i = 0; i < size; i++) hash = (hash ^ ((const unsigned char *)bytes)[i]) * 16777619u;
    return hash;
}

static void fill(void) {
    static const char *words[] = {"{\"id\": ", "\"name\": \"", "value", "\", ", "true", "}, ", "null", "[1, 2, 3]"};
    size_t at = 0;
    while (at + 32 < SIZE) {
        int length = next() % 5 ? snprintf((char *)data + at, 32, "%s", words[next() % 8])
                                : snprintf((char *)data + at, 32, "%u", next() % 100000);
        at += (size_t)length;
    }
}

int main(void) {
    fill();
    printf("zstd %s\n", ZSTD_versionString());
    for (int level = -5; level <= 19; level += level < 1 ? 3 : 2) {
        size_t size = ZSTD_compress(packed, sizeof packed, data, SIZE, level);
        memset(unpacked, 0, SIZE);
        size_t out = ZSTD_decompress(unpacked, SIZE, packed, size);
        printf("level %d: %zu %08x -> %zu %s\n", level, size, sum(packed, size), out,
               memcmp(data, unpacked, SIZE) ? "DIFFERS" : "same");
    }

    ZSTD_CCtx *compress = ZSTD_createCCtx();
    ZSTD_CCtx_setParameter(compress, ZSTD_c_compressionLevel, 6);
    ZSTD_CCtx_setParameter(compress, ZSTD_c_checksumFlag, 1);
    ZSTD_CCtx_setParameter(compress, ZSTD_c_enableLongDistanceMatching, 1);
    ZSTD_outBuffer out = {packed, sizeof packed, 0};
    for (size_t at = 0; at < SIZE;) {
        size_t step = SIZE - at < 5000 ? SIZE - at : 5000;
        ZSTD_inBuffer in = {data + at, step, 0};
        at += step;
        size_t left;
        do {
            left = ZSTD_compressStream2(compress, &out, &in, at == SIZE ? ZSTD_e_end : ZSTD_e_continue);
        } while (!ZSTD_isError(left) && (at == SIZE ? left != 0 : in.pos < in.size));
    }
    ZSTD_freeCCtx(compress);
    printf("stream %zu %08x\n", out.pos, sum(packed, out.pos));
    ZSTD_DCtx *decompress = ZSTD_createDCtx();
    ZSTD_inBuffer in = {packed, 0, 0};
    ZSTD_outBuffer back = {unpacked, SIZE, 0};
    memset(unpacked, 0, SIZE);
    size_t status = 1;
    while (in.pos < out.pos && !ZSTD_isError(status)) {
        in.size = in.pos + 777 < out.pos ? in.pos + 777 : out.pos;
        status = ZSTD_decompressStream(decompress, &back, &in);
    }
    printf("unstream %zu status %zu %s\n", back.pos, status, memcmp(data, unpacked, SIZE) ? "DIFFERS" : "same");

    enum { SAMPLES = 400 };
    size_t sizes[SAMPLES], total = 0;
    for (int i = 0; i < SAMPLES; i++) total += sizes[i] = 300 + next() % 400;
    static unsigned char dictionary[8192];
    size_t length = ZDICT_trainFromBuffer(dictionary, sizeof dictionary, data, sizes, SAMPLES);
    if (ZDICT_isError(length)) {
        printf("dictionary: %s\n", ZDICT_getErrorName(length));
    } else {
        printf("dictionary %zu %08x id %u\n", length, sum(dictionary, length), ZDICT_getDictID(dictionary, length));
        compress = ZSTD_createCCtx();
        size_t size = ZSTD_compress_usingDict(compress, packed, sizeof packed, data + total, 1000, dictionary, length, 5);
        ZSTD_freeCCtx(compress);
        size_t result = ZSTD_decompress_usingDict(decompress, unpacked, SIZE, packed, size, dictionary, length);
        printf("with it %zu -> %zu %s\n", size, result, memcmp(data + total, unpacked, 1000) ? "DIFFERS" : "same");
    }
    ZSTD_freeDCtx(decompress);
    size_t size = ZSTD_compress(packed, sizeof packed, data, SIZE, 3);
    unsigned caught = 0, tried = 0;
    for (size_t at = 6; at < size; at += size / 60) {
        packed[at] ^= 8;
        size_t result = ZSTD_decompress(unpacked, SIZE, packed, size);
        tried++;
        caught += ZSTD_isError(result) || memcmp(data, unpacked, SIZE) != 0;
        packed[at] ^= 8;
    }
    printf("damaged %u caught %u\n", tried, caught);
    return 0;
}
