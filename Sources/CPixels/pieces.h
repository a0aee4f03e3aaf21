// Parts of edges in one row each, before their areas are added to cells.

enum { mostPieces = 128 };

/// Positions are in 1/65536 pixel from the window's left edge, heights in 1/256 pixel. There is room for eight more
/// pieces, because vectors of eight are loaded.
typedef struct {
  size_t count;
  uint64_t entry[mostPieces + 8];
  uint64_t exit[mostPieces + 8];
  /// The height that the edge gains per column, in 1/2³³ pixel.
  uint64_t perColumn[mostPieces + 8];
  /// Negative if the contour goes up.
  int32_t height[mostPieces + 8];
  uint32_t row[mostPieces + 8];
} EdgePieces;

/// Eight edges, from their upper to their lower ends.
typedef struct {
  int32_t x0[8], y0[8], x1[8], y1[8], height[8];
  /// 1 if the contour goes down, otherwise -1.
  int32_t sign[8];
  /// The distance to the first row's bottom and from there to the next one, in 1/65536 pixel and rounded down, and the
  /// remainders of these divisions by the height.
  int32_t start[8], startRemainder[8], step[8], stepRemainder[8];
  uint64_t perColumn[8];
} EdgeSteps;

/// Appends the pieces of an edge of up to five rows.
static inline void appendPieces(
    EdgePieces *pieces, const EdgeSteps *steps, size_t lane, int32_t left, int32_t top, int32_t bottom) {
  const int32_t end = steps->y1[lane];
  const int32_t lastRow = end < bottom ? end : bottom;
  const int32_t height = steps->height[lane];
  const int32_t sign = steps->sign[lane];
  const int64_t xEnd = (int64_t)(steps->x1[lane] - left) << 8;
  int64_t x = (int64_t)(steps->x0[lane] - left) << 8;
  int64_t crossing = x + steps->start[lane];
  int32_t remainder = steps->startRemainder[lane];
  int32_t y = steps->y0[lane];
  int32_t boundary = (y | 255) + 1;
  uint32_t row = (uint32_t)(y - top) >> 8;
  size_t next = pieces->count;
  do {
    const bool isLast = boundary >= end;
    const int64_t exit = isLast ? xEnd : crossing;
    pieces->entry[next] = (uint64_t)x;
    pieces->exit[next] = (uint64_t)exit;
    pieces->perColumn[next] = steps->perColumn[lane];
    pieces->height[next] = ((isLast ? end : boundary) - y) * sign;
    pieces->row[next] = row;
    next++;
    row++;
    x = exit;
    y = boundary;
    boundary += 256;
    remainder += steps->stepRemainder[lane];
    const int32_t carry = remainder >= height ? -1 : 0;
    crossing += steps->step[lane] - carry;
    remainder -= height & carry;
  } while (y < lastRow);
  pieces->count = next;
}

/// Adds a piece in three columns or more. The area right of the edge grows as a parabola in the first one, by the same
/// height in the middle, and as a parabola to the whole height in the last one.
static void addWidePiece(const EdgePieces *pieces, size_t index, int32_t *cell, uint64_t *dirty) {
  const uint64_t entry = pieces->entry[index];
  const uint64_t exit = pieces->exit[index];
  const uint64_t low = entry < exit ? entry : exit;
  const uint64_t high = entry < exit ? exit : entry;
  const int32_t sign = pieces->height[index] < 0 ? -1 : 1;
  const uint64_t perColumn = pieces->perColumn[index];
  const uint64_t whole = (uint64_t)(pieces->height[index] * sign) << 9;
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
