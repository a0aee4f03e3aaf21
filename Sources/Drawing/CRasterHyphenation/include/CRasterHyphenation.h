#ifndef RASTER_HYPHENATION_H
#define RASTER_HYPHENATION_H

#include <stddef.h>
#include <stdint.h>

/// The hyphenation patterns of a language: UTF-8, a pattern in each line. The bytes live as long as the process.
typedef struct {
  /// The code of the language, such as `en`.
  const char *language;
  const uint8_t *bytes;
  size_t count;
  /// The fewest letters before a hyphen.
  size_t leading_minimum;
  /// The fewest letters after a hyphen.
  size_t trailing_minimum;
} HyphenationPatternFile;

/// The number of languages that have patterns.
size_t hyphenation_file_count(void);

/// The patterns of the language at an index below `hyphenation_file_count()`.
HyphenationPatternFile hyphenation_file(size_t index);

#endif
