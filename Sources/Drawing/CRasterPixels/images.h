// Interpolates and averages pixels of images. Included once per vector width.

/// Pairs of pixels, and as many sums of four channels as fit in a vector.
typedef uint64_t WIDTH(Pairs) __attribute__((vector_size(COUNT * 2)));
typedef uint8_t WIDTH(PairBytes) __attribute__((vector_size(COUNT * 2)));
typedef uint8_t WIDTH(SumBytes) __attribute__((vector_size(COUNT)));
#define Pairs WIDTH(Pairs)
#define PairBytes WIDTH(PairBytes)
#define SumBytes WIDTH(SumBytes)

// The pixels of a vector.
#define PIXELS (COUNT / 4)

// Indices that repeat for each pixel of a vector.
#if COUNT == 8
#define EACH(indices) indices(0), indices(1)
#else
#define EACH(indices) indices(0), indices(1), indices(2), indices(3)
#endif

/// Half of the range of 16-bit sums. Sums minus this are signed, as a multiplication of pairs wants them.
enum { WIDTH(halfSum) = 0x8000 };

/// Mixes pairs of pixels, whose channels have weights that add up to 256 minus half of the range, by weights of the pixels
/// that also add up to 256.
INLINE void WIDTH(mixPairs)(const PairLanes *pairs, const PairLanes *weights, uint32_t *pixels) {
#define CHANNELS(pixel) \
  pixel * 8, pixel * 8 + 4, pixel * 8 + 1, pixel * 8 + 5, pixel * 8 + 2, pixel * 8 + 6, pixel * 8 + 3, pixel * 8 + 7
  const PairLanes channels = __builtin_shufflevector(*pairs, *pairs, EACH(CHANNELS));
  PairSums sums = (PairSums){} + (WIDTH(halfSum) * 256 + 32768);
  WIDTH(addPairs)(&channels, weights, &sums);
  const SumBytes bytes = __builtin_convertvector((PairSums)((Pixels)sums >> 16), SumBytes);
  memcpy(pixels, &bytes, sizeof bytes);
#undef CHANNELS
}

/// Returns the weights of neighbors, for each channel.
INLINE void WIDTH(spreadWeights)(const CPixelsNeighbors *neighbors, PairLanes *weights) {
#define WEIGHTS(pixel) pixel * 2 + 1, pixel * 2 + 1, pixel * 2 + 1, pixel * 2 + 1
  typedef int32_t Words __attribute__((vector_size(COUNT * 2)));
  Words words;
  memcpy(&words, neighbors, sizeof words);
  *weights = (PairLanes)__builtin_shufflevector(words, words, EACH(WEIGHTS));
#undef WEIGHTS
}

/// Mixes two rows, with a result of 16 bits per channel minus half of the range.
INLINE void WIDTH(mixRows)(CPixelsImageRows rows, size_t start, size_t end, uint16_t *sums) {
  typedef uint16_t Wide __attribute__((vector_size(COUNT * 8)));
  const uint16_t lower = (uint16_t)rows.lowerWeight, upper = 256 - lower;
  size_t x = start;
  for (; x + COUNT <= end; x += COUNT) {
    Bytes first, last;
    memcpy(&first, rows.upper + x, sizeof first);
    memcpy(&last, rows.lower + x, sizeof last);
    const Wide mixed = __builtin_convertvector(first, Wide) * upper + __builtin_convertvector(last, Wide) * lower -
        (uint16_t)WIDTH(halfSum);
    memcpy(sums + 4 * x, &mixed, sizeof mixed);
  }
  for (; x < end; x++) {
    for (size_t channel = 0; channel < 4; channel++) {
      const unsigned first = rows.upper[x] >> (8 * channel) & 255, last = rows.lower[x] >> (8 * channel) & 255;
      sums[4 * x + channel] = (uint16_t)(first * upper + last * lower - WIDTH(halfSum));
    }
  }
}

