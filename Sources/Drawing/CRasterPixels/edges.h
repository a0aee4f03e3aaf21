// Adds short edges of polygons to accumulation cells. Included once per vector width.

typedef int32_t WIDTH(Coordinates) __attribute__((vector_size(32)));
typedef int32_t WIDTH(CoordinatePairs) __attribute__((vector_size(64)));
typedef double WIDTH(Quotients) __attribute__((vector_size(64)));
typedef uint64_t WIDTH(PieceAreas) __attribute__((vector_size(64)));
typedef int64_t WIDTH(Positions) __attribute__((vector_size(64)));
#define Coordinates WIDTH(Coordinates)
#define CoordinatePairs WIDTH(CoordinatePairs)
#define Quotients WIDTH(Quotients)
#define PieceAreas WIDTH(PieceAreas)
#define Positions WIDTH(Positions)

/// Divides and rounds down. Exact: quotients of integers below 2³⁰ by divisors below 2¹¹ are farther from the next integer
/// than the rounding error of a double.
INLINE void WIDTH(divide)(
    const Coordinates *dividends, const Coordinates *divisors, Coordinates *quotients, Coordinates *remainders) {
  const Quotients exact = __builtin_convertvector(*dividends, Quotients) / __builtin_convertvector(*divisors, Quotients);
  *quotients = __builtin_convertvector(exact, Coordinates);
  *remainders = *dividends - *quotients * *divisors;
  const Coordinates below = *remainders < 0;
  *quotients += below;
  *remainders += *divisors & below;
}

/// The parts of eight edges in one row each.
typedef struct {
  /// Positions in 1/65536 pixel from the window's left edge.
  PieceAreas entry, exit;
  /// All bits if the edge goes left as it goes down, otherwise none.
  PieceAreas goesLeft;
  /// The height that the edge gains per column, in 1/2³³ pixel.
  PieceAreas perColumn;
  /// Heights in 1/256 pixel.
  Coordinates height;
  /// -1 if the contour goes up, otherwise 1.
  Coordinates sign;
  Coordinates row;
} WIDTH(Pieces);
#define Pieces WIDTH(Pieces)

/// Adds the areas of some of eight pieces to cells.
INLINE void WIDTH(addPieces)(const CPixelsCells *cells, const Pieces *pieces, uint32_t lanes) {
  const PieceAreas height = __builtin_convertvector(pieces->height, PieceAreas);
  const PieceAreas swapped = (pieces->entry ^ pieces->exit) & pieces->goesLeft;
  const PieceAreas low = pieces->entry ^ swapped, high = pieces->exit ^ swapped;
  const PieceAreas columns = (high >> 16) - (low >> 16);
  const PieceAreas lowWithin = low & 0xFFFF;
  const PieceAreas highWithin = high & 0xFFFF;
  const PieceAreas whole = height << 9;
  const PieceAreas limit = whole << 16;
  // In one column: trapezoids. In two: a triangle on either side of the column boundary.
  const PieceAreas oneRight = (height * (lowWithin + highWithin) + 128) >> 8;
  const PieceAreas firstWidth = 65536 - lowWithin;
  const PieceAreas firstHeight = __builtin_elementwise_min((pieces->perColumn * firstWidth) >> 16, limit);
  const PieceAreas triangle = (__builtin_elementwise_min((firstHeight * firstWidth) >> 17, limit) + 32768) >> 16;
  const PieceAreas lastHeight = __builtin_elementwise_min((pieces->perColumn * highWithin) >> 16, limit);
  const PieceAreas both = (limit - ((lastHeight * highWithin) >> 17) + 32768) >> 16;
  const PieceAreas two = (PieceAreas){} - columns;
  const PieceAreas areas[3] = {
      (triangle & two) | ((whole - oneRight) & ~two), ((both - triangle) & two) | (oneRight & ~two),
      (whole - both) & two};
  int32_t added[3][8];
  for (size_t cell = 0; cell < 3; cell++) {
    const Coordinates signedAreas = __builtin_convertvector(areas[cell], Coordinates) * pieces->sign;
    memcpy(added[cell], &signedAreas, sizeof signedAreas);
  }
  int32_t rows[8];
  uint32_t lowColumns[8], moreColumns[8];
  const Coordinates lowColumn = __builtin_convertvector(low >> 16, Coordinates);
  const Coordinates more = __builtin_convertvector(columns, Coordinates);
  memcpy(lowColumns, &lowColumn, sizeof lowColumn);
  memcpy(moreColumns, &more, sizeof more);
  memcpy(rows, &pieces->row, sizeof rows);
  for (; lanes != 0; lanes &= lanes - 1) {
    const size_t lane = (size_t)__builtin_ctz(lanes);
    const size_t column = lowColumns[lane];
    int32_t *cell = cells->cells + (size_t)rows[lane] * cells->stride + column;
    uint64_t *dirty = cells->dirty + (size_t)rows[lane] * cells->words;
    if (moreColumns[lane] > 1) {
      addWidePiece(
          pieces->entry[lane], pieces->exit[lane], pieces->perColumn[lane], pieces->height[lane], pieces->sign[lane], cell,
          dirty);
      continue;
    }
    // One at a time: a wider load would wait for the narrower stores of the piece before.
    for (size_t next = 0; next < 3; next++) {
      cell[next] += added[next][lane];
      __asm__("" : "+m"(cell[next]));
    }
    const size_t end = column + moreColumns[lane] + 1;
    dirty[column >> 8] |= 1ull << (column >> 2 & 63);
    dirty[end >> 8] |= 1ull << (end >> 2 & 63);
  }
}

