// Exact colors of pixels of radial and angular gradients: of doubtful pixels, and of rows that would have many of them.
// Included once per vector width.

/// Limits what is converted to an integer.
#define MOST_PARAMETER 1048576.0

/// Converts parameters to 32.32 fixed point, limited to a large range.
INLINE void WIDTH(convertToFixed)(const Values *parameters, Integers *fixed) {
#pragma clang fp contract(off)
  const Values most = CHOOSE(Values, *parameters < MOST_PARAMETER, *parameters, (Values){} + MOST_PARAMETER);
  // What is not a number becomes the least value.
  const Values limited = CHOOSE(Values, *parameters > -MOST_PARAMETER, most, (Values){} - MOST_PARAMETER);
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

/// Writes the colors of eight pixels of a row from `start`, which need not differ.
INLINE void WIDTH(shadeEight)(
    const CPixelsGradient *gradient, size_t start, const int32_t *indices, uint32_t *pixels) {
#pragma clang fp contract(off)
  const CPixelsCurve *curve = gradient->curve;
  // One by one: a vector that is loaded from values which were just stored waits for all earlier stores, some of which go to memory.
  const volatile int32_t *each = indices;
  Values column;
  for (int lane = 0; lane < 8; lane++) column[lane] = (double)each[lane];
  column += (double)(gradient->column + (ptrdiff_t)start) + 0.5;
  const double row = (double)gradient->row + 0.5;
  const Values xs = curve->a * column + curve->c * row + curve->tx - curve->x;
  const Values ys = curve->b * column + curve->d * row + curve->ty - curve->y;
  Values parameters;
  Integers haveOne, fixed, places;
  if (curve->isTurn) {
    WIDTH(findTurns)(curve, &xs, &ys, &parameters);
    haveOne = (Integers){} - 1;
  } else {
    WIDTH(solve)(curve, &xs, &ys, &parameters, &haveOne);
  }
  WIDTH(convertToFixed)(&parameters, &fixed);
  WIDTH(findExactEntries)(&fixed, gradient, &places);
  for (int lane = 0; lane < 8; lane++) {
    pixels[indices[lane]] = haveOne[lane] != 0 ? gradient->colors[places[lane]] : curve->outside;
  }
}

/// Lists doubtful pixels of vectors, and returns their number.
///
/// If their entries are the exact ones or their neighbors, only those are listed of which one has another color. The error was
/// added, so that a neighbor is the previous entry, but in half of the periods of a reflected table the next one; and the first
/// entry may have another one before it than the table.
INLINE size_t WIDTH(list)(
    const uint32_t *colors, const Doubts *doubts, const Places *places, bool areNeighbors, bool isReflected,
    size_t count, int32_t *indices) {
  const int32_t *each = (const int32_t *)places;
  size_t found = 0;
  for (size_t first = 0; first < count; first += DOUBT_VECTORS) {
    uint64_t vectors = WIDTH(findDoubtful)(doubts->vectors + first);
    if (count - first < DOUBT_VECTORS) vectors &= (UINT64_C(1) << (count - first)) - 1;
    for (; vectors != 0; vectors &= vectors - 1) {
      const size_t vector = first + (size_t)__builtin_ctzll(vectors);
      uint64_t bits = doubts->vectors[vector];
      do {
        const int32_t index = (int32_t)(vector * COUNT) + __builtin_ctzll(bits);
        indices[found] = index;
        const uint32_t *color = colors + each[index];
        const bool isBoundary =
            (color[0] != color[-1]) | (color == colors) | (isReflected && color[0] != color[1]);
        found += isBoundary | !areNeighbors;
        bits &= bits - 1;
      } while (bits != 0);
    }
  }
  return found;
}

/// Adds pixels to a list of fewer than eight, writes the colors of each eight, and returns the number of the rest.
INLINE size_t WIDTH(addPixels)(
    const CPixelsGradient *gradient, size_t start, int32_t first, size_t count, int32_t *indices, size_t found,
    uint32_t *pixels) {
  for (size_t i = 0; i < count; i++) {
    indices[found++] = first + (int32_t)i;
    if (found == 8) {
      WIDTH(shadeEight)(gradient, start, indices, pixels);
      found = 0;
    }
  }
  return found;
}

/// Writes the colors of a list of pixels, with room for seven more.
INLINE void WIDTH(shadeListed)(
    const CPixelsGradient *gradient, size_t start, int32_t *indices, size_t count, uint32_t *pixels) {
  if (count == 0) return;
  // The last one is computed again in place of missing ones.
  for (size_t i = 0; i < 7; i++) indices[count + i] = indices[count - 1];
  for (size_t i = 0; i < count; i += 8) WIDTH(shadeEight)(gradient, start, indices + i, pixels);
}

/// Writes the colors of doubtful pixels of a part of a row, and of pixels before and after the row, and returns the number of the
/// first.
static __attribute__((noinline)) size_t WIDTH(shadeDoubtful)(
    const CPixelsGradient *gradient, Part part, Doubts *doubts, const Places *places, bool areNeighbors,
    uint32_t *pixels) {
  int32_t indices[7 + MOST_VECTORS * COUNT + 7];
  int32_t *next = indices;
  if (part.start == 0) {
    const size_t before = gradient->before;
    next += WIDTH(addPixels)(gradient, 0, -(int32_t)before, before, indices, 0, pixels);
  }
  if (part.isLast) {
    const size_t listed = (size_t)(next - indices);
    next = indices +
        WIDTH(addPixels)(gradient, part.start, (int32_t)part.count, gradient->after, indices, listed, pixels);
  }
  const uint32_t *colors = gradient->colors;
  const size_t vectors = (part.count + COUNT - 1) / COUNT;
  if (part.count % COUNT != 0) doubts->vectors[vectors - 1] &= (WIDTH(Bits))((1 << part.count % COUNT) - 1);
  size_t found;
  if (!areNeighbors) {
    found = WIDTH(list)(colors, doubts, places, false, false, vectors, next);
  } else if (gradient->spread == CPixelsReflect) {
    found = WIDTH(list)(colors, doubts, places, true, true, vectors, next);
  } else {
    found = WIDTH(list)(colors, doubts, places, true, false, vectors, next);
  }
  WIDTH(shadeListed)(gradient, part.start, indices, (size_t)(next - indices) + found, pixels);
  return found;
}

static void WIDTH(shadeExactly)(const CPixelsGradient *gradient, size_t count, uint32_t *pixels) {
  int32_t indices[8 + 7];
  const size_t rest = WIDTH(addPixels)(gradient, 0, 0, count, indices, 0, pixels);
  WIDTH(shadeListed)(gradient, 0, indices, rest, pixels);
}

#undef MOST_PARAMETER
#undef CHOOSE
#undef Integers
#undef Values
