#include "inflate.h"

#include <string.h>

// An entry of a table: the length of the code in bits 0 to 3, the number of extra bits in bits 4 to 7, its kind in bits
// 8 to 11, and its value in bits 16 to 31: a literal, the base of a length or of a distance, or where a second table
// starts (the number of its bits then stands for the extra bits).
enum {
  LENGTH_MASK = 0xF,
  EXTRA_SHIFT = 4,
  EXTRA_MASK = 0xF,
  LITERAL = 0x100,
  SECOND_TABLE = 0x200,
  END_OF_BLOCK = 0x400,
  INVALID = 0x800,
  VALUE_SHIFT = 16,
  LONGEST_CODE = 15,
  /// How far behind the input's end reading may be while all that was used still lies before it.
  READ_AHEAD = 8,
};

static const uint16_t length_bases[31] = {3,  4,  5,  6,  7,  8,  9,  10, 11,  13,  15,  17,  19,  23, 27, 31,
                                          35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258, 0,  0};
static const uint8_t length_extras[31] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2,
                                          3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0, 0, 0};
static const uint16_t distance_bases[30] = {1,   2,   3,   4,   5,   7,    9,    13,   17,   25,   33,   49,   65,    97,    129,
                                            193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577};
static const uint8_t distance_extras[30] = {0, 0, 0, 0, 1, 1, 2, 2,  3,  3,  4,  4,  5,  5,  6,
                                            6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13};

typedef enum { CODE_LENGTHS, LITERALS, DISTANCES } Alphabet;

static uint32_t entry_of(Alphabet alphabet, unsigned symbol) {
  switch (alphabet) {
    case CODE_LENGTHS: return (uint32_t)symbol << VALUE_SHIFT;
    case LITERALS:
      if (symbol < 256) return (uint32_t)symbol << VALUE_SHIFT | LITERAL;
      if (symbol == 256) return END_OF_BLOCK;
      if (symbol > 285) return INVALID;
      return (uint32_t)length_bases[symbol - 257] << VALUE_SHIFT | (uint32_t)length_extras[symbol - 257] << EXTRA_SHIFT;
    case DISTANCES:
      if (symbol > 29) return INVALID;
      return (uint32_t)distance_bases[symbol] << VALUE_SHIFT | (uint32_t)distance_extras[symbol] << EXTRA_SHIFT;
  }
  return INVALID;
}

// Codes come from the first bit to the last, everything else from the lowest.
static unsigned reversed(unsigned code, unsigned length) {
  code = (code & 0x5555) << 1 | (code >> 1 & 0x5555);
  code = (code & 0x3333) << 2 | (code >> 2 & 0x3333);
  code = (code & 0x0F0F) << 4 | (code >> 4 & 0x0F0F);
  code = (code & 0x00FF) << 8 | (code >> 8 & 0x00FF);
  return code >> (16 - length);
}

