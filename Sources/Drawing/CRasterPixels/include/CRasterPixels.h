// Inner loops that need non-temporal stores, the processor's vector width, or vector comparison masks, which Swift does
// not provide. All arithmetic is integer arithmetic, or IEEE 754 with one rounding per operation, so that results do
// not depend on the vector width.

#ifndef CPIXELS_H
#define CPIXELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CPixelsAtomics.h"

/// Pixels to copy with non-temporal stores. Plain stores would read the destination into the cache and evict other
/// data.
typedef struct {
  /// Aligned to a cache line if at least one line is left.
  uint32_t *destination;
  const uint32_t *source;
  size_t count;
} CPixelsPending;

/// Copies to be made one after the other.
typedef struct {
  CPixelsPending first;
  /// Its count is 0 if there is only one.
  CPixelsPending second;
} CPixelsQueue;

/// Begins a copy with the pixels before the first whole cache line. The source must not change until the count is 0.
CPixelsPending CPixelsBeginStream(uint32_t *destination, const uint32_t *source, size_t count);

/// Copies the rest.
void CPixelsStream(CPixelsPending *pending);

/// Copies the rest without wide vectors, for tests.
void CPixelsStreamNarrow(CPixelsPending *pending);

/// Makes streamed pixels visible to threads that synchronize with this one.
void CPixelsSettle(void);

/// Rows of differences of winding areas in 1/131072 pixel, with one bit per four cells that may be nonzero.
typedef struct {
  int32_t *cells;
  uint64_t *dirty;
  /// The distance between rows of cells: a multiple of 16.
  size_t stride;
  /// The distance between rows of bits.
  size_t words;
  size_t rows;
  /// The width in pixels, at most the stride.
  size_t width;
} CPixelsCells;

/// Cells, and the position of their left and top edges in 1/256 pixel.
typedef struct {
  CPixelsCells cells;
  int32_t left;
  int32_t top;
} CPixelsWindow;

/// Adds the edges of a polygon that are short, lie between the window's left and right edges and do not begin above it.
/// Sums equal those of `EdgeAccumulator`.
///
/// `vertices` are `count` + 1 pairs of coordinates within ±2³⁰; edge `i` connects vertex `i` to the next one. Writes the
/// indices of other edges that reach the window to `others`, which must have capacity for `count` + 8.
///
/// Returns the number of other edges.
size_t CPixelsAddEdges(CPixelsWindow window, const int32_t *vertices, size_t count, int32_t *others);

/// The smallest and largest coordinates of vertices.
typedef struct {
  int32_t minX, minY, maxX, maxY;
} CPixelsBounds;

/// Returns the bounds of at least one vertex, given as pairs of coordinates.
CPixelsBounds CPixelsFindBounds(const int32_t *vertices, size_t count);

/// Returns whether a contour goes once around a point, and always in the same direction.
///
/// `vertices` are pairs of coordinates within ±2³⁰ of the point. Each line then turns by less than half a circle.
bool CPixelsIsStarShaped(const int32_t *vertices, size_t count, int32_t centerX, int32_t centerY);

/// A premultiplied color per row. A step of 0 uses the first color for all rows.
typedef struct {
  const uint32_t *first;
  size_t step;
} CPixelsColors;

/// Composites one color per row through the coverage of cells, and clears the cells.
///
/// `stride` is the distance between rows of pixels. Parts of `queue` are streamed between the sums.
void CPixelsBlendCells(
    CPixelsCells cells, CPixelsColors colors, bool isEvenOdd, uint32_t *pixels, size_t stride, CPixelsQueue *queue);

/// Stores a color in at least 16 pixels.
void CPixelsFill(uint32_t *pixels, size_t count, uint32_t color);

/// Composite one premultiplied color over at least 16 pixels, the second function with one coverage byte per pixel.
void CPixelsBlendColor(uint32_t *pixels, size_t count, uint32_t color);
void CPixelsBlendCoverage(uint32_t *pixels, const uint8_t *coverage, size_t count, uint32_t color);

/// Begins to load a cache line that is read soon. The address need not be valid.
static inline void CPixelsPrefetch(const void *address) { __builtin_prefetch(address); }

/// Four pixels of a row, from a corner, with one coverage byte per pixel, the first in the lowest byte.
typedef struct {
  uint16_t x;
  uint16_t y;
  uint32_t levels;
} CPixelsBlock;

