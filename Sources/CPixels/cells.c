#include "CPixels.h"

#include <string.h>

#define WIDTH(name) name##Narrow
#include "cells.h"
#undef WIDTH

#if defined(__x86_64__)
// The same source once more, compiled for processors with vectors of eight pixels.
#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#define WIDTH(name) name##Wide
#include "cells.h"
#undef WIDTH
#pragma clang attribute pop
#endif

void CPixelsBlendCellsNarrow(CPixelsCells cells, uint32_t color, bool isEvenOdd, uint32_t *pixels, size_t stride) {
  blendCellsNarrow(cells, color, isEvenOdd, pixels, stride);
}

void CPixelsBlendCells(CPixelsCells cells, uint32_t color, bool isEvenOdd, uint32_t *pixels, size_t stride) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2")) {
    blendCellsWide(cells, color, isEvenOdd, pixels, stride);
    return;
  }
#endif
  blendCellsNarrow(cells, color, isEvenOdd, pixels, stride);
}
