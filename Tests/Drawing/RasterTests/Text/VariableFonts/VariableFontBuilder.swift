import Foundation
import Raster
import Testing

/// A small variable font, made byte by byte.
struct VariableFontBuilder {
  /// A tag, and the smallest, default and largest value.
  var axes: [(tag: String, minimum: Int, normal: Int, maximum: Int)] = [("wght", 100, 400, 900)]
  /// The table `glyf`, by glyph. The glyph 0 is blank; 1 and those that follow are `A` and the next letters.
  var glyphs: [[UInt8]] = [[]]
  /// The advance and the left side bearing of each glyph.
  var metrics: [(advance: Int, bearing: Int)] = [(500, 0)]
  /// The table `gvar`, by glyph.
  var variations: [[UInt8]] = [[]]
  var sharedTuples: [[Int]] = [[1 << 14]]
  /// Tables that are written as they are.
  var others: [String: [UInt8]] = [:]
  var glyphFormat = 0

  /// Adds a glyph and the letter for it.
  mutating func add(_ glyph: [UInt8], advance: Int = 600, bearing: Int = 0, variation: [UInt8] = []) {
    glyphs.append(glyph)
    metrics.append((advance, bearing))
    variations.append(variation)
  }

  // MARK: Parts

  static func words(_ values: Int...) -> [UInt8] { words(values) }

  static func words(_ values: [Int]) -> [UInt8] {
    values.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
  }

  static func long(_ value: Int) -> [UInt8] { words(value >> 16, value) }

  /// A glyph of contours, all points on the curve.
  static func contours(_ contours: [[(x: Int, y: Int)]]) -> [UInt8] {
    let points = contours.flatMap { $0 }
    var bytes = words(
      contours.count, points.map(\.x).min() ?? 0, points.map(\.y).min() ?? 0, points.map(\.x).max() ?? 0,
      points.map(\.y).max() ?? 0)
    var count = 0
    for contour in contours {
      count += contour.count
      bytes += words(count - 1)
    }
    bytes += words(0) + [UInt8](repeating: 1, count: count)
    for axis in [points.map(\.x), points.map(\.y)] {
      bytes += words(zip(axis, [0] + axis).map { $0 - $1 })
    }
    return bytes + (bytes.count % 2 == 0 ? [] : [0])
  }

  /// A square of 100 units whose lower left corner is the origin.
  static let square = contours([[(0, 0), (0, 100), (100, 100), (100, 0)]])

  /// A component with an offset, or with matched points if `flags` lacks 2.
  static func component(_ glyph: Int, _ first: Int, _ second: Int, flags: Int = 2, isLast: Bool = true) -> [UInt8] {
    words(flags | 1 | (isLast ? 0 : 0x20), glyph, first, second)
  }

  static func composite(_ components: [UInt8], minimum: Int = 0) -> [UInt8] {
    words(-1, minimum, 0, 0, 0) + components
  }

  /// The deltas of a tuple; `points` are packed point numbers of its own, or `nil` for the shared ones.
  struct Tuple {
    /// The shared tuple, or the peaks of a region of its own.
    var shared: Int? = 0
    var peaks: [Int] = []
    /// The starts and ends of an intermediate region.
    var range: ([Int], [Int])?
    var points: [UInt8]? = [0]
    var x: [Int]
    var y: [Int]
  }

  static func variation(_ tuples: [Tuple], sharedPoints: [UInt8]? = nil) -> [UInt8] {
    var headers: [UInt8] = []
    var data = sharedPoints ?? []
    for tuple in tuples {
      let bytes = (tuple.points ?? []) + deltas(tuple.x) + deltas(tuple.y)
      var flags = tuple.shared ?? 0x8000
      if tuple.range != nil { flags |= 0x4000 }
      if tuple.points != nil { flags |= 0x2000 }
      headers += words(bytes.count, flags)
      if tuple.shared == nil { headers += words(tuple.peaks) }
      if let range = tuple.range { headers += words(range.0 + range.1) }
      data += bytes
    }
    let whole =
      words(tuples.count | (sharedPoints == nil ? 0 : 0x8000), 4 + headers.count) + headers + data
    return whole + (whole.count % 2 == 0 ? [] : [0])
  }

  /// Runs of words, of zeros where all are 0.
  static func deltas(_ values: [Int]) -> [UInt8] {
    if values.allSatisfy({ $0 == 0 }) { return [UInt8(0x80 | (values.count - 1))] }
    return [UInt8(0x40 | (values.count - 1))] + words(values)
  }

  /// A store with one region from 0 to the end of the first axis, and rows of one delta each.
  static func store(_ deltas: [Int], axisCount: Int = 1) -> [UInt8] {
    let region =
      words(axisCount, 1) + words(0, 1 << 14, 1 << 14) + words([Int](repeating: 0, count: 3 * (axisCount - 1)))
    let subtable = words(deltas.count, 1, 1, 0) + words(deltas)
    return words(1) + long(12) + words(1) + long(12 + region.count) + region + subtable
  }