// Fills the tables of a prefix code that is given by its lengths; false where they are of no complete code.
// Returns in `bits` how many bits choose the entry of the first table.
static int build(
    uint32_t *table, unsigned capacity, unsigned most_bits, Alphabet alphabet, const uint8_t *lengths, unsigned count,
    unsigned *bits) {
  unsigned counts[LONGEST_CODE + 1] = {0};
  for (unsigned symbol = 0; symbol < count; symbol++) counts[lengths[symbol]]++;
  unsigned longest = LONGEST_CODE;
  while (longest > 0 && counts[longest] == 0) longest--;
  // Only distances may be none or one: a block without a match, or with matches at one distance.
  int is_single = longest == 1 && counts[1] == 1;
  if (longest == 0 || is_single) {
    if (alphabet != DISTANCES) return 0;
    *bits = 1;
    table[0] = table[1] = INVALID;
    for (unsigned symbol = 0; symbol < count; symbol++)
      if (lengths[symbol] == 1) table[0] = entry_of(alphabet, symbol) | 1;
    return 1;
  }
  unsigned starts[LONGEST_CODE + 2], codes[LONGEST_CODE + 2], code = 0, used = 0;
  for (unsigned length = 1; length <= longest; length++) {
    starts[length] = used;
    codes[length] = code;
    used += counts[length];
    code = (code + counts[length]) << 1;
    if (code > 2u << length) return 0;
  }
  if (code != 2u << longest) return 0;
  uint16_t sorted[288];
  for (unsigned symbol = 0; symbol < count; symbol++)
    if (lengths[symbol]) sorted[starts[lengths[symbol]]++] = (uint16_t)symbol;

  unsigned first_bits = longest < most_bits ? longest : most_bits;
  unsigned size = 1u << first_bits, end = size;
  unsigned prefix = ~0u, second = 0, second_bits = 0;
  *bits = first_bits;
  for (unsigned index = 0; index < used; index++) {
    unsigned symbol = sorted[index], length = lengths[symbol];
    unsigned place = reversed(codes[length]++, length);
    uint32_t entry = entry_of(alphabet, symbol) | length;
    if (length <= first_bits) {
      for (; place < size; place += 1u << length) table[place] = entry;
      continue;
    }
    if ((place & (size - 1)) != prefix) {
      // Codes of one prefix follow each other; as many bits as it takes to tell them apart choose among them.
      prefix = place & (size - 1);
      second_bits = length - first_bits;
      unsigned left = 1u << second_bits, at = length, here = counts[length] - (index - (starts[length] - counts[length]));
      while (here < left && at < longest) {
        left = (left - here) << 1;
        second_bits++;
        at++;
        here = counts[at];
      }
      second = end;
      end += 1u << second_bits;
      if (end > capacity) return 0;
      table[prefix] = second << VALUE_SHIFT | second_bits << EXTRA_SHIFT | SECOND_TABLE;
    }
    for (unsigned rest = place >> first_bits; rest < 1u << second_bits; rest += 1u << (length - first_bits))
      table[second + rest] = entry;
  }
  return 1;
}

// At least 56 bits are there afterwards. Behind the end of the input come whatever bytes follow it; a stream that used
// them is found out by where it ends.
#define REFILL()                                    \
  do {                                              \
    uint64_t word;                                  \
    memcpy(&word, next, 8);                         \
    bits |= word << bit_count;                      \
    next += (63 - bit_count) >> 3;                  \
    bit_count |= 56;                                \
  } while (0)
#define USE(n)          \
  do {                  \
    bits >>= (n);       \
    bit_count -= (n);   \
  } while (0)
#define LOW(n) ((unsigned)bits & ((1u << (n)) - 1))

static int begin_dynamic_block(Inflate *stream) {
  static const uint8_t order[19] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
  const uint8_t *next = stream->next;
  uint64_t bits = stream->bits;
  unsigned bit_count = stream->bit_count;
  REFILL();
  unsigned literal_count = LOW(5) + 257;
  USE(5);
  unsigned distance_count = LOW(5) + 1;
  USE(5);
  unsigned order_count = LOW(4) + 4;
  USE(4);
  if (literal_count > 286 || distance_count > 30) return 0;
  uint8_t code_lengths[19] = {0};
  for (unsigned index = 0; index < order_count; index++) {
    REFILL();
    code_lengths[order[index]] = (uint8_t)LOW(3);
    USE(3);
  }
  uint32_t table[1 << 7];
  unsigned table_bits;
  if (!build(table, 1 << 7, 7, CODE_LENGTHS, code_lengths, 19, &table_bits)) return 0;
  uint8_t lengths[286 + 30 + 138];
  unsigned count = literal_count + distance_count, known = 0;
  while (known < count) {
    if (next > stream->end + READ_AHEAD) return 0;
    REFILL();
    uint32_t entry = table[LOW(table_bits)];
    USE(entry & LENGTH_MASK);
    unsigned symbol = entry >> VALUE_SHIFT;
    if (symbol < 16) {
      lengths[known++] = (uint8_t)symbol;
      continue;
    }
    unsigned repeats;
    uint8_t value = 0;
    if (symbol == 16) {
      if (known == 0) return 0;
      value = lengths[known - 1];
      repeats = LOW(2) + 3;
      USE(2);
    } else if (symbol == 17) {
      repeats = LOW(3) + 3;
      USE(3);
    } else {
      repeats = LOW(7) + 11;
      USE(7);
    }
    memset(lengths + known, value, repeats);
    known += repeats;
  }
  if (known > count || lengths[256] == 0) return 0;
  stream->next = next;
  stream->bits = bits;
  stream->bit_count = bit_count;
  return build(
             stream->literals, INFLATE_LITERAL_ENTRIES, INFLATE_LITERAL_BITS, LITERALS, lengths, literal_count,
             &stream->literal_bits)
         && build(
             stream->distances, INFLATE_DISTANCE_ENTRIES, INFLATE_DISTANCE_BITS, DISTANCES, lengths + literal_count,
             distance_count, &stream->distance_bits);
}

