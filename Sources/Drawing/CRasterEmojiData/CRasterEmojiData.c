#include "CRasterEmojiData.h"

#ifndef __has_embed
#error "A compiler with C23 #embed is needed: clang 19 or newer, which Swift 6.2 and Xcode 16.3 bring."
#endif

// Before C23, clang treats #embed as an extension and warns.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t font[] = {
#embed "NotoColorEmoji.ttf"
};

EmojiFontFile emoji_font(void) { return (EmojiFontFile){font, sizeof font}; }
