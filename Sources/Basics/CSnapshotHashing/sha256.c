// SHA-256 (FIPS 180-4). No system library provides it on every platform.
#include <string.h>

#include "CSnapshotHashing.h"

static const uint32_t round_constants[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01,
    0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc,
    0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147,
    0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08,
    0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208,
    0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

static uint32_t rotated(uint32_t word, int count) { return word >> count | word << (32 - count); }

static void mix(uint32_t state[8], const uint8_t *block) {
  uint32_t schedule[64];
  for (int i = 0; i < 16; i++) {
    const uint8_t *bytes = block + 4 * i;
    schedule[i] = (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
  }
  for (int i = 16; i < 64; i++) {
    uint32_t a = schedule[i - 15], b = schedule[i - 2];
    uint32_t small0 = rotated(a, 7) ^ rotated(a, 18) ^ a >> 3;
    uint32_t small1 = rotated(b, 17) ^ rotated(b, 19) ^ b >> 10;
    schedule[i] = schedule[i - 16] + small0 + schedule[i - 7] + small1;
  }
  uint32_t a = state[0], b = state[1], c = state[2], d = state[3];
  uint32_t e = state[4], f = state[5], g = state[6], h = state[7];
  for (int i = 0; i < 64; i++) {
    uint32_t big1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    uint32_t first = h + big1 + ((e & f) ^ (~e & g)) + round_constants[i] + schedule[i];
    uint32_t big0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
    uint32_t second = big0 + ((a & b) ^ (a & c) ^ (b & c));
    h = g, g = f, f = e, e = d + first, d = c, c = b, b = a, a = first + second;
  }
  uint32_t words[8] = {a, b, c, d, e, f, g, h};
  for (int i = 0; i < 8; i++) state[i] += words[i];
}

void csnapshot_hash_sha256(const void *bytes, size_t count, uint8_t *digest) {
  uint32_t state[8] = {
      0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
  };
  const uint8_t *next = bytes;
  size_t left = count;
  for (; left >= 64; left -= 64, next += 64) mix(state, next);

  // The rest, a bit, zeros, and the number of bits in 64 bits: one or two blocks.
  uint8_t tail[128] = {0};
  if (left > 0) memcpy(tail, next, left);
  tail[left] = 0x80;
  size_t size = left < 56 ? 64 : 128;
  uint64_t bits = (uint64_t)count * 8;
  for (int i = 0; i < 8; i++) tail[size - 1 - i] = (uint8_t)(bits >> 8 * i);
  for (size_t start = 0; start < size; start += 64) mix(state, tail + start);

  for (int i = 0; i < 32; i++) digest[i] = (uint8_t)(state[i / 4] >> (24 - 8 * (i % 4)));
}
