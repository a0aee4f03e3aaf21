#include "CRasterHarfBuzz.h"

// pkg-config names the folder with hb.h. Without pkg-config only the folder above it may be searched.
#if __has_include(<hb.h>)
#include <hb.h>
#include <hb-ot.h>
#else
#include <harfbuzz/hb.h>
#include <harfbuzz/hb-ot.h>
#endif

#if !HB_VERSION_ATLEAST(4, 0, 0)
#error "HarfBuzz 4.0 or newer is needed: install libharfbuzz-dev (Debian, Ubuntu) or harfbuzz (Homebrew)."
#endif

#include <stdlib.h>
#include <string.h>

// Fonts

// Font units are the scale, so that every length is exact.
static hb_font_t *create_font(hb_face_t *face) {
  hb_font_t *font = hb_font_create(face);
  int scale = (int)hb_face_get_upem(face);
  hb_font_set_scale(font, scale, scale);
  hb_ot_font_set_funcs(font);
  return font;
}

hb_font_t *shaping_font_create(const uint8_t *bytes, size_t count, uint32_t index) {
  if (count > UINT32_MAX / 2) return NULL;
  hb_blob_t *blob =
      hb_blob_create((const char *)bytes, (unsigned)count, HB_MEMORY_MODE_READONLY, NULL, NULL);
  hb_face_t *face = hb_face_create(blob, index);
  hb_blob_destroy(blob);
  hb_font_t *font = NULL;
  if (hb_face_get_glyph_count(face) > 0) {
    hb_face_make_immutable(face);
    font = create_font(face);
    hb_font_make_immutable(font);
  }
  hb_face_destroy(face);
  return font;
}

hb_font_t *shaping_font_copy(hb_font_t *font) {
  hb_font_t *copy = create_font(hb_font_get_face(font));
  hb_font_make_immutable(copy);
  return copy;
}

static hb_position_t instance_advance(hb_font_t *font, void *data, hb_codepoint_t glyph, void *user) {
  const InstanceFunctions *functions = data;
  return functions->advance(functions->context, glyph);
}

static hb_bool_t instance_extents(hb_font_t *font, void *data, hb_codepoint_t glyph, hb_glyph_extents_t *extents,
                                  void *user) {
  const InstanceFunctions *functions = data;
  GlyphBox box = {0};
  if (!functions->extents(functions->context, glyph, &box)) return false;
  *extents = (hb_glyph_extents_t){box.left, box.top, box.width, -box.height};
  return true;
}

hb_font_t *shaping_font_create_instance(hb_font_t *font, const int32_t *coordinates, size_t count,
                                        InstanceFunctions functions) {
  InstanceFunctions *data = malloc(sizeof(InstanceFunctions));
  // Swift's own allocations end the process too.
  if (!data) abort();
  *data = functions;
  // The parent answers what the functions below do not, at the same coordinates.
  hb_font_t *parent = create_font(hb_font_get_face(font));
  hb_font_set_var_coords_normalized(parent, coordinates, (unsigned)count);
  hb_font_make_immutable(parent);
  hb_font_t *instance = hb_font_create_sub_font(parent);
  hb_font_set_var_coords_normalized(instance, coordinates, (unsigned)count);
  hb_font_funcs_t *funcs = hb_font_funcs_create();
  hb_font_funcs_set_glyph_h_advance_func(funcs, instance_advance, NULL, NULL);
  if (functions.extents) hb_font_funcs_set_glyph_extents_func(funcs, instance_extents, NULL, NULL);
  hb_font_funcs_make_immutable(funcs);
  hb_font_set_funcs(instance, funcs, data, free);
  hb_font_make_immutable(instance);
  hb_font_funcs_destroy(funcs);
  hb_font_destroy(parent);
  hb_font_destroy(font);
  return instance;
}

int32_t shaping_font_advance(hb_font_t *font, uint32_t glyph) { return hb_font_get_glyph_h_advance(font, glyph); }

void shaping_font_destroy(hb_font_t *font) { hb_font_destroy(font); }

uint32_t shaping_font_glyph_count(hb_font_t *font) { return hb_face_get_glyph_count(hb_font_get_face(font)); }

uint32_t shaping_font_nominal_glyph(hb_font_t *font, uint32_t scalar) {
  hb_codepoint_t glyph = 0;
  return hb_font_get_nominal_glyph(font, scalar, &glyph) ? glyph : 0;
}

