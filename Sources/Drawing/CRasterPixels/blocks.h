// Composites one color through blocks of four pixels. Included once per vector width, after cells.h.

/// Composites the blocks that fill a vector, or fewer. Blocks do not overlap.
INLINE void WIDTH(blendGroup)(
    const CPixelsBlock *blocks, size_t count, const Source *source, Tone tone, uint32_t *corner, size_t stride) {
  typedef uint32_t Four __attribute__((vector_size(16)));
  typedef uint32_t Words __attribute__((vector_size(COUNT * 2)));
  typedef uint32_t Levels __attribute__((vector_size(COUNT)));
  typedef uint8_t Coverage __attribute__((vector_size(COUNT)));
  uint32_t *places[COUNT / 4];
  Four four[COUNT / 4] = {};
  for (size_t i = 0; i < count; i++) {
    places[i] = corner + blocks[i].y * stride + blocks[i].x;
    memcpy(&four[i], places[i], sizeof four[i]);
  }
  Words words = {};
  memcpy(&words, blocks, count * sizeof *blocks);
#if COUNT == 8
  Pixels destination = __builtin_shufflevector(four[0], four[1], 0, 1, 2, 3, 4, 5, 6, 7);
  const Levels levels = __builtin_shufflevector(words, words, 1, 3);
#else
  typedef uint32_t Eight __attribute__((vector_size(32)));
  const Eight low = __builtin_shufflevector(four[0], four[1], 0, 1, 2, 3, 4, 5, 6, 7);
  const Eight high = __builtin_shufflevector(four[2], four[3], 0, 1, 2, 3, 4, 5, 6, 7);
  Pixels destination = __builtin_shufflevector(low, high, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
  const Levels levels = __builtin_shufflevector(words, words, 1, 3, 5, 7);
#endif
  const Pixels bytes = __builtin_convertvector((Coverage)levels, Pixels);
  const Lanes factors = (Lanes)(bytes | bytes << 16);
  WIDTH(over)(&destination, source, &factors, tone);
  four[0] = __builtin_shufflevector(destination, destination, 0, 1, 2, 3);
  four[1] = __builtin_shufflevector(destination, destination, 4, 5, 6, 7);
#if COUNT == 16
  four[2] = __builtin_shufflevector(destination, destination, 8, 9, 10, 11);
  four[3] = __builtin_shufflevector(destination, destination, 12, 13, 14, 15);
#endif
  for (size_t i = 0; i < count; i++) memcpy(places[i], &four[i], sizeof four[i]);
}

INLINE void WIDTH(blendGroups)(
    const CPixelsBlock *blocks, size_t count, const Source *source, Tone tone, uint32_t *corner, size_t stride,
    CPixelsQueue *queue) {
  size_t i = 0;
  for (; i + COUNT / 4 <= count; i += COUNT / 4) {
    WIDTH(blendGroup)(blocks + i, COUNT / 4, source, tone, corner, stride);
    // More than once, because text covers little of a band.
    for (int part = 0; part < 2; part++) WIDTH(streamSome)(queue);
  }
  // One at a time, because a loop of a variable length would be slower for a few.
  for (; i < count; i++) WIDTH(blendGroup)(blocks + i, 1, source, tone, corner, stride);
}

static void WIDTH(blendBlocks)(
    const CPixelsBlock *blocks, size_t count, uint32_t color, uint32_t *corner, size_t stride, CPixelsQueue *shared) {
  // A local copy, because the compiler must assume that stores to pixels change values behind a pointer.
  CPixelsQueue queue = *shared;
  const Pixels colors = (Pixels){} + color;
  const Source source = {(Lanes)(colors & 0x00FF00FF), (Lanes)colors >> 8};
  if (color >> 24 == 255) {
    WIDTH(blendGroups)(blocks, count, &source, opaque, corner, stride, &queue);
  } else {
    WIDTH(blendGroups)(blocks, count, &source, anyTone, corner, stride, &queue);
  }
  *shared = queue;
}
