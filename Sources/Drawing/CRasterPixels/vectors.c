#include "CRasterPixels.h"

#include <float.h>
#include <stdatomic.h>
#include <string.h>

/// Properties of a color that allow a shorter computation.
typedef enum {
  anyTone,
  /// The color hides the destination.
  opaque,
  /// White with any alpha: all four premultiplied channels are equal.
  white,
} Tone;

/// Pixels of a row that are computed together.
typedef struct {
  size_t start;
  size_t count;
  bool isLast;
} Part;

/// The loops that are compiled per vector width.
typedef struct {
  void (*blendCells)(CPixelsCells, CPixelsColors, bool, uint32_t *, size_t, CPixelsQueue *);
  void (*fill)(uint32_t *, size_t, uint32_t);
  void (*blendColor)(uint32_t *, size_t, uint32_t);
  void (*blendCoverage)(uint32_t *, const uint8_t *, size_t, uint32_t);
  void (*interpolate)(CPixelsSamples, size_t, uint32_t, uint8_t *);
  bool (*evaluate)(const CPixelsCubic *, size_t, int32_t *);
  void (*blendColors)(uint32_t *, const uint32_t *, size_t, uint32_t, CPixelsQueue *);
  void (*blendColorsCoverage)(uint32_t *, const uint32_t *, const uint8_t *, size_t);
  void (*convolve)(const uint16_t *, ptrdiff_t, const uint16_t *, size_t, uint16_t *, size_t);
  void (*interpolatePixels)(CPixelsSamples, size_t, uint32_t, uint32_t *);
  void (*weighRows)(const uint32_t *, size_t, CPixelsColumn, size_t, uint32_t *);
  void (*mixColumns)(const uint32_t *, const CPixelsColumn *, size_t, uint32_t, uint32_t *);
  size_t (*shade)(const CPixelsGradient *, size_t, uint32_t *, CPixelsQueue *);
  void (*shadeExactly)(const CPixelsGradient *, size_t, uint32_t *);
  size_t (*addEdges)(CPixelsWindow, const int32_t *, size_t, int32_t *);
  void (*interpolateImageRow)(
      CPixelsImageRows, size_t, size_t, const CPixelsNeighbors *, size_t, uint16_t *, uint32_t *, CPixelsQueue *);
  void (*interpolateImage)(
      const uint32_t *, size_t, const CPixelsNeighbors *, const CPixelsNeighbors *, size_t, uint32_t *);
  void (*averageImage)(const uint32_t *, size_t, const CPixelsColumn *, const CPixelsColumn *, size_t, uint32_t *);
  void (*findNeighbors)(const CPixelsAxis *, ptrdiff_t, ptrdiff_t, size_t, CPixelsNeighbors *);
  void (*findColumns)(const CPixelsAxis *, ptrdiff_t, ptrdiff_t, size_t, CPixelsColumn *);
  void (*blendBlocks)(const CPixelsBlock *, size_t, uint32_t, uint32_t *, size_t, CPixelsQueue *);
  CPixelsBounds (*findBounds)(const int32_t *, size_t);
  bool (*isStarShaped)(const int32_t *, size_t, int32_t, int32_t);
} Loops;

#include "intrinsics.h"
#include "pieces.h"

#define COUNT 8
#define WIDTH(name) name##8
#include "widths.h"

#if defined(__x86_64__)
// The same source, compiled for vectors of eight pixels. Nanoseconds per pixel with the baseline, AVX2 and AVX-512, on an
// EPYC processor: colors over pixels 0.38, 0.12, 0.06; per edge of up to two pixels 20.6, 13.2, 9.8. On a Xeon processor:
// an angular gradient 1.32, 0.86, 0.34; a radial one 0.85, 0.59, 0.32; a convolution with 43 weights of four channels 15.2,
// 7.4, 5.5; an enlarged image 1.30, 0.84, 0.61.
#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#define WIDTH(name) name##8Wide
#define WIDE
#include "widths.h"
#pragma clang attribute pop
#undef COUNT

// The same source, compiled for vectors of sixteen pixels. A chart's lines take two thirds of the time. The required
// features exclude processors that lower their clock for such vectors.
#define COUNT 16
#pragma clang attribute push( \
    __attribute__((target("avx512f,avx512bw,avx512dq,avx512vl,avx512vbmi"))), apply_to = function)
