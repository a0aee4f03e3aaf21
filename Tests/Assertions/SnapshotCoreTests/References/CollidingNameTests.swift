import Foundation
import SnapshotTestReporting
import SnapshotTestSupport
import SnapshotWorkspace
import Testing
import XCTest

// The subject is an internal algorithm.
@testable import SnapshotCore

/// Names that meet on a disk: never shared in silence, never lost.
@Suite struct CollidingNameTests {
  @Test func namesThatDifferOnlyInCase() throws {
    try withSandbox { sandbox throws in
      #expect(sandbox.verify("1", named: "Card").outcome == .recorded)
      let verdict = sandbox.verify("2", named: "card")
      #expect(verdict.outcome == .error)
      #expect(verdict.message?.contains("login.Card.txt") == true)
      #expect(verdict.message?.contains("login.card.txt") == true)
      #expect(sandbox.files == ["login.Card.txt"])
    }
  }

  @Test func namesThatDifferOnlyInCaseWithSeparateFiles() throws {
    try withSandbox { sandbox throws in
      try sandbox.place("1", as: "login.Card.txt")
      try sandbox.place("2", as: "login.card.txt")
      try #require(sandbox.files.count == 2, "This disk does not tell case apart.")
      #expect(sandbox.verify("1", named: "Card").outcome == .passed)
      #expect(sandbox.verify("2", named: "card").outcome == .passed)
    }
  }

  @Test func newReferenceBesideOneThatDiffersOnlyInCase() throws {
    try withSandbox { sandbox throws in
      try sandbox.place("1", as: "login.Card.txt")
      let verdict = sandbox.verify("2", named: "card")
      #expect(verdict.outcome == .error)
      #expect(verdict.message?.contains("delete the other file") == true)
      #expect(sandbox.files == ["login.Card.txt"])
    }
  }

  private func verify(
    _ text: String, at line: UInt, _ sandbox: Sandbox, record: SnapshotTestingConfiguration.Record? = nil
  ) -> Verdict {
    var assertion = sandbox.assertion(named: "card", record: record)
    assertion.position.line = line
    return sandbox.run { assertion.verify({ text }, as: .lines) }
  }

  @Test(
    "Two assertions of a test pass one name",
    arguments: [nil, .missing, .failed, .all, .never] as [SnapshotTestingConfiguration.Record?])
  func repeatedName(record: SnapshotTestingConfiguration.Record?) throws {
    try withSandbox { sandbox throws in
      try sandbox.place("1", as: "login.card.txt")
      _ = verify("1", at: 7, sandbox, record: record)
      let verdict = verify("2", at: 8, sandbox, record: record)
      #expect(verdict.outcome == .error)
      #expect(verdict.message?.contains("AppTests/LoginTests.swift:7 and AppTests/LoginTests.swift:8") == true)
      #expect(sandbox.reference("login.card.txt") == "1")
    }
  }

  @Test("The second of two assertions with one name matches, and the first one does not") func repeatedNameOfTheFirst()
    throws
  {
    try withSandbox { sandbox throws in
      try sandbox.place("2", as: "login.card.txt")
      #expect(verify("1", at: 7, sandbox).outcome == .changed)
      #expect(verify("2", at: 8, sandbox).outcome == .error)
    }
  }

  @Test("Assertions with one name and one value share a reference, and a repetition of one assertion is no other one")
  func repeatedNameWithEqualValues() throws {
    try withSandbox { sandbox throws in
      try sandbox.place("1", as: "login.card.txt")
      #expect(verify("1", at: 7, sandbox).outcome == .passed)
      #expect(verify("1", at: 8, sandbox).outcome == .passed)
      #expect(verify("2", at: 7, sandbox).outcome == .changed)
    }
  }

  @Test func longNamesAreTruncatedAndStayUnique() throws {
    try withSandbox { sandbox throws in
      let name = String(repeating: "ü", count: 200)
      #expect(sandbox.verify("1", named: name).outcome == .recorded)
      #expect(sandbox.verify("2", named: name + "x").outcome == .recorded)
      #expect(sandbox.files.count == 2)
      #expect(sandbox.files.allSatisfy { $0.utf8.count <= 255 && $0.hasPrefix("login.üü") && $0.hasSuffix(".txt") })
      var next = sandbox
      next.environment["SNAPSHOT_RUN_DIRECTORY"] = sandbox.root + "/next"
      #expect(next.verify("1", named: name).outcome == .passed)
    }
  }

  @Test func longestValidFileNameIsUnchanged() {
    let name = String(repeating: "x", count: 251)
    #expect(ReferenceName.file(name, pathExtension: "txt") == name + ".txt")
    #expect(ReferenceName.file(name + "x", pathExtension: "txt").utf8.count == 255)
  }

  @Test(arguments: ["a/b", "../a", "a\0b", "/etc/passwd"])
  func extensionsCannotEscapeTheFolder(pathExtension: String) throws {
    try withSandbox { sandbox throws in
      var strategy = Snapshotting<String, String>.lines
      strategy.pathExtension = pathExtension
      let verdict = sandbox.run { sandbox.assertion(named: "x").verify({ "1" }, as: strategy) }
      #expect(verdict.outcome == .error)
      #expect(sandbox.files.isEmpty)
    }
  }

  @Test(arguments: ["../../x", "/x", "..", "a/../../b", ".", "\\..\\x", "~", "a\0/../b"])
  func namesStayInTheirFolder(name: String) throws {
    try withSandbox { sandbox throws in
      sandbox.verify("1", named: name)
      sandbox.verify("2", named: "x", testName: name + "()")
      let all = FileManager.default.enumerator(atPath: sandbox.root)?.compactMap { $0 as? String } ?? []
      let files = all.filter { $0.hasSuffix(".txt") && !$0.hasPrefix("run/") }
      #expect(!files.isEmpty)
      #expect(files.allSatisfy { $0.hasPrefix("Tests/AppTests/__Snapshots__/LoginTests/") })
    }
  }

  /// Without the trait, references of swift-snapshot-testing are numbered from case to case of a parametrised test.
  @Test func sharedNumbersContinueAcrossTestCases() throws {
    try withSandbox { sandbox throws in
      for number in 1...2 { try sandbox.place("\(number)", as: "sizes-width.\(number).txt") }
      for width in ["1", "2"] {
        let test = TestIdentity(
          target: "AppTests", suite: "LoginTests", function: "sizes(width:)", arguments: .texts([width]))
        var assertion = sandbox.assertion(testName: "sizes(width:)")
        assertion.test = test
        #expect(sandbox.run { assertion.verify({ width }, as: .lines) }.outcome == .passed)
      }
    }
  }

  @Test func inheritedTestsShareTheirReferences() {
    let registry = NameRegistry()
    func claim(_ testClass: TestClass) -> NameRegistry.Claim {
      NameRegistry.Claim(path: "/a", test: "T/F/testX()", testClass: testClass, name: "number 1")
    }
    #expect(registry.claim(claim(TestClass(of: Derived()))) == nil)
    #expect(registry.claim(claim(TestClass(of: OtherDerived()))) == nil)
    #expect(registry.claim(claim(TestClass(of: Unrelated()))) != nil)
  }
}

private class Base: XCTestCase {
  convenience init() { self.init(name: "testNothing") { _ in } }
}
private final class Derived: Base {}
private final class OtherDerived: Base {}
private final class Unrelated: XCTestCase {
  convenience init() { self.init(name: "testNothing") { _ in } }
}
