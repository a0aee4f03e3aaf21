/// The deltas of outlines (`gvar`). The bytes must outlive the value.
struct GlyphVariations {
  private let reader: FontTableReader
  private let axisCount: Int
  private var sharedPeaks: [[Int]] = []
  private let glyphCount: Int
  private let hasLongOffsets: Bool
  private let offsets: FontTableReader
  private let data: FontTableReader

  init(_ reader: FontTableReader, axisCount: Int) throws(FontError) {
    var header = reader
    guard try header.unsigned16() == 1 else { throw reader.invalid("its version is unknown") }
    try header.skip(2)
    guard try header.unsigned16() == axisCount else { throw reader.invalid("it does not have the axes of 'fvar'") }
    let sharedCount = try header.unsigned16()
    let sharedOffset = try header.unsigned32()
    glyphCount = try header.unsigned16()
    hasLongOffsets = try header.unsigned16() & 1 != 0
    let dataOffset = try header.unsigned32()
    self.reader = reader
    self.axisCount = axisCount
    offsets = try reader.part(header.offset..<header.offset + (glyphCount + 1) * (hasLongOffsets ? 4 : 2))
    data = try reader.part(from: dataOffset)
    if sharedCount > 0 {
      var tuples = try reader.part(from: sharedOffset)
      guard tuples.remaining >= 2 * axisCount * sharedCount else { throw reader.truncated }
      for _ in 0..<sharedCount { sharedPeaks.append(try tuples.signed16s(axisCount)) }
    }
    var end = 0
    for glyph in 0...glyphCount {
      let next = try offset(of: glyph)
      guard next >= end, next <= data.count else {
        throw reader.invalid("the offset of glyph \(max(0, glyph - 1)) is out of range")
      }
      end = next
    }
  }

  private func offset(of glyph: Int) throws(FontError) -> Int {
    var reader = offsets
    try reader.skip(glyph * (hasLongOffsets ? 4 : 2))
    return hasLongOffsets ? try reader.unsigned32() : try 2 * reader.unsigned16()
  }

  /// Returns the deltas of a glyph's points at coordinates.
  ///
  /// - Parameters:
  ///   - pointCount: The number of the glyph's points or components, and its four phantom points.
  ///   - outline: The outline in which the deltas of other points are inferred; `nil` for a composite glyph.
  ///   - coordinates: The normalized coordinates, or `nil` to read all deltas without a result, as validation does.
  func deltas(
    of glyph: Int, pointCount: Int, outline: SimpleGlyph?, at coordinates: [Int]?
  ) throws(FontError) -> PointDeltas {
    var sum = PointDeltas(count: pointCount)
    guard glyph < glyphCount else { return sum }
    let range = try offset(of: glyph)..<offset(of: glyph + 1)
    if range.isEmpty || coordinates?.allSatisfy({ $0 == 0 }) == true { return sum }
    let glyphData = try data.part(range)
    var headers = glyphData
    let countAndFlags = try headers.unsigned16()
    var serialized = try glyphData.part(from: headers.unsigned16())
    let sharedPoints = countAndFlags & 0x8000 != 0 ? try serialized.packedPoints(below: pointCount) : nil
    for _ in 0..<countAndFlags & 0x0FFF {
      let size = try headers.unsigned16()
      let flags = try headers.unsigned16()
      let region = try region(flags, &headers)
      var tuple = try serialized.part(serialized.offset..<serialized.offset + size)
      try serialized.skip(size)
      let scalar = coordinates.map { region.scalar(at: $0) }
      if scalar == 0 { continue }
      let points = flags & 0x2000 != 0 ? try tuple.packedPoints(below: pointCount) : sharedPoints
      let x = try tuple.packedDeltas(points?.count ?? pointCount)
      let y = try tuple.packedDeltas(points?.count ?? pointCount)
      guard let scalar else { continue }
      guard let points, let outline else {
        sum.add(x, y, to: points, scalar: scalar)
        continue
      }
      var tupleDeltas = PointDeltas(count: pointCount)
      tupleDeltas.add(x, y, to: points, scalar: scalar)
      var isTouched = [Bool](repeating: false, count: pointCount)
      for point in points { isTouched[point] = true }
      tupleDeltas.inferUntouched(in: outline, isTouched)
      sum.add(tupleDeltas)
    }
    return sum
  }

  /// Returns the number of steps that ``deltas(of:pointCount:outline:at:)`` takes.
  func steps(of glyph: Int, pointCount: Int) throws(FontError) -> Int {
    guard glyph < glyphCount else { return 0 }
    let range = try offset(of: glyph)..<offset(of: glyph + 1)
    if range.isEmpty { return 0 }
    var headers = try data.part(range)
    return try (headers.unsigned16() & 0x0FFF) * (pointCount + axisCount)
  }

  /// Reads the region of a tuple.
  private func region(_ flags: Int, _ headers: inout FontTableReader) throws(FontError) -> VariationRegion {
    let peaks: [Int]
    if flags & 0x8000 != 0 {
      peaks = try headers.signed16s(axisCount)
    } else {
      guard flags & 0x0FFF < sharedPeaks.count else { throw reader.invalid("a shared tuple does not exist") }
      peaks = sharedPeaks[flags & 0x0FFF]
    }
    guard flags & 0x4000 != 0 else { return VariationRegion(peaks: peaks) }
    let starts = try headers.signed16s(axisCount)
    let ends = try headers.signed16s(axisCount)
    return VariationRegion(
      peaks.indices.lazy.map { VariationRegion.Range(start: starts[$0], peak: peaks[$0], end: ends[$0]) })
  }
}
