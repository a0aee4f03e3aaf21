#include "CRasterFonts.h"

#ifndef __has_embed
#error "A compiler with C23 #embed is needed: clang 19 or newer, which Swift 6.2 and Xcode 16.3 bring."
#endif

// Before C23, clang treats #embed as an extension and warns.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t inter_regular[] = {
#embed "Fonts/Inter-Regular.otf"
};
static const uint8_t inter_medium[] = {
#embed "Fonts/Inter-Medium.otf"
};
static const uint8_t inter_semibold[] = {
#embed "Fonts/Inter-SemiBold.otf"
};
static const uint8_t inter_bold[] = {
#embed "Fonts/Inter-Bold.otf"
};
static const uint8_t inter_display_regular[] = {
#embed "Fonts/InterDisplay-Regular.otf"
};
static const uint8_t arabic_regular[] = {
#embed "Fonts/NotoSansArabic-Regular.ttf"
};
static const uint8_t arabic_bold[] = {
#embed "Fonts/NotoSansArabic-Bold.ttf"
};
static const uint8_t hebrew_regular[] = {
#embed "Fonts/NotoSansHebrew-Regular.ttf"
};
static const uint8_t hebrew_bold[] = {
#embed "Fonts/NotoSansHebrew-Bold.ttf"
};
static const uint8_t mono_regular[] = {
#embed "Fonts/JetBrainsMono-Regular.ttf"
};
static const uint8_t mono_bold[] = {
#embed "Fonts/JetBrainsMono-Bold.ttf"
};

static const EmbeddedFontFile files[] = {
    {"Inter-Regular", inter_regular, sizeof inter_regular},
    {"Inter-Medium", inter_medium, sizeof inter_medium},
    {"Inter-SemiBold", inter_semibold, sizeof inter_semibold},
    {"Inter-Bold", inter_bold, sizeof inter_bold},
    {"InterDisplay-Regular", inter_display_regular, sizeof inter_display_regular},
    {"NotoSansArabic-Regular", arabic_regular, sizeof arabic_regular},
    {"NotoSansArabic-Bold", arabic_bold, sizeof arabic_bold},
    {"NotoSansHebrew-Regular", hebrew_regular, sizeof hebrew_regular},
    {"NotoSansHebrew-Bold", hebrew_bold, sizeof hebrew_bold},
    {"JetBrainsMono-Regular", mono_regular, sizeof mono_regular},
    {"JetBrainsMono-Bold", mono_bold, sizeof mono_bold},
};

size_t embedded_font_count(void) { return sizeof files / sizeof files[0]; }

EmbeddedFontFile embedded_font(size_t index) { return files[index]; }
