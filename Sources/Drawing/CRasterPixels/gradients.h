// Colors of gradients. Included once per vector width.
//
// A pixel's color is an entry of a table. The parameter of a linear gradient is exact, in fixed point. All others are
// approximated in `float`, which gives the exact color unless the parameter is near the boundary of two entries. Those
// pixels, of which there are few, are computed in `double`. The results are therefore those of the exact computation,
// whatever the vector width.

/// Shades a row of a linear gradient.
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

/// Shades a row of a radial or angular gradient, and returns the number of pixels that were doubtful.
///
/// The entries of many vectors are found before they are used, because a processor overlaps more steps of short loops.
INLINE size_t WIDTH(shadeCurve)(
    const CPixelsGradient *shared, CPixelsGradientShape shape, CPixelsGradientSpread spread, size_t count,
    uint32_t *pixels, CPixelsQueue *queue) {
  // A local copy, whose values are kept in registers because no other function knows it.
  const CPixelsGradient gradient = *shared;
  // Distances from the center of a vector.
  Floats distances;
  for (int lane = 0; lane < COUNT; lane++) distances[lane] = (float)lane - (COUNT - 1) / 2.0f;
  const bool isFar = shape == CPixelsTurn && gradient.isFar;
  Spans spans;
  Places places[MOST_VECTORS];
  Doubts doubts;
  size_t exact = 0;
  for (size_t start = 0; start < count; start += MOST_VECTORS * COUNT) {
    WIDTH(prepare)(&gradient, shape, start, count, isFar, &spans);
    const size_t left = count - start;
    const bool isLast = left <= MOST_VECTORS * COUNT;
    const size_t vectors = isLast ? (left + COUNT - 1) / COUNT : MOST_VECTORS;
    bool areNeighbors = true;
    if (shape != CPixelsTurn) {
      if (gradient.isGrowing) {
        WIDTH(findCircles)(&gradient, shape, true, spread, &spans, vectors, &distances, places, &doubts, queue);
      } else {
        WIDTH(findCircles)(&gradient, shape, false, spread, &spans, vectors, &distances, places, &doubts, queue);
      }
    } else if (isFar) {
      WIDTH(findFarAngles)(&gradient, &spans, vectors, &distances, places, &doubts, queue);
    } else {
      areNeighbors = WIDTH(findAngles)(&gradient, &spans, vectors, &distances, places, &doubts, queue);
    }
    WIDTH(writeVectors)(gradient.colors, places, left, pixels + start, queue);
    const Part part = {start, isLast ? left : MOST_VECTORS * COUNT, isLast};
    exact += WIDTH(shadeDoubtful)(shared, part, &doubts, places, areNeighbors, pixels + start);
  }
  return exact;
}

static size_t WIDTH(shade)(
    const CPixelsGradient *gradient, size_t count, uint32_t *pixels, CPixelsQueue *shared) {
  // A local copy, because the compiler must assume that stores to pixels change values behind a pointer.
  CPixelsQueue queue = *shared;
  size_t exact = 0;
  // Specialized loops for each shape and spread.
#define SHADE(kind, mode) \
  if (gradient->shape == kind && (kind == CPixelsTurn || gradient->spread == mode)) { \
    if (kind == CPixelsLine) { \
      WIDTH(shadeLine)(*gradient, mode, count, pixels, &queue); \
    } else { \
      exact = WIDTH(shadeCurve)(gradient, kind, mode, count, pixels, &queue); \
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
  return exact;
}

#undef SELECT
#undef Floats
#undef Flags
#undef Doubts
#undef Spans
#undef EVERY
#undef Places
#undef Parameters
