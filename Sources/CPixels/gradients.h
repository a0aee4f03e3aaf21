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

// A number in every lane. Subtracting zero changes nothing, so that the compiler omits it.
#define EVERY(number) ((number) - (Floats){})

/// Limits values to a range. What is not a number stays so.
INLINE void WIDTH(limit)(Floats *values, float lowest, float highest) {
  const Floats low = EVERY(lowest), high = EVERY(highest);
  *values = SELECT(Floats, low > *values, low, *values);
  *values = SELECT(Floats, high < *values, high, *values);
}

/// Takes square roots with an error below 1.1 roundings. That of zero may be no number.
INLINE void WIDTH(takeRoots)(Floats *values) {
#if COUNT == 16
  // A square root takes six times as long as this, and would be the slowest step of a radial gradient. With r = (1 + δ)/√x,
  // Newton's step from r·x leaves an error of 1.5·δ².
  Floats inverse;
  inverseRoot16((const float *)values, (float *)&inverse);
  const Floats root = *values * inverse;
  *values = root + (*values - root * root) * (inverse * 0.5f);
#else
  *values = __builtin_elementwise_sqrt(*values);
#endif
}

/// Approximates the arctangent of 0…1 with an error below 2⁻²² (Abramowitz and Stegun, 4.4.49).
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

/// Approximates the angles of points: multiples of a quarter turn, −2…2, which are exact, and a rest of −π/4…π/4.
INLINE void WIDTH(angle)(const Floats *x, const Floats *y, Floats *quarters, Floats *rest) {
  const Places sign = (Places){} + INT32_MIN, xSign = (Places)*x & sign, ySign = (Places)*y & sign;
  const Floats width = (Floats)((Places)*x & ~sign), height = (Floats)((Places)*y & ~sign);
  const Places isSteep = (Places)(height > width);
  *rest = SELECT(Floats, isSteep, width, height) / SELECT(Floats, isSteep, height, width);
  WIDTH(arctangent)(rest);
  // A reflection in a diagonal or an axis changes the sign of the rest.
  *rest = (Floats)((Places)*rest ^ (isSteep & sign) ^ xSign ^ ySign);
  const Floats left = (Floats)((Places)(EVERY(2.0f)) & (xSign >> 31));
  *quarters = (Floats)((Places)SELECT(Floats, isSteep, EVERY(1.0f), left) ^ ySign);
}

/// Finds the entries of whole parameters.
INLINE void WIDTH(findEntries)(Places *places, int32_t entries, CPixelsGradientSpread spread) {
  if (spread == CPixelsRepeat) {
    *places &= entries - 1;
  } else if (spread == CPixelsReflect) {
    *places &= 2 * entries - 1;
    *places = SELECT(Places, *places < entries, *places, 2 * entries - 1 - *places);
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
    // At twice the pace while there is more than one copy to make, as after rows of which little is shaded.
    if (i % 2 != 0 || queue->second.count > 0) WIDTH(streamSome)(queue);
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
    WIDTH(findEntries)(&places, gradient.entries, spread);
    if (i + COUNT > count) {
      WIDTH(writeLastColors)(gradient.colors, &places, count - i, pixels + i);
      break;
    }
    WIDTH(writeColors)(gradient.colors, &places, pixels + i);
    if ((i & COUNT) != 0) WIDTH(streamSome)(queue);
  }
}

/// A part of a row: `COUNT` spans of one vector of pixels, or of two in a far row of a turn.
typedef struct {
  /// Positions at the centers of spans.
  float x[COUNT], y[COUNT], other[COUNT];
  /// Turn: polynomials in the distance from the center; the coefficients, from the constant one, each for all spans.
  float coefficients[6][COUNT];
  /// Turn: whole entries to add.
  int32_t whole[COUNT];
  /// Turn: one bit per span that is so near to the gradient's center that the polynomial is not a good approximation.
  uint32_t isNear;
} WIDTH(Part);
#define Part WIDTH(Part)

