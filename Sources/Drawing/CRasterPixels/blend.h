// Blends `COUNT` pixels at a time, eight or sixteen, with compiler vector types. Included once per vector width;
// `WIDTH` gives types and functions unique names. Vectors are passed by address, because passing them by value depends
// on the width.

#define INLINE static inline __attribute__((always_inline))

typedef uint32_t WIDTH(Pixels) __attribute__((vector_size(COUNT * 4)));
/// Two channels of each pixel in 16-bit lanes.
typedef uint16_t WIDTH(Lanes) __attribute__((vector_size(COUNT * 4)));
typedef uint32_t WIDTH(Products) __attribute__((vector_size(COUNT * 8)));
typedef uint8_t WIDTH(Bytes) __attribute__((vector_size(COUNT * 4)));
#define Pixels WIDTH(Pixels)
#define Bytes WIDTH(Bytes)
#define Lanes WIDTH(Lanes)
#define Products WIDTH(Products)
#define Source WIDTH(Source)

/// A color's channels, repeated for all pixels: red and blue, green and alpha.
typedef struct {
  Lanes even;
  Lanes odd;
} Source;

/// Multiplies lanes by factors / 255, each rounded to nearest.
INLINE void WIDTH(scale)(Lanes *lanes, const Lanes *factors) {
  const Lanes product = *lanes * *factors + 128;
  // (p + (p >> 8)) >> 8, as the upper half of one multiplication.
  *lanes = __builtin_convertvector((__builtin_convertvector(product, Products) * 257) >> 16, Lanes);
}

/// Copies the third byte of each pixel to both of its lanes.
INLINE void WIDTH(spread)(const Pixels *pixels, Lanes *lanes) {
  const Bytes bytes = (Bytes)*pixels;
  const Bytes zero = {};
#define SPREAD(four, none) \
  four + 2, none, four + 2, none, four + 6, none, four + 6, none, four + 10, none, four + 10, none, four + 14, none, \
      four + 14, none
#if COUNT == 8
  *lanes = (Lanes)__builtin_shufflevector(bytes, zero, SPREAD(0, 32), SPREAD(16, 32));
#else
  *lanes = (Lanes)__builtin_shufflevector(
      bytes, zero, SPREAD(0, 64), SPREAD(16, 64), SPREAD(32, 64), SPREAD(48, 64));
#endif
#undef SPREAD
}

/// Composites one color over pixels with a coverage per pixel, in both of its lanes.
INLINE void WIDTH(over)(Pixels *destination, const Source *color, const Lanes *coverage, Tone tone) {
  Lanes factors = *coverage;
  Lanes even = color->even;
  Lanes odd = color->odd;
  WIDTH(scale)(&even, &factors);
  if (tone == white) {
    odd = even;
    factors = even;
  } else {
    WIDTH(scale)(&odd, &factors);
    if (tone == anyTone) WIDTH(spread)((const Pixels *)&odd, &factors);
  }
  // The remaining fraction of the destination.
  factors ^= 255;
  Lanes below = (Lanes)(*destination & 0x00FF00FF);
  WIDTH(scale)(&below, &factors);
  even += below;
  below = (Lanes)*destination >> 8;
  WIDTH(scale)(&below, &factors);
  odd += below;
  *destination = (Pixels)(even | odd << 8);
}

/// Composites one color over consecutive pixels.
INLINE void WIDTH(blend)(uint32_t *pixels, const Source *color, const Lanes *coverage, Tone tone) {
  Pixels destination;
  memcpy(&destination, pixels, sizeof destination);
  WIDTH(over)(&destination, color, coverage, tone);
  memcpy(pixels, &destination, sizeof destination);
}

/// Sets the coverage of all but the first pixels to zero.
INLINE void WIDTH(keep)(Lanes *coverage, size_t count) {
#if COUNT == 8
  const Lanes places = {0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7};
#else
  const Lanes places = {0, 0, 1, 1, 2,  2,  3,  3,  4,  4,  5,  5,  6,  6,  7,  7,
                        8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13, 14, 14, 15, 15};
#endif
  *coverage &= (Lanes)(places < (Lanes){} + (uint16_t)count);
}

/// Composites fewer than `COUNT` pixels.
INLINE void WIDTH(blendFew)(
    uint32_t *pixels, size_t count, const Source *color, const Lanes *coverage, Tone tone) {
  uint32_t last[COUNT] = {0};
  memcpy(last, pixels, count * sizeof *pixels);
  WIDTH(blend)(last, color, coverage, tone);
  memcpy(pixels, last, count * sizeof *pixels);
}
