import SnapshotCrashingPreviewFixture
import Foundation
import SnapshotIsolatedPreviewFixture
import SnapshotPreviewFixture
import SnapshotCore
import SnapshotLedger
import SnapshotTestSupport
import SnapshotFoundation
import Testing

@testable import Snapshot
@testable import SnapshotUI

@MainActor @Suite struct AssertPreviewsTests {
  private let matrix = Matrix.sizes(CGSize(width: 200, height: 120)) * .colorSchemes(.light, .dark)

  /// An issue that an assertion reports.
  struct Failure {
    var message: String
    var file: String
    var line: Int
  }

  /// Asserts the previews of a module as a test in a temporary package does, and returns the failures.
  private func failures(
    in module: String, excluding exclusions: [String] = [], across matrix: Matrix? = nil, sandbox: Sandbox,
    timeout: TimeInterval = 3600, line: UInt = #line
  ) -> [Failure] {
    var position = CallSite(fileID: #fileID, filePath: #filePath, line: line, column: 3)
    position = position.inFile(at: sandbox.root + "/Tests/AppTests/LoginTests.swift")
    let assertion = PreviewsAssertion(
      of: module, excluding: PreviewExclusions(exclusions),
      PreviewVerification(
        matrix: matrix ?? self.matrix, timeout: timeout, position: position, testName: "previews()"))
    let found = Locked<[Failure]>([])
    withKnownIssue(isIntermittent: true) {
      sandbox.run { assertion.perform() }
    } matching: { issue in
      let place = issue.sourceLocation
      let message = issue.comments.map(\.rawValue).joined()
      found.withLock { $0.append(Failure(message: message, file: place?.fileID ?? "", line: place?.line ?? 0)) }
      return true
    }
    return found.withLock { $0 }
  }

  private func references(_ sandbox: Sandbox) -> [String] {
    let folder = sandbox.root + "/Tests/AppTests/__Snapshots__"
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(".png") }.sorted()
  }

