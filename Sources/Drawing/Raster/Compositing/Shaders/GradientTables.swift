import Foundation

/// A cache of gradient tables that a renderer's pictures share.
///
/// `@unchecked Sendable`: `lock` guards `known`.
final class GradientTables: @unchecked Sendable {
  private struct Key: Hashable {
    var stops: [GradientPaint.Stop]
    var spread: GradientPaint.Spread
    var interpolation: GradientPaint.Interpolation
    var indexBits: Int64
  }

  /// The number of tables at which the cache is cleared, and that of their entries. Most tables have up to 4,096 entries.
  private static let capacity = 16
  private static let mostEntries = 1 << 19

  private let lock = NSLock()
  private var known: [Key: GradientTable] = [:]
  private var entries = 0

  /// - Parameters:
  ///   - gradient: The gradient.
  ///   - resolution: The number of distinguishable steps of the parameter.
  ///   - pixels: The number of pixels along which the parameter grows by 1.
  /// - Returns: `nil` for a gradient without stops.
  func table(of gradient: GradientPaint, resolution: Double, pixels: Double) -> GradientTable? {
    let key = Key(
      stops: gradient.stops, spread: gradient.spread, interpolation: gradient.interpolation,
      indexBits: GradientTable.indexBits(for: resolution, of: gradient, pixels: pixels))
    if let table = lock.withLock({ known[key] }) { return table }
    let table = GradientTable(
      key.stops, spread: key.spread, interpolation: key.interpolation, indexBits: key.indexBits)
    lock.withLock {
      let count = table?.count ?? 0
      if known.count >= Self.capacity || entries + count > Self.mostEntries {
        known = [:]
        entries = 0
      }
      known[key] = table
      entries += count
    }
    return table
  }
}
