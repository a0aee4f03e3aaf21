#include "CPixels.h"

#include <stdatomic.h>
#include <string.h>

typedef uint32_t Four __attribute__((vector_size(16)));

void CPixelsStream(uint32_t *destination, const uint32_t *source, size_t count) {
  while (count > 0 && (uintptr_t)destination % sizeof(Four) != 0) {
    *destination++ = *source++;
    count--;
  }
  // A line of the cache at a time.
  for (; count >= 16; count -= 16, destination += 16, source += 16) {
    Four pixels[4];
    memcpy(pixels, source, sizeof pixels);
    for (int i = 0; i < 4; i++) __builtin_nontemporal_store(pixels[i], (Four *)destination + i);
  }
  memcpy(destination, source, count * sizeof *source);
  // Such stores are not in order with those that come after.
  atomic_thread_fence(memory_order_seq_cst);
}
