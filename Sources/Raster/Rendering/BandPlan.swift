/// Which operations each band of rows has to draw.
///
/// A band lists the operations whose bounds reach into it, in drawing order, and starts at the last one that covers it
/// wholly with an opaque colour: what lies under that one is never drawn.
struct BandPlan: Sendable {
  /// Rows a band; the last one may have fewer.
  let rows: Int
  let count: Int
  /// `starts[band] ..< starts[band + 1]` are a band's places in `operations`.
  private let starts: [Int]
  private let operations: [Int32]
  /// Whether a band's first operation covers all that lies under it.
  private let isCovered: [Bool]
  /// The pixels that each band's operations may touch: about how long it takes.
  private let touched: [Int]

  init(_ scene: PreparedScene, rows: Int) {
    let count = (scene.size.height + rows - 1) / rows
    let origin = scene.size.top
    var covers = [Int](repeating: -1, count: count)
    var starts = [Int](repeating: 0, count: count + 1)
    var operations: [Int32] = []
    var touched = [Int](repeating: 0, count: count)
    scene.operations.withUnsafeBufferPointer { all in
      var depth = 0
      for index in all.indices {
        depth += all[index].nesting
        guard depth == 0, let covered = all[index].opaqueRows(across: scene.size) else { continue }
        let first = (covered.lowerBound - origin + rows - 1) / rows
        for band in first..<max(first, (covered.upperBound - origin) / rows + 1) where band < count {
          let end = min(origin + (band + 1) * rows, scene.size.bottom)
          if covered.lowerBound <= origin + band * rows, covered.upperBound >= end { covers[band] = index }
        }
      }
      func eachPlace(_ body: (_ operation: Int, _ band: Int) -> Void) {
        for index in all.indices where !all[index].bounds.isEmpty {
          let first = (all[index].bounds.top - origin) / rows
          for band in first...(all[index].bounds.bottom - 1 - origin) / rows where index >= covers[band] {
            body(index, band)
          }
        }
      }
      eachPlace { _, band in starts[band + 1] += 1 }
      for band in 0..<count { starts[band + 1] += starts[band] }
      var next = starts
      operations = [Int32](repeating: 0, count: starts[count])
      eachPlace { operation, band in
        operations[next[band]] = Int32(operation)
        next[band] += 1
        let bounds = all[operation].bounds
        let top = origin + band * rows
        touched[band] += bounds.width * (min(bounds.bottom, top + rows) - max(bounds.top, top))
      }
    }
    self.rows = rows
    self.count = count
    self.starts = starts
    self.touched = touched
    self.operations = operations
    self.isCovered = covers.map { $0 >= 0 }
  }

  /// The indices of a band's operations, in drawing order.
  func operations(of band: Int) -> ArraySlice<Int32> { operations[starts[band]..<starts[band + 1]] }

  /// All bands, those that take longest first: the last band that a thread draws is what the others wait for.
  var largestFirst: [Int] { (0..<count).sorted { (touched[$1], $0) < (touched[$0], $1) } }

  /// All bands, those that take long among those that don't: what the latter have to store, the former store beside their
  /// sums (``BandStream``).
  var mixed: [Int] {
    let total = touched.reduce(0, +)
    let heavy = (0..<count).filter { touched[$0] * count > total }
    let light = (0..<count).filter { touched[$0] * count <= total }
    var order: [Int] = []
    var (heavies, lights) = (0, 0)
    while order.count < count {
      if lights == light.count || heavies < heavy.count && heavies * light.count <= lights * heavy.count {
        order.append(heavy[heavies])
        heavies += 1
      } else {
        order.append(light[lights])
        lights += 1
      }
    }
    return order
  }

  /// Whether the background shows nowhere in a band.
  func coversBackground(_ band: Int) -> Bool { isCovered[band] }
}

extension PreparedOperation {
  /// The rows that the operation covers from edge to edge with an opaque colour.
  fileprivate func opaqueRows(across size: PixelRect) -> Range<Int>? {
    guard clip == nil, mode == .sourceOver || mode == .copy, bounds.left <= size.left, bounds.right >= size.right,
      case .rectangle(let rectangle, .solid(let color)) = kind, color >> 24 == 255
    else { return nil }
    let covered = rectangle.coveredPixels.intersection(bounds)
    guard !covered.isEmpty, covered.left <= size.left, covered.right >= size.right else { return nil }
    return covered.top..<covered.bottom
  }
}
