import Foundation
import Raster
import Snapshot
import SnapshotRepository
import SnapshotUI
import Testing

/// Merges of branches that change the same references, in real git repositories.
@Suite struct ResolveTests {
  private let repository: GitRepository
  private static let folder = "Tests/AppTests/__Snapshots__/LoginTests"
  private let text = Self.folder + "/login.1.txt"
  private let picture = Self.folder + "/login.card.png"

  init() throws { repository = try GitRepository() }

  private struct Card: View {
    var title = "Go"
    var color = Color.yellow

    var body: some View { Text(title).padding(8).background(color) }
  }

  /// A merge in which both branches changed a picture, a text and the same name, and one deleted what the other changed.
  private func makeConflicts() throws {
    try repository.record(Card())
    try repository.workshop.write(text, "one\ntwo\nthree\n")
    try repository.workshop.write(Self.folder + "/login.2.txt", "gone?\n")
    try repository.commit("Base")
    try repository.git("checkout", "-q", "-b", "side")
    try repository.record(Card(title: "Come"))
    try repository.workshop.write(text, "one\nzwei\nthree\n")
    try repository.workshop.write(Self.folder + "/login.3.txt", "their new one\n")
    try repository.git("rm", "-q", Self.folder + "/login.2.txt")
    try repository.commit("Their <change>")
    try repository.git("checkout", "-q", "main")
    try repository.record(Card(color: .red))
    try repository.workshop.write(text, "one\ndeux\nthree\n")
    try repository.workshop.write(Self.folder + "/login.2.txt", "changed\n")
    try repository.workshop.write(Self.folder + "/login.3.txt", "our new one\n")
    try repository.commit("Our change")
    #expect(try repository.run(["merge", "-q", "side"]).status == 1)
  }

  private var unmerged: [String] {
    get throws {
      try repository.git("diff", "--name-only", "--diff-filter=U").split(separator: "\n").map(String.init).sorted()
    }
  }

  @Test func conflictsAreListedWithWhatEachSideChanged() throws {
    try makeConflicts()
    let outcome = try repository.snapshot("resolve")
    #expect(outcome.status == 1, "\(outcome.errors)")
    for line in [
      "ours    HEAD", "Our change", "theirs  MERGE_HEAD", "Their <change>",
      "AppTests/LoginTests/login()#card.png  \(picture)", "  ours    Color", "#FF3B30",
      "  theirs  Text \"Go\" \u{2192} \"Come\" in Card",
      "\u{2212} two", "+ zwei", "+ deux", "  theirs  deleted", "  ours    added\n",
      "  theirs  added, compared with ours: 1 line removed, 1 added\n", "+ their new one",
      "swift run snapshot resolve --theirs \(text)", "0 resolved, 4 left.",
    ] {
      #expect(outcome.output.contains(line), "\(line): \(outcome.output)")
    }
    #expect(try unmerged.count == 4, "listing changes nothing")
    let json = try repository.snapshot("resolve", "--json")
    let schema = try JSONSchema(contentsOf: Repository.url("Documentation/snapshot.schema.json").path)
    for line in json.output.split(separator: "\n") {
      #expect(try schema.mistakes(in: JSONSerialization.jsonObject(with: Data(line.utf8)), as: "line") == [], "\(line)")
    }
    #expect(json.output.split(separator: "\n").count == 4)
    try repository.workshop.makeFolder("out")
    #expect(try repository.snapshot("resolve", "--out", "out/sides.png").status == 1)
    #expect(try PNG.decode(Data(contentsOf: URL(fileURLWithPath: repository.root + "/out/sides.png"))).width > 100)
  }

  @Test func oneDecisionWritesTheWholeFileAndResolvesIt() throws {
    try makeConflicts()
    #expect(repository.workshop.read(text)?.contains("<<<<<<<") == true, "git's own merge left markers")
    let theirs = try repository.snapshot("resolve", "--theirs", "login()#1")
    #expect(theirs.status == 0 && theirs.output.contains("\(text): theirs\n1 resolved, 0 left."), "\(theirs)")
    #expect(repository.workshop.read(text) == "one\nzwei\nthree\n")
    #expect(try unmerged.count == 3)
    #expect(try repository.snapshot("resolve", "--theirs", Self.folder + "/login.2.txt").status == 0)
    #expect(repository.workshop.read(Self.folder + "/login.2.txt") == nil)
    let rest = try repository.snapshot("resolve", "--ours", "--json")
    #expect(rest.status == 0 && rest.output.contains("\"taken\":\"ours\""), "\(rest)")
    #expect(try unmerged.isEmpty)
    #expect(repository.workshop.read(Self.folder + "/login.3.txt") == "our new one\n")
    #expect(try repository.git("status", "--porcelain", "--", Self.folder + "/login.card.png").isEmpty)
    #expect(try repository.run(["commit", "-qm", "Merge"]).status == 0)
    #expect(try repository.snapshot("resolve").output == "No conflicts in references.\n")
    #expect(try repository.snapshot("resolve", "login()#1").status == 66)
  }

  @Test func theBaseAndAConflictBroughtBack() throws {
    try makeConflicts()
    #expect(try repository.snapshot("resolve", "--base", text).status == 0)
    #expect(repository.workshop.read(text) == "one\ntwo\nthree\n")
    try repository.git("checkout", "-m", "--", text)
    #expect(try unmerged.contains(text))
  }

