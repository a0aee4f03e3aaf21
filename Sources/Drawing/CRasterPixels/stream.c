#include "CRasterPixels.h"

#include <stdatomic.h>
#include <string.h>

/// Pixels per cache line.
enum { line = 16 };

typedef uint32_t Eight __attribute__((vector_size(32)));

CPixelsPending CPixelsBeginStream(uint32_t *destination, const uint32_t *source, size_t count) {
  const size_t past = (uintptr_t)destination / sizeof *destination % line;
  const size_t rest = past == 0 ? 0 : line - past;
  const size_t first = rest < count ? rest : count;
  memcpy(destination, source, first * sizeof *source);
  const CPixelsPending pending = {destination + first, source + first, count - first};
  return pending;
}

/// Uses the widest stores, because a cache line is written to memory when it is complete. Half as many stores take
/// about half the time: 0.6 instead of 1.1 ms for a picture of 12 MB.
static inline __attribute__((always_inline)) void stream(CPixelsPending *pending) {
  uint32_t *destination = pending->destination;
  const uint32_t *source = pending->source;
  size_t count = pending->count;
  for (; count >= line; count -= line, destination += line, source += line) {
    Eight pixels[2];
    memcpy(pixels, source, sizeof pixels);
    for (size_t i = 0; i < 2; i++) __builtin_nontemporal_store(pixels[i], (Eight *)destination + i);
  }
  memcpy(destination, source, count * sizeof *source);
  pending->count = 0;
}

#if defined(__x86_64__)
static __attribute__((target("avx2"))) void streamWide(CPixelsPending *pending) { stream(pending); }
#endif

void CPixelsStreamNarrow(CPixelsPending *pending) { stream(pending); }

void CPixelsStream(CPixelsPending *pending) {
  // The pointers of an empty part are null, from which nothing may be copied.
  if (pending->count == 0) return;
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2")) {
    streamWide(pending);
    return;
  }
#endif
  CPixelsStreamNarrow(pending);
}

/// Non-temporal stores are not ordered with later stores.
void CPixelsSettle(void) { atomic_thread_fence(memory_order_seq_cst); }