static int begin_fixed_block(Inflate *stream) {
  if (stream->has_fixed_tables) return 1;
  uint8_t lengths[288];
  memset(lengths, 8, 144);
  memset(lengths + 144, 9, 112);
  memset(lengths + 256, 7, 24);
  memset(lengths + 280, 8, 8);
  uint8_t distance_lengths[32];
  memset(distance_lengths, 5, 32);
  stream->has_fixed_tables = 1;
  return build(
             stream->literals, INFLATE_LITERAL_ENTRIES, INFLATE_LITERAL_BITS, LITERALS, lengths, 288,
             &stream->literal_bits)
         && build(
             stream->distances, INFLATE_DISTANCE_ENTRIES, INFLATE_DISTANCE_BITS, DISTANCES, distance_lengths, 32,
             &stream->distance_bits);
}

static int begin_stored_block(Inflate *stream) {
  const uint8_t *next = inflate_position(stream);
  stream->bits = 0;
  stream->bit_count = 0;
  if (next > stream->end || stream->end - next < 4) return 0;
  unsigned count = next[0] | (unsigned)next[1] << 8;
  unsigned complement = next[2] | (unsigned)next[3] << 8;
  stream->next = next + 4;
  stream->stored_left = count;
  return (count ^ complement) == 0xFFFF && (size_t)(stream->end - stream->next) >= count;
}

static InflateState begin_block(Inflate *stream) {
  if (inflate_position(stream) > stream->end) return INFLATE_DAMAGED;
  const uint8_t *next = stream->next;
  uint64_t bits = stream->bits;
  unsigned bit_count = stream->bit_count;
  REFILL();
  stream->is_last_block = LOW(1);
  unsigned kind = LOW(3) >> 1;
  USE(3);
  stream->next = next;
  stream->bits = bits;
  stream->bit_count = bit_count;
  if (kind == 0) return begin_stored_block(stream) ? INFLATE_STORED : INFLATE_DAMAGED;
  if (kind == 1) return begin_fixed_block(stream) ? INFLATE_CODED : INFLATE_DAMAGED;
  if (kind == 3) return INFLATE_DAMAGED;
  stream->has_fixed_tables = 0;
  return begin_dynamic_block(stream) ? INFLATE_CODED : INFLATE_DAMAGED;
}

// Copies a match; up to 31 bytes behind it may be written.
static inline uint8_t *copy_match(uint8_t *output, unsigned distance, unsigned length) {
  uint8_t *end = output + length;
  const uint8_t *source = output - distance;
  if (distance < 16) {
    // What repeats after `distance` bytes also repeats after a multiple of it, and from 16 on blocks can be copied.
    static const uint8_t multiples[16] = {0, 16, 16, 18, 16, 20, 18, 21, 16, 18, 20, 22, 24, 26, 28, 30};
    unsigned multiple = multiples[distance];
    for (unsigned index = 0; index < multiple - distance; index++) output[index] = source[index];
    output += multiple - distance;
  }
  while (output < end) {
    memcpy(output, source, 16);
    output += 16;
    source += 16;
  }
  return end;
}

