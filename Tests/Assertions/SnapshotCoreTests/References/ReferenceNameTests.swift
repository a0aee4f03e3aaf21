import Foundation
import SnapshotTestSupport
import SnapshotWorkspace
import Testing

// The subject is an internal algorithm.
@testable import SnapshotCore

@Suite struct ReferenceNameTests {
  @Test(arguments: [
    ("foo(_:bar:)", "foo-_-bar"), ("test()", "test"), ("raw name with spaces()", "raw-name-with-spaces"),
    ("ünï", "ünï"), ("日本", "日本"), ("_", "_"), ("a b", "a-b"), ("a/b", "a-b"), ("../x", "x"), ("", ""), ("  ", ""),
    ("--a--", "a"), ("a.b", "a-b"), ("e\u{301}", "e\u{301}"), ("👍", ""), ("1½", "1"), ("a\u{200D}b", "a\u{200D}b"),
    ("-", ""), ("- -a!?b- -", "a-b"), ("AZaz09_@[`{/:", "AZaz09_"), ("a\u{0}b\u{7F}", "a-b"), ("\u{80}a", "a"),
  ])
  func sanitized(name: String, file: String) {
    #expect(ReferenceName.sanitized(name) == file)
  }

  @Test func filesAreNamedByTestAndNumberOrName() throws {
    try withSandbox { sandbox throws in
      sandbox.verify("a")
      sandbox.verify("b")
      sandbox.verify("c", named: "error state")
      sandbox.verify("d", testName: "sizes(width:)")
      sandbox.run { _ = sandbox.assertion().verify({ Data([1, 2]) }, as: .data) }
      #expect(
        sandbox.files == ["login.1.txt", "login.2.txt", "login.3", "login.error-state.txt", "sizes-width.1.txt"])
    }
  }

  @Test func customFolder() throws {
    try withSandbox { sandbox throws in
      sandbox.run {
        _ = sandbox.assertion(directory: "../../__Snapshots__/Screens").verify({ "a" }, as: .lines)
        _ = sandbox.assertion(named: "x", directory: sandbox.root + "/elsewhere").verify({ "b" }, as: .lines)
      }
      #expect(FileManager.default.fileExists(atPath: sandbox.root + "/__Snapshots__/Screens/login.1.txt"))
      #expect(FileManager.default.fileExists(atPath: sandbox.root + "/elsewhere/login.x.txt"))
    }
  }

  @Test func namesOfTheSameFileAreAnErrorThatListsBoth() throws {
    try withSandbox { sandbox throws in
      sandbox.verify("1", named: "a b")
      let verdict = sandbox.verify("2", named: "a/b")
      #expect(verdict.outcome == .error)
      #expect(verdict.message?.contains("\"a b\"") == true)
      #expect(verdict.message?.contains("\"a/b\"") == true)
      #expect(sandbox.reference("login.a-b.txt") == "1")
    }
  }

  @Test func numberAndNameOfTheSameFileAreAnError() throws {
    try withSandbox { sandbox throws in
      sandbox.verify("1")
      #expect(sandbox.verify("2", named: "1").outcome == .error)
    }
  }

  @Test func namesCannotEscapeTheFolder() throws {
    try withSandbox { sandbox throws in
      sandbox.verify("1", named: "../../../escape")
      #expect(sandbox.files == ["login.escape.txt"])
      var strategy = Snapshotting<String, String>.lines
      strategy.pathExtension = "../../../escape"
      let verdict = sandbox.run { sandbox.assertion().verify({ "1" }, as: strategy) }
      #expect(verdict.outcome == .error)
      #expect(verdict.message?.contains("outside of its folder") == true)
    }
  }

  private func find(
    _ sandbox: Sandbox, suite: String, arguments: CaseArguments = .none, mayWrite: Bool = true, name: String? = nil
  ) throws -> String {
    let naming = Naming(registry: sandbox.registry)
    let location = try ReferenceLocation.find(
      ReferenceLocation.Request(
        test: TestIdentity(target: "AppTests", suite: suite, function: "login(size:)", arguments: arguments),
        file: sandbox.assertion().position.source, name: name, directory: nil, pathExtension: "txt", mayWrite: mayWrite),
      naming: naming
    ).settled(naming: naming, matches: { _ in false }, contents: { Data() })
    if let obstacle = location.obstacle { throw obstacle }
    return (location.path as NSString).lastPathComponent
  }

  @Test func suitesOfOneFileThatShareATestName() throws {
    try withSandbox { sandbox throws in
      #expect(try find(sandbox, suite: "First", name: "a") == "login-size.a.txt")
      #expect(try find(sandbox, suite: "Second", name: "a") == "Second.login-size.a.txt")
      do {
        _ = try find(sandbox, suite: "Third", mayWrite: false, name: "a")
        Issue.record("Two tests share a reference.")
      } catch {
        #expect("\(error)".contains("AppTests/First/login(size:)"))
        #expect("\(error)".contains("AppTests/Third/login(size:)"))
      }
    }
  }

  @Test func suitesReferenceIsPreferredWhereItExists() throws {
    try withSandbox { sandbox throws in
      try sandbox.place("x", as: "Second.login-size.a.txt")
      #expect(try find(sandbox, suite: "Second", name: "a") == "Second.login-size.a.txt")
      #expect(try find(sandbox, suite: "First", name: "a") == "login-size.a.txt")
    }
  }

  @Test func argumentsArePartOfNewNames() throws {
    try withSandbox { sandbox throws in
      #expect(try find(sandbox, suite: "S", arguments: .texts(["375", "dark"])) == "login-size.375-dark.1.txt")
      #expect(try find(sandbox, suite: "S", arguments: .texts(["375", "light"])) == "login-size.375-light.1.txt")
    }
  }

  @Test func sharedReferenceWithoutArgumentsIsKept() throws {
    try withSandbox { sandbox throws in
      try sandbox.place("x", as: "login-size.1.txt")
      #expect(try find(sandbox, suite: "S", arguments: .texts(["375"])) == "login-size.1.txt")
      #expect(try find(sandbox, suite: "S", arguments: .texts(["414"])) == "login-size.1.txt")
    }
  }

  @Test func unknownArgumentsRequireAName() throws {
    try withSandbox { sandbox throws in
      #expect(throws: ReferenceError.unnamedCase(test: "AppTests/S/login(size:)")) {
        try find(sandbox, suite: "S", arguments: .unknown)
      }
      #expect(try find(sandbox, suite: "S", arguments: .unknown, name: "a") == "login-size.a.txt")
    }
  }

  @Test func argumentsHaveUniqueFileNameComponents() {
    let components = [["a b"], ["a/b"], ["-1"], ["1"], ["a", "b"], ["a-b"], [""], [String(repeating: "x", count: 81)]]
      .map { CaseArguments.texts($0).component ?? "" }
    #expect(Set(components).count == components.count)
    #expect(components.allSatisfy { !$0.isEmpty && $0.utf8.count <= 80 && ReferenceName.sanitized($0) == $0 })
    #expect(CaseArguments.none.component == nil)
  }

  /// Where tests are repeated and nothing tells their turns, a number without a reference is no new snapshot for sure.
  @Test func numbersOfUnknownRepetitionsAreNotRecorded() throws {
    try withSandbox { sandbox throws in
      func find() throws -> String {
        let location = ReferenceLocation.find(
          ReferenceLocation.Request(
            test: TestIdentity(target: "AppTests", suite: "S", function: "login()"),
            file: sandbox.assertion().position.source, name: nil, directory: nil, pathExtension: "txt", mayWrite: true),
          naming: Naming(registry: sandbox.registry, isRepeated: true))
        if let obstacle = location.obstacle { throw obstacle }
        return (location.path as NSString).lastPathComponent
      }
      try sandbox.place("x", as: "login.2.txt")
      #expect(try find() == "login.1.txt")
      #expect(try find() == "login.2.txt")
      let error = #expect(throws: ReferenceError.self) { try find() }
      #expect(error?.description.contains("AppTests/S/login() has no `.snapshots` trait") == true)
    }
  }

  struct Phone: Sendable, CustomTestStringConvertible {
    var name: String
    var width: Int
    var testDescription: String { name }
  }

  static let phones = [Phone(name: "small", width: 320), Phone(name: "very large", width: 430)]

  @Test(arguments: phones) func argumentsAreNamedByTheirTestDescription(phone: Phone) {
    let contents = "▿ Phone\n  - name: \"\(phone.name)\"\n  - width: \(phone.width)\n"
    #expect(CaseArguments.current == .texts([phone.name], contents: [contents]))
    #expect(CaseArguments.current.component == (phone.width == 320 ? "small" : "very-large-bce3c23c"))
  }

  @Test(arguments: [nil, "a"], ["b c"]) func optionalsAndStringsAreNamedByTheirValue(optional: String?, text: String) {
    #expect(CaseArguments.current == .texts([optional ?? "- Optional<String>.none\n", text]))
  }

  @Test(arguments: ["a", nil]) func casesWithEqualDescriptionsAreAnError(name: String?) throws {
    try withSandbox { sandbox throws in
      let first = CaseArguments.texts(["phone"], contents: ["320"])
      let second = CaseArguments.texts(["phone"], contents: ["430"])
      let file = try find(sandbox, suite: "S", arguments: first, name: name)
      #expect(file == "login-size.phone.\(name ?? "1").txt")
      let error = #expect(throws: ReferenceError.self) { try find(sandbox, suite: "S", arguments: second, name: name) }
      #expect(
        error?.description.contains("Both are AppTests/S/login(size:) (phone).\nGive each argument a different ")
          == true)
    }
  }

  enum Appearance: CaseIterable { case light, dark }

  @Test(arguments: Appearance.allCases, [1])
  func argumentsOfTheRunningCaseAreFound(appearance: Appearance, number: Int) {
    #expect(CaseArguments.current == .texts(["\(appearance)", "1"]))
  }
}
