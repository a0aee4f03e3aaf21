/// The outlines of a TrueType font (`glyf`, `loca`), and their variations. The bytes must outlive the value.
struct TrueTypeOutlines: VariableOutlines {
  private let glyphs: FontTableReader
  private let offsets: FontTableReader
  private let hasLongOffsets: Bool
  private let metrics: HorizontalMetrics
  private let variations: GlyphVariations?

  /// Composite glyphs may be nested this deep.
  private static let mostLevels = 16
  /// The points and components of a glyph. Point numbers have 16 bits.
  private static let mostPoints = 65_535
  /// The sum of points and axes over all sets of deltas of a glyph and its components: a tenth of a second.
  private static let mostSteps = 1 << 24

  /// Reads and validates all outlines and their variations.
  ///
  /// - Complexity: O(n) in the size of the tables.
  init(
    glyphs: FontTableReader, offsets: FontTableReader, hasLongOffsets: Bool, metrics: HorizontalMetrics,
    variations: GlyphVariations?
  ) throws(FontError) {
    self.glyphs = glyphs
    self.offsets = offsets
    self.hasLongOffsets = hasLongOffsets
    self.metrics = metrics
    self.variations = variations
    try validate()
  }

  private func glyph(_ index: Int) throws(FontError) -> TrueTypeGlyph {
    guard index < metrics.glyphCount else { throw glyphs.invalid("glyph \(index) does not exist") }
    var reader = offsets
    try reader.skip(index * (hasLongOffsets ? 4 : 2))
    let start = hasLongOffsets ? try reader.unsigned32() : try 2 * reader.unsigned16()
    let end = hasLongOffsets ? try reader.unsigned32() : try 2 * reader.unsigned16()
    guard start <= end else { throw glyphs.invalid("the offset of glyph \(index) is out of range") }
    return try TrueTypeGlyph(glyphs.part(start..<end))
  }

  // MARK: Validation

  /// What is known of a glyph during validation, with all its components.
  private struct Extent {
    var points: Int
    var components: Int
    var levels: Int
    /// The steps to compute an instance.
    var steps: Int
  }

  private func validate() throws(FontError) {
    var extents = [Extent?](repeating: nil, count: metrics.glyphCount)
    for index in 0..<metrics.glyphCount { _ = try extent(of: index, level: 1, &extents) }
  }

  private func extent(of index: Int, level: Int, _ extents: inout [Extent?]) throws(FontError) -> Extent {
    guard level <= Self.mostLevels else {
      throw glyphs.invalid("glyph \(index) is part of itself, or nested deeper than \(Self.mostLevels) levels")
    }
    if extents.indices.contains(index), let known = extents[index] { return known }
    let glyph = try glyph(index)
    _ = try deltas(of: index, glyph, at: nil)
    var extent = Extent(points: 0, components: 0, levels: 1, steps: glyph.pointCount)
    extent.steps += try variations?.steps(of: index, pointCount: glyph.pointCount) ?? 0
    switch glyph {
    case .blank: break
    case .simple(let glyph, _): extent.points = glyph.x.count
    case .composite(let components, _):
      for component in components {
        let part = try self.extent(of: component.glyph, level: level + 1, &extents)
        if case .match(let point, let moved) = component.placement {
          guard point < extent.points, moved < part.points else {
            throw glyphs.invalid("a point that glyph \(index) matches does not exist")
          }
        }
        extent.points += part.points
        extent.components += part.components + 1
        extent.steps += part.steps
        extent.levels = max(extent.levels, part.levels + 1)
      }
    }
    guard extent.points + extent.components <= Self.mostPoints, extent.steps <= Self.mostSteps else {
      throw glyphs.invalid("glyph \(index) has too many points")
    }
    guard extent.levels <= Self.mostLevels else {
      throw glyphs.invalid("glyph \(index) is nested deeper than \(Self.mostLevels) levels")
    }
    extents[index] = extent
    return extent
  }

  // MARK: Instances

  private func deltas(
    of index: Int, _ glyph: TrueTypeGlyph, at coordinates: [Int]?
  ) throws(FontError) -> PointDeltas {
    var outline: SimpleGlyph?
    if case .simple(let glyph, _) = glyph { outline = glyph }
    let count = glyph.pointCount
    return try variations?.deltas(of: index, pointCount: count, outline: outline, at: coordinates)
      ?? PointDeltas(count: count)
  }

  /// Returns the outline of a glyph at coordinates, with the origin at its left side bearing point.
  func outline(of index: Int, at coordinates: [Int]) throws(FontError) -> any InstanceOutline {
    var outline = try unplaced(index, at: coordinates, level: 1)
    outline.moveToOrigin()
    return outline
  }

  /// Returns the distance of the phantom points.
  func advance(of index: Int, at coordinates: [Int]) throws(FontError) -> Int? {
    try unplaced(index, at: coordinates, level: 1).advance
  }

  private func unplaced(_ index: Int, at coordinates: [Int], level: Int) throws(FontError) -> QuadraticOutline {
    guard level <= Self.mostLevels else { throw glyphs.invalid("glyph \(index) is nested too deep") }
    let glyph = try glyph(index)
    let deltas = try deltas(of: index, glyph, at: coordinates)
    var outline = QuadraticOutline()
    switch glyph {
    case .blank:
      outline.setPhantomPoints(left: 0, advance: metrics.advance(of: index), deltas)
    case .simple(let glyph, let xMinimum):
      outline.append(glyph, deltas)
      let left = xMinimum - (metrics.bearing(of: index) ?? xMinimum)
      outline.setPhantomPoints(left: left, advance: metrics.advance(of: index), deltas)
    case .composite(let components, let xMinimum):
      let left = xMinimum - (metrics.bearing(of: index) ?? xMinimum)
      outline.setPhantomPoints(left: left, advance: metrics.advance(of: index), deltas)
      for (number, component) in components.enumerated() {
        let part = try unplaced(component.glyph, at: coordinates, level: level + 1)
        outline.append(part, as: component, moved: (deltas.x[number], deltas.y[number]))
      }
    }
    return outline
  }
}
