/// Returns the mean of sums of channels, each rounded to nearest.
///
/// Takes scalars: with a vector, the sums before are computed in vectors too, which takes a quarter more time.
@inline(__always)
func premultipliedMean(
  _ red: UInt64, _ green: UInt64, _ blue: UInt64, _ alpha: UInt64, of total: UInt64
) -> PremultipliedPixel {
  let half = total / 2
  return UInt32(truncatingIfNeeded: (red &+ half) / total) | UInt32(truncatingIfNeeded: (green &+ half) / total) &<< 8
    | UInt32(truncatingIfNeeded: (blue &+ half) / total) &<< 16
    | UInt32(truncatingIfNeeded: (alpha &+ half) / total) &<< 24
}
