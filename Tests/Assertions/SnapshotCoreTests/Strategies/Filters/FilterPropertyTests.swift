import Foundation
import SnapshotCore
import SnapshotTestSupport
import SnapshotSeededRandom
import Testing

/// What holds for every text, over texts of a fixed seed.
@Suite struct FilterPropertyTests {
  private let filters: [(name: String, filter: SnapshotFilter<String>)] = [
    ("uuids", .uuids), ("dates", .dates), ("pointers", .pointers), ("durations", .durations), ("versions", .versions),
    ("roundedNumbers", .roundedNumbers(digits: 2)), ("trailingSpace", .trailingSpace), ("newlines", .newlines),
    ("temporaryFolder", .temporaryFolder), ("header", .header("Date")), ("folder", .folder("/a/b", named: "<b>")),
  ]

  /// A text of tokens and what stands around them.
  private func text(_ random: inout SplitMix) -> String {
    let tokens = [
      "6f9619ff-8b86-d011-b42d-00cf4fc964ff", "00000000-0000-0000-0000-000000000001", "2024-05-01", "uuid-1", "date-2",
      "2024-05-01T12:34:56Z", "0x00007f8b1c0042a0", "0x600000c04000", "1.25 s", "12ms", "0.30000000000000004", "-1.999",
      "1e-7", "3.14159", "/a/b", "/a/b/c", "/tmp/x", "Date: now", "pointer-1", "e\u{301}", "\u{1F600}", "1.2.3",
    ]
    let glue = [" ", "\n", "\r\n", ",", "\"", "-", ".", "", "x", "  ", "\t", ": ", "/", "(", ")"]
    return (0..<Int.random(in: 1...12, using: &random)).map { _ in
      (tokens.randomElement(using: &random) ?? "") + (glue.randomElement(using: &random) ?? "")
    }.joined()
  }

  @Test func filtersAreIdempotent() throws {
    var random = SplitMix(seed: 1)
    for _ in 0..<400 {
      let text = text(&random)
      for (name, filter) in filters {
        let once = try snapshot(of: text, as: .lines.filtering(filter))
        #expect(try snapshot(of: once, as: .lines.filtering(filter)) == once, "\(name): \(text.debugDescription)")
      }
    }
  }

  @Test func jsonFiltersAreIdempotent() throws {
    var random = SplitMix(seed: 2)
    for _ in 0..<200 {
      let values = (0..<Int.random(in: 1...6, using: &random)).map { _ in Int.random(in: 0...4, using: &random) }
      let json = try snapshot(of: ["ids": values, "others": values.reversed()], as: .json)
      for filter: SnapshotFilter<String> in [
        .jsonPath("$..*[0]"), .jsonPath("$.ids[*]", numberedAs: "id"), .sortedKeys,
      ] {
        let once = try snapshot(of: json, as: .lines.filtering(filter))
        #expect(try snapshot(of: once, as: .lines.filtering(filter)) == once)
      }
    }
  }

  @Test func equalTokensGetEqualPlaceholders() throws {
    var random = SplitMix(seed: 3)
    for _ in 0..<300 {
      let pool = (0..<5).map { _ in UUID(uuid: uuid(&random)) }
      let tokens = (0..<12).map { _ in pool.randomElement(using: &random) ?? pool[0] }
      let text = tokens.map { Bool.random(using: &random) ? $0.uuidString : $0.uuidString.lowercased() }
      let names = try snapshot(of: text.joined(separator: " "), as: .lines.redacting(.uuids)).split(separator: " ")
      #expect(names.count == tokens.count)
      for i in tokens.indices {
        for j in tokens.indices { #expect((tokens[i] == tokens[j]) == (names[i] == names[j])) }
      }
      // Numbers run from 1 without a gap, in the order in which they are met.
      var seen: [Substring] = []
      for name in names where !seen.contains(name) { seen.append(name) }
      #expect(seen == seen.indices.map { "uuid-\($0 + 1)" })
    }
  }

  @Test func onlyTokensAreChanged() throws {
    var random = SplitMix(seed: 4)
    let letters = Array("abcdefgh xyz,;:!?()[]{}<>\n\"'#%&*+=~`^|\\éß日")
    for _ in 0..<300 {
      let text = String((0..<40).map { _ in letters.randomElement(using: &random) ?? "a" })
      for (name, filter) in filters where !["trailingSpace", "newlines"].contains(name) {
        #expect(try snapshot(of: text, as: .lines.filtering(filter)).utf8.elementsEqual(text.utf8), "\(name)")
      }
    }
  }

  @Test func roundedNumbersAreWithinHalfAStep() throws {
    var random = SplitMix(seed: 5)
    for _ in 0..<1000 {
      let value = Double.random(in: -1000...1000, using: &random)
      let digits = Int.random(in: 0...6, using: &random)
      let text = try snapshot(of: "\(value)", as: .lines.redacting(.roundedNumbers(digits: digits)))
      let rounded = try #require(Double(text))
      var step = 1.0
      for _ in 0..<digits { step /= 10 }
      #expect(abs(rounded - value) <= step / 2 * 1.000001)
      #expect((text.split(separator: ".").dropFirst().first?.count ?? 0) <= max(digits, 1))
    }
  }

  private func uuid(_ random: inout SplitMix) -> uuid_t {
    func byte() -> UInt8 { UInt8.random(in: 0...255, using: &random) }
    return (
      byte(), byte(), byte(), byte(), byte(), byte(), byte(), byte(), byte(), byte(), byte(), byte(), byte(), byte(),
      byte(), byte()
    )
  }
}
