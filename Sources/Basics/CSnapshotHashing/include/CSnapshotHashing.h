/// The loops of the hash functions. They are C because clients compile it with optimization in debug builds at no cost, while
/// an optimized Swift module costs a client of text alone seconds.
#ifndef CSNAPSHOT_HASHING_H
#define CSNAPSHOT_HASHING_H

#include <stddef.h>
#include <stdint.h>

/// The 128 bits of a content hash.
typedef struct {
  uint64_t high;
  uint64_t low;
} csnapshot_content_hash;

/// Returns the content hash of `count` bytes that follow a piece with the hash `previous`.
csnapshot_content_hash csnapshot_hash_content(const void *_Nullable bytes, size_t count, csnapshot_content_hash previous);

/// Writes the 32 bytes of the SHA-256 hash (FIPS 180-4) of `count` bytes to `digest`.
void csnapshot_hash_sha256(const void *_Nullable bytes, size_t count, uint8_t *_Nonnull digest);

/// Returns the 64-bit FNV-1a hash of `count` bytes.
uint64_t csnapshot_hash_fnv1a(const void *_Nullable bytes, size_t count);

#endif