/// Composites one premultiplied color through blocks that do not overlap.
///
/// `stride` is the distance between rows of pixels. Parts of `queue` are streamed meanwhile.
void CPixelsBlendBlocks(
    const CPixelsBlock *blocks, size_t count, uint32_t color, uint32_t *corner, size_t stride, CPixelsQueue *queue);

/// Two rows of samples, 0…255 in 8.8 fixed point, with the weights of each in a row of pixels between them. The weights
/// add up to twice the distance of two samples.
typedef struct {
  const uint16_t *upper;
  const uint16_t *lower;
  uint32_t above;
  uint32_t below;
} CPixelsSamples;

/// Writes the coverage of the pixels between adjacent samples of `columns` + 1, which are 2^`shift` pixels apart
/// (`shift` is at least 1).
void CPixelsInterpolate(CPixelsSamples samples, size_t columns, uint32_t shift, uint8_t *coverage);

/// A curve in power basis, highest power first: ((a t + b) t + c) t + d.
typedef struct {
  double x[4];
  double y[4];
  /// The parameter step between points.
  double step;
} CPixelsCubic;

/// Writes the curve's points after each of `count` steps, in pairs of 1/256 of the polynomials' unit, halves rounded
/// up.
///
/// Points must lie within ±2²¹. `vertices` must have capacity for a multiple of eight pairs, and a preceding pair, the
/// curve's start.
///
/// Returns false if each point differs from its predecessor.
bool CPixelsEvaluate(const CPixelsCubic *cubic, size_t count, int32_t *vertices);

/// Composite a row of premultiplied colors over at least 16 pixels with one level of coverage, 1…255, or with one coverage byte
/// per pixel. Parts of `queue`, which may be null, are streamed meanwhile.
void CPixelsBlendColors(
    uint32_t *pixels, const uint32_t *source, size_t count, uint32_t level, CPixelsQueue *queue);
void CPixelsBlendColorsCoverage(uint32_t *pixels, const uint32_t *source, const uint8_t *coverage, size_t count);

/// Writes weighted means of samples. Result `i` is the sum of `source[i + tap × stride] × weights[tap]` / 65536, rounded to
/// nearest. The weights add up to at most 65536, and at most one of them is above 32767.
void CPixelsConvolve(
    const uint16_t *source, ptrdiff_t stride, const uint16_t *weights, size_t taps, uint16_t *result, size_t count);

/// Writes the pixels between adjacent samples of `columns` + 1, as `CPixelsInterpolate`. Each sample has four channels.
void CPixelsInterpolatePixels(CPixelsSamples samples, size_t columns, uint32_t shift, uint32_t *pixels);

/// The image columns, or rows, that contribute to a pixel. Those between the first and the last have a weight of 256.
typedef struct {
  int32_t first;
  int32_t last;
  /// At most 256.
  uint32_t firstWeight;
  /// 0 if there is only one column.
  uint32_t lastWeight;
  /// The sum of all weights.
  uint32_t total;
  /// 1 / `total`.
  double reciprocal;
} CPixelsColumn;

/// Adds up weighted rows of an image: four sums per pixel, one per channel. `stride` is the distance between rows.
void CPixelsWeighRows(const uint32_t *image, size_t stride, CPixelsColumn rows, size_t count, uint32_t *sums);

/// Mixes columns of four 32-bit sums, one per channel, into pixels: the sums weighted by columns, divided by `rows` times
/// the columns' total, and rounded to nearest. `rows` is the sum of the weights of the rows in the sums.
void CPixelsMixColumns(
    const uint32_t *sums, const CPixelsColumn *columns, size_t count, uint32_t rows, uint32_t *pixels);

/// Two neighboring image columns or rows that are interpolated. The weights add up to 256. If the last weight is 0, there need
/// not be a second one.
typedef struct {
  int32_t first;
  uint16_t firstWeight;
  uint16_t lastWeight;
} CPixelsNeighbors;

/// An axis of an image, with the pixels of the part that is drawn.
typedef struct {
  /// The center of the device pixel (x, y) is at perColumn × (x + ½) + perRow × (y + ½) + offset in image pixels.
  double perColumn, perRow, offset;
  /// The length of a device pixel in image pixels over which is averaged, or 0 to interpolate two neighbors.
  double footprint;
  /// The part that is drawn in 1/256 pixel, within the pixels.
  int64_t start, end;
  int32_t firstPixel, lastPixel;
} CPixelsAxis;

/// Find the image pixels that contribute to device pixels of a row from (x, y), the first function without a footprint.
void CPixelsFindNeighbors(
    const CPixelsAxis *axis, ptrdiff_t x, ptrdiff_t y, size_t count, CPixelsNeighbors *neighbors);
