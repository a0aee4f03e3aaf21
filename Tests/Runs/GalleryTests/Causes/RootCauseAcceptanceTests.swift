import Foundation
import SnapshotReview
import SnapshotRuns
import SnapshotTestSupport
import SnapshotUI
import Testing

/// Accepting all snapshots of a root cause of a real run.
@Suite struct RootCauseAcceptanceTests {
  private static let light = (Matrix.devices(.iPhoneSE3) * .typeSizes(.large)).atScale(1)

  /// A text in a larger font, which is truncated in a narrow frame.
  private func change(_ name: String, width: CGFloat = 300) -> ViewChange {
    ViewChange(name, "", Font.body, .title3) { Text("Go on").font($0).lineLimit(1).frame(width: width) }
      .across(Self.light)
  }

  /// Accepts the first root cause of a run, and returns the names of the snapshots whose references changed.
  private func accepted(
    _ changes: [ViewChange], _ accept: (RunReport, Cause) throws -> Void
  ) throws -> [String] {
    try withSandbox { sandbox in
      let report = try ViewChange.report(of: changes, texts: nil, in: sandbox)
      let before = try references(of: sandbox)
      try accept(report, try #require(report.causes.first))
      let after = try references(of: sandbox)
      return after.keys.filter { after[$0] != before[$0] }.map { String($0.prefix { $0 != "." }) }.sorted()
    }
  }

  /// The bytes of each reference by its name, which begins with the test.
  private func references(of sandbox: Sandbox) throws -> [String: Data] {
    let names = try FileManager.default.contentsOfDirectory(atPath: sandbox.references)
    return Dictionary(
      uniqueKeysWithValues: names.map { name in
        (
          String(name.drop { $0 != "." }.dropFirst()),
          FileManager.default.contents(atPath: sandbox.references + "/" + name) ?? Data()
        )
      })
  }

  @Test func allSnapshotsOfTheRootCauseAreAccepted() throws {
    let names = try accepted([change("a"), change("b"), change("c")]) { report, cause in
      try Acceptance(of: report, cause: cause.id, except: [KeyPattern("login()#c.image")]).perform()
    }
    #expect(names == ["a", "b"])
  }

  @Test func rejectedSnapshotsAreLeftOut() throws {
    let names = try accepted([change("a"), change("b")]) { report, cause in
      var decisions = Decisions(run: "new")
      decisions.set(.reject, for: try #require(report.results.last), in: report)
      try Acceptance(of: report, cause: cause.id, decisions: decisions).perform()
    }
    #expect(names == ["a"])
  }

  @Test func theBeginningOfAnIdSuffices() throws {
    let names = try accepted([change("a")]) { report, cause in
      try Acceptance(of: report, cause: cause.id.prefix(4).uppercased()).perform()
    }
    #expect(names == ["a"])
  }

  @Test(arguments: ["", "zzzz", "../.."]) func anUnknownIdIsAnError(id: String) throws {
    let names = try accepted([change("a")]) { report, _ in
      #expect(throws: AcceptanceError.noSuchCause(id, known: report.causes.map(\.id))) {
        try Acceptance(of: report, cause: id)
      }
    }
    #expect(names.isEmpty)
  }

  @Test func aNewDefectBlocksTheRootCause() throws {
    let names = try accepted([change("a"), change("b", width: 52)]) { report, cause in
      #expect(cause.results.count == 2)
      let obstacle = "1 snapshot has new defects, such as: Text \"Go on\" is truncated"
      #expect(throws: AcceptanceError.blockedCause(cause.id, title: cause.title, obstacle: obstacle)) {
        try Acceptance(of: report, cause: cause.id)
      }
    }
    #expect(names.isEmpty)
  }
}
