import Foundation

/// The vertices of flattened paths that one picture may still have.
///
/// A short list can describe gigabytes of geometry: curves that extend far beyond the picture, and strokes with a hundred thousand dashes
/// whose round caps have thousands of corners each. Such a list ends in an error instead. Neither the order in which threads
/// prepare operations nor their number affects which operation the error names.
///
/// `@unchecked Sendable`: `lock` guards the counts.
final class VertexBudget: @unchecked Sendable {
  /// The largest number of vertices of all operations, eight times that of one path.
  static let limit = 8 * FlattenedPath.mostVertices
  /// Smaller paths are not counted: their memory is in proportion to the length of the list.
  private static let smallest = 256

  private let lock = NSLock()
  private var counts: [Int: Int] = [:]
  private var total = 0

  /// Counts the vertices of an operation.
  ///
  /// - Returns: Whether the operation is still within the limit. Otherwise ``check()`` throws, and its geometry is not needed.
  func spend(_ vertices: Int, at operation: Int) -> Bool {
    guard vertices >= Self.smallest else { return true }
    return lock.withLock {
      counts[operation, default: 0] += vertices
      total += vertices
      return total <= Self.limit
    }
  }

  /// - Throws: ``RenderError/tooManyVertices(operation:limit:)`` with the first operation of the list beyond the limit.
  func check() throws(RenderError) {
    let (total, counts) = lock.withLock { (self.total, self.counts) }
    guard total > Self.limit else { return }
    var sum = 0
    for operation in counts.keys.sorted() {
      sum += counts[operation] ?? 0
      if sum > Self.limit { throw .tooManyVertices(operation: operation, limit: Self.limit) }
    }
  }
}