#define WIDTH(name) name##16Wide
#include "widths.h"
#pragma clang attribute pop
#undef WIDE
#endif
#undef COUNT

/// Returns the loops that this processor supports, the fastest last.
static size_t find(const Loops **known) {
  size_t count = 0;
  known[count++] = &loops8;
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2")) known[count++] = &loops8Wide;
  if (__builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl") &&
      __builtin_cpu_supports("avx512vbmi")) {
    known[count++] = &loops16Wide;
  }
#endif
  return count;
}

size_t CPixelsVectorWidths(void) {
  const Loops *known[3];
  return find(known);
}

static const Loops *loops(size_t width) {
  // Detecting features takes longer than short loops.
  static _Atomic(const Loops *) widest;
  if (width == SIZE_MAX) {
    const Loops *loops = atomic_load_explicit(&widest, memory_order_relaxed);
    if (loops != NULL) return loops;
  }
  const Loops *known[3];
  const size_t count = find(known);
  if (width == SIZE_MAX) atomic_store_explicit(&widest, known[count - 1], memory_order_relaxed);
  return known[width < count ? width : count - 1];
}

void CPixelsBlendCells(
    CPixelsCells cells, CPixelsColors colors, bool isEvenOdd, uint32_t *pixels, size_t stride, CPixelsQueue *queue) {
  CPixelsBlendCellsInWidth(SIZE_MAX, cells, colors, isEvenOdd, pixels, stride, queue);
}

void CPixelsBlendCellsInWidth(
    size_t width, CPixelsCells cells, CPixelsColors colors, bool isEvenOdd, uint32_t *pixels, size_t stride,
    CPixelsQueue *queue) {
  loops(width)->blendCells(cells, colors, isEvenOdd, pixels, stride, queue);
}

void CPixelsFill(uint32_t *pixels, size_t count, uint32_t color) {
  CPixelsFillInWidth(SIZE_MAX, pixels, count, color);
}

void CPixelsFillInWidth(size_t width, uint32_t *pixels, size_t count, uint32_t color) {
  loops(width)->fill(pixels, count, color);
}

void CPixelsBlendColor(uint32_t *pixels, size_t count, uint32_t color) {
  CPixelsBlendColorInWidth(SIZE_MAX, pixels, count, color);
}

void CPixelsBlendColorInWidth(size_t width, uint32_t *pixels, size_t count, uint32_t color) {
  loops(width)->blendColor(pixels, count, color);
}

void CPixelsBlendCoverage(uint32_t *pixels, const uint8_t *coverage, size_t count, uint32_t color) {
  CPixelsBlendCoverageInWidth(SIZE_MAX, pixels, coverage, count, color);
}

void CPixelsBlendCoverageInWidth(
    size_t width, uint32_t *pixels, const uint8_t *coverage, size_t count, uint32_t color) {
  loops(width)->blendCoverage(pixels, coverage, count, color);
}

void CPixelsInterpolate(CPixelsSamples samples, size_t columns, uint32_t shift, uint8_t *coverage) {
  CPixelsInterpolateInWidth(SIZE_MAX, samples, columns, shift, coverage);
}

void CPixelsInterpolateInWidth(
    size_t width, CPixelsSamples samples, size_t columns, uint32_t shift, uint8_t *coverage) {
  loops(width)->interpolate(samples, columns, shift, coverage);
}

bool CPixelsEvaluate(const CPixelsCubic *cubic, size_t count, int32_t *vertices) {
  return CPixelsEvaluateInWidth(SIZE_MAX, cubic, count, vertices);
}

bool CPixelsEvaluateInWidth(size_t width, const CPixelsCubic *cubic, size_t count, int32_t *vertices) {
  return loops(width)->evaluate(cubic, count, vertices);
}

void CPixelsBlendColors(
    uint32_t *pixels, const uint32_t *source, size_t count, uint32_t level, CPixelsQueue *queue) {
  CPixelsBlendColorsInWidth(SIZE_MAX, pixels, source, count, level, queue);
}