static uint8_t *inflate_coded(Inflate *stream, const uint8_t *history, uint8_t *output, uint8_t *limit) {
  const uint8_t *next = stream->next, *end = stream->end;
  uint64_t bits = stream->bits;
  unsigned bit_count = stream->bit_count;
  const uint32_t *literals = stream->literals, *distances = stream->distances;
  const unsigned literal_bits = stream->literal_bits, distance_bits = stream->distance_bits;
  const uint8_t *stop = stream->pause && stream->pause < end ? stream->pause : end + READ_AHEAD;
  while (output < limit) {
    if (next > stop) {
      if (stop != stream->pause) stream->state = INFLATE_DAMAGED;
      break;
    }
    REFILL();
    uint32_t entry = literals[LOW(literal_bits)];
    if (entry & LITERAL) {
      USE(entry & LENGTH_MASK);
      *output++ = (uint8_t)(entry >> VALUE_SHIFT);
      entry = literals[LOW(literal_bits)];
      if (entry & LITERAL) {
        USE(entry & LENGTH_MASK);
        *output++ = (uint8_t)(entry >> VALUE_SHIFT);
        entry = literals[LOW(literal_bits)];
        if (entry & LITERAL) {
          USE(entry & LENGTH_MASK);
          *output++ = (uint8_t)(entry >> VALUE_SHIFT);
          continue;
        }
      }
      REFILL();
    }
    if (entry & SECOND_TABLE) {
      entry = literals[(entry >> VALUE_SHIFT) + ((unsigned)(bits >> literal_bits) & ((1u << (entry >> EXTRA_SHIFT & EXTRA_MASK)) - 1))];
      if (entry & LITERAL) {
        USE(entry & LENGTH_MASK);
        *output++ = (uint8_t)(entry >> VALUE_SHIFT);
        continue;
      }
    }
    if (entry & (END_OF_BLOCK | INVALID)) {
      if (entry & INVALID) {
        stream->state = INFLATE_DAMAGED;
      } else {
        USE(entry & LENGTH_MASK);
        stream->state = stream->is_last_block ? INFLATE_END : INFLATE_HEADER;
      }
      break;
    }
    USE(entry & LENGTH_MASK);
    unsigned extra = entry >> EXTRA_SHIFT & EXTRA_MASK;
    unsigned length = (entry >> VALUE_SHIFT) + LOW(extra);
    USE(extra);
    entry = distances[LOW(distance_bits)];
    if (entry & SECOND_TABLE)
      entry = distances[(entry >> VALUE_SHIFT) + ((unsigned)(bits >> distance_bits) & ((1u << (entry >> EXTRA_SHIFT & EXTRA_MASK)) - 1))];
    USE(entry & LENGTH_MASK);
    extra = entry >> EXTRA_SHIFT & EXTRA_MASK;
    unsigned distance = (entry >> VALUE_SHIFT) + LOW(extra);
    USE(extra);
    if ((entry & INVALID) || distance > (size_t)(output - history)) {
      stream->state = INFLATE_DAMAGED;
      break;
    }
    output = copy_match(output, distance, length);
  }
  stream->next = next;
  stream->bits = bits;
  stream->bit_count = bit_count;
  return output;
}

static uint8_t *inflate_stored(Inflate *stream, uint8_t *output, uint8_t *limit) {
  size_t count = (size_t)(limit - output) < stream->stored_left ? (size_t)(limit - output) : stream->stored_left;
  if (stream->pause && count > (size_t)(stream->pause - stream->next) + 1) count = (size_t)(stream->pause - stream->next) + 1;
  memcpy(output, stream->next, count);
  stream->next += count;
  stream->stored_left -= (unsigned)count;
  if (stream->stored_left == 0) stream->state = stream->is_last_block ? INFLATE_END : INFLATE_HEADER;
  return output + count;
}

void inflate_begin(Inflate *stream, const uint8_t *input, size_t count) {
  stream->next = input;
  stream->end = input + count;
  stream->pause = NULL;
  stream->bits = 0;
  stream->bit_count = 0;
  stream->state = INFLATE_HEADER;
  stream->is_last_block = 0;
  stream->has_fixed_tables = 0;
  stream->stored_left = 0;
}

uint8_t *inflate_until(Inflate *stream, const uint8_t *history, uint8_t *output, uint8_t *limit) {
  while (output < limit) {
    if (stream->pause && stream->next > stream->pause) return output;
    switch (stream->state) {
      case INFLATE_HEADER: stream->state = begin_block(stream); break;
      case INFLATE_STORED: output = inflate_stored(stream, output, limit); break;
      case INFLATE_CODED: output = inflate_coded(stream, history, output, limit); break;
      case INFLATE_END:
      case INFLATE_DAMAGED: return output;
    }
  }
  return output;
}

const uint8_t *inflate_position(const Inflate *stream) { return stream->next - stream->bit_count / 8; }
