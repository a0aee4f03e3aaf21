import Foundation
import Raster
import SnapshotRunFixtures
import SnapshotLedger
import SnapshotRuns
import Testing

/// Which snapshots share a cause.
@Suite struct RootCauseGroupingTests {
  private let package: TemporaryPackage

  init() throws { package = try TemporaryPackage() }

  private func entry(
    _ name: String, cell: [String] = [], old: String, new: String, truncated: Bool = false
  ) throws -> LedgerEntry {
    func trace(_ drawing: String, _ isTruncated: Bool) -> Data {
      Data(
        """
        render trace 4
        layout
        Card frame 0 0 100 40 path "Card"
          Text detail "\\"Go\\"" frame 0 0 40 20\(isTruncated ? " truncated" : "") path "Card/Text"
          Dot frame 0 20 20 20 path "Card/Dot"
        display list 400 400
        \(drawing)

        """.utf8)
    }
    var entry = LedgerEntry.example(test: "\(name)()", cell: cell, outcome: .changed)
    let file = name + cell.joined()
    entry.artifacts = .init(
      expectedTrace: try package.keep(file + "-old-trace.txt", trace(old, false)),
      actualTrace: try package.keep(file + "-new-trace.txt", trace(new, truncated)))
    entry.image = .init(
      width: 400, height: 400, differingPixels: 4, largestChannelDifference: 9, clusters: [[2, 22, 2, 2]])
    return entry
  }

  private func causes(_ entries: [LedgerEntry]) -> [Cause] {
    RunReport(folder: package.run, ledger: Ledger(entries: entries), facts: .example()).causes
  }

  private func dot(_ color: String) -> String { "fill \(color) rect 0 20 20 20 @ Card/Dot" }

  private func ring(_ color: String) -> String { "stroke \(color) width 2 rect 0 20 20 20 @ Card/Ring" }

  private func words(_ size: Int) -> String { "glyphs #000000 \"Go\" Inter \(size) at 0 16 [43 0] @ Card/Text" }

  @Test func aColorChangeIsOneRootCause() throws {
    let found = causes([
      try entry("a", old: dot("#111111"), new: dot("#222222")),
      try entry("b", old: ring("#111111"), new: ring("#222222")),
    ])
    #expect(found.map(\.title) == ["color #111111 → #222222"])
  }

  @Test func aTokenWithTwoSchemesIsOneRootCause() throws {
    let found = causes([
      try entry("a", cell: ["scheme=light"], old: dot("#111111"), new: dot("#222222")),
      try entry("a", cell: ["scheme=dark"], old: dot("#EEEEEE"), new: dot("#DDDDDD")),
    ])
    #expect(found.map(\.title) == ["Dot fill #111111 → #222222, #EEEEEE → #DDDDDD"])
  }

  @Test func aStyleOverManyTypeSizesIsOneRootCauseWithARange() throws {
    let entries = try [(11, 13), (13, 15), (17, 20)].enumerated().map { number, sizes in
      try entry("a", cell: ["typeSize=\(number)"], old: words(sizes.0), new: words(sizes.1))
    }
    #expect(causes(entries).map(\.title) == ["Text \"Go\" font size 11…17 → 13…20"])
  }

  @Test func newDefectsAreListedAndBlockTheRootCause() throws {
    let entries = [
      try entry("a", old: words(17), new: words(18)), try entry("b", old: words(17), new: words(18), truncated: true),
    ]
    let cause = try #require(causes(entries).first)
    #expect(cause.defects == ["NEW Text \"Go\"  is truncated"])
    #expect(cause.defectiveKeys.count == 1)
    #expect(cause.obstacle == "1 snapshot has new defects, such as: Text \"Go\" is truncated")
    #expect(causes([entries[0]]).first?.obstacle == nil)
  }

  /// The mask of changed pixels counts, and not the boxes around them.
  @Test func unexplainedPixelsAreCountedOneByOne() throws {
    func unexplained(_ pixels: [(Int, Int)]) throws -> Int? {
      var changed = try entry("a", old: dot("#111111"), new: dot("#222222"))
      let before = PixelBuffer(width: 400, height: 400, filledWith: .white)
      var after = before
      for (x, y) in pixels { after.pixels[y * 400 + x] = RGBA(0x123456).premultiplied }
      changed.artifacts.expected = try package.keep("old.png", PNG.encode(before))
      changed.artifacts.actual = try package.keep("new.png", PNG.encode(after))
      // A box around two far pixels has much that is elsewhere.
      changed.image?.clusters = [[0, 0, 400, 400]]
      return causes([changed]).first?.unexplained
    }
    #expect(try unexplained([(1, 21), (19, 39)]) == 0)
    #expect(try unexplained([(1, 21), (300, 300)]) == 1)
  }
}
