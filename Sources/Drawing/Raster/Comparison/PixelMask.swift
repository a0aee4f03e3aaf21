/// The pixels of a picture that are in any of some rectangles.
package struct PixelMask: Sendable {
  private let width: Int
  /// Whether a pixel is inside, row by row; empty without rectangles.
  private var isInside: [Bool] = []
  /// The number of pixels inside.
  package private(set) var count = 0

  /// - Complexity: O(*n* + *r* log *r*) for *n* pixels and *r* rectangles.
  package init(_ rects: [PixelRect], width: Int, height: Int) {
    self.width = width
    let picture = PixelRect(left: 0, top: 0, right: width, bottom: height)
    let visible = rects.map { $0.intersection(picture) }.filter { !$0.isEmpty }
    guard !visible.isEmpty else { return }
    isInside = [Bool](repeating: false, count: width * height)
    var starting = visible.sorted { $0.top > $1.top }
    var ending = visible.sorted { $0.bottom > $1.bottom }
    // How many rectangles of a row begin, less those that end, at each pixel.
    var edges = [Int](repeating: 0, count: width + 1)
    for y in 0..<height {
      while let rect = starting.last, rect.top == y {
        edges[rect.left] += 1
        edges[rect.right] -= 1
        starting.removeLast()
      }
      while let rect = ending.last, rect.bottom == y {
        edges[rect.left] -= 1
        edges[rect.right] += 1
        ending.removeLast()
      }
      guard starting.count < ending.count else { continue }
      var depth = 0
      for x in 0..<width {
        depth += edges[x]
        guard depth > 0 else { continue }
        isInside[y * width + x] = true
        count += 1
      }
    }
  }

  /// Returns whether a pixel of the picture is inside.
  package func contains(x: Int, y: Int) -> Bool { !isInside.isEmpty && isInside[y * width + x] }
}
