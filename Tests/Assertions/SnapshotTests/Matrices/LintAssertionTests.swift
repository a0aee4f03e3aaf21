import Foundation
import Snapshot
import SnapshotTestSupport
import SnapshotWorkspace
import Testing
import SnapshotUI

/// Assertions of pictures in a run that lints or sweeps.
@Suite struct LintAssertionTests {
  private var narrow: some View { Text("A long message").lineLimit(1).frame(width: 60) }

  @Test func theLedgerHasTheFindingsOfPictures() throws {
    try withSandbox(environment: [RunChannel.lints: "1"]) { sandbox in
      _ = sandbox.run {
        sandbox.assertion(named: "a", record: .all).verify({ narrow }, as: .image(size: CGSize(width: 200, height: 60)))
      }
      _ = sandbox.run { sandbox.assertion(named: "b", record: .all).verify({ "text" }, as: .lines) }
      let entries = try sandbox.ledger().entries
      #expect(entries.count == 2)
      #expect(entries[0].lint?.map(\.rule) == ["text-truncated"] && entries[0].lint?[0].path.contains("A long") == true)
      // A text has no view to lint.
      #expect(entries[1].lint == nil)
    }
  }

  @Test func withoutLintTheLedgerHasNoFindings() throws {
    try withSandbox { sandbox in
      _ = sandbox.run { sandbox.assertion(record: .all).verify({ narrow }, as: .image) }
      let entries = try sandbox.ledger().entries
      #expect(entries.map(\.lint) == [nil])
    }
  }

  @Test func everyConfigurationOfAMatrixIsLinted() throws {
    try withSandbox(environment: [RunChannel.lints: "1"]) { sandbox in
      let matrix = Matrix.typeSizes(.large, .accessibility5) * .colorSchemes(.light)
      let view = Text("Message").lineLimit(1).frame(width: 120)
      _ = sandbox.run { sandbox.assertion(record: .all).verify({ view }, across: matrix, as: [.image]) }
      let found = try sandbox.ledger().entries.sorted { $0.id < $1.id }.map { $0.lint?.map(\.rule) }
      #expect(found.count == 2 && found.contains([]) && found.contains(["text-truncated"]))
    }
  }

  private func sweep(_ id: String, of view: some View, types: [String] = ["large", "accessibility5"]) throws
    -> SweepResult?
  {
    let request = SweepRequest(id: id, first: 100, last: 300, typeSizes: types)
    return try withSandbox(environment: [RunChannel.sweep: request.text]) { sandbox in
      let verdict = sandbox.run {
        sandbox.assertion(record: .all).verify({ view }, as: .image(size: CGSize(width: 200, height: 60)))
      }
      // Nothing is compared, recorded or entered.
      #expect(verdict.message == nil && sandbox.files == [])
      #expect(try sandbox.ledger().entries == [])
      guard let data = FileManager.default.contents(atPath: sandbox.root + "/run/" + SweepResult.fileName) else {
        return nil
      }
      let result = try JSONDecoder().decode(SweepResult.self, from: data)
      for picture in result.pictures {
        #expect(FileManager.default.contents(atPath: sandbox.root + "/run/" + picture.name)?.isEmpty == false)
      }
      return result
    }
  }

  @Test func theNamedAssertionSweepsItsView() throws {
    let view = Text("Message").lineLimit(1)
    let result = try #require(try sweep("AppTests/LoginTests/login()#1.png", of: view))
    #expect(result.findings.map(\.typeSize) == ["AX5"] && result.findings.map(\.rule) == ["text-truncated"])
    #expect(result.findings[0].ranges.count == 1 && result.pictures.count == 1 && result.problem == nil)
    #expect(result.layouts >= 402)
  }

  @Test func otherAssertionsAreNotMade() throws {
    #expect(try sweep("AppTests/LoginTests/login()#2.png", of: Text("Message")) == nil)
  }

  @Test func aViewThatThrowsAtSomeWidthsIsUnknownThere() throws {
    let view = ViewThatFits(in: .horizontal) {
      Color.red.frame(width: 200, height: 0).fixedSize(); Text("Narrow")
    }
    let request = SweepRequest(id: "AppTests/LoginTests/login()#1.png", first: 100, last: 300, typeSizes: ["large"])
    try withSandbox(environment: [RunChannel.sweep: request.text]) { sandbox in
      _ = sandbox.run { sandbox.assertion(record: .all).verify({ view }, as: .image) }
      let data = try #require(FileManager.default.contents(atPath: sandbox.root + "/run/" + SweepResult.fileName))
      let result = try JSONDecoder().decode(SweepResult.self, from: data)
      #expect(result.unknown.count == 1 && result.unknown[0].ranges[0][1] == 300 && !result.unknown[0].reason.isEmpty)
    }
  }
}
