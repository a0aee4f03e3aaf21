// Colors of gradients. Included once per vector width.
//
// A pixel's color is an entry of a table, so that an approximate parameter in `float` gives the exact color unless it is
// near the boundary of two entries. Those pixels, less than one in a hundred, are listed, and the caller computes them in
// `double`. The results are therefore those of the exact computation, whatever the vector width.

typedef float WIDTH(Floats) __attribute__((vector_size(COUNT * 4)));
typedef int32_t WIDTH(Places) __attribute__((vector_size(COUNT * 4)));
#define Floats WIDTH(Floats)
#define Places WIDTH(Places)

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

INLINE size_t WIDTH(shadeBy)(
    const CPixelsGradient *gradient, CPixelsGradientShape shape, CPixelsGradientSpread spread, size_t count,
    uint32_t *pixels, uint32_t *doubtful) {
  const float entries = (float)gradient->entries;
  const uint32_t *colors = gradient->colors;
  Floats index;
  for (int lane = 0; lane < COUNT; lane++) index[lane] = (float)lane;
  size_t doubts = 0;
  for (size_t i = 0; i < count; i += COUNT, index += COUNT) {
    const Floats x = gradient->x + index * gradient->xStep;
    const Floats y = gradient->y + index * gradient->yStep;
    Floats value;
    Floats error = (Floats){} + gradient->error;
    Places isDoubtful = {};
    if (shape == CPixelsCircle) {
      value = __builtin_elementwise_sqrt(x * x + y * y) - gradient->offset;
    } else if (shape == CPixelsNestedCircles) {
      // The larger solution of a·t² − 2b·t + c = 0, for a < 0.
      const Floats b = x * gradient->b[0] + y * gradient->b[1] + gradient->b[2];
      const Floats product = (x * x + y * y - gradient->c) * gradient->a;
      const Floats square = b * b;
      const Floats discriminant = square - product;
      const Floats root = __builtin_elementwise_sqrt(discriminant);
      const Floats size = square + SELECT(Floats, product < 0, -product, product) + gradient->c;
      error += size / discriminant * gradient->relativeError;
      isDoubtful = ~(Places)(discriminant > size * 1e-3f);
      value = (b - root) * gradient->offset;
    } else {
      const Floats width = SELECT(Floats, x < 0, -x, x);
      const Floats height = SELECT(Floats, y < 0, -y, y);
      const Places isSteep = (Places)(height > width);
      const Floats less = SELECT(Floats, isSteep, width, height), more = SELECT(Floats, isSteep, height, width);
      isDoubtful = (Places)(more < gradient->radius);
      Floats angle = less / more;
      WIDTH(arctangent)(&angle);
      angle = SELECT(Floats, isSteep, 1.57079637f - angle, angle);
      angle = SELECT(Floats, x < 0, 3.14159274f - angle, angle);
      angle = SELECT(Floats, y < 0, -angle, angle);
      value = angle * gradient->b[0] - gradient->offset;
    }
    if (shape != CPixelsTurn && spread == CPixelsPad) {
      WIDTH(limit)(&value, -0.5f, entries + 0.5f);
    } else {
      WIDTH(limit)(&value, -0x1p22f, 0x1p22f);
    }
    Places place = __builtin_convertvector(value, Places);
    // Truncation rounds negative values up.
    place += (Places)(__builtin_convertvector(place, Floats) > value);
    const Floats fraction = value - __builtin_convertvector(place, Floats);
    isDoubtful |= (Places)(fraction < error) | (Places)(fraction > 1 - error);
    if (shape == CPixelsTurn || spread == CPixelsRepeat) {
      place &= gradient->entries - 1;
    } else if (spread == CPixelsReflect) {
      place &= 2 * gradient->entries - 1;
      place = SELECT(Places, place < gradient->entries, place, 2 * gradient->entries - 1 - place);
    }
    int32_t places[COUNT];
    memcpy(places, &place, sizeof places);
    const size_t few = count - i < COUNT ? count - i : COUNT;
    if (few == COUNT) {
      for (int lane = 0; lane < COUNT; lane++) pixels[i + lane] = colors[places[lane]];
    } else {
      for (size_t lane = 0; lane < few; lane++) pixels[i + lane] = colors[places[lane]];
    }
    if (__builtin_reduce_or(isDoubtful) != 0) {
      for (size_t lane = 0; lane < few; lane++) {
        if (isDoubtful[lane] != 0) doubtful[doubts++] = (uint32_t)(i + lane);
      }
    }
  }
  return doubts;
}

static size_t WIDTH(shade)(const CPixelsGradient *gradient, size_t count, uint32_t *pixels, uint32_t *doubtful) {
  // Specialized loops for each shape and spread.
#define SHADE(kind, mode) \
  if (gradient->shape == kind && gradient->spread == mode) { \
    return WIDTH(shadeBy)(gradient, kind, mode, count, pixels, doubtful); \
  }
  SHADE(CPixelsCircle, CPixelsPad)
  SHADE(CPixelsCircle, CPixelsRepeat)
  SHADE(CPixelsCircle, CPixelsReflect)
  SHADE(CPixelsNestedCircles, CPixelsPad)
  SHADE(CPixelsNestedCircles, CPixelsRepeat)
  SHADE(CPixelsNestedCircles, CPixelsReflect)
#undef SHADE
  return WIDTH(shadeBy)(gradient, CPixelsTurn, CPixelsPad, count, pixels, doubtful);
}

#undef SELECT
#undef Floats
#undef Places
