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
  Values column;
  for (int lane = 0; lane < 8; lane++) column[lane] = (double)indices[lane];
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
  int64_t each[8], isAny[8];
  memcpy(each, &places, sizeof each);
  memcpy(isAny, &haveOne, sizeof isAny);
  for (size_t lane = 0; lane < 8; lane++) {
    pixels[indices[lane]] = isAny[lane] != 0 ? gradient->colors[each[lane]] : curve->outside;
  }
}

/// Lists the pixels whose bits are set, and returns their number.
INLINE size_t WIDTH(list)(const uint8_t *doubtful, size_t count, int32_t *indices) {
  size_t found = 0;
  for (size_t start = 0; start < count; start += 64) {
    uint64_t bits;
    memcpy(&bits, doubtful + start / 8, sizeof bits);
    if (count - start < 64) bits &= (UINT64_C(1) << (count - start)) - 1;
    // Most words have fewer than four bits. Without a branch for each, which a processor could not predict.
    for (int i = 0; i < 3; i++, bits &= bits - 1) {
      indices[found] = (int32_t)(start + (bits == 0 ? 63 : (size_t)__builtin_ctzll(bits)));
      found += bits != 0;
    }
    for (; bits != 0; bits &= bits - 1) indices[found++] = (int32_t)(start + (size_t)__builtin_ctzll(bits));
  }
  return found;
}

/// Keeps the pixels whose entries have neighbors of another color, and returns their number.
INLINE size_t WIDTH(keepBoundaries)(
    const uint32_t *colors, const Places *places, bool isReflected, int32_t *indices, size_t count) {
  const int32_t *each = (const int32_t *)places;
  size_t kept = 0;
  for (size_t i = 0; i < count; i++) {
    const int32_t index = indices[i];
    const int32_t place = each[index];
    indices[kept] = index;
    // The error was added, so that the other entry is the previous one: the next one in half of the periods of a reflected table,
    // and any at the first one of a repeated table.
    const bool isBoundary = (colors[place] != colors[place - 1]) | (place == 0) |
        (isReflected & (colors[place] != colors[place + 1]));
    kept += isBoundary;
  }
  return kept;
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

/// Writes the colors of doubtful pixels of a part of a row that may have another one, and of those before and after the row, and
/// returns the number of the first.
///
/// `areNeighbors` tells whether the entries of doubtful pixels are the exact ones or their neighbors.
INLINE size_t WIDTH(shadeDoubtful)(
    const CPixelsGradient *gradient, size_t start, size_t count, bool isLast, const uint8_t *doubtful,
    const Places *places, bool areNeighbors, uint32_t *pixels) {
  int32_t indices[7 + MOST_VECTORS * COUNT + 7];
  size_t listed = 0;
  if (start == 0) {
    const size_t before = gradient->before;
    listed = WIDTH(addPixels)(gradient, start, -(int32_t)before, before, indices, listed, pixels);
  }
  if (isLast) listed = WIDTH(addPixels)(gradient, start, (int32_t)count, gradient->after, indices, listed, pixels);
  size_t found = WIDTH(list)(doubtful, count, indices + listed);
  if (areNeighbors) {
    const bool isReflected = gradient->spread == CPixelsReflect;
    found = WIDTH(keepBoundaries)(gradient->colors, places, isReflected, indices + listed, found);
  }
  WIDTH(shadeListed)(gradient, start, indices, listed + found, pixels);
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
