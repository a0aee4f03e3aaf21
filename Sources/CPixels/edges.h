// Adds short edges of polygons to accumulation cells. Included once per vector width.

typedef int32_t WIDTH(Coordinates) __attribute__((vector_size(32)));
typedef int32_t WIDTH(CoordinatePairs) __attribute__((vector_size(64)));
typedef double WIDTH(Quotients) __attribute__((vector_size(64)));
typedef uint64_t WIDTH(PieceAreas) __attribute__((vector_size(64)));
#define Coordinates WIDTH(Coordinates)
#define CoordinatePairs WIDTH(CoordinatePairs)
#define Quotients WIDTH(Quotients)
#define PieceAreas WIDTH(PieceAreas)

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

/// Adds the areas of pieces to cells.
INLINE void WIDTH(addPieces)(const CPixelsCells *cells, EdgePieces *pieces) {
  const size_t count = pieces->count;
  for (size_t i = count; i < count + 8; i++) {
    pieces->entry[i] = pieces->exit[i] = pieces->perColumn[i] = 0;
    pieces->height[i] = 0;
  }
  for (size_t first = 0; first < count; first += 8) {
    PieceAreas entry, exit, perColumn;
    Coordinates signedHeight;
    memcpy(&entry, pieces->entry + first, sizeof entry);
    memcpy(&exit, pieces->exit + first, sizeof exit);
    memcpy(&perColumn, pieces->perColumn + first, sizeof perColumn);
    memcpy(&signedHeight, pieces->height + first, sizeof signedHeight);
    const PieceAreas height = __builtin_convertvector(__builtin_elementwise_abs(signedHeight), PieceAreas);
    const Coordinates sign = (signedHeight >> 31) | 1;
    const PieceAreas low = __builtin_elementwise_min(entry, exit);
    const PieceAreas high = __builtin_elementwise_max(entry, exit);
    const PieceAreas columns = (high >> 16) - (low >> 16);
    const PieceAreas lowWithin = low & 0xFFFF;
    const PieceAreas highWithin = high & 0xFFFF;
    const PieceAreas whole = height << 9;
    const PieceAreas limit = whole << 16;
    // In one column: trapezoids. In two: a triangle on either side of the column boundary.
    const PieceAreas oneRight = (height * (lowWithin + highWithin) + 128) >> 8;
    const PieceAreas firstWidth = 65536 - lowWithin;
    const PieceAreas firstHeight = __builtin_elementwise_min((perColumn * firstWidth) >> 16, limit);
    const PieceAreas triangle =
        (__builtin_elementwise_min((firstHeight * firstWidth) >> 17, limit) + 32768) >> 16;
    const PieceAreas lastHeight = __builtin_elementwise_min((perColumn * highWithin) >> 16, limit);
    const PieceAreas both = (limit - ((lastHeight * highWithin) >> 17) + 32768) >> 16;
    const PieceAreas two = (PieceAreas){} - columns;
    const PieceAreas areas[3] = {
        (triangle & two) | ((whole - oneRight) & ~two), ((both - triangle) & two) | (oneRight & ~two),
        (whole - both) & two};
    int32_t added[3][8];
    for (size_t cell = 0; cell < 3; cell++) {
      const Coordinates signedAreas = __builtin_convertvector(areas[cell], Coordinates) * sign;
      memcpy(added[cell], &signedAreas, sizeof signedAreas);
    }
    uint32_t lowColumns[8], moreColumns[8];
    const Coordinates lowColumn = __builtin_convertvector(low >> 16, Coordinates);
    const Coordinates more = __builtin_convertvector(columns, Coordinates);
    memcpy(lowColumns, &lowColumn, sizeof lowColumn);
    memcpy(moreColumns, &more, sizeof more);
    const size_t used = count - first < 8 ? count - first : 8;
    for (size_t i = 0; i < used; i++) {
      const size_t column = lowColumns[i];
      int32_t *cell = cells->cells + pieces->row[first + i] * cells->stride + column;
      uint64_t *dirty = cells->dirty + pieces->row[first + i] * cells->words;
      if (moreColumns[i] > 1) {
        addWidePiece(pieces, first + i, cell, dirty);
        continue;
      }
      // One at a time: a wider load would wait for the narrower stores of the piece before.
      for (size_t next = 0; next < 3; next++) {
        cell[next] += added[next][i];
        __asm__("" : "+m"(cell[next]));
      }
      const size_t end = column + moreColumns[i] + 1;
      dirty[column >> 8] |= 1ull << (column >> 2 & 63);
      dirty[end >> 8] |= 1ull << (end >> 2 & 63);
    }
  }
  pieces->count = 0;
}

