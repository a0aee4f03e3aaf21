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

/// An error message of libpng, truncated and zero-terminated.
typedef struct {
  char text[160];
} CPNGMessage;

/// Bytes on the heap, which the caller releases with `free`.
typedef struct {
  uint8_t *_Nullable bytes;
  size_t count;
  size_t capacity;
} CPNGFile;

/// Decodes a PNG file into `width * height * 4` bytes of straight RGBA with 8 bits per channel, rows from top to
/// bottom. 16-bit channels are scaled to 8 bits; palettes, grays, transparent colors and interlaced images are
/// expanded. Gamma and all other ancillary chunks are ignored. Any damage, also in ancillary chunks, is an error. The
/// caller has read and checked the width and height in the header.
CPNGStatus cpng_decode(
    const uint8_t *_Nonnull file, size_t count, uint32_t width, uint32_t height, uint8_t *_Nonnull rgba,
    CPNGMessage *_Nonnull message);

/// A file that is being read row by row.
typedef struct CPNGRows CPNGRows;

/// Begins to read a file in the layout of `cpng_encode`: 8 bits, RGB or RGBA, not interlaced, and no chunks other
/// than IHDR, pxHS, exPl, iTXt, IDAT and IEND. Returns NULL for any other or damaged file; use `cpng_decode` then. The
/// caller releases the result with `cpng_rows_free`. The file is not needed afterwards.
CPNGRows *_Nullable cpng_rows_begin(const uint8_t *_Nonnull file, size_t count, uint32_t width, uint32_t height);

/// The number of channels, 3 or 4.
unsigned cpng_rows_channels(const CPNGRows *_Nonnull rows);

/// Returns the next row as straight RGB or RGBA, valid until the next call. NULL after the last row and for damaged
/// data.
const uint8_t *_Nullable cpng_rows_next(CPNGRows *_Nonnull rows);

/// Returns whether all rows were read and the data and its checksum are complete. Rows are not reliable until then.
int cpng_rows_are_whole(CPNGRows *_Nonnull rows);

/// Pairs two files of which no row was read yet. Read them with `cpng_rows_next_pair` only; their common beginning is
/// decompressed once.
void cpng_rows_pair(CPNGRows *_Nonnull first, CPNGRows *_Nonnull second);

/// Returns the next row of both files, or 0. Both rows are the same pointer while the files' data is equal.
int cpng_rows_next_pair(
    CPNGRows *_Nonnull first, CPNGRows *_Nonnull second, const uint8_t *_Nullable *_Nonnull first_row,
    const uint8_t *_Nullable *_Nonnull second_row);

void cpng_rows_free(CPNGRows *_Nullable rows);

/// Converts a row of straight RGB or RGBA to straight RGBA.
void cpng_expand_row(
    const uint8_t *_Nonnull row, unsigned channels, uint32_t width, uint32_t *_Nonnull rgba);

/// Decodes all rows two to three times as fast as `cpng_decode`. Returns 0 for files that are damaged or not in the
/// layout of `cpng_encode`; use `cpng_decode` then.
int cpng_decode_plain(
    const uint8_t *_Nonnull file, size_t count, uint32_t width, uint32_t height, uint32_t *_Nonnull rgba);

/// The filters that rows may use.
typedef enum {
  /// No filter: best and fastest for images with flat colors.
  CPNG_FILTER_NONE = 0,
  /// libpng's choice for rows in which most pixels differ from their left neighbor (photographs), no filter for
  /// others.
  CPNG_FILTER_BY_ROW = 1,
} CPNGFilter;

/// Encodes straight RGBA as a PNG file with three channels (without alpha) or four. Writes only the chunks IHDR, IDAT
/// and IEND. `file` must be zero-initialized. The caller frees `file->bytes`, whatever the status.
CPNGStatus cpng_encode(
    const uint8_t *_Nonnull rgba, uint32_t width, uint32_t height, int channels, int level, CPNGFilter filter,
    CPNGFile *_Nonnull file, CPNGMessage *_Nonnull message);

/// Returns the CRC of annex D of the PNG specification.
uint32_t cpng_checksum(const uint8_t *_Nonnull bytes, size_t count);

/// Compresses bytes as a zlib stream. `result` must be zero-initialized. The caller frees `result->bytes`, whatever the
/// status.
CPNGStatus cpng_deflate(const uint8_t *_Nonnull bytes, size_t count, CPNGFile *_Nonnull result);

/// Decompresses a zlib stream of exactly `length` bytes. Returns 0 if the stream is damaged, or has another length.
int cpng_inflate(
    const uint8_t *_Nonnull bytes, size_t count, uint8_t *_Nonnull target, size_t length);

/// Decompresses a zlib stream of unknown length. Bytes after it are ignored. `result` must be zero-initialized. The caller
/// frees `result->bytes`, whatever the status: CPNG_FAILED for damaged data, CPNG_OUT_OF_MEMORY for more than `limit` bytes.
CPNGStatus cpng_inflate_within(
    const uint8_t *_Nonnull bytes, size_t count, size_t limit, CPNGFile *_Nonnull result);

#endif