  @Test func conflictsOfOtherFilesAreLeftAlone() throws {
    try repository.workshop.write("Sources/A.swift", "a\n")
    try repository.commit("Base")
    try repository.git("checkout", "-q", "-b", "side")
    try repository.workshop.write("Sources/A.swift", "b\n")
    try repository.commit("Side")
    try repository.git("checkout", "-q", "main")
    try repository.workshop.write("Sources/A.swift", "c\n")
    try repository.commit("Main")
    #expect(try repository.run(["merge", "-q", "side"]).status == 1)
    #expect(try repository.snapshot("resolve", "--ours").output == "No conflicts in references.\n")
    #expect(try unmerged == ["Sources/A.swift"])
  }

  @Test func nothingIsWrittenOnCI() throws {
    try makeConflicts()
    let refused = try repository.snapshot("resolve", "--ours", environment: ["CI": "1"])
    #expect(refused.status == 77)
    #expect(try unmerged.count == 4)
    #expect(try repository.snapshot("resolve", "--ours", "--allow-ci-writes", environment: ["CI": "1"]).status == 0)
  }

  // MARK: Merge driver

  private func setUpDriver() throws {
    try repository.workshop.swift("exit 1\n")
    let outcome = try repository.workshop.snapshot("init", "--merge-driver")
    #expect(outcome.output.contains("git config merge.snapshot.driver"), "\(outcome)")
  }

  @Test func initOffersTheDriver() throws {
    try repository.workshop.swift("exit 1\n")
    let dry = try repository.workshop.snapshot("init", "--merge-driver", "--dry-run")
    #expect(dry.output.contains("merge.snapshot.driver"))
    #expect(try repository.run(["config", "merge.snapshot.driver"]).status == 1)
    try setUpDriver()
    try setUpDriver()
    #expect(
      repository.workshop.read(".gitattributes") == "**/__Snapshots__/** -text\n**/__Snapshots__/** merge=snapshot\n")
    #expect(try repository.git("config", "merge.snapshot.driver").contains(" resolve --driver -- %O %A %B %P\n"))
  }

  @Test func theDriverLeavesNoDamagedFile() throws {
    try setUpDriver()
    try repository.commit("Set up")
    try makeConflicts()
    #expect(
      repository.workshop.read(text) == "one\ndeux\nthree\n", "the version of the current branch, without markers")
    #expect(repository.workshop.read(Self.folder + "/login.3.txt") == "our new one\n")
    #expect(try unmerged.count == 4)
    #expect(try repository.snapshot("resolve", "--theirs").status == 0)
    #expect(repository.workshop.read(text) == "one\nzwei\nthree\n")
    #expect(try unmerged.isEmpty)
  }

  @Test func theDriverResolvesWhatNeedsNoDecision() throws {
    try setUpDriver()
    let lines = (0..<20).map { "line \($0)\n" }.joined()
    try repository.record(Card())
    try repository.workshop.write(text, lines)
    try repository.commit("Base")
    try repository.git("checkout", "-q", "-b", "side")
    try repository.workshop.write(text, lines.replacing("line 3\n", with: "three\n"))
    try repository.record(Card(title: "Come"))
    try repository.commit("Side")
    let theirs = try Data(contentsOf: URL(fileURLWithPath: repository.root + "/" + picture))
    try repository.git("checkout", "-q", "main")
    try repository.workshop.write(text, lines.replacing("line 15\n", with: "fifteen\n"))
    // The same pixels in other bytes.
    let file = try Data(contentsOf: URL(fileURLWithPath: repository.root + "/" + picture))
    try repository.write(PNG.explained(file, by: nil), to: picture)
    try repository.commit("Main")
    #expect(try repository.run(["merge", "-q", "-m", "Merge", "side"]).status == 0)
    let merged = repository.workshop.read(text) ?? ""
    #expect(merged.contains("three\n") && merged.contains("fifteen\n") && !merged.contains("<<<"))
    #expect(try Data(contentsOf: URL(fileURLWithPath: repository.root + "/" + picture)) == theirs)
  }

  @Test func aMissingDriverLeavesAConflict() throws {
    try setUpDriver()
    try repository.git("config", "merge.snapshot.driver", "/nowhere/snapshot resolve --driver -- %O %A %B %P")
    try repository.commit("Set up")
    try makeConflicts()
    #expect(repository.workshop.read(text) == "one\ndeux\nthree\n")
    #expect(try unmerged.count == 4)
  }

  #if os(Linux)
    @Test func aTerminalAsksForEachConflict() throws {
      try makeConflicts()
      let process = try TerminalProcess(
        try #require(Tool.path), ["resolve"], environment: ["HOME": repository.root], in: repository.root, columns: 80)
      try #require(process.wait(for: "[q]uit?"), "\(process.output)")
      process.press("t\n")
      #expect(process.wait(for: "login.1.txt: theirs"), "\(process.output)")
      process.press("s\n")
      #expect(process.wait { $0.components(separatedBy: "[q]uit?").count == 4 }, "\(process.output)")
      process.press("q\n")
      #expect(process.end() == 1)
      #expect(process.output.contains("1 resolved, 3 left."))
      #expect(repository.workshop.read(text) == "one\nzwei\nthree\n")
    }
  #endif
}