static void WIDTH(interpolateImageRow)(
    CPixelsImageRows rows, size_t start, size_t end, const CPixelsNeighbors *columns, size_t count, uint16_t *buffer,
    uint32_t *pixels, CPixelsQueue *shared) {
  typedef uint16_t Two __attribute__((vector_size(16)));
  uint16_t *sums = buffer - 4 * start;
  WIDTH(mixRows)(rows, start, end, sums);
  // The neighbor of the last column, which has no weight.
  memset(sums + 4 * end, 0, 4 * sizeof *sums);
  CPixelsQueue queue = *shared;
  size_t i = 0;
  for (; i + PIXELS <= count; i += PIXELS) {
    Two two[PIXELS];
    for (size_t pixel = 0; pixel < PIXELS; pixel++) {
      memcpy(&two[pixel], sums + 4 * (ptrdiff_t)columns[i + pixel].first, sizeof two[pixel]);
    }
#define EIGHT(pixel) pixel * 8, pixel * 8 + 1, pixel * 8 + 2, pixel * 8 + 3, pixel * 8 + 4, pixel * 8 + 5, pixel * 8 + 6, \
      pixel * 8 + 7
#if COUNT == 8
    const PairLanes pairs = (PairLanes)__builtin_shufflevector(two[0], two[1], EACH(EIGHT));
#else
    typedef uint16_t Four __attribute__((vector_size(32)));
    const Four low = __builtin_shufflevector(two[0], two[1], EIGHT(0), EIGHT(1));
    const Four high = __builtin_shufflevector(two[2], two[3], EIGHT(0), EIGHT(1));
    const PairLanes pairs = (PairLanes)__builtin_shufflevector(low, high, EACH(EIGHT));
#endif
#undef EIGHT
    PairLanes weights;
    WIDTH(spreadWeights)(columns + i, &weights);
    WIDTH(mixPairs)(&pairs, &weights, pixels + i);
    if (i % (2 * COUNT) == 0) WIDTH(streamSome)(&queue);
  }
  *shared = queue;
  for (; i < count; i++) {
    const uint16_t *two = sums + 4 * (ptrdiff_t)columns[i].first;
    uint32_t pixel = 0;
    for (size_t channel = 0; channel < 4; channel++) {
      const int32_t sum = (int16_t)two[channel] * columns[i].firstWeight + (int16_t)two[channel + 4] * columns[i].lastWeight;
      pixel |= (uint32_t)(sum + WIDTH(halfSum) * 256 + 32768) >> 16 << (8 * channel);
    }
    pixels[i] = pixel;
  }
}

/// Returns a pixel and its neighbor.
INLINE uint64_t WIDTH(pair)(const uint32_t *row, CPixelsNeighbors column) {
  // What has no weight may be outside of the image.
  const size_t next = column.lastWeight != 0;
  return row[column.first] | (uint64_t)row[column.first + next] << 32;
}

/// Interpolates the pixels of a vector.
INLINE void WIDTH(interpolatePairs)(
    const uint32_t *image, size_t stride, const CPixelsNeighbors *columns, const CPixelsNeighbors *rows,
    uint32_t *pixels) {
#define UPPER(pixel) pixel * 4 + 2, pixel * 4 + 2, pixel * 4 + 2, pixel * 4 + 2, pixel * 4 + 2, pixel * 4 + 2, \
      pixel * 4 + 2, pixel * 4 + 2
#define LOWER(pixel) pixel * 4 + 3, pixel * 4 + 3, pixel * 4 + 3, pixel * 4 + 3, pixel * 4 + 3, pixel * 4 + 3, \
      pixel * 4 + 3, pixel * 4 + 3
  typedef uint16_t Words __attribute__((vector_size(COUNT * 2)));
  Pairs upper = {}, lower = {};
  for (size_t i = 0; i < PIXELS; i++) {
    const uint32_t *row = image + stride * (size_t)rows[i].first;
    upper[i] = WIDTH(pair)(row, columns[i]);
    lower[i] = WIDTH(pair)(rows[i].lastWeight != 0 ? row + stride : row, columns[i]);
  }
  Words words;
  memcpy(&words, rows, sizeof words);
  const Lanes first = __builtin_convertvector((PairBytes)upper, Lanes);
  const Lanes last = __builtin_convertvector((PairBytes)lower, Lanes);
  const PairLanes pairs = (PairLanes)(first * __builtin_shufflevector(words, words, EACH(UPPER)) +
      last * __builtin_shufflevector(words, words, EACH(LOWER)) - (uint16_t)WIDTH(halfSum));
  PairLanes weights;
  WIDTH(spreadWeights)(columns, &weights);
  WIDTH(mixPairs)(&pairs, &weights, pixels);
#undef UPPER
#undef LOWER
}

