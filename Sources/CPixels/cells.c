#include "CPixels.h"

#include <string.h>

#define COUNT 8
#define WIDTH(name) name##8
#include "cells.h"
#undef WIDTH

#if defined(__x86_64__)
// The same source once more, compiled for processors with vectors of eight pixels.
#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#define WIDTH(name) name##8Wide
#include "cells.h"
#undef WIDTH
#pragma clang attribute pop
#undef COUNT

// And for those with sixteen: a chart's lines take two thirds of the time. Processors older than the last of these features
// lower their clock for such vectors.
#define COUNT 16
#pragma clang attribute push( \
    __attribute__((target("avx512f,avx512bw,avx512vl,avx512vbmi"))), apply_to = function)
#define WIDTH(name) name##16Wide
#include "cells.h"
#undef WIDTH
#pragma clang attribute pop
#endif
#undef COUNT

typedef void (*Blend)(CPixelsCells, CPixelsColors, bool, uint32_t *, size_t);

/// The loops that this processor has the vectors for, the fastest last.
static size_t blends(Blend *blends) {
  size_t count = 0;
  blends[count++] = blendCells8;
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2")) blends[count++] = blendCells8Wide;
  if (__builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512vbmi")) {
    blends[count++] = blendCells16Wide;
  }
#endif
  return count;
}

void CPixelsBlendCells(CPixelsCells cells, CPixelsColors colors, bool isEvenOdd, uint32_t *pixels, size_t stride) {
  Blend known[3];
  known[blends(known) - 1](cells, colors, isEvenOdd, pixels, stride);
}

size_t CPixelsBlendCellsWidths(void) {
  Blend known[3];
  return blends(known);
}

void CPixelsBlendCellsInWidth(
    size_t width, CPixelsCells cells, CPixelsColors colors, bool isEvenOdd, uint32_t *pixels, size_t stride) {
  Blend known[3];
  if (width < blends(known)) known[width](cells, colors, isEvenOdd, pixels, stride);
}
