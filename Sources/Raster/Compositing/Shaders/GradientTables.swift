/// The tables of gradients that a renderer's scenes share, each made once: a list of cards in one gradient needs one, and so
/// do all pictures of it.
final class GradientTables: @unchecked Sendable {
  private struct Key: Hashable {
    var stops: [GradientPaint.Stop]
    var spread: GradientPaint.Spread
    var interpolation: GradientPaint.Interpolation
    var indexBits: Int64
  }

  /// The number of tables, of up to 16 KiB each, at which all are forgotten.
  private static let capacity = 16

  private let lock = NSLock()
  private var known: [Key: GradientTable] = [:]

  /// - Parameter resolution: how many steps of the gradient's parameter should be told apart.
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
