import Foundation
import Raster
import Snapshot
import SnapshotRepository
import SnapshotUI
import Testing

/// The versions of references in real git repositories.
@Suite struct HistoryTests {
  private let repository: GitRepository

  init() throws { repository = try GitRepository() }

  private struct Card: View {
    var title = "Go"
    var radius: CGFloat = 8

    var body: some View {
      Text(title).padding(8).background(Color.yellow, in: RoundedRectangle(cornerRadius: radius))
    }
  }

  /// Four versions: added, another text, a new name, and another radius.
  private func makeHistory() throws -> [String] {
    let path = try repository.record(Card())
    var commits = [try repository.commit("Add the card")]
    try repository.record(Card(title: "Come"))
    commits.append(try repository.commit("Say <b>come</b> | \u{202E}evil"))
    try repository.workshop.write("Other.swift", "")
    try repository.commit("Change something else")
    try repository.git("mv", path, path.replacing("login.", with: "signIn."))
    commits.append(try repository.commit("Rename the test"))
    try repository.record(Card(title: "Come", radius: 2), test: "signIn()")
    commits.append(try repository.commit("Sharpen the corners"))
    return commits
  }

  /// The lines of a JSON output, which have the published form.
  private func lines(_ outcome: Tool.Outcome) throws -> [[String: Any]] {
    let schema = try JSONSchema(contentsOf: Repository.url("Documentation/snapshot.schema.json").path)
    return try outcome.output.split(separator: "\n").compactMap { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
      #expect(try schema.mistakes(in: object, as: "line") == [], "\(line)")
      return object as? [String: Any]
    }
  }

  /// More versions than a processor compares at once.
  @Test func manyVersionsKeepTheirOrder() throws {
    let path = "Tests/AppTests/__Snapshots__/LoginTests/login.1.txt"
    for version in 1...40 {
      try repository.workshop.write(path, "line \(version)\n")
      try repository.commit("Version \(version)")
    }
    let outcome = try repository.snapshot("history", path)
    let subjects = outcome.output.split(separator: "\n").filter { $0.contains("Version ") }
    #expect(subjects.map { $0.split(separator: " ").last } == (1...40).reversed().map { "\($0)" })
    let added = outcome.output.split(separator: "\n").filter { $0.contains("+ line ") }
    #expect(added.map { $0.split(separator: " ").last } == (2...40).reversed().map { "\($0)" }, "\(outcome.output)")
  }

