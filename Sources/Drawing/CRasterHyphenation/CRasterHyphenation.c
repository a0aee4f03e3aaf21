#include "CRasterHyphenation.h"

#ifndef __has_embed
#error "A compiler with C23 #embed is needed: clang 19 or newer, which Swift 6.2 and Xcode 16.3 bring."
#endif

// Before C23, clang treats #embed as an extension and warns.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t danish[] = {
#embed "Patterns/da.txt"
};
static const uint8_t german[] = {
#embed "Patterns/de.txt"
};
static const uint8_t english[] = {
#embed "Patterns/en.txt"
};
static const uint8_t spanish[] = {
#embed "Patterns/es.txt"
};
static const uint8_t french[] = {
#embed "Patterns/fr.txt"
};
static const uint8_t italian[] = {
#embed "Patterns/it.txt"
};
static const uint8_t dutch[] = {
#embed "Patterns/nl.txt"
};
static const uint8_t portuguese[] = {
#embed "Patterns/pt.txt"
};

static const HyphenationPatternFile files[] = {
    {"da", danish, sizeof danish, 2, 2},   {"de", german, sizeof german, 2, 2},
    {"en", english, sizeof english, 2, 3}, {"es", spanish, sizeof spanish, 2, 2},
    {"fr", french, sizeof french, 2, 2},   {"it", italian, sizeof italian, 2, 2},
    {"nl", dutch, sizeof dutch, 2, 2},     {"pt", portuguese, sizeof portuguese, 2, 3},
};

size_t hyphenation_file_count(void) { return sizeof files / sizeof files[0]; }

HyphenationPatternFile hyphenation_file(size_t index) { return files[index]; }
