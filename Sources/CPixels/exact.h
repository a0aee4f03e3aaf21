// Exact colors of single pixels of radial gradients: of those that rows in `gradients.h` list, and of rows of which they would
// list too many. Included once per vector width.

/// Values of eight pixels, since most rows list few.
typedef double WIDTH(Values) __attribute__((vector_size(64)));
typedef int64_t WIDTH(Integers) __attribute__((vector_size(64)));
#define Values WIDTH(Values)
#define Integers WIDTH(Integers)

// The lanes of one of two vectors, by a comparison.
#define CHOOSE(type, mask, yes, no) ((type)(((Integers)(yes) & (mask)) | ((Integers)(no) & ~(mask))))

/// Finds the largest parameters whose circles contain points and have a nonnegative radius, and the points that have one.
///
/// |point − t·offset|² = (radius + t·growth)², as a·t² − 2b·t + c = 0.
INLINE void WIDTH(solve)(
    const CPixelsCirclePair *circles, const Values *x, const Values *y, Values *parameters, Integers *haveOne) {
#pragma clang fp contract(off)
  const double xOffset = circles->xOffset, yOffset = circles->yOffset;
  const double radius = circles->radius, growth = circles->growth;
  *haveOne = (Integers){} - 1;
  if (xOffset == 0 && yOffset == 0) {
    *parameters = (__builtin_elementwise_sqrt(*x * *x + *y * *y) - radius) / growth;
    return;
  }
  const double a = xOffset * xOffset + yOffset * yOffset - growth * growth;
  const Values b = *x * xOffset + *y * yOffset + radius * growth;
  const Values c = *x * *x + *y * *y - radius * radius;
  if (a == 0) {
    *parameters = c / (2 * b);
    *haveOne = (b != 0) & (radius + *parameters * growth >= 0);
    return;
  }
  const Values discriminant = b * b - a * c;
  const Values root = __builtin_elementwise_sqrt(CHOOSE(Values, discriminant >= 0, discriminant, (Values){}));
  const Values sum = (b + root) / a, difference = (b - root) / a;
  const Values larger = CHOOSE(Values, difference >= sum, difference, sum);
  const Values smaller = CHOOSE(Values, difference < sum, difference, sum);
  if (a < 0) {
    // One circle contains the other. Only rounding makes the discriminant negative. The other solution has a negative radius.
    *parameters = growth > 0 ? larger : smaller;
    return;
  }
  const Integers isLarger = radius + larger * growth >= 0;
  *parameters = CHOOSE(Values, isLarger, larger, smaller);
  *haveOne = (discriminant >= 0) & (isLarger | (radius + smaller * growth >= 0));
}

/// Converts parameters to 32.32 fixed point, limited to a large range.
INLINE void WIDTH(convertToFixed)(const Values *parameters, Integers *fixed) {
#pragma clang fp contract(off)
  const double limit = 1048576;
  const Values most = CHOOSE(Values, *parameters < limit, *parameters, (Values){} + limit);
  // What is not a number becomes the least value.
  const Values limited = CHOOSE(Values, *parameters > -limit, most, (Values){} - limit);
  const Values scaled = limited * 4294967296 + 0.5;
  const Integers truncated = __builtin_convertvector(scaled, Integers);
  *fixed = truncated + (__builtin_convertvector(truncated, Values) > scaled);
}

/// Finds the entries of parameters in fixed point: −1 or the number of entries outside of a padded table.
INLINE void WIDTH(findExactEntries)(const Integers *fixed, const CPixelsGradient *gradient, Integers *places) {
  const int64_t one = INT64_C(1) << 32;
  const int shift = 32 - __builtin_ctz((unsigned)gradient->entries);
  if (gradient->spread == CPixelsPad) {
    const Integers padded = CHOOSE(Integers, *fixed >= one, (Integers){} + gradient->entries, *fixed >> shift);
    *places = CHOOSE(Integers, *fixed < 0, (Integers){} - 1, padded);
  } else if (gradient->spread == CPixelsRepeat) {
    *places = (*fixed & (one - 1)) >> shift;
  } else {
    const Integers period = *fixed & (2 * one - 1);
    *places = CHOOSE(Integers, period >= one, 2 * one - 1 - period, period) >> shift;
  }
}

/// Writes the colors of up to eight pixels of a row.
INLINE void WIDTH(shadePixels)(
    const CPixelsCirclePair *circles, const CPixelsGradient *gradient, ptrdiff_t x, ptrdiff_t y, const int32_t *indices,
    size_t count, uint32_t outside, uint32_t *pixels) {
#pragma clang fp contract(off)
  Values column;
  for (int lane = 0; lane < 8; lane++) column[lane] = (double)(x + indices[lane]) + 0.5;
  const double row = (double)y + 0.5;
  const Values xs = circles->a * column + circles->c * row + circles->tx - circles->x;
  const Values ys = circles->b * column + circles->d * row + circles->ty - circles->y;
  Values parameters;
  Integers haveOne, fixed, places;
  WIDTH(solve)(circles, &xs, &ys, &parameters, &haveOne);
  WIDTH(convertToFixed)(&parameters, &fixed);
  WIDTH(findExactEntries)(&fixed, gradient, &places);
  int64_t each[8], isAny[8];
  memcpy(each, &places, sizeof each);
  memcpy(isAny, &haveOne, sizeof isAny);
  for (size_t lane = 0; lane < count; lane++) {
    pixels[indices[lane]] = isAny[lane] != 0 ? gradient->colors[each[lane]] : outside;
  }
}

static void WIDTH(shadeExactly)(
    const CPixelsCirclePair *circles, const CPixelsGradient *gradient, ptrdiff_t x, ptrdiff_t y, CPixelsPixelList list,
    uint32_t outside, uint32_t *pixels) {
  // Up to seven from earlier words, those of a word, and places that are written but not counted.
  int32_t indices[7 + 64 + 3] = {};
  size_t found = 0;
#define ADD(index) \
  indices[found++] = (int32_t)(index); \
  if (found == 8) { \
    WIDTH(shadePixels)(circles, gradient, x, y, indices, found, outside, pixels); \
    found = 0; \
  }
  for (size_t i = list.before; i > 0; i--) { ADD(-(ptrdiff_t)i) }
  for (size_t i = 0; i < list.after; i++) { ADD(list.count + i) }
#undef ADD
  for (size_t start = 0; start < list.count; start += 64) {
    uint64_t bits;
    memcpy(&bits, list.listed + start / 8, sizeof bits);
    if (list.count - start < 64) bits &= (UINT64_C(1) << (list.count - start)) - 1;
    // Most words have fewer than four bits. Without a branch for each, which a processor could not predict.
    for (int i = 0; i < 3; i++, bits &= bits - 1) {
      indices[found] = (int32_t)start + (bits == 0 ? 64 : __builtin_ctzll(bits));
      found += bits != 0;
    }
    for (; bits != 0; bits &= bits - 1) indices[found++] = (int32_t)start + __builtin_ctzll(bits);
    for (; found >= 8; found -= 8) {
      WIDTH(shadePixels)(circles, gradient, x, y, indices + found - 8, 8, outside, pixels);
    }
  }
  if (found > 0) WIDTH(shadePixels)(circles, gradient, x, y, indices, found, outside, pixels);
}

#undef CHOOSE
#undef Integers
#undef Values
