#ifndef SYMBOL_OUTLINES_H
#define SYMBOL_OUTLINES_H

#include <stdbool.h>
#include <stddef.h>

/// A part of the embedded text. Its bytes live as long as the process.
typedef struct {
  const char *bytes;
  size_t count;
} SymbolOutlineText;

/// The whole text: one line for each outline and each symbol, `key TAB value`, sorted by the bytes of the keys.
SymbolOutlineText symbol_outlines(void);

/// Finds the value of a key by binary search. Returns false if there is no such key.
bool symbol_outlines_find(const char *key, size_t count, SymbolOutlineText *value);

#endif
