// What the compiler's vector types have no operation for: colors of eight or sixteen pixels from entries of a table around a
// middle one, which fit in registers, and approximate reciprocals.

#if defined(__x86_64__)
#include <immintrin.h>

#define INTRINSIC(features) __attribute__((target(features), always_inline)) static inline void

/// Writes the colors of eight pixels from the places of each in sixteen colors.
INTRINSIC("avx2") permute16(const uint32_t *colors, const int32_t *places, uint32_t *pixels) {
  const __m256i each = _mm256_loadu_si256((const __m256i *)places);
  const __m256i low = _mm256_permutevar8x32_epi32(_mm256_loadu_si256((const __m256i *)colors), each);
  const __m256i high = _mm256_permutevar8x32_epi32(_mm256_loadu_si256((const __m256i *)(colors + 8)), each);
  // The sign selects.
  const __m256 selected = _mm256_blendv_ps((__m256)low, (__m256)high, (__m256)_mm256_slli_epi32(each, 28));
  _mm256_storeu_ps((float *)pixels, selected);
}

/// Writes the colors of sixteen pixels from the places of each in 32 colors.
INTRINSIC("avx512f") permute32(const uint32_t *colors, const int32_t *places, uint32_t *pixels) {
  const __m512i low = _mm512_loadu_si512(colors), high = _mm512_loadu_si512(colors + 16);
  _mm512_storeu_si512(pixels, _mm512_permutex2var_epi32(low, _mm512_loadu_si512(places), high));
}

/// Writes the colors of sixteen pixels from the places of each in 64 colors.
INTRINSIC("avx512f") permute64(const uint32_t *colors, const int32_t *places, uint32_t *pixels) {
  const __m512i each = _mm512_loadu_si512(places);
  const __m512i low = _mm512_permutex2var_epi32(_mm512_loadu_si512(colors), each, _mm512_loadu_si512(colors + 16));
  const __m512i high =
      _mm512_permutex2var_epi32(_mm512_loadu_si512(colors + 32), each, _mm512_loadu_si512(colors + 48));
  const __mmask16 isHigh = _mm512_test_epi32_mask(each, _mm512_set1_epi32(32));
  _mm512_storeu_si512(pixels, _mm512_mask_mov_epi32(low, isHigh, high));
}

/// Writes the colors of sixteen pixels from the places of each in a table.
INTRINSIC("avx512f") gather16(const uint32_t *colors, const int32_t *places, uint32_t *pixels) {
  _mm512_storeu_si512(pixels, _mm512_i32gather_epi32(_mm512_loadu_si512(places), colors, 4));
}

/// Whether that is faster than a load of each color. With Emerald Rapids, which has this feature, a steep linear gradient takes a
/// fifth less time; Intel's earlier processors lack it, and have microcode that makes a gather slow so that it leaks no data.
static inline bool isGatherFast(void) { return __builtin_cpu_supports("avx512fp16"); }

/// Approximates 1/√x for sixteen normal numbers with a relative error below 2⁻¹⁴.
INTRINSIC("avx512f") inverseRoot16(const float *numbers, float *results) {
  _mm512_storeu_ps(results, _mm512_rsqrt14_ps(_mm512_loadu_ps(numbers)));
}

/// Approximates 1/x for sixteen normal numbers with a relative error below 2⁻¹⁴.
INTRINSIC("avx512f") inverse16(const float *numbers, float *results) {
  _mm512_storeu_ps(results, _mm512_rcp14_ps(_mm512_loadu_ps(numbers)));
}

#undef INTRINSIC
#endif
