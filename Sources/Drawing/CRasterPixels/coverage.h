// Composites rows of pixels with known coverage. Included once per vector width, after blend.h.

// Rows of pixels begin anywhere. Vectors that cross cache lines are stored in three times the time, so that all but the first and
// the last one begin at a multiple of their size.

/// Returns the number of pixels before the second vector, 1 to `COUNT`.
INLINE size_t WIDTH(untilAligned)(const uint32_t *pixels) {
  return COUNT - (uintptr_t)pixels / sizeof *pixels % COUNT;
}

/// Finds which of `COUNT` pixels are at places from `start` up to `end`.
INLINE void WIDTH(findPlaces)(size_t start, size_t end, Pixels *are) {
  Pixels places;
  for (int lane = 0; lane < COUNT; lane++) places[lane] = (uint32_t)lane;
  *are = (Pixels)(places - (uint32_t)start < (Pixels){} + (uint32_t)(end - start));
}

/// Performs `body` for vectors of `count` pixels, at least `COUNT`. In the body, `i` is the first pixel, and `changing` tells which
/// pixels may change.
#define EACH_VECTOR(pixels, count, body) \
  { \
    const size_t untilAligned = WIDTH(untilAligned)(pixels), rest = ((count) - untilAligned) % COUNT; \
    size_t i = 0; \
    Pixels changing; \
    WIDTH(findPlaces)(0, untilAligned, &changing); \
    body; \
    changing = (Pixels){} - 1; \
    for (i = untilAligned; i + COUNT <= (count); i += COUNT) body; \
    if (rest > 0) { \
      i = (count) - COUNT; \
      WIDTH(findPlaces)(COUNT - rest, COUNT, &changing); \
      body; \
    } \
  }

/// Stores a color in at least `COUNT` pixels.
static void WIDTH(fill)(uint32_t *pixels, size_t count, uint32_t color) {
  const Pixels colors = (Pixels){} + color;
  memcpy(pixels, &colors, sizeof colors);
  for (size_t i = WIDTH(untilAligned)(pixels); i + COUNT <= count; i += COUNT) memcpy(pixels + i, &colors, sizeof colors);
  memcpy(pixels + count - COUNT, &colors, sizeof colors);
}

/// Composites colors over pixels.
INLINE void WIDTH(blendOver)(uint32_t *pixels, const Pixels *colors) {
  const Pixels odd = *colors >> 8;
  Lanes kept;
  WIDTH(spread)(&odd, &kept);
  kept ^= 255;
  Pixels destination;
  memcpy(&destination, pixels, sizeof destination);
  Lanes belowEven = (Lanes)(destination & 0x00FF00FF), belowOdd = (Lanes)destination >> 8;
  WIDTH(scale)(&belowEven, &kept);
  WIDTH(scale)(&belowOdd, &kept);
  // Channels are at most alpha, so that no sum exceeds 255.
  destination = *colors + (Pixels)(belowEven | belowOdd << 8);
  memcpy(pixels, &destination, sizeof destination);
}

/// Multiplies all channels of colors by factors / 255.
INLINE void WIDTH(scaleColors)(Pixels *colors, const Lanes *factors) {
  Lanes even = (Lanes)(*colors & 0x00FF00FF), odd = (Lanes)*colors >> 8;
  WIDTH(scale)(&even, factors);
  WIDTH(scale)(&odd, factors);
  *colors = (Pixels)(even | odd << 8);
}

// In the following loops, pixels that may not change get a transparent color.

/// Composites one color over at least `COUNT` pixels.
static void WIDTH(blendColor)(uint32_t *pixels, size_t count, uint32_t color) {
  EACH_VECTOR(pixels, count, {
    const Pixels colors = changing & color;
    WIDTH(blendOver)(pixels + i, &colors);
  })
}

