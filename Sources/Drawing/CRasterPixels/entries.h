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
#if COUNT == 8
typedef uint8_t WIDTH(Bits);
#else
typedef uint16_t WIDTH(Bits);
#endif

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
    *places = __builtin_elementwise_min(*places, 2 * entries - 1 - *places);
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

/// One bit per pixel of each vector that may have the color of another entry.
typedef struct {
  WIDTH(Bits) vectors[MOST_VECTORS];
} WIDTH(Doubts);
#define Doubts WIDTH(Doubts)

/// Notes the doubtful pixels of a vector.
INLINE void WIDTH(note)(Doubts *doubts, size_t vector, const Flags *areDoubtful) {
  memcpy(&doubts->vectors[vector], areDoubtful, sizeof *doubts->vectors);
}

/// Finds which of `DOUBT_VECTORS` vectors have doubtful pixels.
#define DOUBT_VECTORS (COUNT == 8 ? 64 : 32)
INLINE uint64_t WIDTH(findDoubtful)(const WIDTH(Bits) *vectors) {
  typedef WIDTH(Bits) Several __attribute__((vector_size(64)));
  typedef bool AreSet __attribute__((ext_vector_type(DOUBT_VECTORS)));
  Several bits;
  memcpy(&bits, vectors, sizeof bits);
  const AreSet areSet = __builtin_convertvector(bits != 0, AreSet);
  uint64_t result = 0;
  memcpy(&result, &areSet, DOUBT_VECTORS / 8);
  return result;
}

/// Whether all distances are at least zero and less than `limit`.
INLINE bool WIDTH(areWithin)(const Places *distances, uint32_t limit) {
  return __builtin_reduce_or((Places)((Pixels)*distances >= limit)) == 0;
}

/// Writes the colors of entries one by one, from memory, which is faster than to extract the entries.
INLINE void WIDTH(writeEach)(const uint32_t *colors, const Places *places, uint32_t *pixels) {
  typedef int64_t __attribute__((may_alias)) Two;
  const volatile Two *each = (const volatile Two *)places;
  for (int lane = 0; lane < COUNT; lane += 2) {
    const int64_t two = *each++;
    pixels[lane] = colors[(int32_t)two];
    pixels[lane + 1] = colors[two >> 32];
  }
}

/// Writes the colors of entries from a row's table, which may be anywhere in it.
INLINE void WIDTH(writeFar)(const uint32_t *colors, const Places *places, bool isGathering, uint32_t *pixels) {
#if COUNT == 16
  if (isGathering) {
    gather16(colors, (const int32_t *)places, pixels);
    return;
  }
#endif
  (void)isGathering;
  WIDTH(writeEach)(colors, places, pixels);
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
  WIDTH(writeEach)(colors, places, pixels);
}

/// Whether the colors of a vector of entries fit in registers.
INLINE bool WIDTH(haveNeighbors)(const Places *places) {
#ifdef WIDE
  const int32_t reach = COUNT == 8 ? 8 : 32;
  const Places distances = *places - ((*places)[COUNT / 2] - reach);
  return WIDTH(areWithin)(&distances, 2 * reach);
#else
  (void)places;
  return false;
#endif
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
#if COUNT == 16
  const bool isGathering = isGatherFast();
#else
  const bool isGathering = false;
#endif
  size_t i = 0;
  for (; i + 4 <= whole; i += 4) {
    // After a vector whose colors are far from each other, those of the next ones mostly are too.
    if (WIDTH(haveNeighbors)(&places[i])) {
      for (size_t next = i; next < i + 4; next++) WIDTH(writeColors)(colors, &places[next], pixels + next * COUNT);
    } else {
      for (size_t next = i; next < i + 4; next++) {
        WIDTH(writeFar)(colors, &places[next], isGathering, pixels + next * COUNT);
      }
    }
    // At twice the pace while there is more than one copy to make, as after rows of which little is shaded.
    for (int half = 0; half < 2; half++) {
      if (queue->second.count > 0) WIDTH(streamSome)(queue);
    }
  }
  for (; i < whole; i++) WIDTH(writeColors)(colors, &places[i], pixels + i * COUNT);
  if (whole < MOST_VECTORS) WIDTH(writeLastColors)(colors, &places[whole], count - whole * COUNT, pixels + whole * COUNT);
}
