import SnapshotFoundation
import SnapshotRuns

extension RunReport {
  /// Returns the id that a key with a typing error most probably means, or `nil` if none is near. Keys can be the end of an id, and
  /// lack its name.
  ///
  /// - Complexity: O(*n*), where *n* is the number of snapshots, of which the first 2,000 count.
  package func nearestID(to key: String) -> String? {
    var nearest: (distance: Int, id: String)?
    for id in Set(results.prefix(2_000).map(\.id)).sorted() {
      for end in Self.ends(of: id) where abs(end.count - key.count) <= 3 {
        let distance = editDistance(end, key)
        if distance <= 3, distance < nearest?.distance ?? .max { nearest = (distance, id) }
      }
    }
    return nearest?.id
  }

  /// `App/Login/form#1`, `Login/form#1` and `form#1`, and each without `#1`.
  private static func ends(of id: String) -> [String] {
    let parts = id.split(separator: "/", omittingEmptySubsequences: false)
    let ends = parts.indices.map { parts[$0...].joined(separator: "/") }
    return ends + ends.compactMap { end in end.lastIndex(of: "#").map { String(end[..<$0]) } }
  }
}
