import CRasterHyphenation
import SnapshotFoundation

/// The embedded patterns of a language, which are read when a word of it is hyphenated for the first time.
final class HyphenationPatterns: Sendable {
  /// The fewest letters before and after a hyphen.
  let minimums: (leading: Int, trailing: Int)
  /// The position of the file that contains the patterns.
  private let index: Int
  private let table = Locked<Table?>(nil)

  /// Patterns by their letters.
  struct Table {
    /// The values of a pattern, before each letter and at the end.
    var values: [[Unicode.Scalar]: [UInt8]] = [:]
    /// The letters of the longest pattern.
    var longest = 0
  }

  private init(fileAt index: Int) {
    self.index = index
    let file = hyphenation_file(index)
    minimums = (file.leading_minimum, file.trailing_minimum)
  }

  /// Returns the patterns of a language, such as `de` or `de-AT`, or `nil` if none are embedded.
  static func patterns(of language: String) -> HyphenationPatterns? {
    all[String(language.prefix { $0 != "-" && $0 != "_" }).lowercased()]
  }

  private static let all: [String: HyphenationPatterns] = (0..<hyphenation_file_count()).reduce(into: [:]) {
    $0[String(cString: hyphenation_file($1).language)] = HyphenationPatterns(fileAt: $1)
  }

  /// The patterns by their letters.
  func read() -> Table {
    table.withLock { table in
      if let table { return table }
      let made = makeTable()
      table = made
      return made
    }
  }

  private func makeTable() -> Table {
    var table = Table()
    let file = hyphenation_file(index)
    let text = String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.count), as: UTF8.self)
    for line in text.unicodeScalars.split(separator: "\n") {
      var letters: [Unicode.Scalar] = []
      var values: [UInt8] = [0]
      for scalar in line {
        if let digit = Self.digits.firstIndex(of: scalar) {
          values[values.count - 1] = UInt8(digit)
        } else {
          letters.append(scalar)
          values.append(0)
        }
      }
      table.longest = max(table.longest, letters.count)
      table.values[letters] = values
    }
    return table
  }

  private static let digits = Array("0123456789".unicodeScalars)
}
