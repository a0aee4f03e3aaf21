/// Returns the coverage of 0…255 for a winding area in units of 1/131072 pixel, rounded half up.
@inlinable @inline(__always)
package func coverageLevel(of area: Int32, isEvenOdd: Bool) -> UInt32 {
  var area = area.magnitude
  if isEvenOdd {
    area &= 0x3FFFF
    if area > 0x20000 { area = 0x40000 &- area }
  } else if area > 0x20000 {
    area = 0x20000
  }
  return (area &* 255 &+ 0x10000) &>> 17
}

/// Reads and clears four cells of differences.
///
/// - Parameters:
///   - cells: The first of four cells.
///   - area: The accumulated area to the left of the cells, in every lane. Updated to the area of the last cell.
///   - isEvenOdd: Whether to use the even-odd rule instead of the nonzero rule.
/// - Returns: The coverage of each cell.
@inlinable @inline(__always)
package func takeCoverageLevels(
  _ cells: UnsafeMutablePointer<Int32>, after area: inout SIMD4<Int32>, isEvenOdd: Bool
) -> SIMD4<UInt32> {
  let pointer = UnsafeMutableRawPointer(cells)
  var areas = pointer.loadUnaligned(as: SIMD4<Int32>.self)
  pointer.storeBytes(of: SIMD4<Int32>(repeating: 0), as: SIMD4<Int32>.self)
  areas = areas &+ SIMD4(0, areas[0], areas[1], areas[2])
  areas = areas &+ SIMD4(0, 0, areas[0], areas[1]) &+ area
  area = SIMD4(repeating: areas[3])
  let one = SIMD4<Int32>(repeating: 0x20000)
  let negative = areas &>> 31
  var folded = (areas ^ negative) &- negative
  if isEvenOdd {
    folded = folded & SIMD4(repeating: 0x3FFFF)
    folded.replace(with: SIMD4(repeating: 0x40000) &- folded, where: folded .> one)
  } else {
    folded.replace(with: one, where: folded .> one)
  }
  let rounded = (folded &<< 8 &- folded &+ SIMD4(repeating: 0x10000)) &>> 17
  return SIMD4<UInt32>(truncatingIfNeeded: rounded)
}