/// Divides short edges into pieces, one in each row, eight edges at a time. Their slopes are computed in vectors; the
/// number of their rows, one to five, is unpredictable.
static size_t WIDTH(addEdges)(CPixelsWindow window, const int32_t *vertices, size_t count, int32_t *others) {
#pragma clang fp contract(off)
  const int32_t left = window.left;
  const int32_t top = window.top;
  const int32_t right = left + (int32_t)(window.cells.width << 8);
  const int32_t bottom = top + (int32_t)(window.cells.rows << 8);
  const Coordinates bits = {1, 2, 4, 8, 16, 32, 64, 128};
  EdgePieces pieces;
  pieces.count = 0;
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
    uint32_t shortLanes = (uint32_t)__builtin_reduce_or(isShort & bits);
    uint32_t otherLanes = (uint32_t)__builtin_reduce_or(reaches & ~isShort & bits);
    for (; otherLanes != 0; otherLanes &= otherLanes - 1) {
      others[otherCount++] = (int32_t)i + __builtin_ctz(otherLanes);
    }
    if (shortLanes == 0) continue;

    const Coordinates width = ((x1 - x0) & isShort) | (~isShort & 1);
    const Coordinates height = ((y1 - y0) & isShort) | (~isShort & 1);
    // The crossing of the first row's bottom, and the distance from there to the next one.
    EdgeSteps steps;
    Coordinates quotient, remainder;
    const Coordinates startDividend = width * (256 - (y0 & 255)) << 8;
    WIDTH(divide)(&startDividend, &height, &quotient, &remainder);
    memcpy(steps.start, &quotient, sizeof quotient);
    memcpy(steps.startRemainder, &remainder, sizeof remainder);
    const Coordinates stepDividend = width << 16;
    WIDTH(divide)(&stepDividend, &height, &quotient, &remainder);
    memcpy(steps.step, &quotient, sizeof quotient);
    memcpy(steps.stepRemainder, &remainder, sizeof remainder);
    // Exact: below 2⁴³, and a multiple of 1/2¹⁴.
    const PieceAreas perColumn = __builtin_convertvector(
        __builtin_convertvector(height, Quotients) * 0x1p33 /
            __builtin_convertvector(__builtin_elementwise_abs(width), Quotients),
        PieceAreas);
    memcpy(steps.perColumn, &perColumn, sizeof perColumn);
    const Coordinates sign = (isDown & 2) - 1;
    memcpy(steps.sign, &sign, sizeof sign);
    memcpy(steps.x0, &x0, sizeof x0);
    memcpy(steps.x1, &x1, sizeof x1);
    memcpy(steps.y0, &y0, sizeof y0);
    memcpy(steps.y1, &y1, sizeof y1);
    memcpy(steps.height, &height, sizeof height);
    for (; shortLanes != 0; shortLanes &= shortLanes - 1) {
      appendPieces(&pieces, &steps, (size_t)__builtin_ctz(shortLanes), left, top, bottom);
    }
    if (pieces.count > mostPieces - 40) WIDTH(addPieces)(&window.cells, &pieces);
  }
  WIDTH(addPieces)(&window.cells, &pieces);
  return otherCount;
}

#undef Coordinates
#undef CoordinatePairs
#undef Quotients
#undef PieceAreas
