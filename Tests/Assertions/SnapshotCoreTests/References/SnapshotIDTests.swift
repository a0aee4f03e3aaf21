import Foundation
import SnapshotLedger
import SnapshotTestSupport
import SnapshotSeededRandom
import Testing

// The subject is an internal algorithm.
@testable import SnapshotCore

/// One file has one id, and one id has one file.
@Suite struct SnapshotIDTests {
  private func location(
    _ sandbox: Sandbox, suite: String = "LoginTests", function: String = "login()", name: String? = nil,
    arguments: CaseArguments = .none, cell: SnapshotID.Configuration? = nil, directory: String? = nil,
    pathExtension: String? = "txt"
  ) -> ReferenceLocation {
    let naming = Naming(registry: sandbox.registry)
    var found = ReferenceLocation.find(
      ReferenceLocation.Request(
        test: TestIdentity(target: "AppTests", suite: suite, function: function, arguments: arguments),
        file: sandbox.assertion().position.source, name: name, cell: cell, directory: directory,
        pathExtension: pathExtension, mayWrite: true),
      naming: naming)
    do {
      // The contents are never those of another test.
      return try found.settled(naming: naming, matches: { _ in false }, contents: { Data() })
    } catch {
      found.obstacle = error as? ReferenceError
      return found
    }
  }

  @Test func idsConsistOfThePartsOfTheFileName() throws {
    try withSandbox { sandbox throws in
      let cell = SnapshotID.Configuration(name: "iPhoneSE3-L", strategy: "image")
      let ids = [
        location(sandbox), location(sandbox, pathExtension: "png"), location(sandbox, pathExtension: nil),
        location(sandbox, name: "error state"), location(sandbox, name: "body", pathExtension: "json"),
        location(sandbox, function: "sizes(width:)", arguments: .texts(["375"])),
        location(sandbox, cell: cell, pathExtension: "png"),
        location(sandbox, name: "card", cell: cell, pathExtension: "png"),
        location(sandbox, name: "a", directory: "__Snapshots__/en"),
        location(sandbox, name: "a", directory: "../../__Snapshots__/Screens"),
        location(sandbox, name: "b", directory: "__Snapshots__/LoginTests"),
      ].map(\.id)
      #expect(
        ids == [
          "AppTests/LoginTests/login()#1", "AppTests/LoginTests/login()#2.png", "AppTests/LoginTests/login()#3.data",
          "AppTests/LoginTests/login()#error-state", "AppTests/LoginTests/login()#body.json",
          "AppTests/LoginTests/sizes-width(375)#1", "AppTests/LoginTests/login()#image@iPhoneSE3-L",
          "AppTests/LoginTests/login()#card.image@iPhoneSE3-L", "AppTests/LoginTests/login()#en/a",
          "AppTests/LoginTests/login()#Screens/a", "AppTests/LoginTests/login()#b",
        ])
    }
  }

  @Test func imageAndTextWithTheSameNameAreIndependent() throws {
    try withSandbox { sandbox throws in
      try sandbox.place("text", as: "login.a.txt")
      let recorded = sandbox.run { sandbox.assertion(named: "a").verify({ Data([1]) }, as: .data) }
      #expect(recorded.outcome == .recorded)
      #expect(sandbox.verify("text", named: "a").outcome == .passed)
      #expect(sandbox.verify("other", named: "a").outcome == .changed)
      let artifacts = try sandbox.ledger().entries.compactMap(\.artifacts.actual)
      #expect(Set(artifacts).count == 2)
    }
  }

  @Test func sharedReferenceOfAllCasesHasOneID() throws {
    try withSandbox { sandbox throws in
      try sandbox.place("x", as: "sizes-width.a.txt")
      let first = location(sandbox, function: "sizes(width:)", name: "a", arguments: .texts(["1"]))
      let second = location(sandbox, function: "sizes(width:)", name: "a", arguments: .texts(["2"]))
      #expect(first.path == second.path && first.id == second.id)
      #expect(first.id == "AppTests/LoginTests/sizes-width()#a")
      #expect(first.sharedCase != second.sharedCase)
    }
  }

  @Test func ambiguousPathsHaveDifferentIDs() throws {
    try withSandbox { sandbox throws in
      let first = location(sandbox, name: "a", directory: "en")
      let second = location(sandbox, name: "a", directory: "__Snapshots__/en")
      #expect(first.id == "AppTests/LoginTests/login()#en/a")
      #expect(second.id.hasPrefix("AppTests/LoginTests/login()#en/a~"))
      #expect(location(sandbox, name: "a", directory: "en").id == first.id)
      #expect(location(sandbox, name: "a", directory: "__Snapshots__/en").id == second.id)
    }
  }

  /// Names as mean as they come, in thousands of assertions: an id never has two files, a file never two ids, and all
  /// lie in the folder that was asked for.
  @Test(arguments: 0..<8) func filesAndIDsAreOneToOne(seed: Int) throws {
    try withSandbox { sandbox throws in
      var random = SplitMix(seed: UInt64(seed))
      let words = [
        "a", "A", "a b", "a/b", "a.b", "../a", "", "  ", "é", "e\u{301}", "1", "2", "#", "@", "(", "a#b", "a@b", "a()",
        "日本", "a\nb", "a\0b", "\u{1F44D}", "png", "txt", "image", String(repeating: "long", count: 90),
      ]
      func word() -> String { words.randomElement(using: &random) ?? "" }
      func perhaps(_ text: @autoclosure () -> String?) -> String? {
        Bool.random(using: &random) ? text() : nil
      }
      var idsByPath: [String: String] = [:]
      var pathsByID: [String: String] = [:]
      var usable = 0
      for _ in 0..<700 {
        let directory = [nil, nil, "en", "__Snapshots__/en", "..", "__Snapshots__/LoginTests"].randomElement(
          using: &random)
        let arguments: CaseArguments =
          Bool.random(using: &random)
          ? .none : .texts([word(), word()], contents: perhaps(word()).map { [$0, word()] })
        let cell = perhaps(word()).map { SnapshotID.Configuration(name: $0, strategy: word()) }
        let found = location(
          sandbox, suite: ["A", "B", "A/C"].randomElement(using: &random) ?? "A",
          function: ["login()", "login", "login(a:)", "login(_:)", "Login()", word()].randomElement(using: &random)
            ?? "", name: perhaps(word()), arguments: arguments, cell: cell, directory: directory ?? nil,
          pathExtension: ["txt", "png", "json", nil, "layout.txt", "", "data"].randomElement(using: &random) ?? nil)
        guard found.obstacle == nil else { continue }
        usable += 1
        if let other = idsByPath.updateValue(found.id, forKey: found.path) { #expect(other == found.id) }
        if let other = pathsByID.updateValue(found.path, forKey: found.id) { #expect(other == found.path) }
        let file = String(found.path[(found.path.lastIndex(of: "/") ?? found.path.startIndex)...].dropFirst())
        #expect(!file.isEmpty && file != "." && file != ".." && file.utf8.count <= 255)
        let folder = ReferenceFolder(file: sandbox.assertion().position.source, directory: directory ?? nil).path
        #expect(found.path == folder + "/" + file)
      }
      #expect(usable > 150)
      #expect(Set(idsByPath.keys.map { $0.lowercased() }).count == idsByPath.count)
    }
  }
}
