// Colors of gradients. Included once per vector width.
//
// A pixel's color is an entry of a table. The parameter of a linear gradient is exact, in fixed point. All others are
// approximated in `float`, which gives the exact color unless the parameter is near the boundary of two entries. Those
// pixels, less than one in a hundred, are listed, and the caller computes them in `double`. The results are therefore those
// of the exact computation, whatever the vector width.

typedef float WIDTH(Floats) __attribute__((vector_size(COUNT * 4)));
typedef int32_t WIDTH(Places) __attribute__((vector_size(COUNT * 4)));
/// Half as many parameters as pixels.
typedef uint64_t WIDTH(Parameters) __attribute__((vector_size(COUNT * 4)));
typedef double WIDTH(Doubles) __attribute__((vector_size(COUNT * 8)));
#define Floats WIDTH(Floats)
#define Doubles WIDTH(Doubles)
#define Places WIDTH(Places)
#define Parameters WIDTH(Parameters)
/// One bit per pixel.
typedef bool WIDTH(Flags) __attribute__((ext_vector_type(COUNT)));
#define Flags WIDTH(Flags)

// The lanes of one of two vectors, by a comparison.
#define SELECT(type, mask, yes, no) ((type)(((Places)(yes) & (Places)(mask)) | ((Places)(no) & ~(Places)(mask))))

/// Limits values to a range. What is not a number becomes the lower limit.
INLINE void WIDTH(limit)(Floats *values, float lowest, float highest) {
  const Floats low = (Floats){} + lowest, high = (Floats){} + highest;
  *values = SELECT(Floats, *values > low, *values, low);
  *values = SELECT(Floats, *values < high, *values, high);
}

/// Approximates the arctangent of 0…1 with an error below 2e-7 (Abramowitz and Stegun, 4.4.49).
INLINE void WIDTH(arctangent)(Floats *x) {
  const Floats square = *x * *x;
  Floats sum = (Floats){} + 0.0028662257f;
  sum = sum * square - 0.0161657367f;
  sum = sum * square + 0.0429096138f;
  sum = sum * square - 0.0752896400f;
  sum = sum * square + 0.1065626393f;
  sum = sum * square - 0.1420889944f;
  sum = sum * square + 0.1999355085f;
  sum = sum * square - 0.3333314528f;
  *x += *x * square * sum;
}

/// Approximates the angle of points in −π…π.
INLINE void WIDTH(angle)(const Floats *x, const Floats *y, Floats *angle) {
  const Floats width = SELECT(Floats, *x < 0, -*x, *x);
  const Floats height = SELECT(Floats, *y < 0, -*y, *y);
  const Places isSteep = (Places)(height > width);
  *angle = SELECT(Floats, isSteep, width, height) / SELECT(Floats, isSteep, height, width);
  WIDTH(arctangent)(angle);
  *angle = SELECT(Floats, isSteep, 1.57079637f - *angle, *angle);
  *angle = SELECT(Floats, *x < 0, 3.14159274f - *angle, *angle);
  *angle = SELECT(Floats, *y < 0, -*angle, *angle);
}

/// Finds the entries of parameters that are not negative, in the table with the colors before the first and after the last.
INLINE void WIDTH(findEntries)(Places *places, int32_t entries, CPixelsGradientSpread spread) {
  if (spread == CPixelsRepeat) {
    *places = (*places & (entries - 1)) + 1;
  } else if (spread == CPixelsReflect) {
    *places &= 2 * entries - 1;
    *places = SELECT(Places, *places < entries, *places + 1, 2 * entries - *places);
  }
}

/// Whether all distances are at least −limit and less than `limit`.
INLINE bool WIDTH(areWithin)(const Places *distances, int32_t limit) {
  return __builtin_reduce_or((Places)((Pixels)(*distances + limit) >= (uint32_t)(2 * limit))) == 0;
}

/// Writes the colors of entries.
INLINE void WIDTH(writeColors)(const uint32_t *colors, const Places *places, uint32_t *pixels) {
#ifdef WIDE
  // The colors of neighboring pixels are usually near each other in the table.
  const int32_t middle = (*places)[COUNT / 2];
  const Places distances = *places - middle;
#if COUNT == 8
  if (WIDTH(areWithin)(&distances, 8)) {
    permute16(colors + middle, (const int32_t *)&distances, pixels);
    return;
  }
#else
  if (WIDTH(areWithin)(&distances, 16)) {
    permute32(colors + middle, (const int32_t *)&distances, pixels);
    return;
  }
  if (WIDTH(areWithin)(&distances, 32)) {
    permute64(colors + middle, (const int32_t *)&distances, pixels);
    return;
  }
#endif
#endif
  int32_t each[COUNT];
  memcpy(each, places, sizeof each);
  for (int lane = 0; lane < COUNT; lane++) pixels[lane] = colors[each[lane]];
}

