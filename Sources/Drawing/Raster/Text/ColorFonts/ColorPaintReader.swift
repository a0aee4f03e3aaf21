import Foundation

/// Reads the paint graph of a glyph as a tree.
///
/// Fonts are untrusted: a graph can have cycles, and shared paints can multiply it. The depth, the number of paints and the number
/// of composites are limited.
struct ColorPaintReader {
  private let paints: ColorPaintTable
  private let context: ColorPaintFields.Context
  /// Returns the outline of a glyph in font units, or `nil` if the font does not have the glyph.
  private let outline: (UInt32) -> Path?

  private var paintCount = 0
  private var compositeCount = 0
  private var depth = 0
  /// The paints from the root to the current one.
  private var active: Set<Int> = []

  static let mostPaints = 10_000
  static let mostComposites = 256
  static let deepest = 64

  init(
    _ paints: ColorPaintTable, palette: ColorPalette?, coordinates: [Int], outline: @escaping (UInt32) -> Path?
  ) {
    self.paints = paints
    self.outline = outline
    context = ColorPaintFields.Context(
      paints: paints, palette: palette, scalars: paints.store?.scalars(at: coordinates) ?? [])
  }

  /// Returns the paint of a glyph in its clip box, or `nil` if the glyph has no paint.
  mutating func paint(of glyph: Int) throws(FontError) -> ColorGlyphPaint? {
    guard let offset = try paints.paint(of: glyph) else { return nil }
    let paint = try paint(at: offset)
    guard let clip = try paints.clipBox(of: glyph) else { return paint }
    return .clipped(try clipBox(at: clip), paint)
  }

  private func clipBox(at offset: Int) throws(FontError) -> CGRect {
    var fields = try ColorPaintFields(at: offset, in: context)
    let format = try fields.unsigned8()
    guard format == 1 || format == 2 else { throw paints.table.invalid("the format of a clip box is unknown") }
    let numbers = try fields.numbers([.unit, .unit, .unit, .unit], isVariable: format == 2)
    return CGRect(
      x: numbers[0], y: numbers[1], width: max(0, numbers[2] - numbers[0]), height: max(0, numbers[3] - numbers[1]))
  }

  private mutating func paint(at offset: Int) throws(FontError) -> ColorGlyphPaint {
    paintCount += 1
    guard paintCount <= Self.mostPaints else {
      throw paints.table.invalid("a glyph has more than \(Self.mostPaints) paints")
    }
    guard active.insert(offset).inserted else { throw paints.table.invalid("the paint graph of a glyph has a cycle") }
    guard depth < Self.deepest else {
      throw paints.table.invalid("the paints of a glyph are nested more than \(Self.deepest) times")
    }
    depth += 1
    // NB: after an error the reader is not used again.
    let paint = try readPaint(at: offset)
    depth -= 1
    active.remove(offset)
    return paint
  }

  private mutating func readPaint(at offset: Int) throws(FontError) -> ColorGlyphPaint {
    var fields = try ColorPaintFields(at: offset, in: context)
    let format = try fields.unsigned8()
    switch format {
    case 1: return try layers(&fields)
    case 2, 3: return .solid(try fields.color(isVariable: format == 3))
    case 4...9: return .gradient(try gradient(format, at: offset, &fields))
    case 10:
      let paint = offset + (try fields.unsigned24())
      let glyph = try fields.unsigned16()
      guard let path = outline(UInt32(glyph)) else { throw paints.table.invalid("glyph \(glyph) does not exist") }
      return .outline(path, try self.paint(at: paint))
    case 11:
      let glyph = try fields.unsigned16()
      guard let paint = try paint(of: glyph) else { throw paints.table.invalid("glyph \(glyph) has no paint") }
      return paint
    case 12...31:
      let paint = offset + (try fields.unsigned24())
      let transform = try transform(format, at: offset, &fields)
      return .transformed(transform, try self.paint(at: paint))
    case 32: return try composite(at: offset, &fields)
    default: throw paints.table.invalid("the paint format \(format) is unknown")
    }
  }

  private mutating func layers(_ fields: inout ColorPaintFields) throws(FontError) -> ColorGlyphPaint {
    let count = try fields.unsigned8()
    let first = try fields.unsigned32()
    var layers: [ColorGlyphPaint] = []
    for index in first..<first + count { layers.append(try paint(at: paints.layer(index))) }
    return .layers(layers)
  }

  private mutating func composite(at offset: Int, _ fields: inout ColorPaintFields) throws(FontError) -> ColorGlyphPaint
  {
    compositeCount += 1
    guard compositeCount <= Self.mostComposites else {
      throw paints.table.invalid("a glyph has more than \(Self.mostComposites) composites")
    }
    let source = offset + (try fields.unsigned24())
    let number = try fields.unsigned8()
    let backdrop = offset + (try fields.unsigned24())
    guard let mode = ColorGlyphComposite(rawValue: number) else {
      throw paints.table.invalid("the composite mode \(number) is unknown")
    }
    return .composite(source: try paint(at: source), mode, backdrop: try paint(at: backdrop))
  }

  // MARK: Gradients

