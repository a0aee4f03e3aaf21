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

// Returns the end of the line with room behind it, or NULL without enough memory.
static uint8_t *reserve(csnapshot_json_line *line, size_t count) {
  if (line->is_incomplete || count > SIZE_MAX / 4 || line->count > SIZE_MAX / 4) return NULL;
  size_t needed = line->count + count;
  if (needed > line->capacity) {
    size_t capacity = needed < 512 ? 1024 : needed * 2;
    uint8_t *bytes = realloc(line->bytes, capacity);
    if (!bytes) return NULL;
    line->bytes = bytes;
    line->capacity = capacity;
  }
  return line->bytes + line->count;
}

void csnapshot_json_add(csnapshot_json_line *line, const uint8_t *json, size_t count) {
  uint8_t *end = reserve(line, count);
  if (!end) {
    line->is_incomplete = true;
  } else if (count > 0) {
    memcpy(end, json, count);
    line->count += count;
  }
}

void csnapshot_json_add_text(csnapshot_json_line *line, const uint8_t *text, size_t count) {
  // The longest escape sequence has 6 bytes.
  uint8_t *end = count < SIZE_MAX / 32 ? reserve(line, count * 6 + 2) : NULL;
  if (!end) {
    line->is_incomplete = true;
  } else {
    line->count += (size_t)(write_string(end, text, count) - end);
  }
}

void csnapshot_json_add_integer(csnapshot_json_line *line, int64_t number) {
  uint8_t text[20], *start = text + sizeof text;
  uint64_t rest = number < 0 ? -(uint64_t)number : (uint64_t)number;
  do {
    *--start = (uint8_t)('0' + rest % 10);
    rest /= 10;
  } while (rest > 0);
  if (number < 0) *--start = '-';
  csnapshot_json_add(line, start, (size_t)(text + sizeof text - start));
}

void csnapshot_json_clear(csnapshot_json_line *line) {
  line->count = 0;
  line->is_incomplete = false;
}

void csnapshot_json_free(csnapshot_json_line *line) { free(line->bytes); }
