// Holds our DEFLATE decompression against zlib's: streams of every level, strategy and window, intact and damaged.
// Ours may refuse what zlib accepts (libpng is asked then), but whatever it accepts zlib has to accept with the same
// bytes, and it has to accept every intact stream.
//
//     clang -g -O1 -fsanitize=address,undefined -I Sources/Drawing/CRasterPNG Benchmarks/Fuzzing/inflate.c Sources/Drawing/CRasterPNG/inflate.c -lz -o fuzz
//     ./fuzz 1000000

#include "inflate.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <zlib.h>

static uint64_t state = 1;

static uint32_t random_word(void) {
  state += 0x9E3779B97F4A7C15;
  uint64_t z = state;
  z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
  z = (z ^ z >> 27) * 0x94D049BB133111EB;
  return (uint32_t)(z ^ z >> 31);
}

static uint32_t below(uint32_t limit) { return random_word() % limit; }

enum { MOST = 200000 };

// Runs, repeats at all distances, noise of few or many values.
static size_t make_content(uint8_t *content) {
  size_t count = below(4) ? below(3000) : below(MOST), at = 0;
  unsigned values = 1 + below(256);
  while (at < count) {
    size_t length = 1 + below(below(8) ? 40 : 3000);
    if (length > count - at) length = count - at;
    switch (below(4)) {
      case 0: memset(content + at, (int)below(values), length); break;
      case 1:
        for (size_t i = 0; i < length; i++) content[at + i] = (uint8_t)below(values);
        break;
      default: {
        size_t distance = at ? 1 + below((uint32_t)(below(2) && at > 40 ? 40 : at)) : 0;
        for (size_t i = 0; i < length; i++) content[at + i] = distance ? content[at + i - distance] : 7;
      }
    }
    at += length;
  }
  return count;
}

static size_t compress_content(const uint8_t *content, size_t count, uint8_t *stream, size_t capacity) {
  static const int strategies[] = {Z_DEFAULT_STRATEGY, Z_FILTERED, Z_HUFFMAN_ONLY, Z_RLE, Z_FIXED};
  static const int flushes[] = {Z_NO_FLUSH, Z_PARTIAL_FLUSH, Z_SYNC_FLUSH, Z_FULL_FLUSH, Z_BLOCK};
  z_stream z = {0};
  deflateInit2(&z, (int)below(10), Z_DEFLATED, -(9 + (int)below(7)), 1 + (int)below(9), strategies[below(5)]);
  z.next_in = (Bytef *)content;
  z.next_out = stream;
  z.avail_out = (uInt)capacity;
  size_t given = 0;
  while (given < count) {
    size_t part = below(3) ? count - given : below((uint32_t)(count - given) + 1);
    z.avail_in = (uInt)part;
    given += part;
    deflate(&z, flushes[below(5)]);
  }
  z.avail_in = 0;
  deflate(&z, Z_FINISH);
  size_t written = z.total_out;
  deflateEnd(&z);
  return written;
}

// Returns the number of bytes, or -1 for a refusal. The window slides as it does for pictures.
static long ours(const uint8_t *input, size_t count, uint8_t *result, size_t capacity, size_t *used) {
  static Inflate stream;
  uint8_t *padded = malloc(count + INFLATE_INPUT_SLACK);
  memcpy(padded, input, count);
  memset(padded + count, 0, INFLATE_INPUT_SLACK);
  size_t room = INFLATE_WINDOW + 1 + below(50000);
  uint8_t *window = malloc(room + INFLATE_OUTPUT_SLACK), *output = window, *limit = window + room;
  size_t total = 0;
  inflate_begin(&stream, padded, count);
  while (stream.state != INFLATE_END && stream.state != INFLATE_DAMAGED && total <= capacity) {
    if (output - window > INFLATE_WINDOW) {
      memmove(window, output - INFLATE_WINDOW, INFLATE_WINDOW);
      output = window + INFLATE_WINDOW;
    }
    uint8_t *start = output;
    output = inflate_until(&stream, window, output, limit);
    size_t made = (size_t)(output - start);
    if (total + made <= capacity) memcpy(result + total, start, made);
    total += made;
  }
  *used = (size_t)(inflate_position(&stream) - padded);
  int is_good = stream.state == INFLATE_END && total <= capacity && *used <= count;
  free(padded);
  free(window);
  return is_good ? (long)total : -1;
}

static long theirs(const uint8_t *input, size_t count, uint8_t *result, size_t capacity, size_t *used) {
  z_stream z = {0};
  inflateInit2(&z, -15);
  z.next_in = (Bytef *)input;
  z.avail_in = (uInt)count;
  z.next_out = result;
  z.avail_out = (uInt)capacity;
  int status = inflate(&z, Z_FINISH);
  *used = z.total_in;
  long total = (long)z.total_out;
  inflateEnd(&z);
  return status == Z_STREAM_END ? total : -1;
}

int main(int argument_count, char **arguments) {
  long rounds = argument_count > 1 ? atol(arguments[1]) : 100000, accepted = 0, damaged_rounds = 0;
  uint8_t *content = malloc(MOST), *stream = malloc(MOST * 2 + 20000);
  uint8_t *a = malloc(MOST * 8), *b = malloc(MOST * 8);
  for (long round = 0; round < rounds; round++) {
    uint64_t seed = state;
    size_t count = make_content(content);
    size_t length = compress_content(content, count, stream, MOST * 2 + 20000);
    // One content gives several damaged streams.
    for (int variant = 0; variant < 8 && round < rounds; variant++, round++) {
      if (variant > 0) {
        damaged_rounds++;
        for (uint32_t i = 0, n = 1 + below(3); i < n && length > 0; i++) {
          uint32_t near = below(2) ? (uint32_t)length : (length < 100 ? (uint32_t)length : 100);
          stream[below(near)] ^= (uint8_t)(1 << below(8));
        }
        if (below(8) == 0) length = below((uint32_t)length + 1);
      }
      size_t used_a, used_b;
      long own = ours(stream, length, a, MOST * 8, &used_a);
      long other = theirs(stream, length, b, MOST * 8, &used_b);
      if (own >= 0) accepted++;
      int is_wrong = (own >= 0 && (own != other || used_a != used_b || memcmp(a, b, (size_t)own) != 0))
                     || (variant == 0 && (own != (long)count || memcmp(a, content, count) != 0));
      if (is_wrong) {
        printf("round %ld, seed %llu, variant %d: ours %ld (%zu), zlib %ld (%zu)\n", round, (unsigned long long)seed, variant,
               own, used_a, other, used_b);
        fflush(stdout);
        return 1;
      }
      if (length == 0) break;
    }
    round--;
  }
  free(content);
  free(stream);
  free(a);
  free(b);
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  printf("%ld streams, %ld of them damaged; %ld accepted; peak memory %ld KiB\n", rounds, damaged_rounds, accepted,
         usage.ru_maxrss);
  return 0;
}
