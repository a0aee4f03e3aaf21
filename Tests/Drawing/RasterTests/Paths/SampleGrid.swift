import Foundation

/// A point of an independent truth: nothing here shares code with the rasterizer.
struct TruePoint {
  var x: Double
  var y: Double

  var length: Double { (x * x + y * y).squareRoot() }
  /// A quarter turn clockwise on screen.
  var normal: TruePoint { TruePoint(x: -y, y: x) }
  var unit: TruePoint { TruePoint(x: x / length, y: y / length) }

  static func + (a: TruePoint, b: TruePoint) -> TruePoint { TruePoint(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: TruePoint, b: TruePoint) -> TruePoint { TruePoint(x: a.x - b.x, y: a.y - b.y) }
  static func * (a: TruePoint, b: Double) -> TruePoint { TruePoint(x: a.x * b, y: a.y * b) }
  static func dot(_ a: TruePoint, _ b: TruePoint) -> Double { a.x * b.x + a.y * b.y }
  static func cross(_ a: TruePoint, _ b: TruePoint) -> Double { a.x * b.y - a.y * b.x }
}

/// The union of convex polygons at 16 × 16 samples per pixel.
final class SampleGrid {
  static let samples = 16
  let width: Int
  let height: Int
  private let columns: Int
  private let bits: UnsafeMutablePointer<UInt8>

  init(_ width: Int, _ height: Int) {
    self.width = width
    self.height = height
    columns = width * Self.samples
    bits = .allocate(capacity: columns * height * Self.samples)
    memset(bits, 0, columns * height * Self.samples)
  }

  deinit { bits.deallocate() }

  /// Adds the samples of each row between a polygon's first and last crossing of it.
  func fill(_ polygon: [TruePoint]) {
    let side = Double(Self.samples)
    var top = Double.infinity
    var bottom = -Double.infinity
    for point in polygon {
      if point.y < top { top = point.y }
      if point.y > bottom { bottom = point.y }
    }
    guard top.isFinite, bottom.isFinite else { return }
    var row = max(0, Int((max(-10, top) * side - 0.5).rounded(.up)))
    let end = min(height * Self.samples - 1, Int((min(1e6, bottom) * side - 0.5).rounded(.down)))
    while row <= end {
      let y = (Double(row) + 0.5) / side
      var low = Double.infinity
      var high = -Double.infinity
      var before = polygon[polygon.count - 1]
      for point in polygon {
        if (before.y <= y) != (point.y <= y) {
          let x = before.x + (y - before.y) / (point.y - before.y) * (point.x - before.x)
          if x < low { low = x }
          if x > high { high = x }
        }
        before = point
      }
      if low <= high {
        let first = max(0, Int((max(-10, low) * side - 0.5).rounded(.up)))
        let last = min(columns - 1, Int((min(1e6, high) * side - 0.5).rounded(.down)))
        if first <= last { memset(bits + row * columns + first, 1, last - first + 1) }
      }
      row += 1
    }
  }

  /// The coverage of a pixel, 0…255.
  func level(_ x: Int, _ y: Int) -> Double {
    var count = 0
    for row in 0..<Self.samples {
      let start = bits + (y * Self.samples + row) * columns + x * Self.samples
      for column in 0..<Self.samples { count += Int(start[column]) }
    }
    return Double(count) * 255 / Double(Self.samples * Self.samples)
  }
}

/// How far a picture is from a truth, in levels.
struct LevelDifference {
  var largest = 0.0
  /// Over pixels that either covers.
  var mean = 0.0
  var place = (x: 0, y: 0)

  init(_ picture: Picture, _ truth: SampleGrid) {
    self.init(picture, width: truth.width, height: truth.height, truth.level)
  }

  init(_ picture: Picture, width: Int, height: Int, _ level: (Int, Int) -> Double) {
    var sum = 0.0
    var count = 0
    for y in 0..<height {
      let alphas = picture.alphas(row: y)
      for x in 0..<width {
        let expected = level(x, y)
        let difference = abs(Double(alphas[x]) - expected)
        if expected == 0, alphas[x] == 0 { continue }
        sum += difference
        count += 1
        if difference > largest {
          largest = difference
          place = (x, y)
        }
      }
    }
    mean = count == 0 ? 0 : sum / Double(count)
  }
}