void CPixelsFindColumns(const CPixelsAxis *axis, ptrdiff_t x, ptrdiff_t y, size_t count, CPixelsColumn *columns);

/// Two rows of an image, of which the lower one has a weight of 0…256, and the upper one has the rest.
typedef struct {
  const uint32_t *upper;
  const uint32_t *lower;
  uint32_t lowerWeight;
} CPixelsImageRows;

/// Interpolates pixels of an image that is not turned, with one pair of columns per pixel, from the columns `start` ..< `end` of
/// two rows. Each pixel is rounded to nearest once.
///
/// `sums` has room for four values per column and four more. Parts of `queue` are streamed meanwhile.
void CPixelsInterpolateImageRow(
    CPixelsImageRows rows, size_t start, size_t end, const CPixelsNeighbors *columns, size_t count, uint16_t *sums,
    uint32_t *pixels, CPixelsQueue *queue);

/// Interpolates pixels of any image, with a pair of columns and a pair of rows per pixel. Each is rounded to nearest once.
///
/// `stride` is the distance between rows of the image.
void CPixelsInterpolateImage(
    const uint32_t *image, size_t stride, const CPixelsNeighbors *columns, const CPixelsNeighbors *rows, size_t count,
    uint32_t *pixels);

/// Averages pixels of any image, with columns and rows per pixel. Each is rounded to nearest once.
void CPixelsAverageImage(
    const uint32_t *image, size_t stride, const CPixelsColumn *columns, const CPixelsColumn *rows, size_t count,
    uint32_t *pixels);

/// The geometry of a gradient: along a line, circles (each in the next one), circles in a cone, or a turn around a center.
typedef enum { CPixelsLine, CPixelsCircles, CPixelsCone, CPixelsTouching, CPixelsTurn } CPixelsGradientShape;
typedef enum { CPixelsPad, CPixelsRepeat, CPixelsReflect } CPixelsGradientSpread;

/// A radial or angular gradient, and the transform from device to user space.
typedef struct {
  /// A device position (x, y) is at (a·x + c·y + tx, b·x + d·y + ty).
  double a, b, c, d, tx, ty;
  /// The center of the first circle or of the turn.
  double x, y;
  /// Circles: the first radius, and the differences to the second circle.
  double radius, xOffset, yOffset, growth;
  /// Whether this is a turn, and the angle of its parameter 0 in radians.
  bool isTurn;
  double angle;
  /// The color of pixels that are on no circle.
  uint32_t outside;
} CPixelsCurve;

/// A row of pixels of a gradient.
typedef struct {
  CPixelsGradientShape shape;
  CPixelsGradientSpread spread;
  /// `entries` colors, a power of two, between the color before the first entry and the color after the last one. At least 33
  /// colors before and after the entries can be read.
  const uint32_t *colors;
  int32_t entries;
  /// All but a line: the gradient, and the position of the first pixel.
  const CPixelsCurve *curve;
  ptrdiff_t column, row;
  /// Pixels before the first one and after the last one, which are computed exactly too.
  size_t before, after;
  /// The fraction bits of a value in fixed point.
  int32_t shift;
  /// Line: the value of the first pixel in fixed point, and its change per pixel. If the spread is pad, all pixels are within
  /// the table.
  uint64_t parameter, step;
  /// Circles: value = y ± 2·√(x² + square), in fixed point. Cone: value = y + 2·√(x · other), in fixed point. Touching circles:
  /// value = y ± (x + other² / x), in fixed point. Turn: value = angle of (x, y) × scale + offset, in table entries. Values of the
  /// first pixel and their changes per pixel.
  double x, y, xStep, yStep, other, otherStep;
  double scale, offset;
  float square;
  /// Circles and touching circles: whether the sign is plus.
  bool isGrowing;
  /// Turn: pixels with both coordinates below the radius are computed exactly.
  float radius;
  /// Turn: vectors of pixels with centers at this distance or more have polynomials.
  float farRadius;
  /// Turn: whether all pixels are at twice that distance or more, so that two vectors have a common polynomial.
  bool isFar;
  /// More than the largest error of a value in fixed point, with and without a polynomial.
  uint32_t error, farError;
} CPixelsGradient;

/// Writes the colors of `count` pixels. Parts of `queue` are streamed meanwhile.
///
/// Returns the number of those pixels whose parameter was computed in double precision, because it is near the boundary of two
/// entries.
size_t CPixelsShade(const CPixelsGradient *gradient, size_t count, uint32_t *pixels, CPixelsQueue *queue);

