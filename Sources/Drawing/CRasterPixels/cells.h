// Composites accumulation cells over pixels. Included once per vector width, after blend.h.

typedef int32_t WIDTH(Areas) __attribute__((vector_size(COUNT * 4)));
#define Areas WIDTH(Areas)

/// Converts winding areas to coverage, 0…255, rounded half up, in both lanes of each pixel.
INLINE void WIDTH(cover)(const Areas *areas, Lanes *levels, bool isEvenOdd) {
  const Areas one = (Areas){} + 0x20000;
  Areas area = __builtin_elementwise_abs(*areas);
  if (isEvenOdd) {
    area &= 0x3FFFF;
    area = __builtin_elementwise_min(area, 2 * one - area);
  } else {
    area = __builtin_elementwise_min(area, one);
  }
  // The result starts at bit 17 and is moved to the third byte.
  const Pixels scaled = (Pixels)((area << 8) - area + 0x10000) >> 1;
  WIDTH(spread)(&scaled, levels);
}

/// Computes the prefix sums of areas, with steps of one, two, four and eight cells.
INLINE void WIDTH(sum)(Areas *areas) {
  const Areas zero = {};
#if COUNT == 8
  *areas += __builtin_shufflevector(*areas, zero, 8, 0, 1, 2, 8, 4, 5, 6);
  *areas += __builtin_shufflevector(*areas, zero, 8, 8, 0, 1, 8, 8, 4, 5);
  *areas += __builtin_shufflevector(*areas, zero, 8, 8, 8, 8, 3, 3, 3, 3);
#else
  *areas += __builtin_shufflevector(*areas, zero, 16, 0, 1, 2, 16, 4, 5, 6, 16, 8, 9, 10, 16, 12, 13, 14);
  *areas += __builtin_shufflevector(*areas, zero, 16, 16, 0, 1, 16, 16, 4, 5, 16, 16, 8, 9, 16, 16, 12, 13);
  *areas += __builtin_shufflevector(*areas, zero, 16, 16, 16, 16, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11);
  *areas += __builtin_shufflevector(*areas, zero, 16, 16, 16, 16, 16, 16, 16, 16, 3, 3, 3, 3, 7, 7, 7, 7);
#endif
}

/// Reads and clears cells.
///
/// `before` is the area left of the cells in every lane. It is updated to the area of the last cell.
INLINE void WIDTH(take)(int32_t *cells, Areas *before, Lanes *levels, bool isEvenOdd) {
  const Areas zero = {};
  Areas areas;
  memcpy(&areas, cells, sizeof areas);
  memcpy(cells, &zero, sizeof zero);
  WIDTH(sum)(&areas);
  areas += *before;
#if COUNT == 8
  *before = __builtin_shufflevector(areas, areas, 7, 7, 7, 7, 7, 7, 7, 7);
#else
  *before = __builtin_shufflevector(areas, areas, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15);
#endif
  WIDTH(cover)(&areas, levels, isEvenOdd);
}

/// Composites a run of constant coverage.
INLINE void WIDTH(run)(
    uint32_t *pixels, size_t count, const Areas *areas, uint32_t solid, const Source *color, bool isEvenOdd,
    Tone tone) {
  Lanes levels;
  WIDTH(cover)(areas, &levels, isEvenOdd);
  if (levels[0] == 0) return;
  if (tone == opaque && levels[0] == 255) {
    for (size_t i = 0; i < count; i++) pixels[i] = solid;
    return;
  }
  for (; count >= COUNT; count -= COUNT, pixels += COUNT) WIDTH(blend)(pixels, color, &levels, tone);
  if (count > 0) WIDTH(blendFew)(pixels, count, color, &levels, tone);
}

/// Sets all bits of each group of `COUNT` cells that has a set bit.
INLINE uint64_t WIDTH(groups)(uint64_t bits) {
#if COUNT == 8
  bits = (bits | bits >> 1) & 0x5555555555555555;
  return bits | bits << 1;
#else
  bits |= bits >> 1;
  bits = (bits | bits >> 2) & 0x1111111111111111;
  bits |= bits << 1;
  return bits | bits << 2;
#endif
}

/// Copies a part of the queue with non-temporal stores, which overlap with the surrounding computation.
INLINE void WIDTH(streamSome)(CPixelsQueue *queue) {
  CPixelsPending *pending = &queue->first;
  if (pending->count < 2 * COUNT) {
    if (queue->second.count == 0) return;
    memcpy(pending->destination, pending->source, pending->count * sizeof *pending->source);
    *pending = queue->second;
    queue->second.count = 0;
    if (pending->count < 2 * COUNT) return;
  }
  Pixels next[2];
  memcpy(next, pending->source, sizeof next);
  for (size_t i = 0; i < 2; i++) __builtin_nontemporal_store(next[i], (Pixels *)pending->destination + i);
  pending->destination += 2 * COUNT;
  pending->source += 2 * COUNT;
  pending->count -= 2 * COUNT;
}

