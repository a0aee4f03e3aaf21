#ifndef EMOJI_DATA_H
#define EMOJI_DATA_H

#include <stddef.h>
#include <stdint.h>

/// The bytes of the embedded emoji font. They live as long as the process.
typedef struct {
  const uint8_t *bytes;
  size_t count;
} EmojiFontFile;

/// The embedded emoji font, a TrueType file with bitmaps in the tables CBDT and CBLC.
EmojiFontFile emoji_font(void);

#endif
