// Sequentially consistent atomic counters. Swift's `Atomic` requires macOS 15. These are functions of a C file rather than of a
// header, so that thread sanitizers instrument them.

#ifndef CPIXELS_ATOMICS_H
#define CPIXELS_ATOMICS_H

#include <stdint.h>

uint64_t CPixelsLoad(const uint64_t *word);

/// Returns the value before the addition, which wraps.
uint64_t CPixelsAdd(uint64_t *word, uint64_t value);

#endif
