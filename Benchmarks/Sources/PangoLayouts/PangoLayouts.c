#include "PangoLayouts.h"

#include <pango/pangocairo.h>
#include <string.h>

static int is_installed(PangoContext *context, const PangoFontDescription *description, const char *family) {
  PangoFont *font = pango_context_load_font(context, description);
  if (!font) return 0;
  PangoFontDescription *found = pango_font_describe(font);
  int is_same = strcmp(pango_font_description_get_family(found), family) == 0;
  pango_font_description_free(found);
  g_object_unref(font);
  return is_same;
}

long pango_lay_out(const char *const *paragraphs, long count, const char *family, double size, double width) {
  PangoContext *context = pango_font_map_create_context(pango_cairo_font_map_get_default());
  PangoFontDescription *description = pango_font_description_new();
  pango_font_description_set_family(description, family);
  pango_font_description_set_absolute_size(description, size * PANGO_SCALE);
  long lines = -1;
  if (is_installed(context, description, family)) {
    lines = 0;
    for (long i = 0; i < count; i++) {
      PangoLayout *layout = pango_layout_new(context);
      pango_layout_set_font_description(layout, description);
      pango_layout_set_width(layout, (int)(width * PANGO_SCALE));
      pango_layout_set_text(layout, paragraphs[i], -1);
      int measured_width = 0, measured_height = 0;
      pango_layout_get_size(layout, &measured_width, &measured_height);
      lines += pango_layout_get_line_count(layout);
      g_object_unref(layout);
    }
  }
  pango_font_description_free(description);
  g_object_unref(context);
  return lines;
}
