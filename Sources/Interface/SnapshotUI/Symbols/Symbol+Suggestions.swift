extension Symbol {
  /// Returns up to three built-in names that are similar to an unknown name. They differ in a few letters or consist of
  /// the same words.
  ///
  /// - Complexity: Linear in the number of symbols.
  package static func names(near name: String) -> [String] {
    let letters = Array(name.lowercased().unicodeScalars.prefix(64))
    let words = Set(name.lowercased().split(separator: ".").map(String.init))
    let limit = max(1, letters.count / 5)
    let found = names.compactMap { known -> (name: String, distance: Int)? in
      let count = known.utf8.count
      if abs(count - letters.count) <= limit {
        let distance = editDistance(letters, Array(known.unicodeScalars))
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

  /// Returns the minimum number of insertions, deletions and replacements between two texts.
  private static func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var row = Array(0...right.count)
    for (index, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in right.indices {
        let replaced = diagonal + (letter == right[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[right.count]
  }
}