void CPixelsBlendColorsInWidth(
    size_t width, uint32_t *pixels, const uint32_t *source, size_t count, uint32_t level, CPixelsQueue *queue) {
  loops(width)->blendColors(pixels, source, count, level, queue);
}

void CPixelsBlendColorsCoverage(uint32_t *pixels, const uint32_t *source, const uint8_t *coverage, size_t count) {
  CPixelsBlendColorsCoverageInWidth(SIZE_MAX, pixels, source, coverage, count);
}

void CPixelsBlendColorsCoverageInWidth(
    size_t width, uint32_t *pixels, const uint32_t *source, const uint8_t *coverage, size_t count) {
  loops(width)->blendColorsCoverage(pixels, source, coverage, count);
}

void CPixelsConvolve(
    const uint16_t *source, ptrdiff_t stride, const uint16_t *weights, size_t taps, uint16_t *result, size_t count) {
  CPixelsConvolveInWidth(SIZE_MAX, source, stride, weights, taps, result, count);
}

void CPixelsConvolveInWidth(
    size_t width, const uint16_t *source, ptrdiff_t stride, const uint16_t *weights, size_t taps, uint16_t *result,
    size_t count) {
  loops(width)->convolve(source, stride, weights, taps, result, count);
}

void CPixelsInterpolatePixels(CPixelsSamples samples, size_t columns, uint32_t shift, uint32_t *pixels) {
  CPixelsInterpolatePixelsInWidth(SIZE_MAX, samples, columns, shift, pixels);
}

void CPixelsInterpolatePixelsInWidth(
    size_t width, CPixelsSamples samples, size_t columns, uint32_t shift, uint32_t *pixels) {
  loops(width)->interpolatePixels(samples, columns, shift, pixels);
}

void CPixelsWeighRows(const uint32_t *image, size_t stride, CPixelsColumn rows, size_t count, uint32_t *sums) {
  CPixelsWeighRowsInWidth(SIZE_MAX, image, stride, rows, count, sums);
}

void CPixelsWeighRowsInWidth(
    size_t width, const uint32_t *image, size_t stride, CPixelsColumn rows, size_t count, uint32_t *sums) {
  loops(width)->weighRows(image, stride, rows, count, sums);
}

void CPixelsMixColumns(
    const uint32_t *sums, const CPixelsColumn *columns, size_t count, uint32_t rows, uint32_t *pixels) {
  CPixelsMixColumnsInWidth(SIZE_MAX, sums, columns, count, rows, pixels);
}

void CPixelsMixColumnsInWidth(
    size_t width, const uint32_t *sums, const CPixelsColumn *columns, size_t count, uint32_t rows, uint32_t *pixels) {
  loops(width)->mixColumns(sums, columns, count, rows, pixels);
}

size_t CPixelsShade(const CPixelsGradient *gradient, size_t count, uint32_t *pixels, CPixelsQueue *queue) {
  return CPixelsShadeInWidth(SIZE_MAX, gradient, count, pixels, queue);
}

size_t CPixelsShadeInWidth(
    size_t width, const CPixelsGradient *gradient, size_t count, uint32_t *pixels, CPixelsQueue *queue) {
  return loops(width)->shade(gradient, count, pixels, queue);
}

void CPixelsShadeExactly(const CPixelsGradient *gradient, size_t count, uint32_t *pixels) {
  CPixelsShadeExactlyInWidth(SIZE_MAX, gradient, count, pixels);
}

void CPixelsShadeExactlyInWidth(size_t width, const CPixelsGradient *gradient, size_t count, uint32_t *pixels) {
  loops(width)->shadeExactly(gradient, count, pixels);
}

size_t CPixelsAddEdges(CPixelsWindow window, const int32_t *vertices, size_t count, int32_t *others) {
  return CPixelsAddEdgesInWidth(SIZE_MAX, window, vertices, count, others);
}

size_t CPixelsAddEdgesInWidth(
    size_t width, CPixelsWindow window, const int32_t *vertices, size_t count, int32_t *others) {
  return loops(width)->addEdges(window, vertices, count, others);
}

CPixelsBounds CPixelsFindBounds(const int32_t *vertices, size_t count) {
  return CPixelsFindBoundsInWidth(SIZE_MAX, vertices, count);
}

