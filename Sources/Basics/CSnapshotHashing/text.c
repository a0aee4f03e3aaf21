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

bool csnapshot_text_contains(const uint8_t *bytes, size_t count, const char *word) {
  size_t length = strlen(word);
  for (size_t i = 0; i + length <= count; i++) {
    if (memcmp(bytes + i, word, length) == 0) return true;
  }
  return false;
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

// A line that has no memory for its text has none, and is not written.
static bool reserve(csnapshot_json_line *line, size_t more) {
  if (line->failed) return false;
  if (line->count + more <= line->capacity) return true;
  size_t capacity = (line->count + more) * 2;
  uint8_t *bytes = realloc(line->bytes, capacity);
  if (!bytes) {
    line->failed = true;
    return false;
  }
  line->bytes = bytes;
  line->capacity = capacity;
  return true;
}

void csnapshot_json_raw(csnapshot_json_line *line, const char *text) {
  size_t count = strlen(text);
  if (!reserve(line, count)) return;
  memcpy(line->bytes + line->count, text, count);
  line->count += count;
}

void csnapshot_json_string(csnapshot_json_line *line, const char *text, size_t count) {
  // The longest escape sequence has 6 bytes.
  if (count > (SIZE_MAX - 2) / 16 || !reserve(line, count * 6 + 2)) return;
  uint8_t *end = line->bytes + line->count;
  *end++ = '"';
  for (size_t i = 0; i < count; i++) {
    uint8_t byte = (uint8_t)text[i];
    const char *plain = "\"\\\b\f\n\r\t", *escaped = "\"\\bfnrt", *found;
    if (byte != 0 && (found = strchr(plain, byte))) {
      *end++ = '\\';
      *end++ = (uint8_t)escaped[found - plain];
    } else if (byte < 0x20) {
      memcpy(end, "\\u00", 4);
      end += 4;
      *end++ = byte < 0x10 ? '0' : '1';
      *end++ = (uint8_t)"0123456789abcdef"[byte & 15];
    } else {
      *end++ = byte;
    }
  }
  *end++ = '"';
  line->count = (size_t)(end - line->bytes);
}

void csnapshot_json_free(csnapshot_json_line *line) { free(line->bytes); }
