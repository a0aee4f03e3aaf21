// What the reader of rows and the reader of pairs know of each other.

#ifndef CPNG_ROWS_H
#define CPNG_ROWS_H

#include "CRasterPNG.h"
#include "inflate.h"

enum {
  /// Bytes after a row that may be read or written.
  ROW_SLACK = 32,
};

struct CPNGRows {
  Inflate stream;
  uint32_t width;
  uint32_t height;
  unsigned channels;
  size_t row_bytes;
  /// The number of rows that were given out.
  uint32_t y;
  /// The decompressed bytes: what matches may still reach, and rows that were not given out yet.
  uint8_t *window;
  uint8_t *limit;
  uint8_t *output;
  /// The next row, its filter first.
  uint8_t *row;
  /// The row above without its filter: in `window`, or in one of the two rows of `filtered`.
  const uint8_t *above;
  uint8_t *filtered[2];
  /// The two sums of Adler's checksum.
  uint32_t low_sum;
  uint32_t high_sum;
  /// The image data of all chunks one after the other.
  uint8_t *data;
  size_t data_count;
  /// The file that this one's rows are taken from, as long as the data of both is the same.
  CPNGRows *leader;
};

/// Decompresses as much as there is room for.
void rows_decompress(CPNGRows *rows);

/// Whether a whole row is decompressed and not given out yet.
static inline int rows_have_next(const CPNGRows *rows) {
  return (size_t)(rows->output - rows->row) >= rows->row_bytes + 1;
}

#endif
