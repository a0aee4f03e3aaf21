#include "CairoReplay.h"

#include <cairo.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/// The reciprocal by which sums of `size` bytes are multiplied: (sum × reciprocal) >> 32 is the rounded mean.
static uint64_t reciprocal(int size) { return ((1ull << 32) + (unsigned)size - 1) / (unsigned)size; }

/// One box blur along columns, for rows of `width` bytes. All columns of a row are summed together.
static void boxColumns(const uint8_t *source, uint8_t *target, uint32_t *sums, int width, int height, int radius) {
  const int size = 2 * radius + 1;
  // 255 × size × factor fits in 32 bits, so that the products are vectors of 32-bit lanes.
  const uint32_t factor = (uint32_t)(((1ull << 24) + (unsigned)size / 2) / (unsigned)size);
  memset(sums, 0, (size_t)width * sizeof *sums);
  for (int y = 0; y < radius && y < height; y++) {
    for (int x = 0; x < width; x++) sums[x] += source[(size_t)y * width + x];
  }
  for (int y = 0; y < height; y++) {
    if (y + radius < height) {
      const uint8_t *row = source + (size_t)(y + radius) * width;
      for (int x = 0; x < width; x++) sums[x] += row[x];
    }
    uint8_t *result = target + (size_t)y * width;
    for (int x = 0; x < width; x++) result[x] = (uint8_t)((sums[x] * factor + (1u << 23)) >> 24);
    if (y >= radius) {
      const uint8_t *row = source + (size_t)(y - radius) * width;
      for (int x = 0; x < width; x++) sums[x] -= row[x];
    }
  }
}

/// One box blur along rows of pixels of `channels` bytes.
static inline __attribute__((always_inline)) void boxRows(const uint8_t *source, uint8_t *target, int width, int height, int channels, int radius) {
  const uint64_t factor = reciprocal(2 * radius + 1);
  for (int y = 0; y < height; y++) {
    const uint8_t *row = source + (size_t)y * width * channels;
    uint8_t *result = target + (size_t)y * width * channels;
    uint32_t sums[4] = {0};
    for (int x = 0; x < radius && x < width; x++) {
      for (int c = 0; c < channels; c++) sums[c] += row[x * channels + c];
    }
    for (int x = 0; x < width; x++) {
      for (int c = 0; c < channels; c++) {
        if (x + radius < width) sums[c] += row[(x + radius) * channels + c];
        result[x * channels + c] = (uint8_t)((sums[c] * factor + (1ull << 31)) >> 32);
        if (x >= radius) sums[c] -= row[(x - radius) * channels + c];
      }
    }
  }
}

/// Three box blurs along both axes, as toolkits approximate a Gaussian blur.
static void blur(uint8_t *bytes, int width, int height, int channels, double sigma) {
  const int radius = (int)floor(sigma * 3 * sqrt(2 * M_PI) / 4 + 0.5) / 2;
  if (radius < 1) return;
  uint8_t *other = malloc((size_t)width * height * channels);
  uint32_t *sums = malloc((size_t)width * channels * sizeof *sums);
  for (int pass = 0; pass < 3; pass++) {
    // With a constant number of channels, the compiler unrolls the loops over them.
    if (channels == 4) {
      boxRows(bytes, other, width, height, 4, radius);
    } else {
      boxRows(bytes, other, width, height, 1, radius);
    }
    boxColumns(other, bytes, sums, width * channels, height, radius);
  }
  free(sums);
  free(other);
}

/// Blurs the group that is the current source.
static void blurGroup(cairo_t *context, double sigma) {
  cairo_surface_t *surface = NULL;
  if (cairo_pattern_get_surface(cairo_get_source(context), &surface) != CAIRO_STATUS_SUCCESS) return;
  cairo_surface_flush(surface);
  unsigned char *data = cairo_image_surface_get_data(surface);
  const int width = cairo_image_surface_get_stride(surface) / 4, height = cairo_image_surface_get_height(surface);
  if (data && cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32) blur(data, width, height, 4, sigma);
  cairo_surface_mark_dirty(surface);
}

static void addStops(cairo_t *context, cairo_pattern_t *pattern, double spread, const double *stops, long count) {
  static const cairo_extend_t extends[] = {CAIRO_EXTEND_PAD, CAIRO_EXTEND_REPEAT, CAIRO_EXTEND_REFLECT};
  cairo_pattern_set_extend(pattern, extends[(int)spread]);
  for (long s = 0; s < count; s++) {
    const double *v = stops + s * 5;
    cairo_pattern_add_color_stop_rgba(pattern, v[0], v[1], v[2], v[3], v[4]);
  }
  cairo_set_source(context, pattern);
  cairo_pattern_destroy(pattern);
}

/// Draws a part of an image, scaled. Pixels beyond the image's edges repeat the outermost ones.
static void drawImage(cairo_t *context, const ReplayImage *image, const double *source, const double *target) {
  cairo_surface_t *surface = cairo_image_surface_create_for_data(
      (unsigned char *)image->pixels, CAIRO_FORMAT_ARGB32, image->width, image->height, image->width * 4);
  cairo_save(context);
  cairo_translate(context, target[0], target[1]);
  cairo_scale(context, target[2] / source[2], target[3] / source[3]);
  cairo_translate(context, -source[0], -source[1]);
  cairo_set_source_surface(context, surface, 0, 0);
  cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD);
  // Good is bilinear for enlarged images and an average for reduced ones, as ours is.
  cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD);
  cairo_new_path(context);
  cairo_rectangle(context, source[0], source[1], source[2], source[3]);
  cairo_fill(context);
  cairo_restore(context);
  cairo_surface_destroy(surface);
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
  uint8_t *mask = calloc((size_t)width * height, 1);
  cairo_surface_t *surface = cairo_image_surface_create_for_data(mask, CAIRO_FORMAT_A8, width, height, width);
  cairo_t *inner = cairo_create(surface);
  cairo_translate(inner, -left, -top);
  cairo_transform(inner, &matrix);
  cairo_append_path(inner, path);
  cairo_fill(inner);
  cairo_destroy(inner);
  cairo_surface_flush(surface);
  blur(mask, width, height, 1, sigma);
  cairo_surface_mark_dirty(surface);
  cairo_mask_surface(context, surface, left, top);
  cairo_surface_destroy(surface);
  free(mask);
  cairo_restore(context);
  cairo_path_destroy(path);
  cairo_new_path(context);
}

int cairo_replay(
    const double *stream, long count, const ReplayImage *images, uint32_t *pixels, int width, int height) {
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
    case REPLAY_LINEAR:
      addStops(c, cairo_pattern_create_linear(a[0], a[1], a[2], a[3]), a[4], a + 6, (long)a[5]);
      i += 7 + (long)a[5] * 5;
      break;
    case REPLAY_RADIAL:
      addStops(c, cairo_pattern_create_radial(a[0], a[1], a[2], a[3], a[4], a[5]), a[6], a + 8, (long)a[7]);
      i += 9 + (long)a[7] * 5;
      break;
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
    case REPLAY_END_BLUR:
      cairo_pop_group_to_source(c);
      blurGroup(c, a[1]);
      cairo_paint_with_alpha(c, a[0]);
      i += 3;
      break;
    case REPLAY_IMAGE: drawImage(c, images + (long)a[0], a + 1, a + 5); i += 10; break;
    default: i = count;
    }
  }
  const int status = (int)cairo_status(c);
  cairo_destroy(c);
  cairo_surface_destroy(surface);
  return status;
}