/// Writes the colors of the last pixels of a row, which are fewer than `COUNT`.
INLINE void WIDTH(writeLastColors)(const uint32_t *colors, const Places *places, size_t count, uint32_t *pixels) {
  int32_t each[COUNT];
  memcpy(each, places, sizeof each);
  for (size_t lane = 0; lane < count; lane++) pixels[lane] = colors[each[lane]];
}

/// Writes the colors of the entries of up to `most` vectors, and streams meanwhile.
INLINE void WIDTH(writeVectors)(
    const uint32_t *colors, const Places *places, size_t most, size_t count, uint32_t *pixels, CPixelsQueue *queue) {
  for (size_t i = 0; i < most; i++, count -= COUNT, pixels += COUNT) {
    if (count < COUNT) {
      WIDTH(writeLastColors)(colors, &places[i], count, pixels);
      return;
    }
    WIDTH(writeColors)(colors, &places[i], pixels);
    if (i % 2 != 0) WIDTH(streamSome)(queue);
  }
}

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
  for (size_t i = 0; i < count; i += COUNT, low += step * COUNT, high += step * COUNT) {
    const Places lowest = (Places)(low >> shift), highest = (Places)(high >> shift);
#if COUNT == 8
    Places places = __builtin_shufflevector(lowest, highest, 0, 2, 4, 6, 8, 10, 12, 14);
#else
    Places places = __builtin_shufflevector(
        lowest, highest, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30);
#endif
    if (spread == CPixelsPad) places += 1;
    WIDTH(findEntries)(&places, gradient.entries, spread);
    if (i + COUNT > count) {
      WIDTH(writeLastColors)(gradient.colors, &places, count - i, pixels + i);
      break;
    }
    WIDTH(writeColors)(gradient.colors, &places, pixels + i);
    if ((i & COUNT) != 0) WIDTH(streamSome)(queue);
  }
}

/// Positions at the centers of vectors of pixels, and polynomials around them.
typedef struct {
  float x[COUNT], y[COUNT];
  /// Turn: the coefficients, from the constant one, each for all vectors.
  float coefficients[6][COUNT];
  /// Turn: whole entries to add.
  int32_t whole[COUNT];
  /// One bit per vector that is so near to the center that the polynomial is not a good approximation.
  uint32_t isNear;
} WIDTH(Centers);
#define Centers WIDTH(Centers)

/// Expands the angles of vectors of pixels at their centers w: the imaginary part of log(w + d·s) is that of log w + z·d −
/// z²·d²/2 + z³·d³/3 …, where z = s/w.
INLINE void WIDTH(expand)(const CPixelsGradient *gradient, const Floats *x, const Floats *y, Centers *centers) {
  Floats angle;
  WIDTH(angle)(x, y, &angle);
  const Doubles value = __builtin_convertvector(angle, Doubles) * gradient->scale + gradient->offset;
  // Large values would be rounded more.
  const Places whole = __builtin_convertvector(value, Places);
  const Floats constant = __builtin_convertvector(value - __builtin_convertvector(whole, Doubles), Floats) + 64;
  memcpy(centers->coefficients[0], &constant, sizeof constant);
  const Places rest = whole - 64;
  memcpy(centers->whole, &rest, sizeof rest);
  const float xStep = (float)gradient->xStep, yStep = (float)gradient->yStep;
  const Floats square = *x * *x + *y * *y;
  const Floats inverse = 1 / square;
  const Floats twiceReal = (xStep * *x + yStep * *y) * inverse * 2;
  const Floats squareOfZ = inverse * (xStep * xStep + yStep * yStep);
  Floats previous = {}, power = (yStep * *x - xStep * *y) * inverse;
  for (int exponent = 1; exponent < 6; exponent++) {
    const Floats coefficient = power * ((float)gradient->scale * (exponent % 2 == 0 ? -1.0f : 1.0f) / (float)exponent);
    memcpy(centers->coefficients[exponent], &coefficient, sizeof coefficient);
    const Floats next = power * twiceReal - previous * squareOfZ;
    previous = power;
    power = next;
  }
  // The comparison is false for what is not a number.
  const Flags isNear = __builtin_convertvector(~(Places)(square >= gradient->farRadius * gradient->farRadius), Flags);
  centers->isNear = 0;
  memcpy(&centers->isNear, &isNear, COUNT / 8);
}

