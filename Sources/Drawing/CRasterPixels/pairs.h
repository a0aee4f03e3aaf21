// Sums of two products of 16-bit numbers, which processors of x86 compute in one instruction. Included once per vector width.

/// Signed lanes of 16 bits, and the sums of pairs of them.
typedef int16_t WIDTH(PairLanes) __attribute__((vector_size(COUNT * 4)));
typedef int32_t WIDTH(PairSums) __attribute__((vector_size(COUNT * 4)));
#define PairLanes WIDTH(PairLanes)
#define PairSums WIDTH(PairSums)

// Indices for each 128 bits of a vector, from the first lane of 16 bits, and the same in a second vector.
#if COUNT == 8
#define EACH_PART(indices) indices(0, 16), indices(8, 24)
#else
#define EACH_PART(indices) indices(0, 32), indices(8, 40), indices(16, 48), indices(24, 56)
#endif

/// Pairs lanes of two vectors, the first four and the last four of each 128 bits.
INLINE void WIDTH(pairLanes)(const PairLanes *a, const PairLanes *b, PairLanes *low, PairLanes *high) {
#define LOW(a, b) a, b, a + 1, b + 1, a + 2, b + 2, a + 3, b + 3
#define HIGH(a, b) a + 4, b + 4, a + 5, b + 5, a + 6, b + 6, a + 7, b + 7
  *low = __builtin_shufflevector(*a, *b, EACH_PART(LOW));
  *high = __builtin_shufflevector(*a, *b, EACH_PART(HIGH));
#undef LOW
#undef HIGH
}

/// Takes the upper halves of the sums of pairs that `pairLanes` made, in the order of its lanes.
INLINE void WIDTH(upperHalves)(const PairSums *low, const PairSums *high, PairLanes *halves) {
#define ODD(a, b) a + 1, a + 3, a + 5, a + 7, b + 1, b + 3, b + 5, b + 7
  *halves = __builtin_shufflevector((PairLanes)*low, (PairLanes)*high, EACH_PART(ODD));
#undef ODD
}

/// Adds the products of pairs of adjacent lanes to sums.
INLINE void WIDTH(addPairs)(const PairLanes *lanes, const PairLanes *factors, PairSums *sums) {
#if defined(__x86_64__) && COUNT == 16
  *sums += (PairSums)_mm512_madd_epi16((__m512i)*lanes, (__m512i)*factors);
#elif defined(__x86_64__) && defined(WIDE)
  *sums += (PairSums)_mm256_madd_epi16((__m256i)*lanes, (__m256i)*factors);
#elif defined(__x86_64__)
  __m128i parts[2], partFactors[2];
  memcpy(parts, lanes, sizeof parts);
  memcpy(partFactors, factors, sizeof partFactors);
  for (int part = 0; part < 2; part++) parts[part] = _mm_madd_epi16(parts[part], partFactors[part]);
  PairSums products;
  memcpy(&products, parts, sizeof products);
  *sums += products;
#else
  typedef int16_t HalfLanes __attribute__((vector_size(COUNT * 2)));
#define FIRST(a, b) a, a + 2, a + 4, a + 6
#define LAST(a, b) a + 1, a + 3, a + 5, a + 7
  const HalfLanes first = __builtin_shufflevector(*lanes, *lanes, EACH_PART(FIRST));
  const HalfLanes last = __builtin_shufflevector(*lanes, *lanes, EACH_PART(LAST));
  const HalfLanes firstFactors = __builtin_shufflevector(*factors, *factors, EACH_PART(FIRST));
  const HalfLanes lastFactors = __builtin_shufflevector(*factors, *factors, EACH_PART(LAST));
  *sums += __builtin_convertvector(first, PairSums) * __builtin_convertvector(firstFactors, PairSums) +
      __builtin_convertvector(last, PairSums) * __builtin_convertvector(lastFactors, PairSums);
#undef FIRST
#undef LAST
#endif
}

/// Returns a vector of one pair.
INLINE void WIDTH(repeatPair)(uint32_t first, uint32_t last, PairLanes *pairs) {
  *pairs = (PairLanes)((PairSums){} + (int32_t)(first | last << 16));
}
