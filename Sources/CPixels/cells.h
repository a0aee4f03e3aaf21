// Eight pixels at a time, in a language that is compiled to whatever vectors there are. Included once for each width of
// them; `WIDTH` gives its functions a name of their own. Vectors are passed by address, since how they are passed by value
// would depend on the width.

#ifndef CPIXELS_VECTORS
#define CPIXELS_VECTORS
typedef int32_t Areas __attribute__((vector_size(32)));
typedef uint32_t Pixels __attribute__((vector_size(32)));
/// Two channels of each of eight pixels, with room for a product.
typedef uint16_t Lanes __attribute__((vector_size(32)));
typedef uint32_t Products __attribute__((vector_size(64)));
#define INLINE static inline __attribute__((always_inline))
#endif

/// A colour's channels as every pixel's: red and blue, green and alpha.
typedef struct {
  Lanes even;
  Lanes odd;
} WIDTH(Source);

/// Lanes times factors / 255, each rounded to nearest.
INLINE void WIDTH(scale)(Lanes *lanes, const Lanes *factors) {
  const Lanes product = *lanes * *factors + 128;
  // (p + (p >> 8)) >> 8 in one multiplication whose upper half is kept.
  *lanes = __builtin_convertvector((__builtin_convertvector(product, Products) * 257) >> 16, Lanes);
}

/// One colour over eight pixels with a coverage for each.
INLINE void WIDTH(blend)(uint32_t *pixels, const WIDTH(Source) *color, const Pixels *levels, bool isOpaque) {
  const Lanes coverage = (Lanes)*levels;
  Lanes factors = __builtin_shufflevector(coverage, coverage, 0, 0, 2, 2, 4, 4, 6, 6, 8, 8, 10, 10, 12, 12, 14, 14);
  Lanes even = color->even;
  Lanes odd = color->odd;
  WIDTH(scale)(&even, &factors);
  WIDTH(scale)(&odd, &factors);
  // What the colour leaves of a pixel.
  if (!isOpaque) factors = __builtin_shufflevector(odd, odd, 1, 1, 3, 3, 5, 5, 7, 7, 9, 9, 11, 11, 13, 13, 15, 15);
  factors ^= 255;
  Pixels destination;
  memcpy(&destination, pixels, sizeof destination);
  Lanes below = (Lanes)(destination & 0x00FF00FF);
  WIDTH(scale)(&below, &factors);
  even += below;
  below = (Lanes)destination >> 8;
  WIDTH(scale)(&below, &factors);
  odd += below;
  destination = (Pixels)(even | odd << 8);
  memcpy(pixels, &destination, sizeof destination);
}

/// The same for fewer pixels than eight.
INLINE void WIDTH(blendFew)(
    uint32_t *pixels, size_t count, const WIDTH(Source) *color, const Pixels *levels, bool isOpaque) {
  uint32_t last[8] = {0};
  memcpy(last, pixels, count * sizeof *pixels);
  WIDTH(blend)(last, color, levels, isOpaque);
  memcpy(pixels, last, count * sizeof *pixels);
}

/// The coverage of winding areas, 0…255, rounded half up.
INLINE void WIDTH(cover)(const Areas *areas, Pixels *levels, bool isEvenOdd) {
  const Areas one = (Areas){} + 0x20000;
  Areas area = __builtin_elementwise_abs(*areas);
  if (isEvenOdd) {
    area &= 0x3FFFF;
    area = __builtin_elementwise_min(area, 2 * one - area);
  } else {
    area = __builtin_elementwise_min(area, one);
  }
  *levels = (Pixels)((area << 8) - area + 0x10000) >> 17;
}

