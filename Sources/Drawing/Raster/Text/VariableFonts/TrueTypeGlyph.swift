/// A glyph of the table `glyf`, in font units, before variation.
enum TrueTypeGlyph {
  case blank
  case simple(SimpleGlyph, xMinimum: Int)
  case composite([GlyphComponent], xMinimum: Int)

  init(_ reader: FontTableReader) throws(FontError) {
    guard reader.count > 0 else {
      self = .blank
      return
    }
    var reader = reader
    let contourCount = try reader.signed16()
    let xMinimum = try reader.signed16()
    try reader.skip(6)
    self =
      contourCount >= 0
      ? .simple(try SimpleGlyph(&reader, contourCount: contourCount), xMinimum: xMinimum)
      : .composite(try GlyphComponent.all(&reader), xMinimum: xMinimum)
  }

  /// The number of points that variations count, with the four phantom points.
  var pointCount: Int {
    switch self {
    case .blank: 4
    case .simple(let glyph, _): glyph.x.count + 4
    case .composite(let components, _): components.count + 4
    }
  }
}

/// The contours of a glyph.
struct SimpleGlyph {
  private(set) var x: [Int] = []
  private(set) var y: [Int] = []
  private(set) var isOnCurve: [Bool] = []
  /// The last point of each contour.
  private(set) var ends: [Int] = []

  /// Reads the part after the header.
  init(_ reader: inout FontTableReader, contourCount: Int) throws(FontError) {
    ends = try reader.unsigned16s(contourCount)
    guard zip(ends, ends.dropFirst()).allSatisfy({ $0 < $1 }) else {
      throw reader.invalid("the contours of a glyph are not in order")
    }
    guard let last = ends.last else { return }
    try reader.skip(reader.unsigned16())
    let flags = try Self.flags(&reader, count: last + 1)
    isOnCurve = flags.map { $0 & Self.onCurve != 0 }
    x = try Self.coordinates(&reader, flags, short: 0x02, same: 0x10)
    y = try Self.coordinates(&reader, flags, short: 0x04, same: 0x20)
  }

  private static let onCurve = 0x01

  private static func flags(_ reader: inout FontTableReader, count: Int) throws(FontError) -> [Int] {
    var flags: [Int] = []
    flags.reserveCapacity(count)
    while flags.count < count {
      let flag = try reader.unsigned8()
      let repeats = flag & 0x08 != 0 ? try reader.unsigned8() : 0
      guard flags.count + repeats < count else { throw reader.invalid("a run of points is too long") }
      flags.append(contentsOf: repeatElement(flag, count: repeats + 1))
    }
    return flags
  }

  private static func coordinates(
    _ reader: inout FontTableReader, _ flags: [Int], short: Int, same: Int
  ) throws(FontError) -> [Int] {
    var position = 0
    var positions: [Int] = []
    positions.reserveCapacity(flags.count)
    for flag in flags {
      if flag & short != 0 {
        let distance = try reader.unsigned8()
        position += flag & same != 0 ? distance : -distance
      } else if flag & same == 0 {
        position += try reader.signed16()
      }
      guard (-65536...65535).contains(position) else { throw reader.invalid("a point is out of range") }
      positions.append(position)
    }
    return positions
  }
}

/// A glyph that is part of a composite glyph.
struct GlyphComponent {
  enum Placement {
    /// In font units.
    case offset(x: Int, y: Int)
    /// A point of the composite glyph, and the point of the component that is moved there.
    case match(Int, Int)
  }

  private(set) var glyph: Int
  private(set) var placement: Placement
  /// The matrix in 1/16384: x' = xx·x + yx·y, y' = xy·x + yy·y.
  private(set) var (xx, xy, yx, yy) = (16384, 0, 0, 16384)
  /// Whether the matrix applies to the offset too.
  private(set) var scalesOffset: Bool
  /// Whether the composite glyph has the advance of this one.
  private(set) var determinesMetrics: Bool
  private let isLast: Bool

  static func all(_ reader: inout FontTableReader) throws(FontError) -> [GlyphComponent] {
    var components: [GlyphComponent] = []
    repeat { components.append(try GlyphComponent(&reader)) } while components.last?.isLast == false
    return components
  }

  private init(_ reader: inout FontTableReader) throws(FontError) {
    let flags = try reader.unsigned16()
    glyph = try reader.unsigned16()
    switch (flags & 0x02 != 0, flags & 0x01 != 0) {
    case (true, true): placement = .offset(x: try reader.signed16(), y: try reader.signed16())
    case (true, false): placement = .offset(x: try reader.signed8(), y: try reader.signed8())
    case (false, true): placement = .match(try reader.unsigned16(), try reader.unsigned16())
    case (false, false): placement = .match(try reader.unsigned8(), try reader.unsigned8())
    }
    if flags & 0x08 != 0 {
      xx = try reader.signed16()
      yy = xx
    } else if flags & 0x40 != 0 {
      xx = try reader.signed16()
      yy = try reader.signed16()
    } else if flags & 0x80 != 0 {
      (xx, xy) = (try reader.signed16(), try reader.signed16())
      (yx, yy) = (try reader.signed16(), try reader.signed16())
    }
    scalesOffset = flags & 0x0800 != 0 && flags & 0x1000 == 0
    determinesMetrics = flags & 0x0200 != 0
    isLast = flags & 0x20 == 0
  }
}
