#include "CairoReplay.h"

#include <cairo.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/// One pass of a box blur along rows that writes its result transposed, so that two passes are both axes.
static void box(const uint8_t *source, uint8_t *target, int width, int height, int radius) {
  const int size = 2 * radius + 1;
  for (int y = 0; y < height; y++) {
    const uint8_t *row = source + (long)y * width;
    int sum = 0;
    for (int x = 0; x <= radius && x < width; x++) sum += row[x];
    for (int x = 0; x < width; x++) {
      target[(long)x * height + y] = (uint8_t)((sum + size / 2) / size);
      if (x + radius + 1 < width) sum += row[x + radius + 1];
      if (x - radius >= 0) sum -= row[x - radius];
    }
  }
}

/// Cairo has no blur. As toolkits on Cairo do: the path's coverage in an alpha surface of its own size, three box blurs
/// along each axis, and the colour through that mask.
static void shadow(cairo_t *context, double sigma) {
  double x0, y0, x1, y1;
  cairo_matrix_t matrix;
  cairo_get_matrix(context, &matrix);
  cairo_path_t *path = cairo_copy_path(context);
  cairo_save(context);
  cairo_identity_matrix(context);
  cairo_fill_extents(context, &x0, &y0, &x1, &y1);
  const int radius = (int)floor(sigma * 3 * sqrt(2 * M_PI) / 4 + 0.5) / 2;
  const int reach = 3 * radius + 1;
  const int left = (int)floor(x0) - reach, top = (int)floor(y0) - reach;
  const int width = (((int)ceil(x1) + reach - left) + 3) & ~3, height = ((int)ceil(y1) + reach - top + 3) & ~3;
  uint8_t *mask = calloc((size_t)width * height, 1), *other = malloc((size_t)width * height);
  cairo_surface_t *surface = cairo_image_surface_create_for_data(mask, CAIRO_FORMAT_A8, width, height, width);
  cairo_t *inner = cairo_create(surface);
  cairo_translate(inner, -left, -top);
  cairo_transform(inner, &matrix);
  cairo_append_path(inner, path);
  cairo_fill(inner);
  cairo_destroy(inner);
  cairo_surface_flush(surface);
  for (int pass = 0; pass < 3 && radius > 0; pass++) {
    box(mask, other, width, height, radius);
    box(other, mask, height, width, radius);
  }
  cairo_surface_mark_dirty(surface);
  cairo_mask_surface(context, surface, left, top);
  cairo_surface_destroy(surface);
  free(mask);
  free(other);
  cairo_restore(context);
  cairo_path_destroy(path);
  cairo_new_path(context);
}

int cairo_replay(const double *stream, long count, uint32_t *pixels, int width, int height) {
  cairo_surface_t *surface =
      cairo_image_surface_create_for_data((unsigned char *)pixels, CAIRO_FORMAT_ARGB32, width, height, width * 4);
  cairo_t *c = cairo_create(surface);
  for (long i = 0; i < count;) {
    const double *a = stream + i + 1;
    switch ((ReplayCode)stream[i]) {
    case REPLAY_SAVE: cairo_save(c); i += 1; break;
    case REPLAY_RESTORE: cairo_restore(c); i += 1; break;
    case REPLAY_TRANSFORM: {
      cairo_matrix_t m;
      cairo_matrix_init(&m, a[0], a[1], a[2], a[3], a[4], a[5]);
      cairo_transform(c, &m);
      i += 7;
      break;
    }
    case REPLAY_NEW_PATH: cairo_new_path(c); i += 1; break;
    case REPLAY_MOVE: cairo_move_to(c, a[0], a[1]); i += 3; break;
    case REPLAY_LINE: cairo_line_to(c, a[0], a[1]); i += 3; break;
    case REPLAY_CURVE: cairo_curve_to(c, a[0], a[1], a[2], a[3], a[4], a[5]); i += 7; break;
    case REPLAY_CLOSE: cairo_close_path(c); i += 1; break;
    case REPLAY_COLOR: cairo_set_source_rgba(c, a[0], a[1], a[2], a[3]); i += 5; break;
    case REPLAY_LINEAR: {
      cairo_pattern_t *p = cairo_pattern_create_linear(a[0], a[1], a[2], a[3]);
      const long n = (long)a[4];
      for (long s = 0; s < n; s++) {
        const double *v = a + 5 + s * 5;
        cairo_pattern_add_color_stop_rgba(p, v[0], v[1], v[2], v[3], v[4]);
      }
      cairo_set_source(c, p);
      cairo_pattern_destroy(p);
      i += 6 + n * 5;
      break;
    }
    case REPLAY_EVEN_ODD:
      cairo_set_fill_rule(c, a[0] != 0 ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING);
      i += 2;
      break;
    case REPLAY_FILL: cairo_fill(c); i += 1; break;
    case REPLAY_STROKE:
      cairo_set_line_width(c, a[0]);
      cairo_set_line_cap(c, (cairo_line_cap_t)a[1]);
      cairo_set_line_join(c, (cairo_line_join_t)a[2]);
      cairo_set_miter_limit(c, a[3]);
      cairo_stroke(c);
      i += 5;
      break;
    case REPLAY_CLIP: cairo_clip(c); i += 1; break;
    case REPLAY_BEGIN_GROUP: cairo_push_group(c); i += 1; break;
    case REPLAY_END_GROUP:
      cairo_pop_group_to_source(c);
      cairo_paint_with_alpha(c, a[0]);
      i += 2;
      break;
    case REPLAY_SHADOW: shadow(c, a[0]); i += 2; break;
    default: i = count;
    }
  }
  const int status = (int)cairo_status(c);
  cairo_destroy(c);
  cairo_surface_destroy(surface);
  return status;
}
