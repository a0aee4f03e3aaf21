// Measures polygons. Included once per vector width.

static CPixelsBounds WIDTH(findBounds)(const int32_t *vertices, size_t count) {
  typedef int32_t Coordinates __attribute__((vector_size(64)));
  Coordinates least, most;
  if (count < 8) {
    CPixelsBounds bounds = {vertices[0], vertices[1], vertices[0], vertices[1]};
    for (size_t i = 1; i < count; i++) {
      const int32_t x = vertices[2 * i], y = vertices[2 * i + 1];
      bounds.minX = x < bounds.minX ? x : bounds.minX;
      bounds.minY = y < bounds.minY ? y : bounds.minY;
      bounds.maxX = x > bounds.maxX ? x : bounds.maxX;
      bounds.maxY = y > bounds.maxY ? y : bounds.maxY;
    }
    return bounds;
  }
  memcpy(&least, vertices, sizeof least);
  most = least;
  // The last eight vertices may repeat some of those before.
  for (size_t i = 8; i < count; i += 8) {
    Coordinates next;
    memcpy(&next, vertices + 2 * (i + 8 <= count ? i : count - 8), sizeof next);
    least = __builtin_elementwise_min(least, next);
    most = __builtin_elementwise_max(most, next);
  }
  // Not constant, because Clang 17 refuses a constant beside a variable here.
  typedef int32_t Half __attribute__((vector_size(32)));
  typedef int32_t Quarter __attribute__((vector_size(16)));
  Half low = __builtin_elementwise_min(
      __builtin_shufflevector(least, least, 0, 1, 2, 3, 4, 5, 6, 7),
      __builtin_shufflevector(least, least, 8, 9, 10, 11, 12, 13, 14, 15));
  Half high = __builtin_elementwise_max(
      __builtin_shufflevector(most, most, 0, 1, 2, 3, 4, 5, 6, 7),
      __builtin_shufflevector(most, most, 8, 9, 10, 11, 12, 13, 14, 15));
  Quarter lower = __builtin_elementwise_min(
      __builtin_shufflevector(low, low, 0, 1, 2, 3), __builtin_shufflevector(low, low, 4, 5, 6, 7));
  Quarter higher = __builtin_elementwise_max(
      __builtin_shufflevector(high, high, 0, 1, 2, 3), __builtin_shufflevector(high, high, 4, 5, 6, 7));
  Quarter lowest = __builtin_elementwise_min(lower, __builtin_shufflevector(lower, lower, 2, 3, 0, 1));
  Quarter highest = __builtin_elementwise_max(higher, __builtin_shufflevector(higher, higher, 2, 3, 0, 1));
  return (CPixelsBounds){lowest[0], lowest[1], highest[0], highest[1]};
}

static bool WIDTH(isStarShaped)(const int32_t *vertices, size_t count, int32_t centerX, int32_t centerY) {
  typedef int32_t Coordinates __attribute__((vector_size(64)));
  // Each vertex is one number with its y in the upper half.
  typedef int64_t Vertices __attribute__((vector_size(64)));
  bool turnsLeft = false, turnsRight = false;
  int64_t passes = 0;
  size_t i = 0;
  if (count > 8) {
    const Vertices center = (Vertices){} + (int64_t)((uint64_t)(uint32_t)centerY << 32 | (uint32_t)centerX);
    const Coordinates origin = (Coordinates)center;
    Vertices crossings = {};
    for (; i + 8 < count; i += 8) {
      Coordinates from, to;
      memcpy(&from, vertices + 2 * i, sizeof from);
      memcpy(&to, vertices + 2 * i + 2, sizeof to);
      const Vertices start = (Vertices)(from - origin), end = (Vertices)(to - origin);
      // Products of numbers of 32 bits, for which processors have an instruction.
      const Vertices turn = (start << 32 >> 32) * (end >> 32) - (start >> 32) * (end << 32 >> 32);
      turnsLeft |= __builtin_reduce_or(turn <= 0) != 0;
      turnsRight |= __builtin_reduce_or(turn >= 0) != 0;
      if (turnsLeft & turnsRight) return false;
      crossings -= (start ^ end) < 0;
    }
    passes = __builtin_reduce_add(crossings);
  }
  for (; i < count; i++) {
    const int32_t *from = vertices + 2 * i, *to = i + 1 < count ? from + 2 : vertices;
    const int64_t x = from[0] - centerX, y = from[1] - centerY;
    const int64_t nextX = to[0] - centerX, nextY = to[1] - centerY;
    const int64_t turn = x * nextY - y * nextX;
    turnsLeft |= turn <= 0;
    turnsRight |= turn >= 0;
    passes += (y ^ nextY) < 0;
  }
  return passes == 2 && !(turnsLeft & turnsRight);
}
