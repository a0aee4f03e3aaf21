import Testing

// The bidirectional algorithm is internal.
@testable import Raster

/// The Unicode Consortium's two test files for the bidirectional algorithm: a sample of each always, the whole files
/// where they are installed.
@Suite struct BidirectionalConformanceTests {
  @Test func conformsToTheSampledCharacterTest() throws {
    #expect(try checkCharacterTest(UnicodeTestFile.sampleFolder + "/BidiCharacterTest.txt") == 2_959)
  }

  @Test func conformsToTheSampledClassTest() throws {
    #expect(try checkClassTest(UnicodeTestFile.sampleFolder + "/BidiTest.txt") > 10_000)
  }

  @Test(
    .enabled(
      if: UnicodeTestFile.isInstalled("BidiCharacterTest.txt"),
      UnicodeTestFile.whereFound))
  func conformsToTheWholeCharacterTest() throws {
    #expect(try checkCharacterTest(UnicodeTestFile.database + "/BidiCharacterTest.txt") == 91_707)
  }

  @Test(
    .enabled(
      if: UnicodeTestFile.isInstalled("BidiTest.txt"),
      UnicodeTestFile.whereFound))
  func conformsToTheWholeClassTest() throws {
    #expect(try checkClassTest(UnicodeTestFile.database + "/BidiTest.txt") == 770_241)
  }

  /// Lines of: code points; base direction; paragraph level; levels; visual order.
  private func checkCharacterTest(_ path: String) throws -> Int {
    var count = 0
    var failures: [String] = []
    try UnicodeTestFile.forEachLine(of: path) { line in
      let fields = line.fields(.hexadecimal, .decimal)
      let scalars = fields[0].compactMap(Unicode.Scalar.init)
      let base: BaseDirection = fields[1] == [0] ? .leftToRight : fields[1] == [1] ? .rightToLeft : .automatic
      let expected = Expectation(levels: fields[3], order: fields[4])
      let level = UInt32(Bidirectional.paragraphLevel(of: scalars, base: base))
      if !expected.isMet(by: scalars, base) || fields[2] != [level] { failures.append(line.text) }
      count += 1
    }
    #expect(failures.count == 0, "\(failures.prefix(10).joined(separator: "\n"))")
    return count
  }

  /// Lines of: classes; a bit for each base direction. `@Levels` and `@Reorder` hold for the lines that follow.
  private func checkClassTest(_ path: String) throws -> Int {
    var count = 0
    var failures: [String] = []
    var expected = Expectation(levels: [], order: [])
    let directions: [(bit: UInt32, base: BaseDirection)] = [(1, .automatic), (2, .leftToRight), (4, .rightToLeft)]
    try UnicodeTestFile.forEachLine(of: path) { line in
      if line.bytes[0] == UInt8(ascii: "@") {
        let values = Array(line.fields(.decimal)[0].dropFirst())
        if line.bytes[1] == UInt8(ascii: "L") { expected.levels = values } else { expected.order = values }
        return
      }
      let fields = line.fields(.letters, .hexadecimal)
      let scalars = fields[0].compactMap { Self.examples[$0] }
      for direction in directions where fields[1][0] & direction.bit != 0 {
        if !expected.isMet(by: scalars, direction.base) { failures.append("\(direction.base): \(line.text)") }
        count += 1
      }
    }
    #expect(failures.count == 0, "\(failures.prefix(10).joined(separator: "\n"))")
    return count
  }

  private struct Expectation {
    /// ``UnicodeTestLine/removed`` for scalars that the algorithm removes, whose level is free.
    var levels: [UInt32]
    var order: [UInt32]

    func isMet(by scalars: [Unicode.Scalar], _ base: BaseDirection) -> Bool {
      let actual = Bidirectional.levels(of: scalars, base: base)
      guard actual.count == levels.count else { return false }
      var index = 0
      while index < actual.count {
        if levels[index] != UnicodeTestLine.removed, levels[index] != UInt32(actual[index]) { return false }
        index += 1
      }
      var seen = 0
      for index in Bidirectional.visualOrder(levels: actual) where levels[index] != UnicodeTestLine.removed {
        guard seen < order.count, order[seen] == UInt32(index) else { return false }
        seen += 1
      }
      return seen == order.count
    }
  }

  /// A scalar of each class.
  private static let examples: [UInt32: Unicode.Scalar] = Dictionary(
    uniqueKeysWithValues: examplesByName.map { (UnicodeTestLine.letters($0), $1) })

  private static let examplesByName: [String: Unicode.Scalar] = [
    "L": "a", "R": "\u{5D0}", "AL": "\u{627}", "EN": "0", "ES": "+", "ET": "#", "AN": "\u{660}", "CS": ",",
    "NSM": "\u{300}", "BN": "\u{AD}", "B": "\u{2029}", "S": "\t", "WS": " ", "ON": "!", "LRE": "\u{202A}",
    "LRO": "\u{202D}", "RLE": "\u{202B}", "RLO": "\u{202E}", "PDF": "\u{202C}", "LRI": "\u{2066}", "RLI": "\u{2067}",
    "FSI": "\u{2068}", "PDI": "\u{2069}",
  ]
}
