import Foundation
import Raster
import SnapshotRunFixtures
import SnapshotLedger
import SnapshotReview
import SnapshotRuns
import Testing

/// Accepting all snapshots of a root cause.
@Suite struct RootCauseAcceptanceTests {
  private let package: TemporaryPackage

  init() throws { package = try TemporaryPackage() }

  /// A picture in which a rectangle changed its color.
  ///
  /// - Parameters:
  ///   - isTruncated: Whether a text of the new layout is truncated.
  ///   - height: The height of the rectangle, of 6 points. The whole picture changes.
  private func changed(_ name: String, isTruncated: Bool = false, height: Int = 6) throws -> LedgerEntry {
    func trace(_ color: String, _ isTruncated: Bool) -> Data {
      Data(
        """
        render trace 4
        layout
        Card frame 0 0 8 6 path "Card"
          Text detail "\\"Go\\"" frame 0 0 8 6\(isTruncated ? " truncated" : "") path "Card/Text"
          Dot frame 0 0 8 \(height) path "Card/Dot"
        display list 8 6
        fill \(color) rect 0 0 8 \(height) @ Card/Dot

        """.utf8)
    }
    let (old, new) = (try png(.white), try png(.black))
    return .example(
      name: name, outcome: .changed, reference: try package.write("__Snapshots__/\(name).png", old),
      artifacts: .init(
        expected: try package.keep("\(name)-old.png", old), actual: try package.keep("\(name)-new.png", new),
        expectedTrace: try package.keep("\(name)-old.txt", trace("#FFFFFF", false)),
        actualTrace: try package.keep("\(name)-new.txt", trace("#000000", isTruncated))),
      image: .init(width: 8, height: 6, differingPixels: 48, largestChannelDifference: 255, clusters: [[0, 0, 8, 6]]))
  }

  private func report(_ entries: [LedgerEntry]) -> RunReport {
    RunReport(
      folder: package.run, ledger: Ledger(entries: entries), facts: .example(packageDirectory: package.root),
      in: package.boundary)
  }

  private func isAccepted(_ name: String) throws -> Bool {
    try package.read("__Snapshots__/\(name).png") == png(.black)
  }

  @Test func allSnapshotsOfTheRootCauseAreAccepted() throws {
    let report = report([try changed("a"), try changed("b"), try changed("c")])
    let id = try #require(report.causes.first).id
    try Acceptance(of: report, cause: id, except: [KeyPattern("welcome()#c")]).perform()
    #expect(try isAccepted("a") && isAccepted("b"))
    #expect(try !isAccepted("c"))
  }

  @Test func rejectedSnapshotsAreLeftOut() throws {
    let report = report([try changed("a"), try changed("b")])
    var decisions = Decisions(run: "run")
    let rejected = try #require(report.results.last)
    decisions.set(.reject, for: rejected, in: report)
    try Acceptance(of: report, cause: try #require(report.causes.first).id, decisions: decisions).perform()
    #expect(try isAccepted("a") && !isAccepted("b"))
  }

  @Test func theBeginningOfAnIdSuffices() throws {
    let report = report([try changed("a")])
    let id = try #require(report.causes.first).id
    #expect(try Acceptance(of: report, cause: id.prefix(4).uppercased()).items.count == 1)
  }

  @Test(arguments: ["", "zzzz", "../.."]) func anUnknownIdIsAnError(id: String) throws {
    let report = report([try changed("a")])
    #expect(throws: AcceptanceError.noSuchCause(id, known: report.causes.map(\.id))) {
      try Acceptance(of: report, cause: id)
    }
  }

  @Test func aNewDefectBlocksTheRootCause() throws {
    let report = report([try changed("a"), try changed("b", isTruncated: true)])
    let cause = try #require(report.causes.first)
    #expect(cause.results.count == 2)
    let obstacle = "1 snapshot has new defects, such as: Text is truncated"
    #expect(throws: AcceptanceError.blockedCause(cause.id, title: cause.title, obstacle: obstacle)) {
      try Acceptance(of: report, cause: cause.id)
    }
  }

  @Test func unexplainedPixelsBlockTheRootCause() throws {
    let report = report([try changed("a", height: 1)])
    let cause = try #require(report.causes.first)
    #expect(
      throws: AcceptanceError.blockedCause(
        cause.id, title: cause.title, obstacle: "1 snapshot has unexplained pixels")
    ) { try Acceptance(of: report, cause: cause.id) }
  }
}
