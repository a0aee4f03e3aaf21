// Colors of gradients. Included once per vector width.
//
// A pixel's color is an entry of a table. The parameter of a linear gradient is exact, in fixed point. All others are
// approximated in `float`, which gives the exact color unless the parameter is near the boundary of two entries. Those
// pixels, less than one in a hundred, are listed, and the caller computes them in `double`. The results are therefore those
// of the exact computation, whatever the vector width.

/// Shades a row of a linear gradient. Nothing is doubtful.
INLINE void WIDTH(shadeLine)(
    CPixelsGradient gradient, CPixelsGradientSpread spread, size_t count, uint32_t *pixels, CPixelsQueue *queue) {
  const uint64_t step = gradient.step;
  const uint64_t shift = (uint64_t)gradient.shift;
  Parameters low, high;
  for (int lane = 0; lane < COUNT / 2; lane++) {
    low[lane] = gradient.parameter + step * (uint64_t)lane;
    high[lane] = gradient.parameter + step * (uint64_t)(lane + COUNT / 2);
  }
  Places places[MOST_VECTORS];
  for (size_t start = 0; start < count; start += MOST_VECTORS * COUNT) {
    for (size_t i = 0; i < MOST_VECTORS && start + i * COUNT < count; i++, low += step * COUNT, high += step * COUNT) {
      const Places lowest = (Places)(low >> shift), highest = (Places)(high >> shift);
#if COUNT == 8
      places[i] = __builtin_shufflevector(lowest, highest, 0, 2, 4, 6, 8, 10, 12, 14);
#else
      places[i] = __builtin_shufflevector(
          lowest, highest, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30);
#endif
      WIDTH(findEntries)(&places[i], gradient.entries, spread);
      if (i % 2 != 0) WIDTH(streamSome)(queue);
    }
    WIDTH(writeVectors)(gradient.colors, places, count - start, pixels + start, queue);
  }
}

/// Prepares spans of a row from a pixel.
INLINE void WIDTH(prepare)(
    const CPixelsGradient *gradient, CPixelsGradientShape shape, size_t start, size_t count, bool isFar, Spans *spans) {
  const size_t length = COUNT << isFar;
  Doubles index;
  for (int lane = 0; lane < COUNT; lane++) index[lane] = lane * (double)length + (double)(length - 1) / 2;
  index += (double)(ptrdiff_t)start;
  const double error = shape == CPixelsTurn ? 0 : gradient->error;
  for (size_t i = 0; i < MOST_VECTORS >> isFar && start + i * length < count; i += COUNT, index += (double)length * COUNT) {
    const Floats x = __builtin_convertvector(gradient->x + index * gradient->xStep, Floats);
    const Floats y = __builtin_convertvector(gradient->y + error + index * gradient->yStep, Floats);
    const Floats other = __builtin_convertvector(gradient->other + index * gradient->otherStep, Floats);
    memcpy(spans->x + i, &x, sizeof x);
    memcpy(spans->y + i, &y, sizeof y);
    if (shape == CPixelsCone || shape == CPixelsTouching) memcpy(spans->other + i, &other, sizeof other);
    if (shape == CPixelsTurn) WIDTH(expandAngles)(gradient, &x, &y, i, spans);
  }
}

/// Shades a row of a radial or angular gradient, and tells which pixels are doubtful.
///
/// The entries of many vectors are found before they are used, because a processor overlaps more steps of short loops.
INLINE void WIDTH(shadeCurve)(
    CPixelsGradient gradient, CPixelsGradientShape shape, CPixelsGradientSpread spread, size_t count,
    uint32_t *pixels, uint8_t *doubtful, CPixelsQueue *queue) {
  // Distances from the center of a vector.
  Floats distances;
  for (int lane = 0; lane < COUNT; lane++) distances[lane] = (float)lane - (COUNT - 1) / 2.0f;
  const bool isFar = shape == CPixelsTurn && gradient.isFar;
  Spans spans;
  Places places[MOST_VECTORS];
  for (size_t start = 0; start < count; start += MOST_VECTORS * COUNT) {
    WIDTH(prepare)(&gradient, shape, start, count, isFar, &spans);
    const size_t left = count - start;
    const size_t vectors = left < MOST_VECTORS * COUNT ? (left + COUNT - 1) / COUNT : MOST_VECTORS;
    uint8_t *listed = doubtful + start / 8;
    if (shape != CPixelsTurn) {
      WIDTH(findCircles)(&gradient, shape, spread, &spans, vectors, &distances, places, listed, queue);
    } else if (isFar) {
      WIDTH(findFarAngles)(&gradient, &spans, vectors, &distances, places, listed, queue);
    } else {
      WIDTH(findAngles)(&gradient, &spans, vectors, &distances, places, listed, queue);
    }
    WIDTH(writeVectors)(gradient.colors, places, left, pixels + start, queue);
  }
}

static void WIDTH(shade)(
    const CPixelsGradient *gradient, size_t count, uint32_t *pixels, uint8_t *doubtful, CPixelsQueue *shared) {
  // A local copy, because the compiler must assume that stores to pixels change values behind a pointer.
  CPixelsQueue queue = *shared;
  // Specialized loops for each shape and spread.
#define SHADE(kind, mode) \
  if (gradient->shape == kind && gradient->spread == mode) { \
    if (kind == CPixelsLine) { \
      WIDTH(shadeLine)(*gradient, mode, count, pixels, &queue); \
    } else { \
      WIDTH(shadeCurve)(*gradient, kind, mode, count, pixels, doubtful, &queue); \
    } \
  }
  SHADE(CPixelsLine, CPixelsPad)
  SHADE(CPixelsLine, CPixelsRepeat)
  SHADE(CPixelsLine, CPixelsReflect)
  SHADE(CPixelsCircles, CPixelsPad)
  SHADE(CPixelsCircles, CPixelsRepeat)
  SHADE(CPixelsCircles, CPixelsReflect)
  SHADE(CPixelsCone, CPixelsPad)
  SHADE(CPixelsCone, CPixelsRepeat)
  SHADE(CPixelsCone, CPixelsReflect)
  SHADE(CPixelsTouching, CPixelsPad)
  SHADE(CPixelsTouching, CPixelsRepeat)
  SHADE(CPixelsTouching, CPixelsReflect)
  SHADE(CPixelsTurn, CPixelsRepeat)
#undef SHADE
  *shared = queue;
}

#undef SELECT
#undef Floats
#undef Flags
#undef Spans
#undef EVERY
#undef Places
#undef Parameters
