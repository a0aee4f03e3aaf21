// Reading of files that are laid out as we write them, row by row. Everything that a file of ours has is checked:
// the checksums of all chunks and of the image data, their order, the filters, and that nothing is missing or left over.

#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "CRasterPNG.h"
#include "rows.h"

static uint32_t big_endian(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

// A text as we write it: a keyword, and five zeros for no compression, no language and no translation.
static int is_plain_text(const uint8_t *content, size_t count) {
  size_t length = 0;
  while (length < count && content[length] >= 0x20 && content[length] <= 0x7E) {
    if (content[length] == ' ' && (length == 0 || content[length - 1] == ' ')) return 0;
    length++;
  }
  static const uint8_t zeros[5] = {0};
  return length >= 1 && length <= 79 && content[length - 1] != ' ' && count - length >= 5
         && memcmp(content + length, zeros, 5) == 0;
}

// Collects the image data of a file of which every chunk is one that we write, whole and in its place.
static int collect(CPNGRows *rows, const uint8_t *file, size_t count) {
  enum { HEADER, ANCILLARY, DATA, END } state = HEADER;
  unsigned text_count = 0;
  size_t start = 8;
  while (state != END) {
    if (count - start < 12) return 0;
    size_t length = big_endian(file + start);
    if (length > count - start - 12) return 0;
    const uint8_t *name = file + start + 4, *content = name + 4;
    if (crc32(0, name, (uInt)length + 4) != big_endian(content + length)) return 0;
    start += length + 12;
    if (state == HEADER) {
      if (memcmp(name, "IHDR", 4) != 0 || length != 13) return 0;
      rows->width = big_endian(content);
      rows->height = big_endian(content + 4);
      rows->channels = content[9] == 2 ? 3 : 4;
      static const uint8_t zeros[3] = {0};
      if (content[8] != 8 || (content[9] != 2 && content[9] != 6) || memcmp(content + 10, zeros, 3) != 0) return 0;
      state = ANCILLARY;
    } else if (memcmp(name, "IDAT", 4) == 0) {
      state = DATA;
      memcpy(rows->data + rows->data_count, content, length);
      rows->data_count += length;
    } else if (memcmp(name, "IEND", 4) == 0) {
      if (state != DATA || length != 0) return 0;
      state = END;
    } else {
      if (state != ANCILLARY || ++text_count > 100 || length > 1000000) return 0;
      if (memcmp(name, "pxHS", 4) == 0 || memcmp(name, "exPl", 4) == 0) continue;
      if (!(memcmp(name, "iTXt", 4) == 0 && is_plain_text(content, length))) return 0;
    }
  }
  return start == count;
}

static int begin(CPNGRows *rows, const uint8_t *file, size_t count, uint32_t width, uint32_t height) {
  rows->data = malloc(count + INFLATE_INPUT_SLACK);
  if (!rows->data || !collect(rows, file, count)) return 0;
  if (rows->width != width || rows->height != height || rows->data_count < 6) return 0;
  memset(rows->data + rows->data_count, 0, INFLATE_INPUT_SLACK);
  // The two bytes before the stream: DEFLATE, a window of up to 32 KiB, no dictionary, and their checksum.
  unsigned head = (unsigned)rows->data[0] << 8 | rows->data[1];
  if ((head & 0x0F20) != 0x0800 || head >> 12 > 7 || head % 31 != 0) return 0;
  inflate_begin(&rows->stream, rows->data + 2, rows->data_count - 6);

  rows->row_bytes = (size_t)width * rows->channels;
  size_t room = rows->row_bytes + 1 > 98304 ? rows->row_bytes + 1 : 98304;
  size_t capacity = INFLATE_WINDOW + rows->row_bytes + 1 + room;
  rows->window = malloc(capacity + INFLATE_OUTPUT_SLACK);
  rows->filtered[0] = calloc(2, rows->row_bytes + ROW_SLACK);
  if (!rows->window || !rows->filtered[0]) return 0;
  rows->filtered[1] = rows->filtered[0] + rows->row_bytes + ROW_SLACK;
  rows->limit = rows->window + capacity;
  rows->output = rows->row = rows->window;
  rows->above = rows->filtered[0];
  rows->low_sum = 1;
  return 1;
}

CPNGRows *cpng_rows_begin(const uint8_t *file, size_t count, uint32_t width, uint32_t height) {
  CPNGRows *rows = calloc(1, sizeof *rows);
  if (rows && begin(rows, file, count, width, height)) return rows;
  cpng_rows_free(rows);
  return NULL;
}

void cpng_rows_free(CPNGRows *rows) {
  if (!rows) return;
  free(rows->data);
  free(rows->window);
  free(rows->filtered[0]);
  free(rows);
}

unsigned cpng_rows_channels(const CPNGRows *rows) { return rows->channels; }

// Adler-32 (RFC 1950) in sixteen lanes, each with the sums of its own bytes, which compilers turn into vectors.
static void sum(CPNGRows *rows, const uint8_t *bytes, size_t count) {
  enum { LANES = 16, GROUPS = 256, PRIME = 65521 };
  uint32_t low = rows->low_sum, high = rows->high_sum;
  while (count >= LANES) {
    size_t groups = count / LANES < GROUPS ? count / LANES : GROUPS;
    // No sum of 256 bytes exceeds 16 bits.
    uint16_t plain[LANES] = {0};
    uint32_t weighted[LANES] = {0};
    for (size_t group = 0; group < groups; group++) {
      for (unsigned lane = 0; lane < LANES; lane++) {
        weighted[lane] += plain[lane];
        plain[lane] = (uint16_t)(plain[lane] + bytes[group * LANES + lane]);
      }
    }
    uint64_t plain_sum = 0, weighted_sum = 0;
    for (unsigned lane = 0; lane < LANES; lane++) {
      plain_sum += plain[lane];
      weighted_sum += (uint64_t)weighted[lane] * LANES + (uint64_t)plain[lane] * (LANES - lane);
    }
    high = (uint32_t)((high + (uint64_t)low * groups * LANES + weighted_sum) % PRIME);
    low = (uint32_t)((low + plain_sum) % PRIME);
    bytes += groups * LANES;
    count -= groups * LANES;
  }
  while (count--) {
    low += *bytes++;
    high += low;
  }
  rows->low_sum = low % PRIME;
  rows->high_sum = high % PRIME;
}

// Moves what is still needed to the start of the window.
static void make_room(CPNGRows *rows) {
  if (rows->above >= rows->window && rows->above < rows->limit + INFLATE_OUTPUT_SLACK) {
    memcpy(rows->filtered[0], rows->above, rows->row_bytes);
    rows->above = rows->filtered[0];
  }
  uint8_t *needed = rows->row;
  if (rows->output - rows->window > INFLATE_WINDOW && rows->output - INFLATE_WINDOW < needed)
    needed = rows->output - INFLATE_WINDOW;
  else if (rows->output - rows->window <= INFLATE_WINDOW)
    needed = rows->window;
  size_t moved = (size_t)(needed - rows->window);
  memmove(rows->window, needed, (size_t)(rows->output - needed));
  rows->output -= moved;
  rows->row -= moved;
}

void rows_decompress(CPNGRows *rows) {
  make_room(rows);
  uint8_t *start = rows->output;
  rows->output = inflate_until(&rows->stream, rows->window, start, rows->limit);
  sum(rows, start, (size_t)(rows->output - start));
}

static inline uint8_t paeth(int left, int above, int corner) {
  int to_left = above - corner, to_above = left - corner, to_corner = to_left + to_above;
  to_left = to_left < 0 ? -to_left : to_left;
  to_above = to_above < 0 ? -to_above : to_above;
  to_corner = to_corner < 0 ? -to_corner : to_corner;
  if (to_left <= to_above && to_left <= to_corner) return (uint8_t)left;
  return (uint8_t)(to_above <= to_corner ? above : corner);
}

// Undoes the filters of the PNG specification, for pixels of a known number of bytes.
static inline __attribute__((always_inline)) int unfilter(
    unsigned filter, const uint8_t *restrict source, const uint8_t *restrict above, uint8_t *restrict target, size_t count,
    unsigned channels) {
  switch (filter) {
    case 1:
      memcpy(target, source, channels);
      for (size_t x = channels; x < count; x++) target[x] = (uint8_t)(source[x] + target[x - channels]);
      return 1;
    case 2:
      for (size_t x = 0; x < count; x++) target[x] = (uint8_t)(source[x] + above[x]);
      return 1;
    case 3:
      for (size_t x = 0; x < channels; x++) target[x] = (uint8_t)(source[x] + above[x] / 2);
      for (size_t x = channels; x < count; x++)
        target[x] = (uint8_t)(source[x] + (target[x - channels] + above[x]) / 2);
      return 1;
    case 4:
      for (size_t x = 0; x < channels; x++) target[x] = (uint8_t)(source[x] + above[x]);
      for (size_t x = channels; x < count; x++)
        target[x] = (uint8_t)(source[x] + paeth(target[x - channels], above[x], above[x - channels]));
      return 1;
    default: return 0;
  }
}

const uint8_t *cpng_rows_next(CPNGRows *rows) {
  if (rows->y == rows->height) return NULL;
  if (!rows_have_next(rows)) rows_decompress(rows);
  if (!rows_have_next(rows)) return NULL;
  unsigned filter = rows->row[0];
  const uint8_t *source = rows->row + 1;
  if (filter == 0) {
    rows->above = source;
  } else {
    uint8_t *target = rows->filtered[rows->above == rows->filtered[0]];
    int is_known = rows->channels == 3 ? unfilter(filter, source, rows->above, target, rows->row_bytes, 3)
                                       : unfilter(filter, source, rows->above, target, rows->row_bytes, 4);
    if (!is_known) return NULL;
    rows->above = target;
  }
  rows->row += rows->row_bytes + 1;
  rows->y++;
  return rows->above;
}

int cpng_rows_are_whole(CPNGRows *rows) {
  if (rows->y != rows->height || rows->row != rows->output) return 0;
  // The end of the last block may be what is left.
  if (rows->stream.state != INFLATE_END) {
    rows_decompress(rows);
    if (rows->row != rows->output) return 0;
  }
  return rows->stream.state == INFLATE_END && inflate_position(&rows->stream) == rows->stream.end
         && (rows->high_sum << 16 | rows->low_sum) == big_endian(rows->stream.end);
}

void cpng_expand_row(const uint8_t *row, unsigned channels, uint32_t width, uint32_t *rgba) {
  if (channels == 4) {
    memcpy(rgba, row, (size_t)width * 4);
    return;
  }
  // Four bytes are read for each pixel but the last, of which three are its own.
  uint32_t x = 0;
  for (; x + 1 < width; x++) {
    uint32_t pixel;
    memcpy(&pixel, row + (size_t)x * 3, 4);
    rgba[x] = pixel | 0xFF000000;
  }
  if (x < width)
    rgba[x] = row[(size_t)x * 3] | (uint32_t)row[(size_t)x * 3 + 1] << 8 | (uint32_t)row[(size_t)x * 3 + 2] << 16 | 0xFF000000;
}

int cpng_decode_plain(const uint8_t *file, size_t count, uint32_t width, uint32_t height, uint32_t *rgba) {
  CPNGRows *rows = cpng_rows_begin(file, count, width, height);
  if (!rows) return 0;
  const uint8_t *row;
  uint32_t *target = rgba;
  while ((row = cpng_rows_next(rows))) {
    cpng_expand_row(row, rows->channels, width, target);
    target += width;
  }
  int is_whole = cpng_rows_are_whole(rows);
  cpng_rows_free(rows);
  return is_whole;
}
