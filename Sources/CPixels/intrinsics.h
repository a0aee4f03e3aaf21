// What the compiler's vector types have no operation for: colors of eight or sixteen pixels from entries of a table around a
// middle one, which fit in registers, and approximate reciprocal square roots.

#if defined(__x86_64__)
#include <immintrin.h>

#define INTRINSIC(features) __attribute__((target(features), always_inline)) static inline void

/// Writes the colors of eight pixels from distances of −8 ..< 8.
INTRINSIC("avx2") permute16(const uint32_t *middle, const int32_t *distances, uint32_t *pixels) {
  const __m256i places = _mm256_loadu_si256((const __m256i *)distances);
  const __m256i low = _mm256_permutevar8x32_epi32(_mm256_loadu_si256((const __m256i *)(middle - 8)), places);
  const __m256i high = _mm256_permutevar8x32_epi32(_mm256_loadu_si256((const __m256i *)middle), places);
  // The sign selects.
  const __m256 colors = _mm256_blendv_ps((__m256)high, (__m256)low, (__m256)places);
  _mm256_storeu_ps((float *)pixels, colors);
}

/// Writes the colors of sixteen pixels from distances of −16 ..< 16.
INTRINSIC("avx512f") permute32(const uint32_t *middle, const int32_t *distances, uint32_t *pixels) {
  const __m512i places = _mm512_loadu_si512(distances);
  const __m512i low = _mm512_loadu_si512(middle - 16), high = _mm512_loadu_si512(middle);
  _mm512_storeu_si512(pixels, _mm512_permutex2var_epi32(high, places, low));
}

/// Writes the colors of sixteen pixels from distances of −32 ..< 32.
INTRINSIC("avx512f,avx512dq") permute64(const uint32_t *middle, const int32_t *distances, uint32_t *pixels) {
  const __m512i places = _mm512_loadu_si512(distances);
  const __m512i low =
      _mm512_permutex2var_epi32(_mm512_loadu_si512(middle - 32), places, _mm512_loadu_si512(middle - 16));
  const __m512i high =
      _mm512_permutex2var_epi32(_mm512_loadu_si512(middle), places, _mm512_loadu_si512(middle + 16));
  _mm512_storeu_si512(pixels, _mm512_mask_mov_epi32(high, _mm512_movepi32_mask(places), low));
}

/// Approximates 1/√x for sixteen normal numbers with a relative error below 2⁻¹⁴.
INTRINSIC("avx512f") inverseRoot16(const float *numbers, float *results) {
  _mm512_storeu_ps(results, _mm512_rsqrt14_ps(_mm512_loadu_ps(numbers)));
}

#undef INTRINSIC
#endif
