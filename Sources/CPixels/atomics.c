#include "CPixelsAtomics.h"

uint64_t CPixelsLoad(const uint64_t *word) { return __atomic_load_n(word, __ATOMIC_SEQ_CST); }
uint64_t CPixelsAdd(uint64_t *word, uint64_t value) { return __atomic_fetch_add(word, value, __ATOMIC_SEQ_CST); }
