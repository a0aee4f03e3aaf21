// Convolution and interpolation of samples. Included once per vector width.

/// Computes `4 * COUNT` results. `place` is the sample that the first weight multiplies for the first result.
///
/// Lanes are signed: from samples 32,768 is subtracted, and a weight above 32,767 counts as 65,536 less. `start` and the sum
/// for that weight, which is the one at `heavy`, correct it.
INLINE void WIDTH(convolvePart)(
    const uint16_t *place, ptrdiff_t stride, const uint16_t *weights, size_t taps, size_t heavy, uint32_t start,
    uint16_t *result) {
  const PairLanes half = (PairLanes){} + INT16_MIN, zero = {};
  // Four independent sums hide the latency of products.
  PairSums low[2], high[2];
  for (int part = 0; part < 2; part++) low[part] = high[part] = (PairSums){} + (int32_t)start;
  for (size_t tap = 0; tap < taps; tap += 2, place += 2 * stride) {
    const bool isPair = tap + 1 < taps;
    PairLanes pair;
    WIDTH(repeatPair)(weights[tap], isPair ? weights[tap + 1] : 0, &pair);
    for (int part = 0; part < 2; part++) {
      PairLanes first, last = zero, lowPairs, highPairs;
      memcpy(&first, place + part * 2 * COUNT, sizeof first);
      if (isPair) memcpy(&last, place + stride + part * 2 * COUNT, sizeof last);
      first ^= half;
      last ^= half;
      WIDTH(pairLanes)(&first, &last, &lowPairs, &highPairs);
      WIDTH(addPairs)(&lowPairs, &pair, &low[part]);
      WIDTH(addPairs)(&highPairs, &pair, &high[part]);
      if (tap != (heavy & ~(size_t)1)) continue;
      const PairLanes *missing = heavy == tap ? &first : &last;
      WIDTH(pairLanes)(&zero, missing, &lowPairs, &highPairs);
      low[part] += (PairSums)lowPairs;
      high[part] += (PairSums)highPairs;
    }
  }
  for (int part = 0; part < 2; part++) {
    PairLanes means;
    WIDTH(upperHalves)(&low[part], &high[part], &means);
    memcpy(result + part * 2 * COUNT, &means, sizeof means);
  }
}

/// Sums `count` results from vector to vector.
static void WIDTH(convolve)(
    const uint16_t *source, ptrdiff_t stride, const uint16_t *weights, size_t taps, uint16_t *result, size_t count) {
  uint32_t total = 0;
  size_t heavy = SIZE_MAX;
  for (size_t tap = 0; tap < taps; tap++) {
    total += weights[tap];
    if (weights[tap] > INT16_MAX) heavy = tap;
  }
  const uint32_t start = total * 32768 + 32768;
  const size_t step = 4 * COUNT;
  size_t i = 0;
  for (; i + step <= count; i += step) {
    WIDTH(convolvePart)(source + i, stride, weights, taps, heavy, start, result + i);
  }
  if (i == count) return;
  if (count >= step) {
    // The last vectors overlap.
    i = count - step;
    WIDTH(convolvePart)(source + i, stride, weights, taps, heavy, start, result + i);
    return;
  }
  for (; i < count; i++) {
    uint32_t sum = 32768;
    const uint16_t *place = source + i;
    for (size_t tap = 0; tap < taps; tap++, place += stride) sum += *place * (uint32_t)weights[tap];
    result[i] = (uint16_t)(sum >> 16);
  }
}

/// The four channels of one pixel, of two and of four.
typedef uint32_t WIDTH(Channels) __attribute__((vector_size(16)));

INLINE void WIDTH(interpolatePixelsBy)(
    CPixelsSamples samples, size_t columns, uint32_t shift, uint32_t *pixels) {
  typedef uint32_t Sums __attribute__((vector_size(64)));
  typedef uint8_t Bytes __attribute__((vector_size(16)));
  typedef uint16_t Samples __attribute__((vector_size(8)));
  typedef WIDTH(Channels) Channels;
  const Sums places = {1, 1, 1, 1, 3, 3, 3, 3, 5, 5, 5, 5, 7, 7, 7, 7};
  const uint32_t rounding = 1u << (2 * shift + 9);
  const size_t step = (size_t)1 << shift;
  Channels left, right = {};
  for (size_t i = 0; i <= columns; i++) {
    Samples upper, lower;
    memcpy(&upper, samples.upper + 4 * i, sizeof upper);
    memcpy(&lower, samples.lower + 4 * i, sizeof lower);
    left = right;
    right = __builtin_convertvector(upper, Channels) * samples.above
        + __builtin_convertvector(lower, Channels) * samples.below;
    if (i == 0) continue;
    const Channels first = (left << (shift + 1)) + rounding, change = right - left;
    const Sums changes = __builtin_shufflevector(change, change, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3);
    Sums sums = __builtin_shufflevector(first, first, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3);
    sums += changes * places;
    for (size_t x = 0; x < step; x += 4) {
      const Bytes bytes = __builtin_convertvector(sums >> (2 * shift + 10), Bytes);
      memcpy(pixels + x, &bytes, step < 4 ? step * 4 : 16);
      sums += changes * 8;
    }
    pixels += step;
  }
}

static void WIDTH(interpolatePixels)(CPixelsSamples samples, size_t columns, uint32_t shift, uint32_t *pixels) {
  // Specialized loops for the most common steps.
  switch (shift) {
    case 1: WIDTH(interpolatePixelsBy)(samples, columns, 1, pixels); break;
    case 2: WIDTH(interpolatePixelsBy)(samples, columns, 2, pixels); break;
    case 3: WIDTH(interpolatePixelsBy)(samples, columns, 3, pixels); break;
    default: WIDTH(interpolatePixelsBy)(samples, columns, shift > 4 ? shift : 4, pixels);
  }
}
