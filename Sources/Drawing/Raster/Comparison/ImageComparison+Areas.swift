/// An area of a picture in pixels: from its left and top edges up to, but not including, its right and bottom edges.
package struct PixelArea: Hashable, Sendable {
  package var left: Int
  package var top: Int
  package var right: Int
  package var bottom: Int

  package init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }
}

extension ImageComparison {
  /// Counts the differing pixels of two pictures, and those of them outside of some areas.
  ///
  /// - Complexity: O(*n* + *a* log *a*) for *n* pixels and *a* areas.
  package static func differingPixels(
    expected: PixelBuffer, actual: PixelBuffer, outside areas: [PixelArea]
  ) -> (all: Int, outside: Int) {
    guard expected != actual else { return (0, 0) }
    var map = ChangeMap(expected: expected, actual: actual)
    let all = map.count
    let (width, height) = (map.width, map.height)
    var isInside = [Bool](repeating: false, count: width * height)
    let visible = areas.compactMap { area -> PixelArea? in
      let visible = PixelArea(
        left: max(0, area.left), top: max(0, area.top), right: min(width, area.right), bottom: min(height, area.bottom))
      return visible.left < visible.right && visible.top < visible.bottom ? visible : nil
    }
    var starting = visible.sorted { $0.top > $1.top }
    var ending = visible.sorted { $0.bottom > $1.bottom }
    // How many areas of a row begin, less those that end, at each pixel.
    var edges = [Int](repeating: 0, count: width + 1)
    for y in 0..<height {
      while let area = starting.last, area.top == y {
        edges[area.left] += 1
        edges[area.right] -= 1
        starting.removeLast()
      }
      while let area = ending.last, area.bottom == y {
        edges[area.left] -= 1
        edges[area.right] += 1
        ending.removeLast()
      }
      guard starting.count < ending.count else { continue }
      var depth = 0
      for x in 0..<width {
        depth += edges[x]
        isInside[y * width + x] = depth > 0
      }
    }
    map.keepChanges { x, y in isInside[y * width + x] ? nil : 0 }
    return (all, map.count)
  }
}
