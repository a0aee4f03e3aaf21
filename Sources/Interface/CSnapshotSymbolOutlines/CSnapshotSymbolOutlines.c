#include "CSnapshotSymbolOutlines.h"

#include <string.h>

#ifndef __has_embed
#error "A compiler with C23 #embed is needed: clang 19 or newer, which Swift 6.2 and Xcode 16.3 bring."
#endif

// Before C23, clang treats #embed as an extension and warns.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char text[] = {
#embed "symbols.txt"
};

SymbolOutlineText symbol_outlines(void) { return (SymbolOutlineText){text, sizeof text}; }

// Compares a key with the one of the line that starts at `line`.
static int compare(const char *key, size_t count, const char *line) {
  const char *end = memchr(line, '\t', (size_t)(text + sizeof text - line));
  size_t length = end ? (size_t)(end - line) : 0;
  int order = memcmp(key, line, count < length ? count : length);
  return order ? order : (count > length) - (count < length);
}

bool symbol_outlines_find(const char *key, size_t count, SymbolOutlineText *value) {
  // `low` and `high` are starts of lines; the key's line is in between, if there is one.
  size_t low = 0, high = sizeof text;
  while (low < high) {
    size_t line = low + (high - low) / 2;
    while (line > low && text[line - 1] != '\n') line--;
    const char *newline = memchr(text + line, '\n', high - line);
    size_t next = newline ? (size_t)(newline - text) + 1 : high;
    int order = compare(key, count, text + line);
    if (order == 0) {
      *value = (SymbolOutlineText){text + line + count + 1, next - 1 - (line + count + 1)};
      return true;
    }
    if (order < 0) {
      high = line;
    } else {
      low = next;
    }
  }
  return false;
}
