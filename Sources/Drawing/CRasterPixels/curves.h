// Evaluates points of curves. Included once per vector width.

/// Evaluates eight points at a time with the scalar operations in the same order: products are rounded before they are
/// added.
static bool WIDTH(evaluate)(const CPixelsCubic *cubic, size_t count, int32_t *vertices) {
#pragma clang fp contract(off)
  typedef double Numbers __attribute__((vector_size(64)));
  typedef int32_t Coordinates __attribute__((vector_size(32)));
  typedef int64_t Vertices __attribute__((vector_size(64)));
  const Numbers step = (Numbers){} + cubic->step;
  Numbers index = {1, 2, 3, 4, 5, 6, 7, 8};
  int64_t last;
  memcpy(&last, vertices - 2, sizeof last);
  Vertices before = (Vertices){} + last;
  Vertices repeated = {};
  for (size_t i = 0; i < count; i += 8) {
    const Numbers t = index * step;
    const Numbers x = ((cubic->x[0] * t + cubic->x[1]) * t + cubic->x[2]) * t + cubic->x[3];
    const Numbers y = ((cubic->y[0] * t + cubic->y[1]) * t + cubic->y[2]) * t + cubic->y[3];
    // Positive, so that truncation rounds down.
    const Coordinates left = __builtin_convertvector(x * 256 + (0x1p30 + 0.5), Coordinates) - 0x40000000;
    const Coordinates top = __builtin_convertvector(y * 256 + (0x1p30 + 0.5), Coordinates) - 0x40000000;
    const Vertices pairs =
        (Vertices)__builtin_shufflevector(left, top, 0, 8, 1, 9, 2, 10, 3, 11, 4, 12, 5, 13, 6, 14, 7, 15);
    memcpy(vertices + 2 * i, &pairs, sizeof pairs);
    repeated |= pairs == __builtin_shufflevector(before, pairs, 7, 8, 9, 10, 11, 12, 13, 14);
    before = pairs;
    index += 8;
  }
  return __builtin_reduce_or(repeated) != 0;
}
