#include "CPixelsAtomics.h"

uint64_t CPixelsLoad(const uint64_t *word) { return __atomic_load_n(word, __ATOMIC_SEQ_CST); }
void CPixelsStore(uint64_t *word, uint64_t value) { __atomic_store_n(word, value, __ATOMIC_SEQ_CST); }
uint64_t CPixelsAdd(uint64_t *word, uint64_t value) { return __atomic_fetch_add(word, value, __ATOMIC_SEQ_CST); }
uint64_t CPixelsOr(uint64_t *word, uint64_t bits) { return __atomic_fetch_or(word, bits, __ATOMIC_SEQ_CST); }
uint64_t CPixelsAnd(uint64_t *word, uint64_t bits) { return __atomic_fetch_and(word, bits, __ATOMIC_SEQ_CST); }

bool CPixelsExchange(uint64_t *word, uint64_t expected, uint64_t value) {
  return __atomic_compare_exchange_n(word, &expected, value, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
}

void CPixelsPause(void) {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#elif defined(__aarch64__)
  for (int i = 0; i < 4; i++) __asm__ volatile("isb" ::: "memory");
#endif
}
