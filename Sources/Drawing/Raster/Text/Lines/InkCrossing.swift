extension Path {
  /// Returns the horizontal extent of the path's edges within a horizontal band, or `nil` if there are none.
  ///
  /// - Parameters:
  ///   - bottom: The lower end of the band.
  ///   - top: The upper end of the band.
  ///   - slant: The horizontal shear per unit of height.
  func crossing(bottom: Double, top: Double, slant: Double) -> ClosedRange<Int>? {
    let shear = Transform(a: 1, b: 0, c: slant, d: 1, tx: 0, ty: 0)
    let outline = flattened(transform: shear, tolerance: 1)
    let unit = 256.0
    var lowest = Double.infinity
    var highest = -Double.infinity
    for (index, start) in outline.contourStarts.enumerated() {
      let end = index + 1 < outline.contourStarts.count ? outline.contourStarts[index + 1] : outline.vertices.count
      for place in start..<end {
        let from = outline.vertices[place]
        let to = outline.vertices[place + 1 < end ? place + 1 : start]
        let (x0, y0) = (Double(from.x) / unit, Double(from.y) / unit)
        let (x1, y1) = (Double(to.x) / unit, Double(to.y) / unit)
        guard max(y0, y1) >= bottom, min(y0, y1) <= top else { continue }
        for y in [min(max(y0, bottom), top), min(max(y1, bottom), top)] {
          let x = y0 == y1 ? x0 : x0 + (x1 - x0) * ((y - y0) / (y1 - y0))
          lowest = min(lowest, x)
          highest = max(highest, x)
        }
        if y0 == y1 { (lowest, highest) = (min(lowest, x1), max(highest, x1)) }
      }
    }
    guard lowest <= highest else { return nil }
    return Int(lowest.rounded(.down))...Int(highest.rounded(.up))
  }
}
