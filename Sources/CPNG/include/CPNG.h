// libpng behind two plain functions. libpng reports errors with longjmp, which must not cross a Swift frame, so
// setjmp, every callback and every libpng call stay inside this target; Swift sees a status and a message.

#ifndef CPNG_H
#define CPNG_H

#include <stddef.h>
#include <stdint.h>

typedef enum {
  CPNG_OK = 0,
  CPNG_FAILED = 1,
  CPNG_OUT_OF_MEMORY = 2,
} CPNGStatus;

/// What libpng said, cut to fit and always terminated by a zero.
typedef struct {
  char text[160];
} CPNGMessage;

/// Bytes on the heap. The caller gives them back with `free`.
typedef struct {
  uint8_t *_Nullable bytes;
  size_t count;
  size_t capacity;
} CPNGFile;

/// Decodes a PNG file into `width * height * 4` bytes of straight RGBA, 8 bits a channel, rows from top to bottom.
/// Sixteen bits are scaled to eight, palettes, grays, transparent colours and interlaced pictures expanded; gamma and
/// every other ancillary chunk is ignored. Damage of any kind, in ancillary chunks too, is an error.
/// The caller has read width and height from the header and found them acceptable.
CPNGStatus cpng_decode(
    const uint8_t *_Nonnull file, size_t count, uint32_t width, uint32_t height, uint8_t *_Nonnull rgba,
    CPNGMessage *_Nonnull message);

/// A file that is being read row by row.
typedef struct CPNGRows CPNGRows;

/// Begins to read a file that is laid out as `cpng_encode` does it: 8 bits, RGB or RGBA, not interlaced, and no chunk
/// but IHDR, pxHS, iTXt, IDAT and IEND. NULL for any other or damaged file, of which `cpng_decode` is the judge.
/// The caller gives the result back with `cpng_rows_free`; the file is no longer needed.
CPNGRows *_Nullable cpng_rows_begin(const uint8_t *_Nonnull file, size_t count, uint32_t width, uint32_t height);

/// 3 or 4.
unsigned cpng_rows_channels(const CPNGRows *_Nonnull rows);

/// The next row as straight RGB or RGBA, valid until the next call of this function. NULL after the last row
/// and at damaged data.
const uint8_t *_Nullable cpng_rows_next(CPNGRows *_Nonnull rows);

/// Whether all rows were read, and the data ends and sums up as it says. Before this says so, no row may be believed.
int cpng_rows_are_whole(CPNGRows *_Nonnull rows);

/// Lets two files of which no row was read yet be read together, by `cpng_rows_next_pair` alone: what they have in common
/// from their start on is then decompressed once.
void cpng_rows_pair(CPNGRows *_Nonnull first, CPNGRows *_Nonnull second);

/// The next row of both, or 0. The two rows are one and the same where the files' data is.
int cpng_rows_next_pair(
    CPNGRows *_Nonnull first, CPNGRows *_Nonnull second, const uint8_t *_Nullable *_Nonnull first_row,
    const uint8_t *_Nullable *_Nonnull second_row);

void cpng_rows_free(CPNGRows *_Nullable rows);

/// RGB or RGBA to RGBA, still straight.
void cpng_expand_row(
    const uint8_t *_Nonnull row, unsigned channels, uint32_t width, uint32_t *_Nonnull rgba);

/// All rows at once, as `cpng_decode` does it and two to three times as fast. 0 for files that are not laid out as
/// `cpng_encode` does it, or damaged: then `cpng_decode` is the judge.
int cpng_decode_plain(
    const uint8_t *_Nonnull file, size_t count, uint32_t width, uint32_t height, uint32_t *_Nonnull rgba);

/// Which filters a row may use.
typedef enum {
  /// None: best and fastest for flat pictures.
  CPNG_FILTER_NONE = 0,
  /// libpng's choice for rows in which most pixels differ from their left neighbour (photographs), none for others.
  CPNG_FILTER_BY_ROW = 1,
} CPNGFilter;

/// Encodes straight RGBA as a PNG file of three channels (alpha is dropped) or four. Nothing but IHDR, IDAT and IEND
/// is written. `file` starts as zeros; whatever the status, the caller frees `file->bytes`.
CPNGStatus cpng_encode(
    const uint8_t *_Nonnull rgba, uint32_t width, uint32_t height, int channels, int level, CPNGFilter filter,
    CPNGFile *_Nonnull file, CPNGMessage *_Nonnull message);

#endif
