// Text of file names and of JSON, byte by byte.
#include <stdlib.h>
#include <string.h>

#include "CSnapshotHashing.h"

ptrdiff_t csnapshot_text_last(const uint8_t *bytes, size_t count, uint8_t byte) {
  for (size_t i = count; i > 0; i--) {
    if (bytes[i - 1] == byte) return (ptrdiff_t)i - 1;
  }
  return -1;
}

bool csnapshot_text_is_ascii(const uint8_t *bytes, size_t count) {
  for (size_t i = 0; i < count; i++) {
    if (bytes[i] >= 0x80) return false;
  }
  return true;
}

ptrdiff_t csnapshot_text_end_of_word(
  const uint8_t *bytes, size_t count, size_t start, const uint8_t *word, size_t length) {
  for (size_t i = start; i + length <= count; i++) {
    if (memcmp(bytes + i, word, length) == 0) return (ptrdiff_t)(i + length);
  }
  return -1;
}

static bool is_word(uint8_t byte) {
  return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || (byte >= '0' && byte <= '9') || byte == '_';
}

ptrdiff_t csnapshot_text_sanitize(const uint8_t *bytes, size_t count, uint8_t *result) {
  size_t length = 0;
  for (size_t i = 0; i < count; i++) {
    if (bytes[i] >= 0x80) return -1;
    if (is_word(bytes[i])) {
      result[length++] = bytes[i];
    } else if (length > 0 && result[length - 1] != '-') {
      result[length++] = '-';
    }
  }
  if (length > 0 && result[length - 1] == '-') length--;
  return (ptrdiff_t)length;
}

static const uint8_t separator = 0x1F;

// Appends a string with quotes and escape sequences, and returns its end.
static uint8_t *write_string(uint8_t *end, const uint8_t *text, size_t count) {
  *end++ = '"';
  for (size_t i = 0; i < count; i++) {
    uint8_t byte = text[i];
    const char *plain = "\"\\\b\f\n\r\t", *escaped = "\"\\bfnrt", *found;
    if (byte >= 0x20 && byte != '"' && byte != '\\') {
      *end++ = byte;
    } else if (byte != 0 && (found = strchr(plain, byte))) {
      *end++ = '\\';
      *end++ = (uint8_t)escaped[found - plain];
    } else {
      memcpy(end, "\\u00", 4);
      end += 4;
      *end++ = byte < 0x10 ? '0' : '1';
      *end++ = (uint8_t)"0123456789abcdef"[byte & 15];
    }
  }
  *end++ = '"';
  return end;
}

bool csnapshot_json_write(csnapshot_json_line *line, const uint8_t *parts, size_t count, size_t separators) {
  // The longest escape sequence has 6 bytes. Quotation marks take the place of separators.
  if (!parts || count > (SIZE_MAX - 1) / 6 || !(line->bytes = malloc(count * 6 + 1))) return false;
  uint8_t *end = line->bytes;
  size_t found = 0;
  for (size_t start = 0; start <= count; found++) {
    const uint8_t *next = start < count ? memchr(parts + start, separator, count - start) : NULL;
    size_t length = (next ? (size_t)(next - parts) : count) - start;
    if (found % 2) {
      end = write_string(end, parts + start, length);
    } else {
      memcpy(end, parts + start, length);
      end += length;
    }
    start += length + 1;
  }
  *end++ = '\n';
  line->count = (size_t)(end - line->bytes);
  // A text with the separator has parts too many.
  return found == separators + 1;
}

void csnapshot_json_free(csnapshot_json_line *line) { free(line->bytes); }
