import Foundation
import Raster
import SnapshotRunFixtures
import SnapshotLedger
import SnapshotRuns
import Testing

@Suite struct RootCauseTests {
  private let package: TemporaryPackage

  init() throws { package = try TemporaryPackage() }

  private func trace(_ number: Int, radius: Int, title: String = "Go") -> Data {
    let width = 40 + number
    let shape = "fill #007AFF rect 0 0 \(width) 40 @ Card/Rectangle\n"
    let style = "stroke #000000 width \(radius) rect 0 0 \(width) 40 @ Card/Border\n"
    return Data(
      """
      render trace 4
      layout
      Card frame 0 0 \(width) 40 path "Card"
        Text detail "\\"\(title) \(number)\\"" frame 0 0 \(width) 20 path "Card/Text"
      display list 400 400
      glyphs #000000 "\(title) \(number)" Inter-Regular 17 at 0 16 [43 0] @ Card/Text
      \(shape)\(style)
      """.utf8)
  }

  private func entry(_ number: Int, old: Data, new: Data, clusters: [[Int]]) throws -> LedgerEntry {
    var entry = LedgerEntry.example(name: "n\(number)", cell: ["size=\(number % 4)"], outcome: .changed)
    entry.artifacts = .init(
      expectedTrace: try package.keep("\(number)-old.txt", old),
      actualTrace: try package.keep("\(number)-new.txt", new))
    entry.image = .init(
      width: 400, height: 400, differingPixels: 9, largestChannelDifference: 9, clusters: clusters)
    return entry
  }

  private func causes(_ entries: [LedgerEntry]) -> [Cause] {
    RunReport(folder: package.run, ledger: Ledger(entries: entries), facts: .example()).causes
  }

  /// The acceptance test of causes: one change of style in 200 pictures of different sizes and texts.
  @Test func oneChangeOfStyleIsOneRootCause() throws {
    let entries = try (0..<200).map { number in
      try entry(
        number, old: trace(number, radius: 1), new: trace(number, radius: 2),
        clusters: [[0, 0, 40 + number, 2], [0, 38, 40 + number, 2]])
    }
    let causes = causes(entries)
    #expect(causes.count == 1)
    #expect(causes.first?.title == "Border stroke width 1 → 2")
    #expect(causes.first?.results.count == 200)
    #expect(causes.first?.unexplained == 0)
    #expect(causes.first?.stage == "drawing")
  }

  /// Accepting the common change must not accept the further one unseen.
  @Test func aFurtherChangeOfSomeSnapshotsIsASeparateRootCause() throws {
    let entries = try (0..<8).map { number in
      let isOther = number % 4 == 1
      return try entry(
        number, old: trace(1, radius: 1), new: trace(1, radius: 2, title: isOther ? "Come" : "Go"),
        clusters: isOther ? [[0, 0, 9, 2], [300, 300, 5, 5]] : [[0, 0, 9, 2]])
    }
    let causes = causes(entries)
    let common = "Border stroke width 1 → 2"
    #expect(causes.map(\.title) == [common, "Text \"Go 1\" → \"Come 1\"; \(common)"])
    #expect(causes.map(\.unexplained) == [0, 2])
    #expect(
      causes.map(\.extent) == [
        "6 snapshots of 6 names, no unexplained pixels", "2 snapshots of 2 names, 2 with unexplained pixels",
      ])
  }

  @Test func independentChangesAreSeparateRootCauses() throws {
    let style = try (0..<3).map { number in
      try entry(number, old: trace(number, radius: 1), new: trace(number, radius: 2), clusters: [[0, 0, 4, 4]])
    }
    let words = try (3..<5).map { number in
      try entry(
        number, old: trace(3, radius: 1), new: trace(3, radius: 1, title: "Come"), clusters: [[0, 0, 4, 4]])
    }
    let engine = try entry(9, old: trace(1, radius: 1), new: trace(1, radius: 1), clusters: [[0, 0, 4, 4]])
    #expect(
      causes(style + words + [engine]).map { "\($0.title) \($0.results.count)" } == [
        "Border stroke width 1 → 2 3", "Text \"Go 3\" → \"Come 3\" 2",
        "Same display list, different pixels 1",
      ])
  }
}

extension RootCauseTests {
  /// Passed cells are known too: what changed in dark alone says so in one word.
  @Test func configurationsOfAMatrixAreSummarized() throws {
    let cells = ["light", "dark"].flatMap { scheme in (0..<24).map { ["size=\($0)", "scheme=\(scheme)"] } }
    let entries = try cells.map { cell in
      var entry = LedgerEntry.example(name: "login", cell: cell)
      guard cell[1] == "scheme=dark" else { return entry }
      entry.outcome = .changed
      entry.artifacts = .init(
        expectedTrace: try package.keep("old.txt", trace(1, radius: 1)),
        actualTrace: try package.keep("new.txt", trace(1, radius: 2)))
      entry.image = .init(
        width: 400, height: 400, differingPixels: 9, largestChannelDifference: 9, clusters: [[0, 0, 9, 2]])
      return entry
    }
    let causes = causes(entries)
    #expect(causes.map(\.extent) == ["24 snapshots, dark, no unexplained pixels"])
  }
}