/// Composites one color over at least `COUNT` pixels with one coverage byte each.
static void WIDTH(blendCoverage)(uint32_t *pixels, const uint8_t *coverage, size_t count, uint32_t color) {
  typedef uint8_t Bytes __attribute__((vector_size(COUNT)));
  const Pixels colors = (Pixels){} + color;
  const Source source = {(Lanes)(colors & 0x00FF00FF), (Lanes)colors >> 8};
  EACH_VECTOR(pixels, count, {
    Bytes bytes;
    memcpy(&bytes, coverage + i, sizeof bytes);
    const Pixels levels = __builtin_convertvector(bytes, Pixels) & changing;
    const Lanes factors = (Lanes)(levels | levels << 16);
    WIDTH(blend)(pixels + i, &source, &factors, anyTone);
  })
}

/// Composites a row of at least `COUNT` colors with one level of coverage.
static void WIDTH(blendColors)(
    uint32_t *pixels, const uint32_t *source, size_t count, uint32_t level, CPixelsQueue *shared) {
  const Lanes factors = (Lanes)((Pixels){} + level * 0x10001);
  CPixelsQueue queue = {};
  if (shared != NULL) queue = *shared;
  EACH_VECTOR(pixels, count, {
    Pixels colors;
    memcpy(&colors, source + i, sizeof colors);
    colors &= changing;
    if (level != 255) WIDTH(scaleColors)(&colors, &factors);
    WIDTH(blendOver)(pixels + i, &colors);
    if ((i & COUNT) != 0) WIDTH(streamSome)(&queue);
  })
  if (shared != NULL) *shared = queue;
}

/// Composites a row of at least `COUNT` colors with one coverage byte each.
static void WIDTH(blendColorsCoverage)(
    uint32_t *pixels, const uint32_t *source, const uint8_t *coverage, size_t count) {
  typedef uint8_t Bytes __attribute__((vector_size(COUNT)));
  EACH_VECTOR(pixels, count, {
    Bytes bytes;
    memcpy(&bytes, coverage + i, sizeof bytes);
    const Pixels levels = __builtin_convertvector(bytes, Pixels) & changing;
    const Lanes factors = (Lanes)(levels | levels << 16);
    Pixels colors;
    memcpy(&colors, source + i, sizeof colors);
    WIDTH(scaleColors)(&colors, &factors);
    WIDTH(blendOver)(pixels + i, &colors);
  })
}

/// In half pixels, the centers of the pixels between two samples are at odd positions.
INLINE void WIDTH(interpolateBy)(CPixelsSamples samples, size_t columns, uint32_t shift, uint8_t *coverage) {
  typedef uint32_t Sums __attribute__((vector_size(32)));
  typedef uint8_t Bytes __attribute__((vector_size(8)));
  const Sums places = {1, 3, 5, 7, 9, 11, 13, 15};
  const uint32_t rounding = 1u << (2 * shift + 9);
  const size_t step = (size_t)1 << shift;
  uint32_t right = samples.upper[0] * samples.above + samples.lower[0] * samples.below;
  for (size_t i = 1; i <= columns; i++, coverage += step) {
    const uint32_t left = right;
    right = samples.upper[i] * samples.above + samples.lower[i] * samples.below;
    Sums sums = (left << (shift + 1)) + rounding + (right - left) * places;
    for (size_t x = 0; x < step; x += 8) {
      const Bytes bytes = __builtin_convertvector(sums >> (2 * shift + 10), Bytes);
      memcpy(coverage + x, &bytes, step < 8 ? step : 8);
      sums += (right - left) * 16;
    }
  }
}

static void WIDTH(interpolate)(CPixelsSamples samples, size_t columns, uint32_t shift, uint8_t *coverage) {
  // Specialized loops for the most common steps.
  switch (shift) {
    case 1: WIDTH(interpolateBy)(samples, columns, 1, coverage); break;
    case 2: WIDTH(interpolateBy)(samples, columns, 2, coverage); break;
    case 3: WIDTH(interpolateBy)(samples, columns, 3, coverage); break;
    case 4: WIDTH(interpolateBy)(samples, columns, 4, coverage); break;
    default: WIDTH(interpolateBy)(samples, columns, shift > 5 ? shift : 5, coverage);
  }
}
