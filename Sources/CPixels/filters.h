// Convolution and interpolation of samples. Included once per vector width.

/// Sums `count` results from vector to vector. `place` is the sample that the first weight multiplies.
static void WIDTH(convolve)(
    const uint16_t *source, ptrdiff_t stride, const uint16_t *weights, size_t taps, uint16_t *result, size_t count) {
  typedef uint16_t Samples __attribute__((vector_size(COUNT * 2)));
  typedef uint32_t Sums __attribute__((vector_size(COUNT * 4)));
  size_t i = 0;
  // Four independent sums hide the latency of products.
  for (; i + 4 * COUNT <= count; i += 4 * COUNT) {
    Sums sums[4];
    for (int part = 0; part < 4; part++) sums[part] = (Sums){} + 32768;
    const uint16_t *place = source + i;
    for (size_t tap = 0; tap < taps; tap++, place += stride) {
      for (int part = 0; part < 4; part++) {
        Samples samples;
        memcpy(&samples, place + part * COUNT, sizeof samples);
        sums[part] += __builtin_convertvector(samples, Sums) * (uint32_t)weights[tap];
      }
    }
    for (int part = 0; part < 4; part++) {
      const Samples means = __builtin_convertvector(sums[part] >> 16, Samples);
      memcpy(result + i + part * COUNT, &means, sizeof means);
    }
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

/// Mixes the columns of weighted rows. The quotients are exact: half a divisor's reciprocal is far more than the rounding
/// errors of the products.
static void WIDTH(mixColumns)(
    const uint32_t *sums, const CPixelsColumn *columns, size_t count, uint32_t rows, uint32_t *pixels) {
#pragma clang fp contract(off)
  typedef WIDTH(Channels) Channels;
  typedef double Quotients __attribute__((vector_size(32)));
  typedef int32_t Whole __attribute__((vector_size(16)));
  typedef uint8_t Bytes __attribute__((vector_size(4)));
  const double reciprocal = 1.0 / rows;
  for (size_t i = 0; i < count; i++) {
    const CPixelsColumn column = columns[i];
    Channels first, last, sum = {};
    for (int32_t place = column.first + 1; place < column.last; place++) {
      memcpy(&first, sums + 4 * (ptrdiff_t)place, sizeof first);
      sum += first;
    }
    memcpy(&first, sums + 4 * (ptrdiff_t)column.first, sizeof first);
    memcpy(&last, sums + 4 * (ptrdiff_t)column.last, sizeof last);
    sum = (sum << 8) + first * column.firstWeight + last * column.lastWeight;
    const uint32_t total = column.total * rows;
    sum += total / 2;
    const Quotients quotients = (__builtin_convertvector(sum, Quotients) + 0.5) * (column.reciprocal * reciprocal);
    const Bytes bytes = __builtin_convertvector(__builtin_convertvector(quotients, Whole), Bytes);
    memcpy(pixels + i, &bytes, sizeof bytes);
  }
}
