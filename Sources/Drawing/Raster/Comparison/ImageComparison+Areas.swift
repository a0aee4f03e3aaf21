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
  /// - Complexity: O(n) in the number of pixels, and in the total size of the areas.
  package static func differingPixels(
    expected: PixelBuffer, actual: PixelBuffer, outside areas: [PixelArea]
  ) -> (all: Int, outside: Int) {
    guard expected != actual else { return (0, 0) }
    var map = ChangeMap(expected: expected, actual: actual)
    let all = map.count
    let (width, height) = (map.width, map.height)
    var isInside = [Bool](repeating: false, count: width * height)
    isInside.withUnsafeMutableBufferPointer { isInside in
      for area in areas {
        let (left, right) = (max(0, area.left), min(width, area.right))
        guard left < right else { continue }
        for y in max(0, area.top)..<max(0, area.top, min(height, area.bottom)) {
          isInside[y * width + left..<y * width + right].update(repeating: true)
        }
      }
    }
    map.keepChanges { x, y in isInside[y * width + x] ? nil : 0 }
    return (all, map.count)
  }
}
