// Holds the reading of two files together, which decompresses once what they have in common, against the reading of each
// alone: pictures that differ in a few pixels, intact and damaged, with checksums of chunks that hide the damage.
//
//     clang -g -O1 -fsanitize=address,undefined -I Sources/Drawing/CRasterPNG -I Sources/Drawing/CRasterPNG/include Benchmarks/Fuzzing/pairs.c \
//       Sources/Drawing/CRasterPNG/inflate.c Sources/Drawing/CRasterPNG/plain.c Sources/Drawing/CRasterPNG/pair.c -lz -o fuzz
//     ./fuzz 100000

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "CRasterPNG.h"

static uint64_t state = 1;

static uint32_t random_word(void) {
  state += 0x9E3779B97F4A7C15;
  uint64_t z = state;
  z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
  z = (z ^ z >> 27) * 0x94D049BB133111EB;
  return (uint32_t)(z ^ z >> 31);
}

static uint32_t below(uint32_t limit) { return random_word() % limit; }

enum { MOST_WIDTH = 200, MOST_HEIGHT = 400, MOST_RAW = (MOST_WIDTH * 4 + 1) * MOST_HEIGHT, MOST_FILE = MOST_RAW * 2 + 4096 };

typedef struct {
  uint32_t width, height;
  unsigned channels;
} Size;

static void put(uint8_t *bytes, uint32_t word) {
  for (int i = 0; i < 4; i++) bytes[i] = (uint8_t)(word >> (24 - 8 * i));
}

static size_t put_chunk(uint8_t *file, const char *name, const uint8_t *content, size_t count) {
  put(file, (uint32_t)count);
  memcpy(file + 4, name, 4);
  if (count) memcpy(file + 8, content, count);
  put(file + 8 + count, (uint32_t)crc32(0, file + 4, (uInt)count + 4));
  return count + 12;
}

// Bands of noise, of one colour, of stripes and of the row above, so that blocks of every kind follow each other.
static void make_rows(Size size, uint8_t *raw) {
  size_t stride = size.width * size.channels + 1;
  uint32_t band = 5 + below(60);
  for (uint32_t y = 0; y < size.height; y++) {
    uint8_t *row = raw + y * stride;
    row[0] = y ? (uint8_t)below(5) : 0;
    unsigned kind = y / band % 4, value = below(256);
    for (size_t x = 1; x < stride; x++)
      row[x] = (uint8_t)(kind == 0 ? random_word() : kind == 1 ? 77 : kind == 2 ? x / 9 * 13 : y ? (row - stride)[x] + value % 2 : 3);
  }
}

static size_t make_file(Size size, const uint8_t *raw, int level, uint8_t *file) {
  static uint8_t data[MOST_FILE];
  uLongf count = MOST_FILE;
  compress2(data, &count, raw, (size.width * size.channels + 1) * (uLong)size.height, level);
  memcpy(file, "\x89PNG\r\n\x1a\n", 8);
  uint8_t header[13] = {0};
  put(header, size.width);
  put(header + 4, size.height);
  header[8] = 8;
  header[9] = size.channels == 3 ? 2 : 6;
  size_t at = 8 + put_chunk(file + 8, "IHDR", header, 13);
  for (size_t start = 0; start < count; start += 32768)
    at += put_chunk(file + at, "IDAT", data + start, count - start < 32768 ? count - start : 32768);
  return at + put_chunk(file + at, "IEND", NULL, 0);
}

// Changes bits of image data and makes the chunk's checksum right again.
static void damage(uint8_t *file, size_t count) {
  size_t at = 8 + 25;
  while (at + 12 < count) {
    size_t length = (size_t)file[at] << 24 | (size_t)file[at + 1] << 16 | (size_t)file[at + 2] << 8 | file[at + 3];
    if (memcmp(file + at + 4, "IDAT", 4) == 0 && length && below(2)) {
      file[at + 8 + below((uint32_t)length)] ^= (uint8_t)(1 << below(8));
      put(file + at + 8 + length, (uint32_t)crc32(0, file + at + 4, (uInt)length + 4));
    }
    at += length + 12;
  }
}

// Returns whether the file is whole, and its rows.
static int read_alone(const uint8_t *file, size_t count, Size size, uint8_t *rows) {
  CPNGRows *reader = cpng_rows_begin(file, count, size.width, size.height);
  if (!reader) return 0;
  const uint8_t *row;
  size_t bytes = (size_t)size.width * size.channels;
  for (uint32_t y = 0; (row = cpng_rows_next(reader)); y++) memcpy(rows + y * bytes, row, bytes);
  int is_whole = cpng_rows_are_whole(reader);
  cpng_rows_free(reader);
  return is_whole;
}

int main(int argument_count, char **arguments) {
  long rounds = argument_count > 1 ? atol(arguments[1]) : 20000, whole = 0, shared = 0;
  uint8_t *raw = malloc(MOST_RAW), *files[2], *rows[2];
  for (int i = 0; i < 2; i++) files[i] = malloc(MOST_FILE), rows[i] = malloc(MOST_RAW);
  for (long round = 0; round < rounds; round++) {
    uint64_t seed = state;
    Size size = {1 + below(MOST_WIDTH), 1 + below(MOST_HEIGHT), 3 + below(2)};
    size_t stride = size.width * size.channels + 1, bytes = stride - 1, counts[2];
    int level = (int)below(10);
    make_rows(size, raw);
    counts[0] = make_file(size, raw, level, files[0]);
    for (uint32_t i = 0, n = below(4); i < n; i++) raw[below(size.height) * stride + 1 + below((uint32_t)bytes)] ^= 7;
    counts[1] = make_file(size, raw, level, files[1]);
    if (below(3) == 0) damage(files[below(2)], counts[0] < counts[1] ? counts[0] : counts[1]);

    int is_whole = 1;
    for (int i = 0; i < 2; i++) is_whole &= read_alone(files[i], counts[i], size, rows[i]);
    CPNGRows *first = cpng_rows_begin(files[0], counts[0], size.width, size.height);
    CPNGRows *second = cpng_rows_begin(files[1], counts[1], size.width, size.height);
    int is_wrong = 0, pair_is_whole = 0;
    if (first && second) {
      cpng_rows_pair(first, second);
      const uint8_t *a, *b;
      uint32_t y = 0;
      for (; cpng_rows_next_pair(first, second, &a, &b); y++) {
        if (a == b) shared++;
        if (is_whole) is_wrong |= memcmp(a, rows[0] + y * bytes, bytes) || memcmp(b, rows[1] + y * bytes, bytes);
      }
      pair_is_whole = y == size.height && cpng_rows_are_whole(first) && cpng_rows_are_whole(second);
    }
    cpng_rows_free(first);
    cpng_rows_free(second);
    whole += is_whole;
    if (is_wrong || is_whole != pair_is_whole) {
      printf("round %ld, seed %llu: alone %d, as a pair %d\n", round, (unsigned long long)seed, is_whole, pair_is_whole);
      return 1;
    }
  }
  for (int i = 0; i < 2; i++) free(files[i]), free(rows[i]);
  free(raw);
  printf("%ld pairs, %ld of them whole, %ld rows decompressed once\n", rounds, whole, shared);
  return 0;
}