  @Test func eachPreviewIsRecordedUnderItsName() throws {
    try withSandbox { sandbox in
      let failures = failures(
        in: "SnapshotPreviewFixture", excluding: ["Library:Slow", "Library:Broken"], sandbox: sandbox)
      let names = references(sandbox)
      #expect(names.count == 2 * failures.count)
      #expect(names.contains("SnapshotPreviewFixture/Card/Long-title.200x120-light.png"))
      #expect(names.contains("SnapshotPreviewFixture/Card/Long-title-2.200x120-dark.png"))
      #expect(names.contains("SnapshotPreviewFixture/Card/Preview.200x120-dark.png"))
      #expect(names.contains("SnapshotPreviewFixture/Card/Two.200x120-dark.png"))
      // Files keep the spaces and emoji of their names.
      #expect(names.contains("SnapshotPreviewFixture/More forms/Preview.200x120-light.png"))
      #expect(names.contains("SnapshotPreviewFixture/Odd forms 🎉/Function.200x120-light.png"))
      #expect(!names.contains { $0.contains("Hidden") })
      // Recorded once, they pass.
      #expect(
        self.failures(in: "SnapshotPreviewFixture", excluding: ["Library:Slow", "Library:Broken"], sandbox: sandbox)
          .isEmpty
          == false)
      var again = sandbox.running(in: "2")
      again.registry = NameRegistry()
      #expect(
        self.failures(in: "SnapshotPreviewFixture", excluding: ["Library:Slow", "Library:Broken"], sandbox: again)
          .isEmpty)
      let entries = try Ledger(contentsOf: RunFolder(path: sandbox.root + "/runs-of-test/2")).entries
      let entry = try #require(
        entries.first { $0.preview == "Card:Long title" && $0.cell.contains("colorScheme=light") })
      #expect(entry.test == "previews()")
      #expect(entry.id.hasSuffix("/Long-title()#SnapshotPreviewFixture/Card/image@200x120-light"))
      #expect(entry.reference.hasSuffix("__Snapshots__/SnapshotPreviewFixture/Card/Long-title.200x120-light.png"))
    }
  }

  @Test func aPreviewFailsAtItsOwnLine() throws {
    try withSandbox { sandbox in
      let failure = try #require(
        failures(in: "SnapshotIsolatedPreviewFixture", sandbox: sandbox).first { $0.message.contains("Counter:State") })
      #expect(failure.file == "SnapshotIsolatedPreviewFixture/Counter.swift")
      #expect(failure.line == 24)
      #expect(failure.message.hasPrefix("Preview Counter:State (SnapshotIsolatedPreviewFixture/Counter.swift:24): "))
    }
  }

  @Test func aProviderFailsAtItsOwnLine() throws {
    try withSandbox { sandbox in
      @MainActor func line() throws -> Int? {
        let failures = failures(in: "SnapshotIsolatedPreviewFixture", sandbox: sandbox, line: 7)
        return try #require(failures.first { $0.message.contains("Counter:Counter_Previews") }).line
      }
      // Without the sources, at the line of the assertion.
      #expect(try line() == 7)
      let folder = sandbox.root + "/Sources/SnapshotIsolatedPreviewFixture"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let source = """
        import SnapshotUI
        // struct Counter_Previews
        let a = Counter_Previews.self

        struct Counter_Previews: PreviewProvider {}
        """
      try Data(source.utf8).write(to: URL(fileURLWithPath: folder + "/Counter 🎉.swift"))
      try Data().write(to: URL(fileURLWithPath: sandbox.root + "/Package.swift"))
      #expect(try line() == 5)
    }
  }

  @Test func zeroPreviewsAreAFailure() throws {
    try withSandbox { sandbox in
      let unknown = failures(in: "Nothing", sandbox: sandbox, line: 7)
      #expect(unknown.map(\.line) == [7])
      #expect(unknown.first?.message.contains("The module is not part of this process") == true)
      #expect(
        unknown.first?.message.contains(
          "SnapshotIsolatedPreviewFixture, SnapshotPreparedPreviewFixture, SnapshotPreviewFixture") == true)
      let empty = failures(in: "SnapshotUI", sandbox: sandbox)
      #expect(empty.first?.message.contains("it has no #Preview and no PreviewProvider") == true)
      let all = ["Counter"]
      #expect(
        failures(in: "SnapshotIsolatedPreviewFixture", excluding: all, sandbox: sandbox).map(\.message)
          == [
            "All previews of module SnapshotIsolatedPreviewFixture are excluded, so nothing was asserted. Remove an exclusion."
          ])
    }
  }

  @Test func exclusionsThatMatchNothingAreFailures() throws {
    try withSandbox { sandbox in
      let failures = failures(in: "SnapshotIsolatedPreviewFixture", excluding: ["Counter:Gone"], sandbox: sandbox)
      #expect(failures.contains { $0.message.contains("Unused exclusion “Counter:Gone”") })
    }
  }

  @Test func previewsThatCannotBeDrawnHideNoOthers() throws {
    try withSandbox { sandbox in
      let failures = failures(in: "SnapshotCrashingPreviewFixture", sandbox: sandbox, timeout: 20)
      func message(_ name: String) -> String? { failures.first { $0.message.contains(":\(name)") }?.message }
      #expect(
        references(sandbox).map { String($0.split(separator: "/").last ?? "") }.filter { $0.contains("light") } == [
          "After.200x120-light.png", "Before.200x120-light.png", "Between.200x120-light.png",
        ])
      let crash = try #require(message("Crash "))
      #expect(crash.contains("crashed with signal") && crash.contains("Index out of range"), "\(crash)")
      #expect(failures.first { $0.message == crash }?.line == 19)
      #expect(message("Endless")?.contains("Drawing failed: it took more than 20 seconds") == true)
      #expect(message("No size")?.contains("0 × 10 points") == true)
      #expect(message("Throwing")?.contains("NoData") == true)
      let provider = failures.first { $0.message.contains("Unlucky_Previews") }
      #expect(
        provider?.message.contains(
          "Reading the preview SnapshotCrashingPreviewFixture.Unlucky_Previews failed: its process crashed") == true)
    }
  }

  @Test func aSetupThatCrashesIsNamedAndEndsNoTest() throws {
    // In this process it throws, in the child it crashes.
    if PreviewChild.current == nil { _ = Previews.all(in: "SnapshotUnpreparedPreviewFixture") }
    try withSandbox { sandbox in
      let failures = failures(in: "SnapshotUnpreparedPreviewFixture", sandbox: sandbox, line: 7)
      let setup = "SnapshotUnpreparedPreviewFixture.FailingSetup.prepare()"
      let crash = try #require(failures.first)
      #expect(crash.line == 7)
      #expect(crash.message.hasPrefix("Calling \(setup) failed: its process crashed with signal"), "\(crash.message)")
      #expect(crash.message.contains("Index out of range"))
      for (failure, name) in zip(failures.dropFirst(), ["First", "Second"]) {
        #expect(failure.message.contains("Unprepared:\(name) "))
        #expect(failure.message.contains("The setup of this preview failed. \(setup): the library is missing"))
      }
      #expect(failures.count == 3)
      #expect(references(sandbox) == [])
    }
  }

  @Test(arguments: await Previews.all(in: "SnapshotIsolatedPreviewFixture"))
  func aPreviewIsAnArgument(_ preview: Preview) throws {
    try withSandbox { sandbox in
      var position = CallSite(fileID: #fileID, filePath: #filePath, line: 1, column: 3)
      position = position.inFile(at: sandbox.root + "/Tests/AppTests/LoginTests.swift")
      withKnownIssue {
        sandbox.run {
          PreviewAssertion(
            of: preview,
            PreviewVerification(matrix: matrix, timeout: 3600, position: position, testName: "aPreview(_:)")
          ).performNamingCrashes()
        }
      }
      // The arguments add nothing to the names.
      #expect(
        references(sandbox)
          == ["dark", "light"].map {
            "SnapshotIsolatedPreviewFixture/Counter/\(preview.referenceName).200x120-\($0).png"
          })
    }
  }
}

@Suite struct PreviewNamesTests {
  private func preview(_ name: String?, line: Int = 1, file: String = "Card") -> Preview {
    Preview(fileID: "Feature/\(file).swift", filePath: nil, line: line, name: name, traits: []) { AnyView(EmptyView()) }
  }

  private func names(_ names: [String?]) -> [String] {
    var previews = names.map { preview($0) }
    previews = Previews.named(previews)
    return previews.map(\.referenceName)
  }

  @Test func namesAreUniqueInAFile() {
    #expect(names(["A", "A", "a", "A-2", nil, nil]) == ["A", "A-3", "a-4", "A-2", "Preview", "Preview-2"])
    #expect(names(["A b", "A/b", "../A", "", "🎉", "👍"]) == ["A-b", "A-b-2", "A", "Preview", "U1F389", "U1F44D"])
    let files = Previews.named([preview("A"), preview("A", file: "Row")])
    #expect(files.map(\.referenceName) == ["A", "A"])
  }

  @Test func movingPreviewsChangesNoName() {
    let original = Set(names(["A", "B", nil, "C"]))
    #expect(Set(names(["C", nil, "B", "A"])) == original)
  }
}