  @Test func everyVersionIsListedWithItsCause() throws {
    let commits = try makeHistory()
    let outcome = try repository.snapshot("history", "signIn()")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("AppTests/LoginTests/signIn()#card.png  4 versions"), "\(outcome.output)")
    let output = outcome.output
    for (commit, cause) in zip(
      commits,
      ["added", "Text \"Go\" \u{2192} \"Come\" in Card", "    renamed\n", "corner radius 8 \u{2192} 2"])
    {
      #expect(output.contains(commit.prefix(10)) && output.contains(cause), "\(cause): \(output)")
    }
    #expect(output.contains("renamed from Tests/AppTests/__Snapshots__/LoginTests/login.card.png"))
    #expect(output.contains("2023-11-14  Ada & Bo  Rename the test") && !output.contains("\u{202E}"))
    #expect(!output.contains("something else"))
    let json = try lines(repository.snapshot("history", "signIn()", "--json"))
    #expect(json.map { $0["commit"] as? String } == commits.reversed())
    #expect(json.map { $0["kind"] as? String } == ["changed", "renamed", "changed", "added"])
    #expect(json.first?["author"] as? String == "Ada & Bo" && json.last?["cause"] as? String == "added")
    #expect(json.first?["date"] as? String ?? "" < "2023-11-15" && json.first?["object"] != nil)
  }

  @Test func filesAreWrittenAsStripAndPage() throws {
    _ = try makeHistory()
    try FileManager.default.createDirectory(atPath: repository.root + "/out", withIntermediateDirectories: true)
    #expect(try repository.snapshot("history", "signIn()", "--out", "out/strip.png", "--width", "64").status == 0)
    let strip = try PNG.decode(Data(contentsOf: URL(fileURLWithPath: repository.root + "/out/strip.png")))
    #expect(strip.width > 100)
    let written = try repository.snapshot("history", "signIn()", "--out", "out/page.html", "--json")
    #expect(try lines(written).last?["path"] as? String == repository.root + "/out/page.html")
    let page = try #require(repository.workshop.read("out/page.html"))
    #expect(page.components(separatedBy: "<img ").count == 5)
    #expect(page.contains("Ada &amp; Bo") && !page.contains("<b>come") && !page.contains("\u{202E}"))
    #expect(page.contains("corner radius 8 \u{2192} 2"))
    #expect(try repository.snapshot("history", "signIn()", "--out", "x.txt").status == 64)
    #expect(try repository.snapshot("history", "signIn()", "--width", "64").status == 64)
  }

  @Test func uncommittedDeletedAndReturnedFilesAreVersions() throws {
    let path = "Tests/AppTests/__Snapshots__/LoginTests/login.1.txt"
    try repository.workshop.write(path, "one\ntwo\n")
    try repository.commit("Add")
    try repository.git("rm", "-q", path)
    try repository.commit("Delete")
    let deleted = try repository.snapshot("history", "login()#1")
    #expect(deleted.status == 0 && deleted.output.contains("    deleted"), "\(deleted.errors)")
    try repository.workshop.write(path, "one\nthree\n")
    try repository.commit("Return")
    try repository.workshop.write(path, "one\nfour\n")
    let json = try lines(repository.snapshot("history", path, "--json"))
    #expect(json.map { $0["kind"] as? String } == ["uncommitted", "added", "deleted", "added"])
    #expect(json.first?["cause"] as? String == "1 line removed, 1 added")
    #expect(json.first?["details"] as? [String] == ["\u{2212} three", "+ four"])
  }

  @Test func aWholeTestAndALimit() throws {
    for (name, text) in [("a", "1"), ("a", "2"), ("b", "1")] {
      try repository.workshop.write("Tests/AppTests/__Snapshots__/LoginTests/login.\(name).txt", text)
      try repository.commit("\(name) \(text)")
    }
    let all = try lines(repository.snapshot("history", "login()", "--json"))
    #expect(all.map { $0["subject"] as? String } == ["a 2", "a 1", "b 1"])
    let one = try repository.snapshot("history", "login()#a", "--limit", "1")
    #expect(one.output.contains("2 versions") && one.output.contains("1 older version not read"), "\(one.output)")
  }

  @Test func namesAreFollowedOnEachSideOfAMerge() throws {
    let text = (0..<50).map { "line \($0)\n" }.joined()
    try repository.workshop.write("Tests/AppTests/__Snapshots__/LoginTests/old.1.txt", text)
    try repository.commit("Add")
    try repository.git("checkout", "-q", "-b", "side")
    try repository.workshop.write(
      "Tests/AppTests/__Snapshots__/LoginTests/old.1.txt", text.replacing("line 7\n", with: "line seven\n"))
    try repository.commit("Change the old name")
    try repository.git("checkout", "-q", "main")
    try repository.git(
      "mv", "Tests/AppTests/__Snapshots__/LoginTests/old.1.txt", "Tests/AppTests/__Snapshots__/LoginTests/new.1.txt")
    try repository.workshop.write(
      "Tests/AppTests/__Snapshots__/LoginTests/new.1.txt", text.replacing("line 40\n", with: "line forty\n"))
    try repository.commit("Rename")
    // A new file that has the old name does not belong to it.
    try repository.workshop.write("Tests/AppTests/__Snapshots__/LoginTests/old.1.txt", "unrelated\n")
    try repository.commit("Take the old name")
    try repository.git("merge", "-q", "-m", "Merge", "side~0", "-s", "ort")
    let json = try lines(repository.snapshot("history", "new()#1", "--json"))
    let subjects = Set(json.compactMap { $0["subject"] as? String })
    #expect(subjects.isSuperset(of: ["Add", "Rename"]) && !subjects.contains("Take the old name"), "\(subjects)")
  }

  @Test func aMergeOfBothNamesListsBothSides() throws {
    let text = (0..<50).map { "line \($0)\n" }.joined()
    try repository.workshop.write("Tests/AppTests/__Snapshots__/LoginTests/old.1.txt", text)
    try repository.commit("Add")
    try repository.git("checkout", "-q", "-b", "side")
    try repository.workshop.write(
      "Tests/AppTests/__Snapshots__/LoginTests/old.1.txt", text.replacing("line 7\n", with: "line seven\n"))
    try repository.commit("Change the old name")
    try repository.git("checkout", "-q", "main")
    try repository.git(
      "mv", "Tests/AppTests/__Snapshots__/LoginTests/old.1.txt", "Tests/AppTests/__Snapshots__/LoginTests/new.1.txt")
    try repository.workshop.write(
      "Tests/AppTests/__Snapshots__/LoginTests/new.1.txt", text.replacing("line 40\n", with: "line forty\n"))
    try repository.commit("Rename")
    try repository.git("merge", "-q", "-m", "Merge", "side")
    let json = try lines(repository.snapshot("history", "new()#1", "--json"))
    #expect(json.map { $0["kind"] as? String }.first == "merged")
    #expect(
      Set(json.compactMap { $0["subject"] as? String }) == ["Add", "Rename", "Change the old name", "Merge"])
  }

  @Test func shallowClonesAndWorktreesAndSubfolders() throws {
    _ = try makeHistory()
    let clone = NSTemporaryDirectory() + "snapshot-clone-\(UInt64.random(in: 0 ... .max))"
    defer { try? FileManager.default.removeItem(atPath: clone) }
    try repository.git("clone", "-q", "--depth", "2", "file://" + repository.root, clone)
    let shallow = try Tool.run(["history", "signIn()"], environment: ["HOME": clone], in: clone)
    #expect(shallow.status == 0 && shallow.errors.contains("git fetch --unshallow"), "\(shallow)")
    #expect(shallow.output.contains("oldest version of this shallow clone"), "\(shallow.output)")
    let tree = clone + "-tree"
    defer { try? FileManager.default.removeItem(atPath: tree) }
    try repository.git("worktree", "add", "-q", tree, "HEAD~2")
    let other = try Tool.run(["history", "login()"], environment: ["HOME": clone], in: tree)
    #expect(other.status == 0 && other.output.contains("2 versions"), "\(other)")
  }

  @Test func packagesInASubfolder() throws {
    let path = "App/Tests/AppTests/__Snapshots__/LoginTests/login.1.txt"
    try repository.workshop.write("App/Package.swift", "// swift-tools-version: 6.2\n")
    try repository.workshop.write(path, "one")
    try repository.commit("Add")
    let outcome = try repository.snapshot("history", "login()#1", "--package-path", "App", "--json")
    let version = try #require(lines(outcome).first)
    #expect(version["reference"] as? String == "Tests/AppTests/__Snapshots__/LoginTests/login.1.txt")
  }

  @Test func pointersOfGitLFSAreReadFromTheClone() throws {
    let path = try repository.record(Card())
    let file = try Data(contentsOf: URL(fileURLWithPath: repository.root + "/" + path))
    let hash = try repository.git("hash-object", path)
    let digest = String((hash + hash).filter(\.isHexDigit).prefix(64))
    func pointer(_ digest: String) -> Data {
      Data("version https://git-lfs.github.com/spec/v1\noid sha256:\(digest)\nsize \(file.count)\n".utf8)
    }
    try repository.write(pointer(digest), to: path)
    try repository.commit("Add")
    try repository.write(pointer(String(repeating: "0", count: 64)), to: path)
    try repository.commit("Change")
    let lost = try repository.snapshot("history", "login()")
    #expect(lost.status == 0 && lost.output.contains("git lfs fetch --all"), "\(lost.output)")
    try repository.write(file, to: ".git/lfs/objects/\(digest.prefix(2))/\(digest.dropFirst(2).prefix(2))/\(digest)")
    let json = try lines(repository.snapshot("history", "login()", "--json"))
    #expect(json.last?["cause"] as? String == "added", "\(json)")
  }

  @Test func whatGitDoesNotHaveIsAnError() throws {
    let empty = try repository.snapshot("history", "login()")
    #expect(empty.status == 66 && empty.errors.contains("has no commits"), "\(empty)")
    try repository.commit("Nothing")
    let none = try repository.snapshot("history", "login()", "--json")
    #expect(none.status == 66 && none.errors.contains("No reference matches login()"))
    #expect(none.output.contains("\"exitCode\":66"))
    #expect(try repository.snapshot("history").status == 64)
    #expect(try repository.snapshot("history", "a", "--limit", "0").status == 64)
    let outside = try Workshop()
    let nowhere = try outside.snapshot("history", "login()")
    #expect(nowhere.status == 74 && nowhere.errors.contains("is not in a git repository"), "\(nowhere)")
  }

  // MARK: Bisect

  @Test func bisectNamesTheCommit() throws {
    let commits = try makeHistory()
    let last = try repository.snapshot("bisect", "signIn()")
    #expect(last.status == 0 && last.output.hasPrefix(String(commits[3].prefix(10))), "\(last)")
    #expect(last.output.contains("corner radius 8 \u{2192} 2") && last.output.contains("3 other versions"))
    // Since when the text is there.
    let text = try repository.snapshot("bisect", "signIn()", "--text", "\"Come\"", "--json")
    #expect(try lines(text).first?["commit"] as? String == commits[1], "\(text)")
    // The middle of the card changed with the text, its corner later.
    let middle = try repository.snapshot("bisect", "signIn()", "--region", "10,8,20,12", "--json")
    #expect(try lines(middle).first?["commit"] as? String == commits[1], "\(middle)")
    let before = try repository.snapshot("bisect", "login()", "--bad", "HEAD~2", "--json")
    #expect(try lines(before).first?["commit"] as? String == commits[1], "\(before)")
    let none = try repository.snapshot("bisect", "signIn()", "--good", "HEAD")
    #expect(none.status == 66 && none.errors.contains("No commit of HEAD..HEAD changed"), "\(none.errors)")
    #expect(try repository.snapshot("bisect", "signIn()", "--good", "gone").status == 66)
    #expect(try repository.snapshot("bisect", "signIn()", "--text", "a", "--region", "0,0,1,1").status == 64)
  }

  /// The reference is never recorded again, so only a build shows what changed. Two commits cannot be built.
  @Test func bisectBuildsCommitsOnRequest() throws {
    let folder = "Tests/AppTests/__Snapshots__/LoginTests"
    try repository.workshop.write("\(folder)/login.1.txt", "value 0\n")
    var commits: [String] = []
    for number in 0..<9 {
      let value = [4, 6].contains(number) ? "broken" : number < 5 ? "value 0\n" : "value 1\n"
      try repository.workshop.write("value.txt", value)
      try repository.workshop.write("other.txt", "\(number)")
      commits.append(try repository.commit("Commit \(number)"))
    }
    let entry = """
      {"artifacts":{"actual":"artifacts/a"},"cell":[],"file":"'"$root"'/Tests/AppTests/LoginTests.swift","format":"txt",\
      "id":"AppTests/LoginTests/login()#1","line":3,"message":"","milliseconds":1,"mode":"never","name":"1",\
      "outcome":"changed","process":1,"reference":"'"$root"'/\(folder)/login.1.txt","schemaVersion":1,\
      "suite":"LoginTests","target":"AppTests","test":"login()"}
      """
    try repository.workshop.makeFolder("out")
    try repository.workshop.swift(
      """
      while [ $# -gt 0 ]; do
        [ "$1" = --package-path ] && root=$2
        [ "$1" = --filter ] && echo "$2" >>'\(repository.root)/out/filters'
        shift
      done
      grep -q broken "$root/value.txt" && { echo 'error: broken'; exit 1; }
      mkdir -p "$SNAPSHOT_RUN_DIRECTORY/artifacts"
      cp "$root/value.txt" "$SNAPSHOT_RUN_DIRECTORY/artifacts/a"
      echo "Test Suite 'All tests' started at x"
      echo '\(entry)' >>"$SNAPSHOT_RUN_DIRECTORY/ledger.jsonl"
      echo "Test Suite 'All tests' ended at x"
      exit 1

      """)
    func bisect(_ arguments: String...) throws -> Tool.Outcome {
      try Tool.run(
        ["bisect", "login()#1", "--build"] + arguments,
        environment: ["PATH": repository.root + "/bin:/usr/bin:/bin", "HOME": repository.root], in: repository.root)
    }
    let found = try bisect("--good", commits[0])
    #expect(found.status == 0 && found.output.hasPrefix(String(commits[5].prefix(10))), "\(found)")
    #expect(found.output.contains("Commit 5\n    1 line removed, 1 added") && found.output.contains("+ value 1"))
    #expect(found.errors.contains("Building \(commits[8].prefix(10))"))
    // The commit before it was not built, so it can be the cause as well.
    #expect(found.errors.contains("no such test: \(commits[4].prefix(10))\n"), "\(found.errors)")
    #expect(repository.workshop.read("out/filters")?.hasPrefix("login\n") == true)
    let json = try bisect("--good", commits[0], "--json")
    #expect(try lines(json).first?["kind"] as? String == "rendered")
    let same = try bisect("--good", commits[7])
    #expect(same.status == 66 && same.errors.contains("renders the same"), "\(same.errors)")
    let unknown = try bisect("--good", commits[4], "--bad", commits[6])
    #expect(unknown.status == 66 && unknown.errors.contains("has no value at"), "\(unknown.errors)")
    #expect(repository.workshop.read("\(folder)/login.1.txt") == "value 0\n", "the working copy is not touched")
  }

  @Test func bisectTakesOneReference() throws {
    for name in ["a", "b"] {
      try repository.workshop.write("Tests/AppTests/__Snapshots__/LoginTests/login.\(name).txt", name)
    }
    try repository.commit("Add")
    let outcome = try repository.snapshot("bisect", "login()")
    #expect(outcome.status == 64 && outcome.errors.contains("selects 2 references"), "\(outcome.errors)")
    #expect(try repository.snapshot("bisect", "login()#a", "--region", "0,0,1,1").status == 65)
  }
}
