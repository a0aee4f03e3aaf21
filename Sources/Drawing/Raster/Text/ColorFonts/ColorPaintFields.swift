/// The fields of a paint in order, with their variations.
struct ColorPaintFields {
  /// The type of a number.
  enum Kind {
    /// `FWORD`: a length in font units.
    case unit
    /// `UFWORD`.
    case radius
    /// `F2DOT14`.
    case fraction
    /// `Fixed`.
    case fixed
  }

  /// What the fields refer to.
  struct Context {
    let paints: ColorPaintTable
    let palette: ColorPalette?
    /// The scalars of the regions of the table's variation store.
    let scalars: [Int]
  }

  private var reader: FontTableReader
  private let context: Context

  /// - Parameter offset: The offset of the paint in the table.
  init(at offset: Int, in context: Context) throws(FontError) {
    reader = try context.paints.table.part(from: offset)
    self.context = context
  }

  mutating func unsigned8() throws(FontError) -> Int { try reader.unsigned8() }
  mutating func unsigned16() throws(FontError) -> Int { try reader.unsigned16() }
  mutating func unsigned24() throws(FontError) -> Int { try reader.unsigned24() }
  mutating func unsigned32() throws(FontError) -> Int { try reader.unsigned32() }

  /// Returns numbers. If they are variable, the index of their deltas follows them.
  mutating func numbers(_ kinds: [Kind], isVariable: Bool) throws(FontError) -> [Double] {
    var raw: [Int] = []
    for kind in kinds {
      switch kind {
      case .unit, .fraction: raw.append(try reader.signed16())
      case .radius: raw.append(try reader.unsigned16())
      case .fixed: raw.append(try reader.signed32())
      }
    }
    let base = isVariable ? try reader.unsigned32() : Self.noVariation
    return kinds.indices.map { index in
      let value = Double(raw[index]) + delta(base, index)
      return switch kinds[index] {
      case .unit, .radius: value
      case .fraction: value / 16384
      case .fixed: value / 65536
      }
    }
  }

  /// Returns a palette index and an alpha as a color.
  mutating func color(isVariable: Bool) throws(FontError) -> ColorGlyphColor {
    let index = try reader.unsigned16()
    return try color(index, alpha: numbers([.fraction], isVariable: isVariable)[0])
  }

  mutating func stop(isVariable: Bool) throws(FontError) -> ColorGlyphGradient.Stop {
    let offset = try reader.signed16()
    let index = try reader.unsigned16()
    let alpha = try reader.signed16()
    let base = isVariable ? try reader.unsigned32() : Self.noVariation
    return ColorGlyphGradient.Stop(
      offset: (Double(offset) + delta(base, 0)) / 16384,
      color: try color(index, alpha: (Double(alpha) + delta(base, 1)) / 16384))
  }

  private func color(_ index: Int, alpha: Double) throws(FontError) -> ColorGlyphColor {
    let alpha = min(max(alpha, 0), 1)
    if index == ColorPalette.foreground { return .foreground(alpha: alpha) }
    guard let colors = context.palette?.colors, index < colors.count else {
      throw reader.invalid("color \(index) does not exist")
    }
    return .palette(colors[index].multipliedAlpha(by: alpha))
  }

  private static let noVariation = 0xFFFF_FFFF

  /// Returns the delta of a field in its own unit.
  private func delta(_ base: Int, _ field: Int) -> Double {
    guard base != Self.noVariation, let store = context.paints.store else { return 0 }
    let item = base + field
    let index = DeltaSetIndex(outer: item >> 16, inner: item & 0xFFFF)
    guard let place = context.paints.indexMap.map({ $0.entry(item) }) ?? index else { return 0 }
    return Double(store.delta(place, context.scalars)) / Double(1 << FixedPoint.deltaBits)
  }
}
