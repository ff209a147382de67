/* lz4: fast and high compression, dictionaries, frames, hashes, damaged input. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "lz4.h"
#include "lz4frame.h"
#include "lz4hc.h"
#include "xxhash.h"

#define SIZE 400000
static char data[SIZE], packed[SIZE * 2], unpacked[SIZE];
static unsigned state = 7;

static unsigned next(void) {
    state ^= state << 13;
    state ^= state >> 17;
    state ^= state << 5;
    return state;
}

static void check(const char *what, int size) {
    memset(unpacked, 0, SIZE);
    int out = LZ4_decompress_safe(packed, unpacked, size, SIZE);
    printf("%s: %d %08x -> %d %s\n", what, size, XXH32(packed, (size_t)size, 1), out,
           out == SIZE && !memcmp(data, unpacked, SIZE) ? "same" : "DIFFERS");
}

int main(void) {
    for (int i = 0; i < SIZE; i++) {
        if (i > 1000 && next() % 20) data[i] = data[i - 1 - (int)(next() % 900 / 300 * 300)];
        else data[i] = (char)(next() % 64 + 32);
    }
    printf("lz4 %s xxh32 %08x xxh64 %016llx\n", LZ4_versionString(), XXH32(data, SIZE, 42), XXH64(data, SIZE, 42));
    char name[40];
    for (int speed = 1; speed < 40; speed += 7) {
        snprintf(name, sizeof name, "fast %d", speed);
        check(name, LZ4_compress_fast(data, packed, SIZE, sizeof packed, speed));
    }
    for (int level = 1; level <= 12; level++) {
        snprintf(name, sizeof name, "high %d", level);
        check(name, LZ4_compress_HC(data, packed, SIZE, sizeof packed, level));
    }
    int source = SIZE;
    int size = LZ4_compress_destSize(data, packed, &source, 20000);
    printf("destSize %d of %d: %08x\n", size, source, XXH32(packed, (size_t)size, 1));

    LZ4_stream_t *stream = LZ4_createStream();
    LZ4_loadDict(stream, data, 65536);
    size = LZ4_compress_fast_continue(stream, data + 65536, packed, 65536, sizeof packed, 1);
    LZ4_freeStream(stream);
    int out = LZ4_decompress_safe_usingDict(packed, unpacked, size, SIZE, data, 65536);
    printf("dictionary %d -> %d %s\n", size, out, memcmp(data + 65536, unpacked, 65536) ? "DIFFERS" : "same");

    LZ4F_preferences_t preferences;
    memset(&preferences, 0, sizeof preferences);
    preferences.frameInfo.contentChecksumFlag = LZ4F_contentChecksumEnabled;
    preferences.frameInfo.blockChecksumFlag = LZ4F_blockChecksumEnabled;
    preferences.compressionLevel = 5;
    size_t framed = LZ4F_compressFrame(packed, sizeof packed, data, SIZE, &preferences);
    printf("frame %zu %08x\n", framed, XXH32(packed, framed, 1));
    LZ4F_dctx *context;
    LZ4F_createDecompressionContext(&context, LZ4F_VERSION);
    size_t at = 0, done = 0, hint = 1;
    while (hint != 0 && !LZ4F_isError(hint)) {
        size_t in = framed - at < 1000 ? framed - at : 1000, room = SIZE - done;
        hint = LZ4F_decompress(context, unpacked + done, &room, packed + at, &in, 0);
        at += in;
        done += room;
    }
    LZ4F_freeDecompressionContext(context);
    printf("unframed %zu hint %zu %s\n", done, hint, memcmp(data, unpacked, SIZE) ? "DIFFERS" : "same");
    unsigned caught = 0, tried = 0;
    for (size_t i = 10; i < framed; i += framed / 50) {
        packed[i] ^= 1;
        LZ4F_createDecompressionContext(&context, LZ4F_VERSION);
        size_t in = framed, room = SIZE;
        hint = LZ4F_decompress(context, unpacked, &room, packed, &in, 0);
        tried++;
        caught += LZ4F_isError(hint) != 0;
        LZ4F_freeDecompressionContext(context);
        packed[i] ^= 1;
    }
    printf("damaged %u caught %u\n", tried, caught);
    return 0;
}