  private func gradient(
    _ format: Int, at offset: Int, _ fields: inout ColorPaintFields
  ) throws(FontError) -> ColorGlyphGradient {
    let isVariable = format & 1 == 1
    let line = offset + (try fields.unsigned24())
    let (stops, extend) = try colorLine(at: line, isVariable: isVariable)
    let geometry: ColorGlyphGradient.Geometry
    switch format {
    case 4, 5:
      let n = try fields.numbers([.unit, .unit, .unit, .unit, .unit, .unit], isVariable: isVariable)
      geometry = .linear(
        start: CGPoint(x: n[0], y: n[1]), end: CGPoint(x: n[2], y: n[3]), rotation: CGPoint(x: n[4], y: n[5]))
    case 6, 7:
      let n = try fields.numbers([.unit, .unit, .radius, .unit, .unit, .radius], isVariable: isVariable)
      geometry = .radial(
        start: CGPoint(x: n[0], y: n[1]), startRadius: max(0, n[2]), end: CGPoint(x: n[3], y: n[4]),
        endRadius: max(0, n[5]))
    default:
      let n = try fields.numbers([.unit, .unit, .fraction, .fraction], isVariable: isVariable)
      // Half a turn per 1, less a bias of 1.
      geometry = .sweep(center: CGPoint(x: n[0], y: n[1]), start: (n[2] + 1) / 2, end: (n[3] + 1) / 2)
    }
    let gradient = ColorGlyphGradient(geometry: geometry, stops: stops, extend: extend)
    guard gradient.repetitions <= ColorGlyphGradient.mostRepetitions else {
      throw paints.table.invalid(
        "a sweep gradient repeats more than \(ColorGlyphGradient.mostRepetitions) times in a turn")
    }
    return gradient
  }

  /// The largest number of stops. Fonts have some dozens.
  private static let mostStops = 1024

  private func colorLine(
    at offset: Int, isVariable: Bool
  ) throws(FontError) -> (stops: [ColorGlyphGradient.Stop], extend: ColorGlyphGradient.Extend) {
    var fields = try ColorPaintFields(at: offset, in: context)
    let extend = ColorGlyphGradient.Extend(rawValue: try fields.unsigned8()) ?? .pad
    let count = try fields.unsigned16()
    guard count <= Self.mostStops else {
      throw paints.table.invalid("a gradient has more than \(Self.mostStops) stops")
    }
    var stops: [ColorGlyphGradient.Stop] = []
    for _ in 0..<count { stops.append(try fields.stop(isVariable: isVariable)) }
    // The order of stops with equal offsets is kept.
    let sorted = stops.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
    return (sorted.map(\.element), extend)
  }

  // MARK: Transforms

  private func transform(
    _ format: Int, at offset: Int, _ fields: inout ColorPaintFields
  ) throws(FontError) -> Transform {
    let isVariable = format & 1 == 1
    switch format {
    case 12, 13:
      var matrix = try ColorPaintFields(at: offset + fields.unsigned24(), in: context)
      let n = try matrix.numbers([.fixed, .fixed, .fixed, .fixed, .fixed, .fixed], isVariable: isVariable)
      return Transform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    case 14, 15:
      let n = try fields.numbers([.unit, .unit], isVariable: isVariable)
      return Transform(translationX: n[0], y: n[1])
    case 16, 17:
      let n = try fields.numbers([.fraction, .fraction], isVariable: isVariable)
      return Transform(scaleX: n[0], y: n[1])
    case 18, 19:
      let n = try fields.numbers([.fraction, .fraction, .unit, .unit], isVariable: isVariable)
      return Transform(scaleX: n[0], y: n[1]).around(n[2], n[3])
    case 20, 21:
      let n = try fields.numbers([.fraction], isVariable: isVariable)
      return Transform(scaleX: n[0], y: n[0])
    case 22, 23:
      let n = try fields.numbers([.fraction, .unit, .unit], isVariable: isVariable)
      return Transform(scaleX: n[0], y: n[0]).around(n[1], n[2])
    case 24, 25:
      let n = try fields.numbers([.fraction], isVariable: isVariable)
      return Transform(rotation: .degrees(n[0] * 180))
    case 26, 27:
      let n = try fields.numbers([.fraction, .unit, .unit], isVariable: isVariable)
      return Transform(rotation: .degrees(n[0] * 180)).around(n[1], n[2])
    case 28, 29:
      let n = try fields.numbers([.fraction, .fraction], isVariable: isVariable)
      return try skew(n[0], n[1])
    default:
      let n = try fields.numbers([.fraction, .fraction, .unit, .unit], isVariable: isVariable)
      return try skew(n[0], n[1]).around(n[2], n[3])
    }
  }

  /// Returns a skew by counterclockwise angles in half turns.
  private func skew(_ x: Double, _ y: Double) throws(FontError) -> Transform {
    Transform(a: 1, b: try tangent(y), c: -(try tangent(x)), d: 1, tx: 0, ty: 0)
  }

  private func tangent(_ halfTurns: Double) throws(FontError) -> Double {
    let rotation = Transform(rotation: .degrees(halfTurns * 180))
    guard rotation.a != 0 else { throw paints.table.invalid("a skew has an angle of 90 degrees") }
    return rotation.b / rotation.a
  }
}

extension Transform {
  /// Returns the transform with another point as its origin.
  fileprivate func around(_ x: Double, _ y: Double) -> Transform {
    translatedBy(x: -x, y: -y).concatenating(Transform(translationX: x, y: y))
  }
}

extension ColorGlyphGradient {
  /// The largest number of times that a sweep gradient repeats in a turn.
  static let mostRepetitions = 256.0

  /// The number of times that a repeated sweep gradient repeats in a turn; 0 for all others.
  fileprivate var repetitions: Double {
    guard case .sweep(_, let start, let end) = geometry, extend != .pad, let first = stops.first, let last = stops.last
    else { return 0 }
    let length = ((end - start) * (last.offset - first.offset)).magnitude
    return length == 0 ? 0 : 1 / length
  }
}