static void WIDTH(interpolateImage)(
    const uint32_t *image, size_t stride, const CPixelsNeighbors *columns, const CPixelsNeighbors *rows, size_t count,
    uint32_t *pixels) {
  size_t i = 0;
  for (; i + PIXELS <= count; i += PIXELS) {
    WIDTH(interpolatePairs)(image, stride, columns + i, rows + i, pixels + i);
  }
  if (i == count) return;
  CPixelsNeighbors lastColumns[PIXELS], lastRows[PIXELS];
  for (size_t k = 0; k < PIXELS; k++) {
    const size_t place = i + k < count ? i + k : i;
    lastColumns[k] = columns[place];
    lastRows[k] = rows[place];
  }
  uint32_t last[PIXELS];
  WIDTH(interpolatePairs)(image, stride, lastColumns, lastRows, last);
  memcpy(pixels + i, last, (count - i) * sizeof *pixels);
}

/// Returns the position of a pixel's center along an axis of the image.
INLINE double WIDTH(centerOf)(const CPixelsAxis *axis, double x, double y) {
#pragma clang fp contract(off)
  return axis->perColumn * (x + 0.5) + axis->perRow * (y + 0.5) + axis->offset;
}

/// Returns the position between two neighbors in 1/256 pixel.
INLINE int32_t WIDTH(neighborsAt)(const CPixelsAxis *axis, double center) {
#pragma clang fp contract(off)
  // Limits at which neither conversions nor rounding down need care.
  const double lowest = axis->firstPixel * 256.0, highest = axis->lastPixel * 256.0;
  double position = (center - 0.5) * 256 + 0.5;
  position = position > lowest ? position : lowest;
  return (int32_t)(position < highest ? position : highest);
}

static void WIDTH(findNeighbors)(
    const CPixelsAxis *axis, ptrdiff_t x, ptrdiff_t y, size_t count, CPixelsNeighbors *neighbors) {
  const CPixelsAxis local = *axis;
  for (size_t i = 0; i < count; i++) {
    const int32_t place = WIDTH(neighborsAt)(&local, WIDTH(centerOf)(&local, (double)(x + (ptrdiff_t)i), (double)y));
    const uint32_t last = (uint32_t)place & 255;
    const uint64_t packed = (uint32_t)(place >> 8) | (uint64_t)((256 - last) | last << 16) << 32;
    memcpy(&neighbors[i], &packed, sizeof packed);
  }
}

/// Converts a length to 1/256 pixel, rounded half up and limited to 2³⁰ pixels.
INLINE int64_t WIDTH(fixed)(double value) {
#pragma clang fp contract(off)
  const double limit = 1 << 30;
  const double limited = value > -limit ? value < limit ? value : limit : -limit;
  const double sum = limited * 256 + 0.5;
  const int64_t whole = (int64_t)sum;
  return whole - ((double)whole > sum);
}

INLINE int64_t WIDTH(least)(int64_t a, int64_t b) { return a < b ? a : b; }
INLINE int64_t WIDTH(most)(int64_t a, int64_t b) { return a < b ? b : a; }

/// Returns the pixels that a footprint around a center covers.
INLINE CPixelsColumn WIDTH(columnAt)(const CPixelsAxis *axis, double center) {
  const int64_t start = WIDTH(least)(WIDTH(most)(WIDTH(fixed)(center - axis->footprint / 2), axis->start), axis->end - 1);
  const int64_t end = WIDTH(most)(WIDTH(least)(WIDTH(fixed)(center + axis->footprint / 2), axis->end), start + 1);
  const int64_t first = WIDTH(least)(WIDTH(most)(start >> 8, axis->firstPixel), axis->lastPixel);
  const int64_t last = WIDTH(least)(WIDTH(most)((end - 1) >> 8, first), axis->lastPixel);
  const CPixelsColumn column = {
      (int32_t)first, (int32_t)last,
      (uint32_t)(WIDTH(least)(end, (first + 1) << 8) - WIDTH(most)(start, first << 8)),
      last == first ? 0 : (uint32_t)(WIDTH(least)(end, (last + 1) << 8) - (last << 8)), (uint32_t)(end - start),
      1.0 / (double)(uint32_t)(end - start)};
  return column;
}

static void WIDTH(findColumns)(
    const CPixelsAxis *axis, ptrdiff_t x, ptrdiff_t y, size_t count, CPixelsColumn *columns) {
  const CPixelsAxis local = *axis;
  for (size_t i = 0; i < count; i++) {
    const double center = WIDTH(centerOf)(&local, (double)(x + (ptrdiff_t)i), (double)y);
    if (local.footprint > 0) {
      columns[i] = WIDTH(columnAt)(&local, center);
    } else {
      const int32_t place = WIDTH(neighborsAt)(&local, center);
      const int32_t first = place >> 8, last = first < local.lastPixel ? first + 1 : first;
      const uint32_t lastWeight = (uint32_t)place & 255;
      columns[i] = (CPixelsColumn){first, last, 256 - lastWeight, lastWeight, 256, 1.0 / 256};
    }
  }
}

