// Words that several threads change at once. Swift has them of its own from macOS 15 on only; and as functions of a C file
// rather than of a header, thread sanitizers see them.

#ifndef CPIXELS_ATOMICS_H
#define CPIXELS_ATOMICS_H

#include <stdbool.h>
#include <stdint.h>

/// What was written before the word was changed is seen by who loads it.
uint64_t CPixelsLoad(const uint64_t *word);
void CPixelsStore(uint64_t *word, uint64_t value);

/// Return the word as it was before.
uint64_t CPixelsAdd(uint64_t *word, uint64_t value);
uint64_t CPixelsOr(uint64_t *word, uint64_t bits);
uint64_t CPixelsAnd(uint64_t *word, uint64_t bits);

/// Sets a word that still is as expected.
bool CPixelsExchange(uint64_t *word, uint64_t expected, uint64_t value);

/// Some 50 nanoseconds of doing nothing, in which another thread of the same core goes faster.
void CPixelsPause(void);

#endif
