// Decompression of DEFLATE data (RFC 1951), for the files that we write ourselves: two to three times as fast as zlib's
// on pictures of screens, which are long matches at short distances. It is never the judge of a file: whatever it does
// not accept is read again by libpng, which then says what is wrong.

#ifndef CPNG_INFLATE_H
#define CPNG_INFLATE_H

#include <stddef.h>
#include <stdint.h>

enum {
  /// How far before the end of the output a match may reach.
  INFLATE_WINDOW = 32768,
  /// Bytes after the input that have to be readable.
  INFLATE_INPUT_SLACK = 64,
  /// Bytes after the output's limit that may be written.
  INFLATE_OUTPUT_SLACK = 512,
  /// More than the description of a block's codes takes, which is read without a pause.
  INFLATE_PAUSE_SLACK = 1024,
};

typedef enum { INFLATE_HEADER, INFLATE_STORED, INFLATE_CODED, INFLATE_END, INFLATE_DAMAGED } InflateState;

enum {
  INFLATE_LITERAL_BITS = 11,
  INFLATE_DISTANCE_BITS = 8,
  // A table of the first bits, and for codes that are longer at most one more table for each two of them.
  INFLATE_LITERAL_ENTRIES = (1 << 11) + 144 * (1 << 4),
  INFLATE_DISTANCE_ENTRIES = (1 << 8) + 16 * (1 << 7),
};

typedef struct {
  const uint8_t *next;
  const uint8_t *end;
  /// Where to pause, or NULL. Nothing from INFLATE_PAUSE_SLACK bytes after it on has been looked at then.
  const uint8_t *pause;
  /// Bits that were read and not used yet, the next one lowest.
  uint64_t bits;
  unsigned bit_count;
  InflateState state;
  int is_last_block;
  int has_fixed_tables;
  unsigned stored_left;
  unsigned literal_bits;
  unsigned distance_bits;
  uint32_t literals[INFLATE_LITERAL_ENTRIES];
  uint32_t distances[INFLATE_DISTANCE_ENTRIES];
} Inflate;

/// Begins a stream of `count` bytes, after which INFLATE_INPUT_SLACK bytes are readable.
void inflate_begin(Inflate *stream, const uint8_t *input, size_t count);

/// Decompresses until the output reaches `limit`, the stream ends or proves damaged, which `stream->state` then says, or
/// the input reaches `stream->pause`.
/// Returns the new end of the output, at most INFLATE_OUTPUT_SLACK bytes beyond the limit.
/// `history` is the first byte that a match may reach.
uint8_t *inflate_until(Inflate *stream, const uint8_t *history, uint8_t *output, uint8_t *limit);

/// Where the first byte stands that the stream did not use, after its end.
const uint8_t *inflate_position(const Inflate *stream);

#endif