/// Runs of clean cells between changed ones are skipped, unless they are so short (24 or 16 cells) that a mispredicted
/// branch would cost more.
///
/// `isFollowed` tells whether at least `COUNT` pixels follow the row in memory, which may be loaded and stored unchanged.
INLINE void WIDTH(blendRow)(
    CPixelsCells row, uint32_t solid, const Source *color, bool isEvenOdd, Tone tone, uint32_t *pixels,
    bool isFollowed, CPixelsQueue *queue) {
  Areas area = {};
  Lanes levels;
  size_t x = 0;
  for (size_t word = 0; word < row.words; word++) {
    if (row.dirty[word] == 0) continue;
    uint64_t bits = WIDTH(groups)(row.dirty[word]);
    row.dirty[word] = 0;
    uint64_t bridged = bits;
    for (size_t gap = COUNT; gap <= 24; gap += COUNT) bridged |= bits << gap / 4;
    while (bits != 0) {
      const int first = __builtin_ctzll(bits);
      const uint64_t clean = ~(bridged >> first);
      // The run without trailing clean cells.
      uint64_t run = bits >> first;
      if (clean != 0) run &= (1ull << __builtin_ctzll(clean)) - 1;
      const int last = first + 63 - __builtin_clzll(run);
      bits &= last < 63 ? ~0ull << (last + 1) : 0;
      const size_t start = word * 256 + (size_t)first * 4;
      const size_t end = word * 256 + (size_t)(last + 1) * 4;
      if (x < start && x < row.width) {
        const size_t runEnd = start < row.width ? start : row.width;
        WIDTH(run)(pixels + x, runEnd - x, &area, solid, color, isEvenOdd, tone);
      }
      for (x = start; x < end && x + COUNT <= row.width; x += COUNT) {
        WIDTH(take)(row.cells + x, &area, &levels, isEvenOdd);
        WIDTH(blend)(pixels + x, color, &levels, tone);
        WIDTH(streamSome)(queue);
      }
      for (; x < end; x += COUNT) {
        WIDTH(take)(row.cells + x, &area, &levels, isEvenOdd);
        if (x >= row.width) continue;
        if (isFollowed) {
          WIDTH(keep)(&levels, row.width - x);
          WIDTH(blend)(pixels + x, color, &levels, tone);
        } else {
          WIDTH(blendFew)(pixels + x, row.width - x, color, &levels, tone);
        }
      }
    }
  }
  if (x < row.width) WIDTH(run)(pixels + x, row.width - x, &area, solid, color, isEvenOdd, tone);
}

INLINE void WIDTH(blendRows)(
    CPixelsCells cells, CPixelsColors colors, bool isEvenOdd, Tone tone, uint32_t *pixels, size_t stride,
    CPixelsQueue *shared) {
  // A local copy, because the compiler must assume that stores to pixels change values behind a pointer.
  CPixelsQueue queue = *shared;
  for (size_t y = 0; y < cells.rows; y++) {
    const uint32_t solid = colors.first[y * colors.step];
    const Pixels color = (Pixels){} + solid;
    const Source source = {(Lanes)(color & 0x00FF00FF), (Lanes)color >> 8};
    const bool isFollowed = y + 1 < cells.rows && stride >= COUNT;
    WIDTH(blendRow)(cells, solid, &source, isEvenOdd, tone, pixels, isFollowed, &queue);
    cells.cells += cells.stride;
    cells.dirty += cells.words;
    pixels += stride;
  }
  *shared = queue;
}

/// Loop-invariant decisions are made before the loops.
static void WIDTH(blendCells)(
    CPixelsCells cells, CPixelsColors colors, bool isEvenOdd, uint32_t *pixels, size_t stride,
    CPixelsQueue *queue) {
  uint32_t common = UINT32_MAX;
  bool isWhite = true;
  for (size_t y = 0; y < cells.rows; y++) {
    const uint32_t color = colors.first[y * colors.step];
    common &= color;
    isWhite &= (color & 255) * 0x01010101 == color;
  }
  if (isEvenOdd) {
    WIDTH(blendRows)(cells, colors, true, anyTone, pixels, stride, queue);
  } else if (common >> 24 == 255) {
    WIDTH(blendRows)(cells, colors, false, opaque, pixels, stride, queue);
  } else if (isWhite) {
    WIDTH(blendRows)(cells, colors, false, white, pixels, stride, queue);
  } else {
    WIDTH(blendRows)(cells, colors, false, anyTone, pixels, stride, queue);
  }
}

#undef Areas