/// Adds up pairs of rows. Their weights, of at most 256, and the channels fit in signed lanes.
static void WIDTH(weighRows)(
    const uint32_t *image, size_t stride, CPixelsColumn rows, size_t count, uint32_t *sums) {
  const size_t channels = 4 * count;
  for (int32_t y = rows.first; y <= rows.last; y += 2) {
    const bool isPair = y < rows.last;
    const uint8_t *upper = (const uint8_t *)(image + stride * (size_t)y);
    const uint8_t *lower = isPair ? upper + 4 * stride : upper;
    const uint32_t upperWeight = y == rows.first ? rows.firstWeight : y == rows.last ? rows.lastWeight : 256;
    const uint32_t lowerWeight = !isPair ? 0 : y + 1 == rows.last ? rows.lastWeight : 256;
    const bool isFirst = y == rows.first;
    PairLanes weights;
    WIDTH(repeatPair)(upperWeight, lowerWeight, &weights);
    size_t i = 0;
    for (; i + COUNT <= channels; i += COUNT) {
      typedef uint8_t Levels __attribute__((vector_size(COUNT)));
      Levels first, last;
      memcpy(&first, upper + i, sizeof first);
      memcpy(&last, lower + i, sizeof last);
      const PairLanes lanes =
          (PairLanes)(__builtin_convertvector(first, PairSums) | __builtin_convertvector(last, PairSums) << 16);
      PairSums sum = {};
      if (!isFirst) memcpy(&sum, sums + i, sizeof sum);
      WIDTH(addPairs)(&lanes, &weights, &sum);
      memcpy(sums + i, &sum, sizeof sum);
    }
    for (; i < channels; i++) {
      sums[i] = (isFirst ? 0 : sums[i]) + upper[i] * upperWeight + lower[i] * lowerWeight;
    }
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

/// Adds up the weighted pixels of a row of a footprint.
INLINE void WIDTH(weighRow)(const uint32_t *row, CPixelsColumn column, WIDTH(Channels) *sums) {
  typedef uint8_t Pixel __attribute__((vector_size(4)));
  typedef WIDTH(Channels) Channels;
  Pixel pixel;
  Channels whole = {};
  for (int32_t x = column.first + 1; x < column.last; x++) {
    memcpy(&pixel, row + x, sizeof pixel);
    whole += __builtin_convertvector(pixel, Channels);
  }
  memcpy(&pixel, row + column.first, sizeof pixel);
  *sums = (whole << 8) + __builtin_convertvector(pixel, Channels) * column.firstWeight;
  memcpy(&pixel, row + column.last, sizeof pixel);
  *sums += __builtin_convertvector(pixel, Channels) * column.lastWeight;
}

static void WIDTH(averageImage)(
    const uint32_t *image, size_t stride, const CPixelsColumn *columns, const CPixelsColumn *rows, size_t count,
    uint32_t *pixels) {
  typedef uint64_t Sums __attribute__((vector_size(32)));
  typedef double Quotients __attribute__((vector_size(32)));
  typedef int32_t Whole __attribute__((vector_size(16)));
  typedef uint8_t Pixel __attribute__((vector_size(4)));
  for (size_t i = 0; i < count; i++) {
    const CPixelsColumn row = rows[i];
    const uint64_t total = (uint64_t)columns[i].total * row.total;
    Sums sum = (Sums){} + total / 2;
    for (int32_t y = row.first; y <= row.last; y++) {
      const uint32_t weight = y == row.first ? row.firstWeight : y == row.last ? row.lastWeight : 256;
      WIDTH(Channels) weighted;
      WIDTH(weighRow)(image + stride * (size_t)y, columns[i], &weighted);
      sum += __builtin_convertvector(weighted, Sums) * weight;
    }
    Pixel pixel;
    if (total < 1ull << 44) {
      // Exact: a quotient that is no integer is farther from the next one than the rounding error of a double.
      const Quotients quotients = __builtin_convertvector(sum, Quotients) / (double)total;
      pixel = __builtin_convertvector(__builtin_convertvector(quotients, Whole), Pixel);
    } else {
      pixel = __builtin_convertvector(sum / total, Pixel);
    }
    memcpy(pixels + i, &pixel, sizeof pixel);
  }
}

#undef Pairs
#undef PairBytes
#undef SumBytes
#undef PIXELS
#undef EACH
