/// The loops of the hash functions, and of the texts that each assertion makes. They are C because clients compile it with optimization in debug builds at no cost, while
/// an optimized Swift module costs a client of text alone seconds.
#ifndef CSNAPSHOT_HASHING_H
#define CSNAPSHOT_HASHING_H

#include <stdbool.h>
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

/// Returns the position of the last byte of a kind, or -1.
ptrdiff_t csnapshot_text_last(const uint8_t *_Nullable bytes, size_t count, uint8_t byte);

/// Returns whether all bytes are ASCII.
bool csnapshot_text_is_ascii(const uint8_t *_Nullable bytes, size_t count);

/// Returns the position behind the first occurrence of a word at `start` or later, or -1.
ptrdiff_t csnapshot_text_end_of_word(
  const uint8_t *_Nullable bytes, size_t count, size_t start, const uint8_t *_Nonnull word, size_t length);

/// Writes ASCII text as a component of a file name: each run of characters other than letters, digits and underscores becomes
/// a hyphen, and there is none at the start and the end.
///
/// Returns the number of bytes, which is at most `count`, or -1 if the text is not ASCII.
ptrdiff_t csnapshot_text_sanitize(const uint8_t *_Nullable bytes, size_t count, uint8_t *_Nonnull result);

/// A line of JSON, which grows. It begins with zeros.
typedef struct {
  uint8_t *_Nullable bytes;
  size_t count;
  size_t capacity;
  /// Whether memory was not enough for a part.
  bool is_incomplete;
} csnapshot_json_line;

/// Appends JSON as it is.
void csnapshot_json_add(csnapshot_json_line *_Nonnull line, const uint8_t *_Nullable json, size_t count);

/// Appends an integer.
void csnapshot_json_add_integer(csnapshot_json_line *_Nonnull line, int64_t number);

/// Appends a text of UTF-8 with quotes and escape sequences.
void csnapshot_json_add_text(csnapshot_json_line *_Nonnull line, const uint8_t *_Nullable text, size_t count);

/// Begins a new line in the same memory.
void csnapshot_json_clear(csnapshot_json_line *_Nonnull line);

/// Frees the memory of a line.
void csnapshot_json_free(csnapshot_json_line *_Nonnull line);

#endif
