/// Returns the Levenshtein distance of two words: the number of insertions, deletions and replacements of scalars.
///
/// - Complexity: quadratic. Only the first 64 scalars are compared.
package func editDistance(_ first: String, _ second: String) -> Int {
  let (first, second) = (Array(first.unicodeScalars.prefix(64)), Array(second.unicodeScalars.prefix(64)))
  var row = Array(0...second.count)
  for (index, scalar) in first.enumerated() {
    var diagonal = row[0]
    row[0] = index + 1
    for column in second.indices {
      let replaced = diagonal + (scalar == second[column] ? 0 : 1)
      diagonal = row[column + 1]
      row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
    }
  }
  return row[second.count]
}
