// The 64-bit FNV-1a hash: see StableHash.
#include "CSnapshotHashing.h"

uint64_t csnapshot_hash_fnv1a(const void *bytes, size_t count) {
  uint64_t hash = 0xcbf29ce484222325;
  for (size_t i = 0; i < count; i++) hash = (hash ^ ((const uint8_t *)bytes)[i]) * 0x100000001b3;
  return hash;
}