/// Returns one bit for each lane that is -1.
INLINE uint32_t WIDTH(lanes)(const Coordinates *mask) {
  typedef bool Flags __attribute__((ext_vector_type(8)));
  const Flags flags = __builtin_convertvector(*mask, Flags);
  uint8_t bits;
  memcpy(&bits, &flags, sizeof bits);
  return bits;
}

/// Adds edges to cells, eight at a time, row by row: the number of their rows, one to five, is unpredictable.
static size_t WIDTH(addEdges)(CPixelsWindow window, const int32_t *vertices, size_t count, int32_t *others) {
#pragma clang fp contract(off)
  const int32_t left = window.left;
  const int32_t top = window.top;
  const int32_t right = left + (int32_t)(window.cells.width << 8);
  const int32_t bottom = top + (int32_t)(window.cells.rows << 8);
  size_t otherCount = 0;
  for (size_t i = 0; i < count; i += 8) {
    const int32_t *first = vertices + 2 * i;
    int32_t repeated[18];
    if (count - i < 8) {
      for (size_t place = 0; place <= 8; place++) {
        const size_t vertex = place < count - i ? place : count - i;
        memcpy(repeated + 2 * place, first + 2 * vertex, 2 * sizeof *first);
      }
      first = repeated;
    }
    CoordinatePairs from, to;
    memcpy(&from, first, sizeof from);
    memcpy(&to, first + 2, sizeof to);
    const Coordinates fromX = __builtin_shufflevector(from, from, 0, 2, 4, 6, 8, 10, 12, 14);
    const Coordinates fromY = __builtin_shufflevector(from, from, 1, 3, 5, 7, 9, 11, 13, 15);
    const Coordinates toX = __builtin_shufflevector(to, to, 0, 2, 4, 6, 8, 10, 12, 14);
    const Coordinates toY = __builtin_shufflevector(to, to, 1, 3, 5, 7, 9, 11, 13, 15);
    const Coordinates isDown = toY > fromY;
    const Coordinates x0 = (fromX & isDown) | (toX & ~isDown);
    const Coordinates x1 = (toX & isDown) | (fromX & ~isDown);
    const Coordinates y0 = __builtin_elementwise_min(fromY, toY);
    const Coordinates y1 = __builtin_elementwise_max(fromY, toY);
    const Coordinates low = __builtin_elementwise_min(x0, x1);
    const Coordinates high = __builtin_elementwise_max(x0, x1);
    const Coordinates reaches = (y0 < y1) & (y1 > top) & (y0 < bottom) & (low < right);
    // Products of differences of short edges fit in 32 bits.
    const Coordinates isShort = reaches & (y0 >= top) & (y1 - y0 <= 1024) & (low >= left) & (high < right) &
                                (low < high) & (high - low < 1 << 14);
    const Coordinates isOther = reaches & ~isShort;
    for (uint32_t lanes = WIDTH(lanes)(&isOther); lanes != 0; lanes &= lanes - 1) {
      others[otherCount++] = (int32_t)i + __builtin_ctz(lanes);
    }
    uint32_t lanes = WIDTH(lanes)(&isShort);
    if (lanes == 0) continue;

    const Coordinates width = ((x1 - x0) & isShort) | (~isShort & 1);
    const Coordinates height = ((y1 - y0) & isShort) | (~isShort & 1);
    Pieces pieces;
    // Exact: below 2⁴³, and a multiple of 1/2¹⁴.
    pieces.perColumn = __builtin_convertvector(
        __builtin_convertvector(height, Quotients) * 0x1p33 /
            __builtin_convertvector(__builtin_elementwise_abs(width), Quotients),
        PieceAreas);
    pieces.goesLeft = (PieceAreas)__builtin_convertvector(x1 < x0, Positions);
    pieces.sign = (isDown & 2) - 1;
    pieces.row = (y0 - top) >> 8;
    pieces.entry = (PieceAreas)(__builtin_convertvector(x0 - left, Positions) << 8);
    const Positions end = __builtin_convertvector(x1 - left, Positions) << 8;
    const Coordinates bottoms = (Coordinates){} + bottom;
    const Coordinates lastRow = __builtin_elementwise_min(y1, bottoms);
    // The crossing of the row's bottom, and its remainder.
    Positions crossing = (Positions)pieces.entry;
    Coordinates y = y0, boundary = (y0 | 255) + 1, remainder, step, stepRemainder;
    const Coordinates startDividend = width * (boundary - y0) << 8;
    WIDTH(divide)(&startDividend, &height, &step, &remainder);
    crossing += __builtin_convertvector(step, Positions);
    const Coordinates stepDividend = width << 16;
    WIDTH(divide)(&stepDividend, &height, &step, &stepRemainder);
    for (Coordinates isActive = isShort;;) {
      const Coordinates isLast = boundary >= y1;
      const Positions isEnd = __builtin_convertvector(isLast, Positions);
      pieces.exit = (PieceAreas)((end & isEnd) | (crossing & ~isEnd));
      pieces.height = __builtin_elementwise_min(boundary, y1) - y;
      WIDTH(addPieces)(&window.cells, &pieces, lanes);
      y = boundary;
      isActive &= y < lastRow;
      lanes = WIDTH(lanes)(&isActive);
      if (lanes == 0) break;
      pieces.row += 1;
      pieces.entry = pieces.exit;
      boundary += 256;
      remainder += stepRemainder;
      const Coordinates carry = remainder >= height;
      crossing += __builtin_convertvector(step - carry, Positions);
      remainder -= height & carry;
    }
  }
  return otherCount;
}

#undef Pieces
#undef Positions
#undef Coordinates
#undef CoordinatePairs
#undef Quotients
#undef PieceAreas
