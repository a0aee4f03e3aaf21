#include "CRasterPNG.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

static void report_error(png_structp png, png_const_charp text) {
  CPNGMessage *message = png_get_error_ptr(png);
  size_t length = strnlen(text, sizeof message->text - 1);
  memcpy(message->text, text, length);
  message->text[length] = 0;
  png_longjmp(png, 1);
}

static void ignore_warning(png_structp png, png_const_charp text) {
  (void)png;
  (void)text;
}

// Decoding

typedef struct {
  const uint8_t *bytes;
  size_t count;
  size_t position;
} Source;

static void read_bytes(png_structp png, png_bytep target, size_t count) {
  Source *source = png_get_io_ptr(png);
  if (count > source->count - source->position) png_error(png, "the file ends too early");
  memcpy(target, source->bytes + source->position, count);
  source->position += count;
}

// Everything is set that makes libpng refuse what it would otherwise repair.
static void be_strict(png_structp png) {
  png_set_user_limits(png, 65535, 65535);
  png_set_chunk_cache_max(png, 256);
  png_set_chunk_malloc_max(png, 8000000);
  png_set_benign_errors(png, 0);
  png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
}

// libpng's own expansion takes indices beyond the palette for black. Here a row of indices, one a byte at the start of
// the row, becomes colours from its end backwards.
static void expand_palette(png_structp png, png_infop info, uint32_t width, uint32_t height, uint8_t *rgba) {
  png_colorp colors = NULL;
  png_bytep alphas = NULL;
  int color_count = 0, alpha_count = 0;
  png_get_PLTE(png, info, &colors, &color_count);
  png_get_tRNS(png, info, &alphas, &alpha_count, NULL);
  for (uint32_t y = 0; y < height; y++) {
    uint8_t *row = rgba + (size_t)y * width * 4;
    for (size_t x = width; x-- > 0;) {
      int index = row[x];
      if (index >= color_count) png_error(png, "a pixel's index is beyond the palette");
      row[x * 4] = colors[index].red;
      row[x * 4 + 1] = colors[index].green;
      row[x * 4 + 2] = colors[index].blue;
      row[x * 4 + 3] = index < alpha_count ? alphas[index] : 0xFF;
    }
  }
}

// `setjmp` stands in a function that changes none of its variables afterwards, so that they are valid after a longjmp.
static CPNGStatus read_picture(
    png_structp png, png_infop info, Source *source, uint32_t width, uint32_t height, uint8_t *rgba) {
  if (setjmp(png_jmpbuf(png))) return CPNG_FAILED;
  png_set_read_fn(png, source, read_bytes);
  be_strict(png);
  png_read_info(png, info);
  if (png_get_image_width(png, info) != width || png_get_image_height(png, info) != height)
    png_error(png, "the size differs from the header's");
  int is_palette = png_get_color_type(png, info) == PNG_COLOR_TYPE_PALETTE;
  if (is_palette) {
    png_set_packing(png);
  } else {
    png_set_expand(png);
    png_set_scale_16(png);
    png_set_gray_to_rgb(png);
    png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
  }
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  if (png_get_rowbytes(png, info) != (size_t)width * (is_palette ? 1 : 4)) png_error(png, "the row length is wrong");
  for (int pass = 0; pass < passes; pass++)
    for (uint32_t y = 0; y < height; y++) png_read_row(png, rgba + (size_t)y * width * 4, NULL);
  png_read_end(png, info);
  if (is_palette) expand_palette(png, info, width, height, rgba);
  return CPNG_OK;
}

CPNGStatus cpng_decode(
    const uint8_t *file, size_t count, uint32_t width, uint32_t height, uint8_t *rgba, CPNGMessage *message) {
  message->text[0] = 0;
  Source source = {file, count, 0};
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, message, report_error, ignore_warning);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  CPNGStatus status = info ? read_picture(png, info, &source, width, height, rgba) : CPNG_OUT_OF_MEMORY;
  png_destroy_read_struct(&png, &info, NULL);
  return status;
}

// Encoding

static void write_bytes(png_structp png, png_bytep bytes, size_t count) {
  CPNGFile *file = png_get_io_ptr(png);
  if (count > file->capacity - file->count) {
    size_t capacity = (file->count + count) * 2;
    uint8_t *grown = realloc(file->bytes, capacity);
    if (!grown) png_error(png, "out of memory");
    file->bytes = grown;
    file->capacity = capacity;
  }
  memcpy(file->bytes + file->count, bytes, count);
  file->count += count;
}

static void flush_nothing(png_structp png) { (void)png; }

static int most_pixels_differ_from_their_left_neighbour(const uint8_t *row, uint32_t width) {
  uint32_t left, pixel, differing = 0;
  memcpy(&left, row, 4);
  for (uint32_t x = 1; x < width; x++) {
    memcpy(&pixel, row + (size_t)x * 4, 4);
    differing += pixel != left;
    left = pixel;
  }
  return differing > width / 2;
}

static CPNGStatus write_picture(
    png_structp png, png_infop info, const uint8_t *rgba, uint32_t width, uint32_t height, int channels, int level,
    CPNGFilter filter, CPNGFile *file) {
  if (setjmp(png_jmpbuf(png))) return CPNG_FAILED;
  png_set_write_fn(png, file, write_bytes, flush_nothing);
  png_set_user_limits(png, 65535, 65535);
  png_set_IHDR(
      png, info, width, height, 8, channels == 4 ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
      PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_compression_level(png, level);
  png_set_compression_strategy(png, 0);
  // Shorter blocks follow the changes between text, flat areas and gradients: a little smaller than with the default.
  png_set_compression_mem_level(png, 7);
  png_set_compression_buffer_size(png, 1 << 16);
  // libpng keeps the row above only if a filter that needs it is set before the first row.
  png_set_filter(png, PNG_FILTER_TYPE_BASE, filter == CPNG_FILTER_BY_ROW ? PNG_ALL_FILTERS : PNG_FILTER_NONE);
  png_write_info(png, info);
  if (channels == 3) png_set_filler(png, 0, PNG_FILLER_AFTER);
  for (uint32_t y = 0; y < height; y++) {
    const uint8_t *row = rgba + (size_t)y * width * 4;
    if (filter == CPNG_FILTER_BY_ROW) {
      int busy = most_pixels_differ_from_their_left_neighbour(row, width);
      png_set_filter(png, PNG_FILTER_TYPE_BASE, busy ? PNG_ALL_FILTERS : PNG_FILTER_NONE);
    }
    png_write_row(png, row);
  }
  png_write_end(png, NULL);
  return CPNG_OK;
}

CPNGStatus cpng_encode(
    const uint8_t *rgba, uint32_t width, uint32_t height, int channels, int level, CPNGFilter filter, CPNGFile *file,
    CPNGMessage *message) {
  message->text[0] = 0;
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, message, report_error, ignore_warning);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  CPNGStatus status = info ? write_picture(png, info, rgba, width, height, channels, level, filter, file)
                           : CPNG_OUT_OF_MEMORY;
  png_destroy_write_struct(&png, &info);
  return status;
}
