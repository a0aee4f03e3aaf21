/// The largest whole number that is not above a number of magnitude below 2⁶².
///
/// Without a call: x86-64's first instruction set has none for it, so that `rounded(.down)` goes through the C library.
@inlinable @inline(__always)
public func floored(_ value: Double) -> Int {
  let whole = Int(value)
  return Double(whole) > value ? whole &- 1 : whole
}
