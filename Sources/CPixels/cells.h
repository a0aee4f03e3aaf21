// Eight pixels at a time, in a language that is compiled to whatever vectors there are. Included once for each width of
// them; `WIDTH` gives its functions a name of their own. Vectors are passed by address, since how they are passed by value
// would depend on the width.

#ifndef CPIXELS_VECTORS
#define CPIXELS_VECTORS
typedef int32_t Areas __attribute__((vector_size(32)));
typedef uint32_t Pixels __attribute__((vector_size(32)));
/// Two channels of each of eight pixels, with room for a product.
typedef uint16_t Lanes __attribute__((vector_size(32)));
#define INLINE static inline __attribute__((always_inline))
#endif

/// Each channel times its pixel's factor / 255, rounded to nearest.
INLINE void WIDTH(scale)(Pixels *pixels, const Lanes *factors) {
  Lanes even = (Lanes)(*pixels & 0x00FF00FF) * *factors + 128;
  Lanes odd = ((Lanes)*pixels >> 8) * *factors + 128;
  even = (even + (even >> 8)) >> 8;
  odd = (odd + (odd >> 8)) & 0xFF00;
  *pixels = (Pixels)(even | odd);
}

/// A factor for each pixel, twice, as its channels want it.
INLINE void WIDTH(spread)(const Pixels *factors, Lanes *lanes) { *lanes = (Lanes)(*factors | *factors << 16); }

/// One colour over eight pixels with a coverage for each.
INLINE void WIDTH(blend)(uint32_t *pixels, uint32_t color, const Pixels *levels, bool isOpaque) {
  Lanes factors;
  WIDTH(spread)(levels, &factors);
  Pixels source = {color, color, color, color, color, color, color, color};
  WIDTH(scale)(&source, &factors);
  if (isOpaque) {
    factors = 255 - factors;
  } else {
    Pixels kept = 255 - (source >> 24);
    WIDTH(spread)(&kept, &factors);
  }
  Pixels destination;
  memcpy(&destination, pixels, sizeof destination);
  WIDTH(scale)(&destination, &factors);
  destination += source;
  memcpy(pixels, &destination, sizeof destination);
}

/// The coverage of winding areas, 0…255, rounded half up.
INLINE void WIDTH(cover)(const Areas *areas, Pixels *levels, bool isEvenOdd) {
  const Areas one = (Areas){} + 0x20000;
  Areas sign = *areas >> 31;
  Areas area = (*areas ^ sign) - sign;
  if (isEvenOdd) {
    area &= 0x3FFFF;
    area = __builtin_elementwise_min(area, 2 * one - area);
  } else {
    area = __builtin_elementwise_min(area, one);
  }
  *levels = (Pixels)((area << 8) - area + 0x10000) >> 17;
}

/// Takes eight cells, which are zero afterwards, and blends their pixels.
INLINE void WIDTH(take)(
    int32_t *cells, Areas *before, uint32_t *pixels, size_t count, uint32_t color, bool isEvenOdd, bool isOpaque) {
  const Areas zero = {};
  Areas areas;
  memcpy(&areas, cells, sizeof areas);
  memcpy(cells, &zero, sizeof zero);
  areas += __builtin_shufflevector(areas, zero, 8, 0, 1, 2, 8, 4, 5, 6);
  areas += __builtin_shufflevector(areas, zero, 8, 8, 0, 1, 8, 8, 4, 5);
  areas += __builtin_shufflevector(areas, zero, 8, 8, 8, 8, 3, 3, 3, 3);
  areas += *before;
  *before = __builtin_shufflevector(areas, areas, 7, 7, 7, 7, 7, 7, 7, 7);
  Pixels levels;
  WIDTH(cover)(&areas, &levels, isEvenOdd);
  if (count >= 8) {
    WIDTH(blend)(pixels, color, &levels, isOpaque);
  } else {
    uint32_t last[8] = {0};
    memcpy(last, pixels, count * 4);
    WIDTH(blend)(last, color, &levels, isOpaque);
    memcpy(pixels, last, count * 4);
  }
}

/// A run of one coverage.
INLINE void WIDTH(run)(uint32_t *pixels, size_t count, const Areas *areas, uint32_t color, bool isEvenOdd, bool isOpaque) {
  Pixels levels;
  WIDTH(cover)(areas, &levels, isEvenOdd);
  if (levels[0] == 0) return;
  if (isOpaque && levels[0] == 255) {
    for (size_t i = 0; i < count; i++) pixels[i] = color;
    return;
  }
  for (; count >= 8; count -= 8, pixels += 8) WIDTH(blend)(pixels, color, &levels, isOpaque);
  uint32_t last[8] = {0};
  memcpy(last, pixels, count * 4);
  WIDTH(blend)(last, color, &levels, isOpaque);
  memcpy(pixels, last, count * 4);
}

/// Clean cells between changed ones are not looked at, unless there are so few that going through them takes no longer than
/// a wrong guess where the next changed one is.
INLINE void WIDTH(blendRow)(
    CPixelsCells row, uint32_t color, bool isEvenOdd, bool isOpaque, uint32_t *pixels) {
  const size_t shortestGap = 4;
  Areas area = {};
  size_t x = 0;
  for (size_t word = 0; word < row.words; word++) {
    uint64_t bits = row.dirty[word];
    if (bits == 0) continue;
    row.dirty[word] = 0;
    while (bits != 0) {
      // In eights of the word's cells.
      size_t eight = (size_t)__builtin_ctzll(bits) / 2;
      const size_t start = word * 256 + eight * 8;
      if (x < start && x < row.width) {
        size_t end = start < row.width ? start : row.width;
        WIDTH(run)(pixels + x, end - x, &area, color, isEvenOdd, isOpaque);
      }
      x = start;
      do {
        WIDTH(take)(
            row.cells + x, &area, pixels + x, x < row.width ? row.width - x : 0, color, isEvenOdd, isOpaque);
        x += 8;
        eight++;
        bits = eight < 32 ? bits & ~0ull << eight * 2 : 0;
      } while (bits != 0 && (size_t)__builtin_ctzll(bits) / 2 - eight < shortestGap);
    }
  }
  if (x < row.width) WIDTH(run)(pixels + x, row.width - x, &area, color, isEvenOdd, isOpaque);
}

INLINE void WIDTH(blendRows)(
    CPixelsCells cells, uint32_t color, bool isEvenOdd, bool isOpaque, uint32_t *pixels, size_t stride) {
  for (size_t y = 0; y < cells.rows; y++) {
    WIDTH(blendRow)(cells, color, isEvenOdd, isOpaque, pixels);
    cells.cells += cells.stride;
    cells.dirty += cells.words;
    pixels += stride;
  }
}

/// What does not change within the loops is decided before them.
static void WIDTH(blendCells)(
    CPixelsCells cells, uint32_t color, bool isEvenOdd, uint32_t *pixels, size_t stride) {
  if (isEvenOdd) {
    WIDTH(blendRows)(cells, color, true, false, pixels, stride);
  } else if (color >> 24 == 255) {
    WIDTH(blendRows)(cells, color, false, true, pixels, stride);
  } else {
    WIDTH(blendRows)(cells, color, false, false, pixels, stride);
  }
}
