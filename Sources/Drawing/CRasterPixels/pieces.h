// Parts of edges in one row and in more than two columns.

/// Adds a piece in three columns or more. The area right of the edge grows as a parabola in the first one, by the same
/// height in the middle, and as a parabola to the whole height in the last one.
static void addWidePiece(
    uint64_t entry, uint64_t exit, uint64_t perColumn, int32_t height, int32_t sign, int32_t *cell, uint64_t *dirty) {
  const uint64_t low = entry < exit ? entry : exit;
  const uint64_t high = entry < exit ? exit : entry;
  const uint64_t whole = (uint64_t)height << 9;
  const uint64_t limit = whole << 16;
  const uint64_t firstWidth = 65536 - (low & 0xFFFF);
  uint64_t firstHeight = (perColumn * firstWidth) >> 16;
  if (firstHeight > limit) firstHeight = limit;
  uint64_t area = (firstHeight * firstWidth) >> 17;
  uint64_t previous = 0;
  const uint64_t last = (high >> 16) - (low >> 16);
  for (uint64_t column = 0; column < last; column++) {
    const uint64_t rounded = ((area < limit ? area : limit) + 32768) >> 16;
    cell[column] += (int32_t)(rounded - previous) * sign;
    previous = rounded;
    area = column == 0 ? firstHeight + (perColumn >> 1) : area + perColumn;
  }
  const uint64_t lastWidth = high & 0xFFFF;
  uint64_t lastHeight = (perColumn * lastWidth) >> 16;
  if (lastHeight > limit) lastHeight = limit;
  const uint64_t upToLast = (limit - ((lastHeight * lastWidth) >> 17) + 32768) >> 16;
  cell[last] += (int32_t)(upToLast - previous) * sign;
  cell[last + 1] += (int32_t)(whole - upToLast) * sign;
  for (uint64_t block = (low >> 16) >> 2; block <= ((high >> 16) + 1) >> 2; block++) {
    dirty[block >> 6] |= 1ull << (block & 63);
  }
}
