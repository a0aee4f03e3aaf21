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