/// Writes the same colors from parameters in double precision only, of which `gradient` has the curve, the position, the table
/// and the spread.
void CPixelsShadeExactly(const CPixelsGradient *gradient, size_t count, uint32_t *pixels);

/// The same with each vector width that this processor supports, for tests.
size_t CPixelsVectorWidths(void);
void CPixelsBlendColorsInWidth(
    size_t width, uint32_t *pixels, const uint32_t *source, size_t count, uint32_t level, CPixelsQueue *queue);
void CPixelsBlendColorsCoverageInWidth(
    size_t width, uint32_t *pixels, const uint32_t *source, const uint8_t *coverage, size_t count);
void CPixelsConvolveInWidth(
    size_t width, const uint16_t *source, ptrdiff_t stride, const uint16_t *weights, size_t taps, uint16_t *result,
    size_t count);
void CPixelsInterpolatePixelsInWidth(
    size_t width, CPixelsSamples samples, size_t columns, uint32_t shift, uint32_t *pixels);
void CPixelsWeighRowsInWidth(
    size_t width, const uint32_t *image, size_t stride, CPixelsColumn rows, size_t count, uint32_t *sums);
void CPixelsMixColumnsInWidth(
    size_t width, const uint32_t *sums, const CPixelsColumn *columns, size_t count, uint32_t rows, uint32_t *pixels);
void CPixelsBlendBlocksInWidth(
    size_t width, const CPixelsBlock *blocks, size_t count, uint32_t color, uint32_t *corner, size_t stride,
    CPixelsQueue *queue);
void CPixelsFindNeighborsInWidth(
    size_t width, const CPixelsAxis *axis, ptrdiff_t x, ptrdiff_t y, size_t count, CPixelsNeighbors *neighbors);
void CPixelsFindColumnsInWidth(
    size_t width, const CPixelsAxis *axis, ptrdiff_t x, ptrdiff_t y, size_t count, CPixelsColumn *columns);
void CPixelsInterpolateImageRowInWidth(
    size_t width, CPixelsImageRows rows, size_t start, size_t end, const CPixelsNeighbors *columns, size_t count,
    uint16_t *sums, uint32_t *pixels, CPixelsQueue *queue);
void CPixelsInterpolateImageInWidth(
    size_t width, const uint32_t *image, size_t stride, const CPixelsNeighbors *columns, const CPixelsNeighbors *rows,
    size_t count, uint32_t *pixels);
void CPixelsAverageImageInWidth(
    size_t width, const uint32_t *image, size_t stride, const CPixelsColumn *columns, const CPixelsColumn *rows,
    size_t count, uint32_t *pixels);
size_t CPixelsShadeInWidth(
    size_t width, const CPixelsGradient *gradient, size_t count, uint32_t *pixels, CPixelsQueue *queue);
void CPixelsShadeExactlyInWidth(size_t width, const CPixelsGradient *gradient, size_t count, uint32_t *pixels);
void CPixelsBlendCellsInWidth(
    size_t width, CPixelsCells cells, CPixelsColors colors, bool isEvenOdd, uint32_t *pixels, size_t stride,
    CPixelsQueue *queue);
void CPixelsFillInWidth(size_t width, uint32_t *pixels, size_t count, uint32_t color);
void CPixelsBlendColorInWidth(size_t width, uint32_t *pixels, size_t count, uint32_t color);
void CPixelsBlendCoverageInWidth(
    size_t width, uint32_t *pixels, const uint8_t *coverage, size_t count, uint32_t color);
void CPixelsInterpolateInWidth(
    size_t width, CPixelsSamples samples, size_t columns, uint32_t shift, uint8_t *coverage);
size_t CPixelsAddEdgesInWidth(
    size_t width, CPixelsWindow window, const int32_t *vertices, size_t count, int32_t *others);
CPixelsBounds CPixelsFindBoundsInWidth(size_t width, const int32_t *vertices, size_t count);
bool CPixelsIsStarShapedInWidth(size_t width, const int32_t *vertices, size_t count, int32_t centerX, int32_t centerY);
bool CPixelsEvaluateInWidth(size_t width, const CPixelsCubic *cubic, size_t count, int32_t *vertices);

/// Returns the remaining stack space of the calling thread in bytes, or SIZE_MAX if unknown.
size_t CPixelsStackLeft(void);

#endif
