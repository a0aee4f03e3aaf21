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

  /// The number of tables (up to 16 KiB each) at which the cache is cleared.
  private static let capacity = 16

  private let lock = NSLock()
  private var known: [Key: GradientTable] = [:]

  /// - Parameters:
  ///   - gradient: The gradient.
  ///   - resolution: The number of distinguishable steps of the parameter.
  /// - Returns: `nil` for a gradient without stops.
  func table(of gradient: GradientPaint, resolution: Double) -> GradientTable? {
    let key = Key(
      stops: gradient.stops, spread: gradient.spread, interpolation: gradient.interpolation,
      indexBits: GradientTable.indexBits(for: resolution))
    if let table = lock.withLock({ known[key] }) { return table }
    let table = GradientTable(
      key.stops, spread: key.spread, interpolation: key.interpolation, indexBits: key.indexBits)
    lock.withLock {
      if known.count >= Self.capacity { known = [:] }
      known[key] = table
    }
    return table
  }
}