bool shaping_font_has_feature(hb_font_t *font, uint32_t tag) {
  hb_face_t *face = hb_font_get_face(font);
  const hb_tag_t tables[] = {HB_OT_TAG_GSUB, HB_OT_TAG_GPOS};
  for (size_t table = 0; table < 2; table++) {
    unsigned int start = 0;
    for (;;) {
      hb_tag_t tags[64];
      unsigned int count = 64;
      unsigned int total = hb_ot_layout_table_get_feature_tags(face, tables[table], start, &count, tags);
      for (unsigned int i = 0; i < count; i++) {
        if (tags[i] == tag) return true;
      }
      start += count;
      if (count == 0 || start >= total) break;
    }
  }
  return false;
}

// Shaping

hb_buffer_t *shaping_shape(hb_font_t *font, const uint32_t *text, size_t count, size_t start, size_t length,
                           ShapingOptions options, const char *language, const FontFeatureValue *chosen,
                           size_t chosen_count) {
  hb_buffer_t *buffer = hb_buffer_create();
  hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES);
  hb_buffer_add_utf32(buffer, text, (int)count, (unsigned)start, (int)length);
  unsigned flags = HB_BUFFER_FLAG_DEFAULT;
  if (start == 0) flags |= HB_BUFFER_FLAG_BOT;
  if (start + length == count) flags |= HB_BUFFER_FLAG_EOT;
  if (options.keeps_invisible) flags |= HB_BUFFER_FLAG_PRESERVE_DEFAULT_IGNORABLES;
  hb_buffer_set_flags(buffer, (hb_buffer_flags_t)flags);
  // All three are set, because HarfBuzz guesses the language from the process's locale.
  hb_buffer_set_direction(buffer, options.is_right_to_left ? HB_DIRECTION_RTL : HB_DIRECTION_LTR);
  hb_buffer_set_script(buffer, (hb_script_t)options.script);
  hb_buffer_set_language(buffer, hb_language_from_string(language, -1));

  enum { most_features = 64 };
  hb_feature_t features[5 + most_features];
  unsigned feature_count = 0;
#define ADD_FEATURE(a, b, c, d, on) \
  features[feature_count++] = \
      (hb_feature_t){HB_TAG(a, b, c, d), on, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END}
  if (options.has_tabular_digits) ADD_FEATURE('t', 'n', 'u', 'm', 1);
  if (options.omits_ligatures) {
    ADD_FEATURE('l', 'i', 'g', 'a', 0);
    ADD_FEATURE('c', 'l', 'i', 'g', 0);
  }
  // Versions of HarfBuzz differ in whether they apply it to Hangul.
  if (options.omits_ligatures || options.script == HB_SCRIPT_HANGUL) ADD_FEATURE('c', 'a', 'l', 't', 0);
#undef ADD_FEATURE
  // The last of two equal ones counts, so that what was chosen outdoes what is usual.
  for (size_t i = 0; i < chosen_count && i < most_features; i++) {
    features[feature_count++] =
        (hb_feature_t){chosen[i].tag, chosen[i].value, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END};
  }

  // Without a list, the environment or a build with Graphite may choose another shaper.
  static const char *const shapers[] = {"ot", NULL};
  bool shaped = hb_shape_full(font, buffer, features, feature_count, shapers);
  if (!shaped || !hb_buffer_allocation_successful(buffer)) {
    hb_buffer_destroy(buffer);
    return NULL;
  }
  return buffer;
}

size_t shaping_buffer_count(hb_buffer_t *buffer) { return hb_buffer_get_length(buffer); }

void shaping_buffer_copy(hb_buffer_t *buffer, ShapedGlyph *glyphs) {
  unsigned count = 0;
  const hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(buffer, &count);
  const hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer, NULL);
  for (unsigned i = 0; i < count; i++) {
    glyphs[i] = (ShapedGlyph){
        .id = infos[i].codepoint,
        .cluster = infos[i].cluster,
        .advance = positions[i].x_advance,
        .x_offset = positions[i].x_offset,
        .y_offset = positions[i].y_offset,
        .is_unsafe_to_break = (hb_glyph_info_get_glyph_flags(&infos[i]) & HB_GLYPH_FLAG_UNSAFE_TO_BREAK) != 0,
    };
  }
}

void shaping_buffer_destroy(hb_buffer_t *buffer) { hb_buffer_destroy(buffer); }

bool shaping_decompose(uint32_t scalar, uint32_t *first, uint32_t *second) {
  hb_codepoint_t a = 0, b = 0;
  if (!hb_unicode_decompose(hb_unicode_funcs_get_default(), scalar, &a, &b)) return false;
  *first = a;
  *second = b;
  return true;
}

uint32_t shaping_compose(uint32_t first, uint32_t second) {
  hb_codepoint_t composed = 0;
  return hb_unicode_compose(hb_unicode_funcs_get_default(), first, second, &composed) ? composed : 0;
}

// Outlines

typedef struct {
  OutlineStep *steps;
  size_t capacity;
  size_t count;
} OutlineWriter;