/// Expands the angles of w + d·s: the imaginary part of log(w + d·s) is that of log w + z·d − z²·d²/2 + z³·d³/3 …,
/// where z = s/w.
INLINE void WIDTH(expand)(const CPixelsGradient *gradient, const Floats *x, const Floats *y, Part *part) {
  Floats quarters, rest;
  WIDTH(angle)(x, y, &quarters, &rest);
  const Doubles value = __builtin_convertvector(rest, Doubles) * gradient->scale +
      (__builtin_convertvector(quarters, Doubles) * (gradient->entries / 4.0) + gradient->offset);
  // Large values would be rounded more.
  const Places whole = __builtin_convertvector(value, Places);
  memcpy(part->whole, &whole, sizeof whole);
  const float unit = (float)(1 << gradient->shift);
  const Floats constant = __builtin_convertvector(value - __builtin_convertvector(whole, Doubles), Floats) * unit +
      (float)gradient->farError;
  memcpy(part->coefficients[0], &constant, sizeof constant);
  const float xStep = (float)gradient->xStep, yStep = (float)gradient->yStep;
  const float scale = (float)gradient->scale * unit;
  const Floats square = *x * *x + *y * *y;
  const Floats inverse = 1 / square;
  const Floats twiceReal = (xStep * *x + yStep * *y) * inverse * 2;
  const Floats squareOfZ = inverse * (xStep * xStep + yStep * yStep);
  Floats previous = {}, power = (yStep * *x - xStep * *y) * inverse;
  for (int exponent = 1; exponent < 6; exponent++) {
    const Floats coefficient = power * (scale * (exponent % 2 == 0 ? -1.0f : 1.0f) / (float)exponent);
    memcpy(part->coefficients[exponent], &coefficient, sizeof coefficient);
    const Floats next = power * twiceReal - previous * squareOfZ;
    previous = power;
    power = next;
  }
  // The comparison is false for what is not a number.
  const Flags isNear = __builtin_convertvector(~(Places)(square >= gradient->farRadius * gradient->farRadius), Flags);
  part->isNear = 0;
  memcpy(&part->isNear, &isNear, COUNT / 8);
}

/// Prepares the part of a row that begins with a pixel.
///
/// `length` is that of a span.
INLINE void WIDTH(prepare)(
    const CPixelsGradient *gradient, CPixelsGradientShape shape, size_t first, int length, Part *part) {
  Doubles index;
  for (int lane = 0; lane < COUNT; lane++) index[lane] = lane * length + (length - 1) / 2.0;
  index += (double)(ptrdiff_t)first;
  const Floats x = __builtin_convertvector(gradient->x + index * gradient->xStep, Floats);
  const double error = shape == CPixelsTurn ? 0 : gradient->error;
  const Floats y = __builtin_convertvector(gradient->y + error + index * gradient->yStep, Floats);
  memcpy(part->x, &x, sizeof x);
  memcpy(part->y, &y, sizeof y);
  if (shape == CPixelsTurn) WIDTH(expand)(gradient, &x, &y, part);
  if (shape != CPixelsCone && shape != CPixelsTouching) return;
  const Floats other = __builtin_convertvector(gradient->other + index * gradient->otherStep, Floats);
  memcpy(part->other, &other, sizeof other);
}

/// Rounds values in fixed point, to which `error` has been added, down, and tells which were less than that from an integer. What
/// is out of range on x86, or no number, is, because it becomes the least value or zero.
INLINE void WIDTH(roundDown)(const Floats *values, int32_t shift, uint32_t error, Places *places, Flags *areDoubtful) {
  const Places fixed = __builtin_convertvector(*values, Places);
  *places = fixed >> shift;
  // Signed, because vectors of unsigned numbers are compared slowly.
  *areDoubtful = __builtin_convertvector((fixed & ((1 << shift) - 1)) < (int32_t)(2 * error), Flags);
}

/// Finds the entries of a vector of a turn from the polynomial of a span, at distances from its center.
INLINE void WIDTH(evaluateAngles)(
    const CPixelsGradient *gradient, const Part *part, size_t span, const Floats *distances, Places *places,
    Flags *areDoubtful) {
  Floats value = EVERY(part->coefficients[5][span]);
  for (int power = 4; power >= 0; power--) value = value * *distances + part->coefficients[power][span];
  WIDTH(roundDown)(&value, gradient->shift, gradient->farError, places, areDoubtful);
  *places += part->whole[span];
}

