import Foundation
import Raster
import SnapshotRenderTraces
import Snapshot
@_spi(Internals) import SnapshotCore
import SnapshotLedger
import SnapshotTestSupport
import Testing
import SnapshotUI

/// References store how they were drawn.
@Suite struct ExplanationTests {
  private struct Card: View {
    var title = "Sign in"
    var radius: CGFloat = 8
    /// Changes no pixel of a title in one line.
    var lineLimit: Int?

    var body: some View {
      Text(title).lineLimit(lineLimit).padding(8).background(Color.yellow, in: RoundedRectangle(cornerRadius: radius))
    }
  }

  @discardableResult
  private func verify(
    _ view: Card = Card(), _ explanations: Explanations? = nil, precision: Float = 1, in sandbox: Sandbox
  ) -> Verdict {
    sandbox.run {
      let verify = { sandbox.assertion().verify({ view }, as: .image(precision: precision)) }
      guard let explanations else { return verify() }
      return withSnapshotTesting(explanations: explanations, operation: verify)
    }
  }

  private func reference(_ sandbox: Sandbox) throws -> Data {
    try #require(FileManager.default.contents(atPath: sandbox.references + "/login.1.png"))
  }

  private func trace(_ sandbox: Sandbox) throws -> (text: String, file: Data) {
    let file = try reference(sandbox)
    return (String(decoding: try #require(PNG.explanation(in: file).text), as: UTF8.self), file)
  }

  @Test func aReferenceIsRecordedWithItsExplanation() throws {
    try withSandbox { sandbox throws in
      #expect(verify(in: sandbox).outcome == .recorded)
      let (text, file) = try trace(sandbox)
      #expect(text.contains("detail \"\\\"Sign in\\\"\""))
      let proof = try #require(RenderTrace(text: text)).proof(of: try PNG.decode(file)).proof
      #expect(proof == .verified)
      let later = Sandbox(at: sandbox.root).running(in: "later")
      #expect(verify(in: later).outcome == .passed)
      #expect(try reference(later) == file)
    }
  }

  @Test(arguments: [(Explanations.slim, true), (.off, false)])
  func explanationsCanBeSlimOrOff(explanations: Explanations, storesTexts: Bool) throws {
    try withSandbox { sandbox throws in
      verify(Card(), explanations, in: sandbox)
      let (text, _) = try trace(sandbox)
      #expect(text.contains("Sign in") == storesTexts)
      #expect(RenderTrace.settings(in: Data(text.utf8))?.engine == .current)
      #expect(!text.contains("path M") && !text.contains(" C "))
      // Another form of explanation is no other picture.
      let later = Sandbox(at: sandbox.root).running(in: "later")
      let before = try reference(sandbox)
      #expect(verify(in: later).outcome == .passed)
      #expect(try reference(later) == before)
    }
  }

  @Test func theInnermostScopeTakesPrecedence() {
    withSnapshotTesting(explanations: .off) {
      withSnapshotTesting(record: .never) {
        #expect(SnapshotTestingConfiguration.current?.explanations == .off)
      }
      withSnapshotTesting(explanations: .slim) {
        #expect(SnapshotTestingConfiguration.current?.explanations == .slim)
      }
    }
  }

  @Test func aFailureNamesItsRootCause() throws {
    try withSandbox { sandbox throws in
      verify(in: sandbox)
      for environment in [[:], ["CI": "true"]] {
        var later = Sandbox(at: sandbox.root)
        later.environment.merge(environment) { $1 }
        later = later.running(in: "later\(environment.count)")
        let verdict = verify(Card(radius: 3), in: later)
        #expect(verdict.outcome == .changed)
        let message = try #require(verdict.message)
        #expect(message.contains("\nCause:      RoundedRectangle corner radius 8 → 3\n"), "\(message)")
      }
    }
  }

  /// Only on request, because the comparison takes time in every passing test.
  @Test(arguments: [Explanations.full, .slim])
  func outdatedExplanationsAreFoundOnRequest(explanations: Explanations) throws {
    try withSandbox { sandbox throws in
      verify(Card(), explanations, in: sandbox)
      let file = try reference(sandbox)
      func keptTrace(_ view: Card, in run: String, checks: Bool = true) throws -> String? {
        var later = Sandbox(at: sandbox.root)
        later.environment["SNAPSHOT_RUN_DIRECTORY"] = sandbox.root + "/runs/" + run
        if checks { later.environment["SNAPSHOT_CHECK_EXPLANATIONS"] = "1" }
        #expect(verify(view, in: later).outcome == .passed)
        let folder = sandbox.root + "/traces"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        #expect(names.count <= 1)
        return names.first.flatMap { FileManager.default.contents(atPath: folder + "/" + $0) }
          .map { String(decoding: $0, as: UTF8.self) }
      }
      #expect(try keptTrace(Card(lineLimit: 1), in: "a", checks: false) == nil)
      #expect(try keptTrace(Card(lineLimit: 1), in: "b")?.contains("lineLimit \"1\"") == true)
      #expect(try keptTrace(Card(lineLimit: 2), in: "c")?.contains("lineLimit \"2\"") == true)
      #expect(try keptTrace(Card(), in: "d") == nil)
      #expect(try reference(sandbox) == file)
    }
  }

  @Test func aForgedExplanationIsNotTrusted() throws {
    try withSandbox { sandbox throws in
      verify(Card(title: "Sign up"), in: sandbox)
      let (other, _) = try trace(sandbox)
      try withSandbox { forged throws in
        verify(in: forged)
        try forged.place(PNG.explained(reference(forged), by: Data(other.utf8)), as: "login.1.png")
        let verdict = verify(Card(radius: 3), in: Sandbox(at: forged.root).running(in: "later"))
        #expect(verdict.message?.contains("contradicts its picture") == true)
        #expect(verdict.message?.contains("Sign up") == false)
      }
    }
  }
}
