/// The axes of a variable font (`fvar`), and the mapping of axis values to normalized coordinates (`avar`).
struct VariationAxes: Sendable {
  /// An axis in units of 1/65536.
  struct Axis: Sendable {
    var tag: FontTag
    var minimum: Int
    var normal: Int
    var maximum: Int
  }

  /// A point of the piecewise linear map of an axis, in 1/16384.
  struct MapPoint: Sendable {
    var from: Int
    var to: Int
  }

  private(set) var axes: [Axis] = []
  /// One map per axis; an empty one changes nothing.
  private var maps: [[MapPoint]] = []
  /// The differences that version 2 of `avar` adds to the mapped coordinates.
  private var store: ItemVariationStore?
  private var storeMap: DeltaSetIndexMap?

  /// Bounds the work per set of deltas. Fonts have at most some dozens.
  private static let mostAxes = 1024

  init(fvar: FontTableReader, avar: FontTableReader?) throws(FontError) {
    var header = fvar
    guard try header.unsigned16() == 1 else { throw fvar.invalid("its version is unknown") }
    try header.skip(2)
    let start = try header.unsigned16()
    try header.skip(2)
    let count = try header.unsigned16()
    let size = try header.unsigned16()
    guard count <= Self.mostAxes else { throw fvar.invalid("it has more than \(Self.mostAxes) axes") }
    guard size >= 20 else { throw fvar.invalid("an axis has \(size) bytes instead of 20") }
    for index in 0..<count {
      var record = try fvar.part(start + index * size..<start + (index + 1) * size)
      let axis = Axis(
        tag: FontTag(value: UInt32(truncatingIfNeeded: try record.unsigned32())), minimum: try record.signed32(),
        normal: try record.signed32(), maximum: try record.signed32())
      guard axis.minimum <= axis.normal, axis.normal <= axis.maximum else {
        throw fvar.invalid("the default of the axis '\(axis.tag)' is outside its range")
      }
      axes.append(axis)
    }
    if let avar { try readMaps(avar) }
  }

  /// The axes in the units of the font.
  var all: [FontAxis] {
    axes.map { axis in
      FontAxis(
        tag: axis.tag, range: Double(axis.minimum) / 65536...Double(axis.maximum) / 65536,
        normal: Double(axis.normal) / 65536)
    }
  }

  private mutating func readMaps(_ avar: FontTableReader) throws(FontError) {
    var reader = avar
    let version = try reader.unsigned16()
    guard version == 1 || version == 2 else { throw avar.invalid("version \(version) is unknown") }
    try reader.skip(4)
    let count = try reader.unsigned16()
    // Version 2 may have no maps.
    guard count == axes.count || version == 2 && count == 0 else {
      throw avar.invalid("it has \(count) axes, and 'fvar' has \(axes.count)")
    }
    for _ in 0..<count {
      let numbers = try reader.signed16s(2 * reader.unsigned16())
      let map = stride(from: 0, to: numbers.count, by: 2).map { MapPoint(from: numbers[$0], to: numbers[$0 + 1]) }
      guard zip(map, map.dropFirst()).allSatisfy({ $0.from <= $1.from }) else {
        throw avar.invalid("the points of a map are not in order")
      }
      maps.append(map)
    }
    guard version == 2 else { return }
    let mapOffset = try reader.unsigned32()
    let storeOffset = try reader.unsigned32()
    guard storeOffset != 0 else { return }
    store = try ItemVariationStore(avar.part(from: storeOffset), axisCount: axes.count)
    if mapOffset != 0 { storeMap = try DeltaSetIndexMap(avar.part(from: mapOffset)) }
  }

  /// Returns the normalized coordinates of axis values in 1/16384. Axes without a value are at their default.
  func coordinates(at place: [FontVariation]) -> [Int] {
    var coordinates = axes.indices.map { index in
      guard let value = place.last(where: { $0.axis == axes[index].tag })?.value, value.isFinite else { return 0 }
      let limited = min(max(value, -32768), 32767)
      let normalized = Self.normalized(Int((limited * 65536 + 0.5).rounded(.down)), axes[index])
      return FixedPoint.shifted(maps.isEmpty ? normalized : Self.mapped(normalized, maps[index]), by: 2)
    }
    if let store {
      let scalars = store.scalars(at: coordinates)
      let deltas = axes.indices.map { index in
        FixedPoint.shifted(
          store.delta(storeMap?.entry(index) ?? DeltaSetIndex(outer: 0, inner: index), scalars),
          by: FixedPoint.deltaBits)
      }
      for index in axes.indices { coordinates[index] = min(max(coordinates[index] + deltas[index], -16384), 16384) }
    }
    return coordinates
  }

  /// Returns the coordinate of an axis value in 1/65536: the default is 0, and the ends are -1 and 1.
  private static func normalized(_ value: Int, _ axis: Axis) -> Int {
    let value = min(max(value, axis.minimum), axis.maximum)
    if value < axis.normal {
      return FixedPoint.quotient((value - axis.normal) * 65536, axis.normal - axis.minimum)
    }
    return value == axis.normal
      ? 0 : FixedPoint.quotient((value - axis.normal) * 65536, axis.maximum - axis.normal)
  }

  /// Returns the coordinate that a map assigns to a coordinate, both in 1/65536.
  private static func mapped(_ value: Int, _ map: [MapPoint]) -> Int {
    guard let first = map.first, let last = map.last else { return value }
    // Maps begin at -1 and end at 1. Outside of others, the distance to the nearest point is kept.
    if value <= first.from * 4 { return limited(value + (first.to - first.from) * 4) }
    if value >= last.from * 4 { return limited(value + (last.to - last.from) * 4) }
    guard let index = map.firstIndex(where: { $0.from * 4 > value }), index > 0 else { return value }
    let (low, high) = (map[index - 1], map[index])
    let part = FixedPoint.quotient((value - low.from * 4) * (high.to - low.to), high.from - low.from)
    return limited(low.to * 4 + part)
  }

  private static func limited(_ value: Int) -> Int { min(max(value, -65536), 65536) }
}