static void write_step(void *data, OutlineStep step) {
  OutlineWriter *writer = data;
  if (writer->count < writer->capacity) writer->steps[writer->count] = step;
  writer->count++;
}

static void move_to(hb_draw_funcs_t *funcs, void *data, hb_draw_state_t *state, float x, float y, void *user) {
  write_step(data, (OutlineStep){.verb = OUTLINE_MOVE, .x3 = x, .y3 = y});
}

static void line_to(hb_draw_funcs_t *funcs, void *data, hb_draw_state_t *state, float x, float y, void *user) {
  write_step(data, (OutlineStep){.verb = OUTLINE_LINE, .x3 = x, .y3 = y});
}

static void quadratic_to(hb_draw_funcs_t *funcs, void *data, hb_draw_state_t *state, float cx, float cy, float x,
                         float y, void *user) {
  write_step(data, (OutlineStep){.verb = OUTLINE_QUADRATIC, .x1 = cx, .y1 = cy, .x3 = x, .y3 = y});
}

static void cubic_to(hb_draw_funcs_t *funcs, void *data, hb_draw_state_t *state, float c1x, float c1y, float c2x,
                     float c2y, float x, float y, void *user) {
  write_step(data,
             (OutlineStep){.verb = OUTLINE_CUBIC, .x1 = c1x, .y1 = c1y, .x2 = c2x, .y2 = c2y, .x3 = x, .y3 = y});
}

static void close_path(hb_draw_funcs_t *funcs, void *data, hb_draw_state_t *state, void *user) {
  write_step(data, (OutlineStep){.verb = OUTLINE_CLOSE});
}

size_t shaping_font_outline(hb_font_t *font, uint32_t glyph, OutlineStep *steps, size_t capacity) {
  OutlineWriter writer = {steps, capacity, 0};
  hb_draw_funcs_t *funcs = hb_draw_funcs_create();
  hb_draw_funcs_set_move_to_func(funcs, move_to, NULL, NULL);
  hb_draw_funcs_set_line_to_func(funcs, line_to, NULL, NULL);
  hb_draw_funcs_set_quadratic_to_func(funcs, quadratic_to, NULL, NULL);
  hb_draw_funcs_set_cubic_to_func(funcs, cubic_to, NULL, NULL);
  hb_draw_funcs_set_close_path_func(funcs, close_path, NULL, NULL);
#if HB_VERSION_ATLEAST(7, 0, 0)
  hb_font_draw_glyph(font, glyph, funcs, &writer);
#else
  hb_font_get_glyph_shape(font, glyph, funcs, &writer);
#endif
  hb_draw_funcs_destroy(funcs);
  return writer.count;
}

// Colour

bool shaping_font_has_layers(hb_font_t *font) { return hb_ot_color_has_layers(hb_font_get_face(font)); }

size_t shaping_font_layers(hb_font_t *font, uint32_t glyph, uint32_t palette, ColorLayer *layers, size_t capacity) {
  hb_face_t *face = hb_font_get_face(font);
  unsigned total = hb_ot_color_glyph_get_layers(face, glyph, 0, NULL, NULL);
  for (unsigned i = 0; i < total && i < capacity; i++) {
    hb_ot_color_layer_t layer;
    unsigned count = 1;
    hb_ot_color_glyph_get_layers(face, glyph, i, &count, &layer);
    if (count == 0) return i;
    hb_color_t color = 0;
    unsigned color_count = 1;
    bool is_foreground = layer.color_index == 0xFFFF;
    if (!is_foreground) hb_ot_color_palette_get_colors(face, palette, layer.color_index, &color_count, &color);
    if (color_count == 0) color = 0;
    layers[i] = (ColorLayer){
        .glyph = layer.glyph,
        .red = hb_color_get_red(color),
        .green = hb_color_get_green(color),
        .blue = hb_color_get_blue(color),
        .alpha = hb_color_get_alpha(color),
        .is_foreground = is_foreground,
    };
  }
  return total;
}

bool shaping_font_has_bitmaps(hb_font_t *font) { return hb_ot_color_has_png(hb_font_get_face(font)); }

size_t shaping_font_bitmap(hb_font_t *font, uint32_t glyph, uint8_t *bytes, size_t capacity, GlyphBox *box) {
  hb_blob_t *blob = hb_ot_color_glyph_reference_png(font, glyph);
  unsigned length = 0;
  const char *data = hb_blob_get_data(blob, &length);
  if (bytes && data) memcpy(bytes, data, length < capacity ? length : capacity);
  hb_blob_destroy(blob);
  hb_glyph_extents_t extents = {0};
  if (!hb_font_get_glyph_extents(font, glyph, &extents)) return 0;
  *box = (GlyphBox){extents.x_bearing, extents.y_bearing, extents.width, -extents.height};
  return length;
}