  // MARK: The file

  private var gvar: [UInt8] {
    var data: [UInt8] = []
    var offsets = Self.long(0)
    for variation in variations {
      data += variation
      offsets += Self.long(data.count)
    }
    let shared = Self.words(sharedTuples.flatMap { $0 })
    let start = 20 + offsets.count
    let header = Self.words(1, 0, axes.count, sharedTuples.count) + Self.long(start)
    let places = Self.words(glyphs.count, 1) + Self.long(start + shared.count) + offsets
    return header + places + shared + data
  }

  private var fvar: [UInt8] {
    var table = Self.words(1, 0, 16, 2, axes.count, 20, 0, 8)
    for axis in axes {
      table += Array(axis.tag.utf8) + Self.long(axis.minimum << 16)
      table += Self.long(axis.normal << 16) + Self.long(axis.maximum << 16) + Self.words(0, 256)
    }
    return table
  }

  func data() -> Data {
    var places: [UInt8] = Self.long(0)
    var outlines: [UInt8] = []
    for glyph in glyphs {
      outlines += glyph
      places += Self.long(outlines.count)
    }
    var tables = others
    if tables["CFF2"] == nil {
      tables["glyf"] = outlines.isEmpty ? [0] : outlines
      tables["loca"] = places
      if tables["gvar"] == nil { tables["gvar"] = gvar }
    }
    tables["head"] =
      Self.words(1, 0, 0, 0, 0, 0, 0x5F0F, 0x3CF5, 0, 1000) + [UInt8](repeating: 0, count: 16)
      + Self.words(0, 0, 1000, 1000, 0, 8, 2, 1, glyphFormat)
    tables["hhea"] = Self.words(1, 0, 800, -200, 0) + [UInt8](repeating: 0, count: 24) + Self.words(metrics.count)
    tables["hmtx"] = Self.words(metrics.flatMap { [$0.advance, $0.bearing] })
    tables["maxp"] = Self.words(1, 0, glyphs.count) + [UInt8](repeating: 0, count: 26)
    tables["cmap"] =
      Self.words(0, 1, 3, 10) + Self.long(12) + Self.words(12, 0) + Self.long(28) + Self.long(0) + Self.long(1)
      + Self.long(0x41) + Self.long(0x41 + max(0, glyphs.count - 2)) + Self.long(1)
    if tables["fvar"] == nil { tables["fvar"] = fvar }
    var directory = Self.words(1, 0, tables.count, 0, 0, 0)
    var content: [UInt8] = []
    let start = 12 + 16 * tables.count
    for (name, bytes) in tables.sorted(by: { $0.key < $1.key }) {
      directory += Array(name.utf8) + Self.long(0) + Self.long(start + content.count) + Self.long(bytes.count)
      content += bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
    }
    return Data(directory + content)
  }

  /// The font with each length of a table that is too short, from 0.
  func truncations(of table: String) throws -> [Data] {
    let data = data()
    let record = try #require(data.range(of: Data(table.utf8))).lowerBound
    let length = Int(data[record + 14]) << 8 | Int(data[record + 15])
    return (0..<length).map { count in
      var short = data
      short[record + 14] = UInt8(count >> 8)
      short[record + 15] = UInt8(count & 255)
      return short
    }
  }

  // MARK: Results

  func book() throws(FontError) -> FontBook {
    var fonts = FontBook.embedded
    try fonts.register(data: data(), family: "Own")
    return fonts
  }

  /// The points of a glyph's contours at axis values.
  func points(of glyph: UInt32, _ place: FontVariation...) throws -> [[CGPoint]] {
    let fonts = try book()
    let font = FontDescriptor(family: "Own", size: 1000, variations: place)
    guard let face = fonts.faceName(for: font), let path = fonts.outline(face: face, glyph: glyph)?.path else {
      return []
    }
    var contours: [[CGPoint]] = []
    for element in path.elements {
      switch element {
      case .move(let point): contours.append([point])
      case .line(let point): contours[contours.count - 1].append(point)
      case .quadCurve(let end, let control): contours[contours.count - 1] += [control, end]
      default: break
      }
    }
    return contours
  }

  /// The advance of a letter at axis values, in font units.
  func advance(of letter: String, _ place: FontVariation...) throws -> CGFloat {
    let font = FontDescriptor(family: "Own", size: 1000, variations: place)
    return Typesetter(fonts: try book()).layout([TextRun(letter, font: font, color: .black)]).size.width
  }
}

extension FontVariation {
  /// A value on the axis of weights.
  static func weight(_ value: Double) -> FontVariation { FontVariation("wght", value) }
}