/// Prepares `COUNT` vectors of pixels.
INLINE void WIDTH(prepare)(
    const CPixelsGradient *gradient, CPixelsGradientShape shape, size_t first, Centers *centers) {
  Doubles index;
  for (int lane = 0; lane < COUNT; lane++) index[lane] = lane * COUNT + (COUNT - 1) / 2.0;
  index += (double)(ptrdiff_t)first;
  const Floats x = __builtin_convertvector(gradient->x + index * gradient->xStep, Floats);
  const Floats y = __builtin_convertvector(gradient->y + index * gradient->yStep, Floats);
  memcpy(centers->x, &x, sizeof x);
  memcpy(centers->y, &y, sizeof y);
  if (shape == CPixelsTurn) WIDTH(expand)(gradient, &x, &y, centers);
}

/// Shades a row of a radial or angular gradient, and tells which pixels are doubtful.
///
/// Entries are found for several vectors before their colors are written, because a processor overlaps more steps of short
/// loops.
INLINE void WIDTH(shadeCurve)(
    CPixelsGradient gradient, CPixelsGradientShape shape, CPixelsGradientSpread spread, size_t count,
    uint32_t *pixels, uint8_t *doubtful, CPixelsQueue *queue) {
  Floats offsets;
  for (int lane = 0; lane < COUNT; lane++) offsets[lane] = (float)lane - (COUNT - 1) / 2.0f;
  const Floats xOffsets = offsets * (float)gradient.xStep, yOffsets = offsets * (float)gradient.yStep;
  const Floats half = (Floats){} + (0.5f - gradient.error), farHalf = (Floats){} + (0.5f - gradient.farError);
  Centers centers;
  WIDTH(prepare)(&gradient, shape, 0, &centers);
  for (size_t start = 0; start < count; start += COUNT * COUNT) {
    const size_t left = (count - start + COUNT - 1) / COUNT;
    const size_t vectors = left < COUNT ? left : COUNT;
    Places places[COUNT];
    for (size_t i = 0; i < vectors; i++) {
      Floats value;
      Places whole = {}, isCentral = {};
      Floats nearHalf = half;
      if (shape == CPixelsTurn && (centers.isNear >> i & 1) == 0) {
        value = (Floats){} + centers.coefficients[5][i];
        for (int power = 4; power >= 0; power--) value = value * offsets + centers.coefficients[power][i];
        whole += centers.whole[i];
        nearHalf = farHalf;
      } else {
        const Floats x = xOffsets + centers.x[i], y = yOffsets + centers.y[i];
        if (shape == CPixelsCircles) {
          value = y + __builtin_elementwise_sqrt(x * x + gradient.square) * (float)gradient.scale;
        } else {
          WIDTH(angle)(&x, &y, &value);
          value = value * (float)gradient.scale + (float)gradient.offset;
          isCentral = (Places)(__builtin_elementwise_abs(x) < gradient.radius) &
              (Places)(__builtin_elementwise_abs(y) < gradient.radius);
        }
      }
      if (spread == CPixelsPad) WIDTH(limit)(&value, 0.5f, (float)gradient.entries + 1.5f);
      places[i] = __builtin_convertvector(value, Places);
      const Floats fromHalf = value - __builtin_convertvector(places[i], Floats) - 0.5f;
      // The comparison is false for what is not a number.
      const Places isDoubtful = ~(Places)(__builtin_elementwise_abs(fromHalf) < nearHalf);
      const Flags flags = __builtin_convertvector(isDoubtful | isCentral, Flags);
      memcpy(doubtful + start / 8 + i * (COUNT / 8), &flags, COUNT / 8);
      places[i] += whole;
      WIDTH(findEntries)(&places[i], gradient.entries, spread);
    }
    if (left > COUNT) WIDTH(prepare)(&gradient, shape, start + COUNT * COUNT, &centers);
    WIDTH(writeVectors)(gradient.colors, places, COUNT, count - start, pixels + start, queue);
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
  SHADE(CPixelsTurn, CPixelsRepeat)
#undef SHADE
  *shared = queue;
}

#undef SELECT
#undef Floats
#undef Flags
#undef Centers
#undef Places
#undef Parameters
