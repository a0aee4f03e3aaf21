// The loops that Swift has no words for: stores that leave the cache alone, vectors of the width that the processor has,
// and bits of what a vector compared. All is integer arithmetic, or IEEE 754's with each result rounded to nearest, so that
// no width shows in a result.

#ifndef CPIXELS_H
#define CPIXELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CPixelsAtomics.h"

/// Pixels that are to be copied to memory that won't be read soon. Plain stores would first read into the cache what they
/// overwrite and push out of it what is still needed.
typedef struct {
  /// Where a line of the cache begins, if as much as a line is left.
  uint32_t *destination;
  const uint32_t *source;
  size_t count;
} CPixelsPending;

/// Copies that are made one after the other.
typedef struct {
  CPixelsPending first;
  /// Its count is 0 where there is only one.
  CPixelsPending second;
} CPixelsQueue;

/// Begins a copy, with as many pixels as lie before the first whole line of the cache. The source must stay as it is until the
/// count is 0.
CPixelsPending CPixelsBeginStream(uint32_t *destination, const uint32_t *source, size_t count);

/// Copies what is left.
void CPixelsStream(CPixelsPending *pending);

/// The same without the wide vectors that this processor may have, for tests.
void CPixelsStreamNarrow(CPixelsPending *pending);

/// When it returns, all threads that synchronise with this one see what it has streamed.
void CPixelsSettle(void);

/// Rows of differences of winding areas, in 1/131072 pixel, and a bit for every four that may not be zero.
typedef struct {
  int32_t *cells;
  uint64_t *dirty;
  /// From a row's cells to the next one's: a multiple of sixteen.
  size_t stride;
  /// From a row's bits to the next one's.
  size_t words;
  size_t rows;
  /// In pixels; at most the stride.
  size_t width;
} CPixelsCells;

/// A premultiplied colour for each row: those that are `step` apart from the first on. A step of 0 gives one for all.
typedef struct {
  const uint32_t *first;
  size_t step;
} CPixelsColors;

/// Composites a colour a row over pixels through the coverage that the cells add up to, and empties the cells.
///
/// `stride` is the distance from a pixel to the one below it. Between the sums, some of `queue` is streamed.
void CPixelsBlendCells(
    CPixelsCells cells, CPixelsColors colors, bool isEvenOdd, uint32_t *pixels, size_t stride, CPixelsQueue *queue);

/// Composites one premultiplied colour over pixels, the second one with a byte of coverage for each: from the first on, as
/// long as they fill vectors.
///
/// Return how many pixels are done.
size_t CPixelsBlendColor(uint32_t *pixels, size_t count, uint32_t color);
size_t CPixelsBlendCoverage(uint32_t *pixels, const uint8_t *coverage, size_t count, uint32_t color);

/// Two rows of samples, 0…255 in 8.8 fixed point, and the parts of each in a row of pixels between them, which add up to
/// twice the distance of two samples.
typedef struct {
  const uint16_t *upper;
  const uint16_t *lower;
  uint32_t above;
  uint32_t below;
} CPixelsSamples;

/// The coverage of the pixels between each two neighbours of `columns` + 1 samples, which are 2 to the power of `shift`, at
/// least 1, apart.
void CPixelsInterpolate(CPixelsSamples samples, size_t columns, uint32_t shift, uint8_t *coverage);

/// A curve as polynomials of its parameter, the highest power first: ((a t + b) t + c) t + d.
typedef struct {
  double x[4];
  double y[4];
  /// What the parameter grows by from one point to the next.
  double step;
} CPixelsCubic;

/// The curve's points after each of `count` steps, in pairs of 1/256 of the polynomials' unit, halves rounded up.
///
/// They lie within ±2²¹. `vertices` has room for a multiple of eight pairs, and one pair before them, where the curve begins.
///
/// Returns false if each differs from the one before it.
bool CPixelsEvaluate(const CPixelsCubic *cubic, size_t count, int32_t *vertices);

/// The same with each width of vectors that this processor has, for tests.
size_t CPixelsVectorWidths(void);
void CPixelsBlendCellsInWidth(
    size_t width, CPixelsCells cells, CPixelsColors colors, bool isEvenOdd, uint32_t *pixels, size_t stride,
    CPixelsQueue *queue);
size_t CPixelsBlendColorInWidth(size_t width, uint32_t *pixels, size_t count, uint32_t color);
size_t CPixelsBlendCoverageInWidth(
    size_t width, uint32_t *pixels, const uint8_t *coverage, size_t count, uint32_t color);
void CPixelsInterpolateInWidth(
    size_t width, CPixelsSamples samples, size_t columns, uint32_t shift, uint8_t *coverage);
bool CPixelsEvaluateInWidth(size_t width, const CPixelsCubic *cubic, size_t count, int32_t *vertices);

/// Finds the lines of a polygon that are not level and reach between two heights.
///
/// `vertices` are `count` + 1 pairs of coordinates within ±2³⁰; line `i` goes from one to the next. `indices` has room for
/// `count` + 2.
///
/// Returns how many were found.
size_t CPixelsFindEdges(const int32_t *vertices, size_t count, int32_t top, int32_t bottom, int32_t *indices);

/// The same without the wide vectors that this processor may have, for tests.
size_t CPixelsFindEdgesNarrow(const int32_t *vertices, size_t count, int32_t top, int32_t bottom, int32_t *indices);

/// How many bytes of the calling thread's stack are left; SIZE_MAX where the system does not say.
size_t CPixelsStackLeft(void);

#endif
