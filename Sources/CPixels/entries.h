// Entries of a gradient's table, and their colors. Included once per vector width.

/// The most vectors whose entries are found before they are used.
#define MOST_VECTORS 128

typedef float WIDTH(Floats) __attribute__((vector_size(COUNT * 4)));
typedef int32_t WIDTH(Places) __attribute__((vector_size(COUNT * 4)));
/// Half as many parameters as pixels.
typedef uint64_t WIDTH(Parameters) __attribute__((vector_size(COUNT * 4)));
typedef double WIDTH(Doubles) __attribute__((vector_size(COUNT * 8)));
#define Floats WIDTH(Floats)
#define Doubles WIDTH(Doubles)
#define Places WIDTH(Places)
#define Parameters WIDTH(Parameters)
/// One bit per pixel.
typedef bool WIDTH(Flags) __attribute__((ext_vector_type(COUNT)));
#define Flags WIDTH(Flags)

// The lanes of one of two vectors, by a comparison.
#define SELECT(type, mask, yes, no) ((type)(((Places)(yes) & (Places)(mask)) | ((Places)(no) & ~(Places)(mask))))

// A number in every lane. Subtracting zero changes nothing, so that the compiler omits it.
#define EVERY(number) ((number) - (Floats){})

/// Finds the entries of whole parameters.
INLINE void WIDTH(findEntries)(Places *places, int32_t entries, CPixelsGradientSpread spread) {
  if (spread == CPixelsRepeat) {
    *places &= entries - 1;
  } else if (spread == CPixelsReflect) {
    *places &= 2 * entries - 1;
    *places = SELECT(Places, *places < entries, *places, 2 * entries - 1 - *places);
  }
}

/// Rounds values in fixed point, to which `error` has been added, down, and tells which were less than that from an integer. What
/// is out of range on x86, or no number, is, because it becomes the least value or zero.
INLINE void WIDTH(roundDown)(const Floats *values, int32_t shift, uint32_t error, Places *places, Flags *areDoubtful) {
  const Places fixed = __builtin_convertvector(*values, Places);
  *places = fixed >> shift;
  // Signed, because vectors of unsigned numbers are compared slowly.
  *areDoubtful = __builtin_convertvector((fixed & ((1 << shift) - 1)) < (int32_t)(2 * error), Flags);
}

/// Whether all distances are at least zero and less than `limit`.
INLINE bool WIDTH(areWithin)(const Places *distances, uint32_t limit) {
  return __builtin_reduce_or((Places)((Pixels)*distances >= limit)) == 0;
}

/// Writes the colors of entries.
INLINE void WIDTH(writeColors)(const uint32_t *colors, const Places *places, uint32_t *pixels) {
#ifdef WIDE
  // The colors of neighboring pixels are usually near each other in the table.
  const int32_t middle = (*places)[COUNT / 2];
  Places distances = *places - (middle - COUNT);
  if (WIDTH(areWithin)(&distances, 2 * COUNT)) {
#if COUNT == 8
    permute16(colors + middle - COUNT, (const int32_t *)&distances, pixels);
#else
    permute32(colors + middle - COUNT, (const int32_t *)&distances, pixels);
#endif
    return;
  }
#if COUNT == 16
  distances += COUNT;
  if (WIDTH(areWithin)(&distances, 4 * COUNT)) {
    permute64(colors + middle - 2 * COUNT, (const int32_t *)&distances, pixels);
    return;
  }
#endif
#endif
  // From memory, which is faster than to extract them.
  const volatile int32_t *each = (const volatile int32_t *)places;
  for (int lane = 0; lane < COUNT; lane++) pixels[lane] = colors[each[lane]];
}

/// Writes the colors of the last pixels of a row, which are fewer than `COUNT`.
INLINE void WIDTH(writeLastColors)(const uint32_t *colors, const Places *places, size_t count, uint32_t *pixels) {
  int32_t each[COUNT];
  memcpy(each, places, sizeof each);
  for (size_t lane = 0; lane < count; lane++) pixels[lane] = colors[each[lane]];
}

/// Writes the colors of the entries of up to `MOST_VECTORS` vectors, and streams meanwhile.
INLINE void WIDTH(writeVectors)(
    const uint32_t *colors, const Places *places, size_t count, uint32_t *pixels, CPixelsQueue *queue) {
  const size_t whole = count < MOST_VECTORS * COUNT ? count / COUNT : MOST_VECTORS;
  size_t i = 0;
  for (; i + 2 <= whole; i += 2) {
    for (size_t half = i; half < i + 2; half++) WIDTH(writeColors)(colors, &places[half], pixels + half * COUNT);
    // At twice the pace while there is more than one copy to make, as after rows of which little is shaded.
    if (queue->second.count > 0) WIDTH(streamSome)(queue);
  }
  for (; i < whole; i++) WIDTH(writeColors)(colors, &places[i], pixels + i * COUNT);
  if (whole < MOST_VECTORS) WIDTH(writeLastColors)(colors, &places[whole], count - whole * COUNT, pixels + whole * COUNT);
}
