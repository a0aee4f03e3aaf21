/// Returns the largest integer that is not greater than `value`, whose magnitude must be below 2⁶².
///
/// Avoids `rounded(.down)`, which calls the C library on baseline x86-64.
@inlinable @inline(__always)
package func floored(_ value: Double) -> Int {
  let whole = Int(value)
  return Double(whole) > value ? whole &- 1 : whole
}
