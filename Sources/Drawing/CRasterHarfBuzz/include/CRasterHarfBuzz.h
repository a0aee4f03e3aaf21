#ifndef CHARFBUZZ_H
#define CHARFBUZZ_H

// HarfBuzz as the text engine uses it: fonts in font units, shaping under fixed settings, outlines.
//
// Swift sees these functions and nothing of HarfBuzz's own headers: those have function-like macros and mutable
// globals, which Swift does not import, and names that differ between versions.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct hb_font_t hb_font_t;
typedef struct hb_buffer_t hb_buffer_t;

/// A glyph after shaping. Lengths are in font units, y up.
typedef struct {
  uint32_t id;
  /// The index of the first scalar of the glyph's cluster.
  uint32_t cluster;
  int32_t advance;
  int32_t x_offset;
  int32_t y_offset;
  /// Whether text that is cut before this cluster has to be shaped again.
  bool is_unsafe_to_break;
} ShapedGlyph;

/// The options of shaping.
typedef struct {
  /// An ISO 15924 code as a big-endian tag, such as 0x4C61746E for `Latn`.
  uint32_t script;
  bool is_right_to_left;
  /// Uses digits of equal width, if the font has them.
  bool has_tabular_digits;
  /// Disables ligatures and contextual alternates, as in letter-spaced text.
  bool omits_ligatures;
  /// Keeps invisible characters, which HarfBuzz removes if the font has no space, together with their clusters.
  bool keeps_invisible;
} ShapingOptions;

typedef enum { OUTLINE_MOVE, OUTLINE_LINE, OUTLINE_QUADRATIC, OUTLINE_CUBIC, OUTLINE_CLOSE } OutlineVerb;

/// A step of a glyph's outline, in font units, y up. Control points come first, the end point last.
typedef struct {
  OutlineVerb verb;
  float x1, y1, x2, y2, x3, y3;
} OutlineStep;

/// The frame of a glyph in font units, y up, from its top left corner.
typedef struct {
  int32_t left, top, width, height;
} GlyphBox;

/// What HarfBuzz asks about an instance of a variable font, so that nothing depends on how its version interpolates.
typedef struct {
  /// Passed to the functions.
  const void *context;
  /// Returns the advance of a glyph in font units.
  int32_t (*advance)(const void *context, uint32_t glyph);
  /// Writes the frame of a glyph, or returns false; NULL for that of HarfBuzz.
  bool (*extents)(const void *context, uint32_t glyph, GlyphBox *box);
} InstanceFunctions;

/// A layout feature and its value: 0 for off, 1 for on, more for one of several alternates.
typedef struct {
  uint32_t tag;
  uint32_t value;
} FontFeatureValue;

/// Creates an immutable font from the bytes of a font file, or from the font at `index` of a collection. Threads may
/// share it. The bytes must outlive the font. Returns NULL if HarfBuzz finds no glyphs.
hb_font_t *shaping_font_create(const uint8_t *bytes, size_t count, uint32_t index);
/// Returns another font of the same file, as `shaping_font_create` makes it.
hb_font_t *shaping_font_copy(hb_font_t *font);
/// Creates a font at normalized coordinates in 1/16384, one per axis, and destroys `font`. What `functions` refers to must
/// outlive it.
hb_font_t *shaping_font_create_instance(hb_font_t *font, const int32_t *coordinates, size_t count,
                                        InstanceFunctions functions);
void shaping_font_destroy(hb_font_t *font);

/// Returns the advance of a glyph in font units.
int32_t shaping_font_advance(hb_font_t *font, uint32_t glyph);

/// Returns the number of glyphs.
uint32_t shaping_font_glyph_count(hb_font_t *font);

/// Returns the glyph of a scalar before layout features, or 0.
uint32_t shaping_font_nominal_glyph(hb_font_t *font, uint32_t scalar);

/// Returns whether the font has a layout feature, such as 0x736D6370 for `smcp`, in any script.
bool shaping_font_has_feature(hb_font_t *font, uint32_t tag);

/// Shapes `length` scalars from `start`. The surrounding text is context, which determines how letters join. `language`
/// is a BCP 47 tag, `und` for none. The buffer must be used on one thread. Clusters count from the start of `text`.
/// Returns NULL if memory is exhausted.
hb_buffer_t *shaping_shape(hb_font_t *font, const uint32_t *text, size_t count, size_t start, size_t length,
                           ShapingOptions options, const char *language, const FontFeatureValue *features,
                           size_t feature_count);
size_t shaping_buffer_count(hb_buffer_t *buffer);
/// Writes all glyphs of a buffer in visual order, left to right.
void shaping_buffer_copy(hb_buffer_t *buffer, ShapedGlyph *glyphs);
void shaping_buffer_destroy(hb_buffer_t *buffer);

/// Splits a scalar into the two that it canonically decomposes to; the second is 0 for a singleton.
bool shaping_decompose(uint32_t scalar, uint32_t *first, uint32_t *second);
/// Returns the scalar that two scalars canonically compose to, or 0.
uint32_t shaping_compose(uint32_t first, uint32_t second);

/// Writes up to `capacity` steps of a glyph's outline and returns how many it has.
size_t shaping_font_outline(hb_font_t *font, uint32_t glyph, OutlineStep *steps, size_t capacity);

/// A layer of a color glyph: another glyph, filled with a color of a palette.
typedef struct {
  uint32_t glyph;
  uint8_t red, green, blue, alpha;
  /// Uses the text color instead.
  bool is_foreground;
} ColorLayer;

/// Returns whether the font has layered glyphs (COLR, version 0).
bool shaping_font_has_layers(hb_font_t *font);
/// Writes up to `capacity` layers of a glyph, bottom first, and returns how many it has; 0 for a plain glyph.
size_t shaping_font_layers(hb_font_t *font, uint32_t glyph, uint32_t palette, ColorLayer *layers, size_t capacity);

/// Returns whether the font has PNG glyphs (CBDT, sbix).
bool shaping_font_has_bitmaps(hb_font_t *font);
/// Copies up to `capacity` bytes of the PNG of a glyph and returns its size, or 0 if the glyph has none.
size_t shaping_font_bitmap(hb_font_t *font, uint32_t glyph, uint8_t *bytes, size_t capacity, GlyphBox *box);

#endif