/// Finds the entries of up to `COUNT` vectors of a far row of a turn, from the polynomials of spans of two vectors.
INLINE void WIDTH(findFarEntries)(
    const CPixelsGradient *gradient, const Part *part, size_t span, size_t count, const Floats *distances, Places *places,
    uint8_t *doubtful) {
  for (size_t i = 0; i < COUNT && i * COUNT < count; i += 2, span++) {
    for (size_t half = 0; half < 2; half++) {
      const Floats inSpan = *distances + ((float)half - 0.5f) * COUNT;
      Flags areDoubtful;
      WIDTH(evaluateAngles)(gradient, part, span, &inSpan, &places[i + half], &areDoubtful);
      WIDTH(findEntries)(&places[i + half], gradient->entries, CPixelsRepeat);
      memcpy(doubtful + (i + half) * (COUNT / 8), &areDoubtful, COUNT / 8);
    }
  }
}

/// Shades a row of a radial or angular gradient, and tells which pixels are doubtful.
///
/// Several parts are prepared, and entries of several vectors are found, before they are used, because a processor overlaps more
/// steps of short loops.
INLINE void WIDTH(shadeCurve)(
    CPixelsGradient gradient, CPixelsGradientShape shape, CPixelsGradientSpread spread, size_t count,
    uint32_t *pixels, uint8_t *doubtful, CPixelsQueue *queue) {
  // Distances from the center of a vector.
  Floats distances;
  for (int lane = 0; lane < COUNT; lane++) distances[lane] = (float)lane - (COUNT - 1) / 2.0f;
  const Floats xDistances = distances * (float)gradient.xStep, yDistances = distances * (float)gradient.yStep;
  const Floats otherDistances = distances * (float)gradient.otherStep;
  const float unit = (float)(1 << gradient.shift);
  const size_t isFar = shape == CPixelsTurn && gradient.isFar;
  enum { length = COUNT * COUNT, parts = 8 };
  Part prepared[parts];
  for (size_t start = 0; start < count; start += length) {
    const size_t left = count - start;
    const size_t index = start / length % (parts << isFar);
    for (size_t i = 0; index == 0 && i < parts && i * length << isFar < left; i++) {
      WIDTH(prepare)(&gradient, shape, start + (i * length << isFar), COUNT << isFar, &prepared[i]);
    }
    const Part *part = &prepared[index >> isFar];
    Places places[COUNT];
    if (isFar) {
      WIDTH(findFarEntries)(&gradient, part, index % 2 * (COUNT / 2), left, &distances, places, doubtful + start / 8);
      WIDTH(writeVectors)(gradient.colors, places, COUNT, left, pixels + start, queue);
      continue;
    }
    for (size_t i = 0; i < COUNT && i * COUNT < left; i++) {
      const Floats x = xDistances + part->x[i], y = yDistances + part->y[i];
      Floats value;
      Flags areDoubtful;
      if (shape != CPixelsTurn) {
        const Floats other = otherDistances + part->other[i];
        Floats distance = shape == CPixelsCone ? x * other : x * x + gradient.square;
        if (shape == CPixelsTouching) {
          distance = x + other * other / x;
        } else {
          WIDTH(takeRoots)(&distance);
        }
        value = shape == CPixelsCone ? y + distance : y + distance * (float)gradient.scale;
        if (spread == CPixelsPad) WIDTH(limit)(&value, -0.5f * unit, ((float)gradient.entries + 0.5f) * unit);
        WIDTH(roundDown)(&value, gradient.shift, gradient.error, &places[i], &areDoubtful);
      } else if ((part->isNear >> i & 1) == 0) {
        WIDTH(evaluateAngles)(&gradient, part, i, &distances, &places[i], &areDoubtful);
      } else {
        Floats quarters;
        WIDTH(angle)(&x, &y, &quarters, &value);
        value = value * (float)gradient.scale + (quarters * ((float)gradient.entries / 4) + (float)gradient.offset);
        value = value * unit + (float)gradient.error;
        WIDTH(roundDown)(&value, gradient.shift, gradient.error, &places[i], &areDoubtful);
        const Places isCentral = (Places)(__builtin_elementwise_abs(x) < gradient.radius) &
            (Places)(__builtin_elementwise_abs(y) < gradient.radius);
        areDoubtful |= __builtin_convertvector(isCentral, Flags);
      }
      memcpy(doubtful + start / 8 + i * (COUNT / 8), &areDoubtful, COUNT / 8);
      WIDTH(findEntries)(&places[i], gradient.entries, spread);
    }
    WIDTH(writeVectors)(gradient.colors, places, COUNT, left, pixels + start, queue);
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
#undef Part
#undef EVERY
#undef Places
#undef Parameters
