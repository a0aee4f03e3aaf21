// Sequentially consistent atomic words. Swift's `Atomic` requires macOS 15. These are functions of a C file rather than of a
// header, so that thread sanitizers instrument them.

#ifndef CPIXELS_ATOMICS_H
#define CPIXELS_ATOMICS_H

#include <stdbool.h>
#include <stdint.h>

uint64_t CPixelsLoad(const uint64_t *word);
void CPixelsStore(uint64_t *word, uint64_t value);

/// Returns the value before the addition, which wraps.
uint64_t CPixelsAdd(uint64_t *word, uint64_t value);

/// Returns the value before the change.
uint64_t CPixelsOr(uint64_t *word, uint64_t bits);
uint64_t CPixelsAnd(uint64_t *word, uint64_t bits);

/// Replaces the expected value. Returns whether the word had it.
bool CPixelsExchange(uint64_t *word, uint64_t expected, uint64_t value);

/// Pauses for about 50 nanoseconds, which speeds up the other thread of the same core.
void CPixelsPause(void);

#endif
