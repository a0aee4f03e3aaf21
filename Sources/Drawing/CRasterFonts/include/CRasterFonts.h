#ifndef RASTER_FONTS_H
#define RASTER_FONTS_H

#include <stddef.h>
#include <stdint.h>

/// An embedded font file. Its bytes live as long as the process.
typedef struct {
  /// The file's name without its extension, such as `Inter-Regular`.
  const char *name;
  const uint8_t *bytes;
  size_t count;
} EmbeddedFontFile;

/// The number of embedded font files.
size_t embedded_font_count(void);

/// The embedded font file at an index below `embedded_font_count()`.
EmbeddedFontFile embedded_font(size_t index);

#endif