/// Takes eight cells, which are zero afterwards.
///
/// `before` is the area left of them in every lane, and that of the last of them when the function returns.
INLINE void WIDTH(take)(int32_t *cells, Areas *before, Pixels *levels, bool isEvenOdd) {
  const Areas zero = {};
  Areas areas;
  memcpy(&areas, cells, sizeof areas);
  memcpy(cells, &zero, sizeof zero);
  areas += __builtin_shufflevector(areas, zero, 8, 0, 1, 2, 8, 4, 5, 6);
  areas += __builtin_shufflevector(areas, zero, 8, 8, 0, 1, 8, 8, 4, 5);
  areas += __builtin_shufflevector(areas, zero, 8, 8, 8, 8, 3, 3, 3, 3);
  areas += *before;
  *before = __builtin_shufflevector(areas, areas, 7, 7, 7, 7, 7, 7, 7, 7);
  WIDTH(cover)(&areas, levels, isEvenOdd);
}

/// A run of one coverage.
INLINE void WIDTH(run)(
    uint32_t *pixels, size_t count, const Areas *areas, uint32_t solid, const WIDTH(Source) *color, bool isEvenOdd,
    bool isOpaque) {
  Pixels levels;
  WIDTH(cover)(areas, &levels, isEvenOdd);
  if (levels[0] == 0) return;
  if (isOpaque && levels[0] == 255) {
    for (size_t i = 0; i < count; i++) pixels[i] = solid;
    return;
  }
  for (; count >= 8; count -= 8, pixels += 8) WIDTH(blend)(pixels, color, &levels, isOpaque);
  if (count > 0) WIDTH(blendFew)(pixels, count, color, &levels, isOpaque);
}

/// Clean cells between changed ones are not looked at, unless there are so few that going through them takes no longer than
/// a wrong guess where the next changed one is: three eights and fewer.
INLINE void WIDTH(blendRow)(
    CPixelsCells row, uint32_t solid, const WIDTH(Source) *color, bool isEvenOdd, bool isOpaque, uint32_t *pixels) {
  Areas area = {};
  Pixels levels;
  size_t x = 0;
  for (size_t word = 0; word < row.words; word++) {
    // Both bits of each eight.
    uint64_t bits = (row.dirty[word] | row.dirty[word] >> 1) & 0x5555555555555555;
    if (bits == 0) continue;
    row.dirty[word] = 0;
    bits |= bits << 1;
    uint64_t bridged = bits | bits << 2;
    bridged |= bridged << 4;
    while (bits != 0) {
      const int first = __builtin_ctzll(bits);
      const uint64_t clean = ~(bridged >> first);
      // The run without the clean eights at its end.
      uint64_t run = bits >> first;
      if (clean != 0) run &= (1ull << __builtin_ctzll(clean)) - 1;
      const size_t eights = (size_t)(64 - __builtin_clzll(run)) / 2;
      bits &= eights + (size_t)first / 2 < 32 ? ~0ull << (2 * eights + (size_t)first) : 0;
      const size_t start = word * 256 + (size_t)first * 4;
      if (x < start && x < row.width) {
        size_t end = start < row.width ? start : row.width;
        WIDTH(run)(pixels + x, end - x, &area, solid, color, isEvenOdd, isOpaque);
      }
      const size_t end = start + eights * 8;
      for (x = start; x < end && x + 8 <= row.width; x += 8) {
        WIDTH(take)(row.cells + x, &area, &levels, isEvenOdd);
        WIDTH(blend)(pixels + x, color, &levels, isOpaque);
      }
      for (; x < end; x += 8) {
        WIDTH(take)(row.cells + x, &area, &levels, isEvenOdd);
        if (x < row.width) WIDTH(blendFew)(pixels + x, row.width - x, color, &levels, isOpaque);
      }
    }
  }
  if (x < row.width) WIDTH(run)(pixels + x, row.width - x, &area, solid, color, isEvenOdd, isOpaque);
}

INLINE void WIDTH(blendRows)(CPixelsCells cells, uint32_t solid, bool isEvenOdd, bool isOpaque, uint32_t *pixels, size_t stride) {
  const Pixels color = (Pixels){} + solid;
  const WIDTH(Source) source = {(Lanes)(color & 0x00FF00FF), (Lanes)color >> 8};
  for (size_t y = 0; y < cells.rows; y++) {
    WIDTH(blendRow)(cells, solid, &source, isEvenOdd, isOpaque, pixels);
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
