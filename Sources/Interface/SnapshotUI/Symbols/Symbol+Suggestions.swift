import SnapshotFoundation

extension Symbol {
  /// Returns up to three built-in names that are similar to an unknown name. They differ in a few letters or consist of
  /// the same words.
  ///
  /// - Complexity: Linear in the number of symbols.
  package static func names(near name: String) -> [String] {
    let lowered = name.lowercased()
    let length = lowered.unicodeScalars.prefix(64).count
    let words = Set(lowered.split(separator: ".").map(String.init))
    let limit = max(1, length / 5)
    let found = names.compactMap { known -> (name: String, distance: Int)? in
      let count = known.utf8.count
      if abs(count - length) <= limit {
        let distance = editDistance(lowered, known)
        if distance <= limit { return (known, distance) }
      }
      guard words.count > 1, words.allSatisfy(known.contains),
        words == Set(known.split(separator: ".").map(String.init))
      else { return nil }
      return (known, limit + 1)
    }
    return found.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
  }

  /// Returns the description of an unknown symbol name and how to fix it.
  static func explainingUnknown(_ name: String) -> String {
    let near = names(near: name)
    let meant = near.isEmpty ? ";" : "; did you mean \(near.joined(separator: ", "))? Otherwise"
    return "there is no symbol named \(quoted(name))\(meant) give the view one with symbols(_:)"
  }
}
