// A non-cryptographic hash of 128 bits: see ContentHash128.
#include <string.h>

#include "CSnapshotHashing.h"

// Bytes are read as little-endian 64-bit words.
static uint64_t word(const uint8_t *bytes) {
  uint64_t value;
  memcpy(&value, bytes, sizeof value);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  value = __builtin_bswap64(value);
#endif
  return value;
}

// A lane multiplies its words by the input's, and combines both halves of the product with the input, so that a factor of zero
// loses no information. This is the construction of wyhash's protected variant.
typedef struct {
  uint64_t x;
  uint64_t y;
} lane;

static inline lane taking(lane lane_, uint64_t a, uint64_t b) {
  unsigned __int128 product = (unsigned __int128)(a ^ lane_.x) * (b ^ lane_.y);
  lane next = {((uint64_t)product + b) ^ lane_.y, ((uint64_t)(product >> 64) + a) ^ lane_.x};
  return next;
}

// Four lanes take 16 bytes each in turn, so that their multiplications overlap.
static inline void absorb(lane lanes[4], const uint8_t *block) {
  for (int i = 0; i < 4; i++) {
    lanes[i] = taking(lanes[i], word(block + 16 * i), word(block + 16 * i + 8));
  }
}

// Spreads every bit over the word, because the low bits of a product depend on few bits of its factors. This is the finalizer
// of MurmurHash3.
static uint64_t mixed(uint64_t z) {
  z = (z ^ z >> 33) * 0xFF51AFD7ED558CCD;
  z = (z ^ z >> 33) * 0xC4CEB9FE1A85EC53;
  return z ^ z >> 33;
}

csnapshot_content_hash csnapshot_hash_content(const void *bytes, size_t count, csnapshot_content_hash previous) {
  // The fractional parts of the square roots of the first eight primes.
  lane lanes[4] = {
      {0x6A09E667F3BCC908, 0xBB67AE8584CAA73B},
      {0x3C6EF372FE94F82B, 0xA54FF53A5F1D36F1},
      {0x510E527FADE682D1, 0x9B05688C2B3E6C1F},
      {0x1F83D9ABFB41BD6B, 0x5BE0CD19137E2179},
  };
  const uint8_t *next = bytes;
  size_t left = count;
  lanes[0] = taking(lanes[0], previous.high, previous.low);
  for (; left >= 64; left -= 64, next += 64) absorb(lanes, next);
  if (left > 0) {
    uint8_t padded[64] = {0};
    memcpy(padded, next, left);
    absorb(lanes, padded);
  }
  lane last = lanes[0];
  for (int i = 1; i < 4; i++) last = taking(last, lanes[i].x, lanes[i].y);
  last = taking(last, count, 0xCBBB9D5DC1059ED8);
  last.x += mixed(last.y);
  last.y += mixed(last.x);
  last.x += mixed(last.y);
  csnapshot_content_hash hash = {last.x, last.y};
  return hash;
}
