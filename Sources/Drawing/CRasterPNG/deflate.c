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

CPNGStatus cpng_inflate_within(const uint8_t *bytes, size_t count, size_t limit, CPNGFile *result) {
  z_stream stream = {0};
  if (inflateInit(&stream) != Z_OK) return CPNG_OUT_OF_MEMORY;
  stream.next_in = (Bytef *)bytes;
  stream.avail_in = count > UINT32_MAX ? UINT32_MAX : (uInt)count;
  CPNGStatus status = CPNG_OK;
  int code = Z_OK;
  while (code == Z_OK) {
    if (result->count == result->capacity) {
      // One byte more than the limit tells a stream that reaches it from one that goes beyond.
      size_t capacity = result->capacity ? 2 * result->capacity : 4096;
      if (capacity > limit + 1) capacity = limit + 1;
      uint8_t *grown = capacity > result->capacity ? realloc(result->bytes, capacity) : NULL;
      if (!grown) {
        status = CPNG_OUT_OF_MEMORY;
        break;
      }
      result->bytes = grown;
      result->capacity = capacity;
    }
    size_t room = result->capacity - result->count;
    stream.next_out = result->bytes + result->count;
    stream.avail_out = room > UINT32_MAX ? UINT32_MAX : (uInt)room;
    uInt before = stream.avail_out;
    code = inflate(&stream, Z_NO_FLUSH);
    result->count += before - stream.avail_out;
  }
  if (status == CPNG_OK && code != Z_STREAM_END) status = CPNG_FAILED;
  if (result->count > limit) status = CPNG_OUT_OF_MEMORY;
  inflateEnd(&stream);
  return status;
}
