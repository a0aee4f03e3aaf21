#include "CRasterPNG.h"

#include <stdlib.h>
#include <zlib.h>

uint32_t cpng_checksum(const uint8_t *bytes, size_t count) {
  return (uint32_t)crc32_z(0, bytes, count);
}

CPNGStatus cpng_deflate(const uint8_t *bytes, size_t count, CPNGFile *result) {
  uLong room = compressBound((uLong)count);
  result->bytes = malloc(room ? room : 1);
  if (!result->bytes) return CPNG_OUT_OF_MEMORY;
  result->capacity = room;
  if (compress2(result->bytes, &room, bytes, (uLong)count, 9) != Z_OK) return CPNG_FAILED;
  result->count = room;
  return CPNG_OK;
}

int cpng_inflate(const uint8_t *bytes, size_t count, uint8_t *target, size_t length) {
  uLongf written = (uLongf)length;
  uLong read = (uLong)count;
  return uncompress2(target, &written, bytes, &read) == Z_OK && written == length && read == count;
}
