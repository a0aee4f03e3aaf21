import Foundation
import SnapshotTestSupport
import SnapshotWorkspace
import Testing

@testable import SnapshotCore

/// The section `references` of a package's `.snapshot.yml`, as tests follow it.
@Suite struct ReferenceSettingsTests {
  private func withPackage<R>(_ yaml: String, _ body: (Sandbox) throws -> R) throws -> R {
    try withSandbox { sandbox throws in
      for (name, text) in [("Package.swift", ""), (".snapshot.yml", yaml)] {
        try Data(text.utf8).write(to: URL(fileURLWithPath: sandbox.root + "/" + name))
      }
      return try body(sandbox)
    }
  }

  /// All files below the package's folders of references, relative to the package.
  private func files(_ sandbox: Sandbox) -> [String] {
    (FileManager.default.enumerator(atPath: sandbox.root)?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".txt") && !$0.hasPrefix("run") }.sorted()
  }

  private func verdict(
    _ text: String, of arguments: [String], named name: String?, in sandbox: Sandbox
  ) -> Verdict {
    sandbox.run {
      var assertion = sandbox.assertion(named: name, testName: "login(size:)")
      assertion.test?.arguments = .texts(arguments)
      return assertion.verify({ text }, as: .lines)
    }
  }

  // MARK: The folder

  @Test func oneFolderHasTheReferencesOfAllTests() throws {
    for (yaml, folder) in [
      ("references:\n  directory: References\n", "References/Tests/AppTests/LoginTests"),
      ("references:\n  directory: 'Golden files/all/'\n", "Golden files/all/Tests/AppTests/LoginTests"),
      ("verify:\n  retries: 1\n", "Tests/AppTests/__Snapshots__/LoginTests"),
    ] {
      try withPackage(yaml) { sandbox throws in
        #expect(sandbox.verify("a").outcome == .recorded)
        #expect(files(sandbox) == [folder + "/login.1.txt"])
        #expect(sandbox.running(in: "2").verify("a", testName: "login()").outcome == .recorded)
        let id = try sandbox.ledger().entries.map(\.id)
        #expect(id == ["AppTests/LoginTests/login()#1"])
      }
    }
  }

  /// A folder that the assertion passes replaces the setting.
  @Test func theAssertionTakesPrecedence() throws {
    try withPackage("references:\n  directory: References\n") { sandbox throws in
      let verdict = sandbox.run {
        sandbox.assertion(directory: "__Snapshots__/en").verify({ "a" }, as: .lines)
      }
      #expect(verdict.outcome == .recorded)
      #expect(files(sandbox) == ["Tests/AppTests/__Snapshots__/en/login.1.txt"])
    }
  }

  @Test(arguments: [
    ("../elsewhere", "not a path of a folder inside the package"), ("/tmp", "absolute path"), (".git/hooks", "in .git"),
    ("a/.GIT", "in .git"), (".hidden", "is hidden"), ("Sources/App", "for sources"), ("sources", "for sources"),
    ("Tests", "for sources"), ("Linked", "leads out of the package"), ("Inner", "Sources is for sources"),
    ("Code", "contains Swift sources"),
  ])
  func foldersOutsideOfThePackageAreRefused(directory: String, reason: String) throws {
    try withPackage("references:\n  directory: \(directory)\n") { sandbox throws in
      let manager = FileManager.default
      try manager.createSymbolicLink(atPath: sandbox.root + "/Linked", withDestinationPath: "/tmp")
      for folder in ["Sources", "Code"] {
        try manager.createDirectory(atPath: sandbox.root + "/" + folder, withIntermediateDirectories: true)
      }
      try Data().write(to: URL(fileURLWithPath: sandbox.root + "/Code/A.swift"))
      try manager.createSymbolicLink(atPath: sandbox.root + "/Inner", withDestinationPath: "Sources")
      let verdict = sandbox.verify("a")
      #expect(verdict.outcome == .error)
      let message = verdict.message ?? ""
      #expect(
        message.contains("\(sandbox.root)/.snapshot.yml") && message.contains("references.directory"), "\(message)")
      #expect(message.contains(reason), "\(message)")
      #expect(files(sandbox) == [])
    }
  }

  /// What YAML reads otherwise than tests is an error, never another folder.
  @Test(arguments: [
    "references: {directory: Elsewhere}\n", "\"references\":\n  directory: Elsewhere\n",
    "references:\n  \"directory\": Elsewhere\n", "references:\n  directory: *a\n",
    "references:\n  directory: |\n    x\n",
    "references:\n  directory: a\n    b\n", "{references: {directory: Elsewhere}}\n",
    "references: &a\n  directory: b\n",
    "  references:\n    directory: Elsewhere\n", "references:\n  directory: \"a\\x41\"\n",
    "references:\n  directory: a\nreferences:\n  directory: b\n", "references:\n  directory: a\n  directory: b\n",
    "references:\n\tdirectory: a\n", "references:\n  omit-case: yes\n", "x: 1\u{85}references:\u{85}  directory: a\n",
    "references:\n  <<: *a\n", "? references\n: directory: a\n", "references:\n  directory:\n",
  ])
  func unusualNotationsAreAnError(yaml: String) throws {
    try withPackage(yaml) { sandbox throws in
      let verdict = sandbox.verify("a")
      #expect(verdict.outcome == .error && verdict.message?.contains(".snapshot.yml") == true, "\(verdict)")
      #expect(files(sandbox) == [])
    }
  }

  @Test(arguments: [
    "", "# references:\n", "---\nverify:\n  retries: 1\n", "test:\n  skip: [references,\n    b]\n",
    "references:\n", "references: {}\n", "references: # none\n  # directory: a\n", "test: {skip: references}\n",
    "references:\n  folders:\n  - a\n  - b\nverify:\n  retries: 1\n",
    "references:\n  folders: [a,\n    b]\n  keep: x\n",
  ])
  func otherContentsSetNothing(yaml: String) throws {
    #expect(try ReferenceSettings(yaml: yaml, path: "x") == ReferenceSettings())
    let more = try ReferenceSettings(
      yaml: "references:\n  keep:\n    - a: b\n  directory: R # here\r\n  omit-case: true\n", path: "x")
    #expect(more == ReferenceSettings(directory: "R", omitsCase: true))
  }

  @Test func aFileThatIsTooLargeIsAnError() throws {
    let large = String(repeating: "#\n", count: ReferenceSettings.largestFile)
    try withPackage(large) { sandbox throws in
      #expect(sandbox.verify("a").message?.contains("more than the limit of 1048576") == true)
    }
  }

  // MARK: The first number

  @Test func theFirstSnapshotHasNoNumber() throws {
    try withPackage("references:\n  omit-first-number: true\n") { sandbox throws in
      for text in ["a", "b", "c"] { sandbox.verify(text) }
      sandbox.verify("d", named: "name")
      #expect(sandbox.files == ["login.2.txt", "login.3.txt", "login.name.txt", "login.txt"])
      #expect(sandbox.reference("login.txt") == "a")
      #expect(try sandbox.ledger().entries.map(\.name) == ["1", "2", "3", "name"])
      // The ids do not depend on the setting.
      #expect(try sandbox.ledger().entries.first?.id == "AppTests/LoginTests/login()#1")
      _ = verdict("e", of: ["dark"], named: nil, in: sandbox)
      #expect(sandbox.reference("login-size.dark.txt") == "e")
    }
  }

  /// Existing references keep their names, in both notations.
  @Test func numberedReferencesAreStillRead() throws {
    try withPackage("references:\n  omit-first-number: true\n") { sandbox throws in
      try sandbox.place("old", as: "login.1.txt")
      #expect(sandbox.verify("old").outcome == .passed)
      try sandbox.place("new", as: "login.txt")
      var again = sandbox.running(in: "2")
      again.registry = NameRegistry()
      #expect(again.verify("new").outcome == .passed)
      #expect(sandbox.files == ["login.1.txt", "login.txt"])
    }
    try withSandbox { sandbox throws in
      try sandbox.place("a", as: "login.txt")
      #expect(sandbox.verify("a").outcome == .recorded)
      #expect(sandbox.files == ["login.1.txt", "login.txt"])
    }
  }

  // MARK: The case

  @Test func namesReplaceTheCase() throws {
    for (yaml, files) in [
      ("references:\n  omit-case: true\n", ["login-size.dark.1.txt", "login-size.title.txt"]),
      ("", ["login-size.dark.1.txt", "login-size.dark.title.txt"]),
    ] {
      try withPackage(yaml) { sandbox throws in
        _ = verdict("a", of: ["dark"], named: "title", in: sandbox)
        _ = verdict("a", of: ["dark"], named: nil, in: sandbox)
        #expect(sandbox.files == files)
      }
    }
  }

  /// A reference with the case is read as before.
  @Test func referencesWithTheCaseAreStillRead() throws {
    try withPackage("references:\n  omit-case: true\n") { sandbox throws in
      try sandbox.place("dark", as: "login-size.dark.title.txt")
      #expect(verdict("dark", of: ["dark"], named: "title", in: sandbox).outcome == .passed)
      #expect(verdict("light", of: ["light"], named: "title", in: sandbox).outcome == .recorded)
      #expect(sandbox.files == ["login-size.dark.title.txt", "login-size.title.txt"])
    }
  }

  /// Cases in any order: equal values share the reference, and other values never replace it.
  @Test func casesThatShareAReferenceMustBeEqual() throws {
    for order in [["dark", "light"], ["light", "dark"]] {
      for record in [nil, "all"] {
        try withPackage("references:\n  omit-case: true\n") { sandbox throws in
          var sandbox = sandbox
          sandbox.environment["SNAPSHOT_TESTING_RECORD"] = record
          let same = order.map { verdict("same", of: [$0], named: "equal", in: sandbox).outcome }
          #expect(same.allSatisfy { $0 != .passed && $0 != .error }, "\(same)")
          let first = verdict(order[0], of: [order[0]], named: "title", in: sandbox)
          let second = verdict(order[1], of: [order[1]], named: "title", in: sandbox)
          #expect(first.outcome == .recorded && second.outcome == .error)
          let message = second.message ?? ""
          #expect(message.contains("AppTests/LoginTests/login(size:) (\(order[0]))"), "\(message)")
          #expect(message.contains("references.omit-case"), "\(message)")
          #expect(sandbox.reference("login-size.title.txt") == order[0])
        }
      }
    }
  }
}