CPixelsBounds CPixelsFindBoundsInWidth(size_t width, const int32_t *vertices, size_t count) {
  return loops(width)->findBounds(vertices, count);
}

bool CPixelsIsStarShaped(const int32_t *vertices, size_t count, int32_t centerX, int32_t centerY) {
  return CPixelsIsStarShapedInWidth(SIZE_MAX, vertices, count, centerX, centerY);
}

bool CPixelsIsStarShapedInWidth(size_t width, const int32_t *vertices, size_t count, int32_t centerX, int32_t centerY) {
  return loops(width)->isStarShaped(vertices, count, centerX, centerY);
}

void CPixelsInterpolateImageRow(
    CPixelsImageRows rows, size_t start, size_t end, const CPixelsNeighbors *columns, size_t count, uint16_t *sums,
    uint32_t *pixels, CPixelsQueue *queue) {
  CPixelsInterpolateImageRowInWidth(SIZE_MAX, rows, start, end, columns, count, sums, pixels, queue);
}

void CPixelsInterpolateImageRowInWidth(
    size_t width, CPixelsImageRows rows, size_t start, size_t end, const CPixelsNeighbors *columns, size_t count,
    uint16_t *sums, uint32_t *pixels, CPixelsQueue *queue) {
  loops(width)->interpolateImageRow(rows, start, end, columns, count, sums, pixels, queue);
}

void CPixelsInterpolateImage(
    const uint32_t *image, size_t stride, const CPixelsNeighbors *columns, const CPixelsNeighbors *rows, size_t count,
    uint32_t *pixels) {
  CPixelsInterpolateImageInWidth(SIZE_MAX, image, stride, columns, rows, count, pixels);
}

void CPixelsInterpolateImageInWidth(
    size_t width, const uint32_t *image, size_t stride, const CPixelsNeighbors *columns, const CPixelsNeighbors *rows,
    size_t count, uint32_t *pixels) {
  loops(width)->interpolateImage(image, stride, columns, rows, count, pixels);
}

void CPixelsAverageImage(
    const uint32_t *image, size_t stride, const CPixelsColumn *columns, const CPixelsColumn *rows, size_t count,
    uint32_t *pixels) {
  CPixelsAverageImageInWidth(SIZE_MAX, image, stride, columns, rows, count, pixels);
}

void CPixelsAverageImageInWidth(
    size_t width, const uint32_t *image, size_t stride, const CPixelsColumn *columns, const CPixelsColumn *rows,
    size_t count, uint32_t *pixels) {
  loops(width)->averageImage(image, stride, columns, rows, count, pixels);
}

void CPixelsFindNeighbors(
    const CPixelsAxis *axis, ptrdiff_t x, ptrdiff_t y, size_t count, CPixelsNeighbors *neighbors) {
  CPixelsFindNeighborsInWidth(SIZE_MAX, axis, x, y, count, neighbors);
}

void CPixelsFindNeighborsInWidth(
    size_t width, const CPixelsAxis *axis, ptrdiff_t x, ptrdiff_t y, size_t count, CPixelsNeighbors *neighbors) {
  loops(width)->findNeighbors(axis, x, y, count, neighbors);
}

void CPixelsFindColumns(const CPixelsAxis *axis, ptrdiff_t x, ptrdiff_t y, size_t count, CPixelsColumn *columns) {
  CPixelsFindColumnsInWidth(SIZE_MAX, axis, x, y, count, columns);
}

void CPixelsFindColumnsInWidth(
    size_t width, const CPixelsAxis *axis, ptrdiff_t x, ptrdiff_t y, size_t count, CPixelsColumn *columns) {
  loops(width)->findColumns(axis, x, y, count, columns);
}

void CPixelsBlendBlocks(
    const CPixelsBlock *blocks, size_t count, uint32_t color, uint32_t *corner, size_t stride, CPixelsQueue *queue) {
  CPixelsBlendBlocksInWidth(SIZE_MAX, blocks, count, color, corner, stride, queue);
}

void CPixelsBlendBlocksInWidth(
    size_t width, const CPixelsBlock *blocks, size_t count, uint32_t color, uint32_t *corner, size_t stride,
    CPixelsQueue *queue) {
  loops(width)->blendBlocks(blocks, count, color, corner, stride, queue);
}
