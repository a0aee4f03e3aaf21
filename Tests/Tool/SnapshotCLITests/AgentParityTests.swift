import Foundation
import Raster
import SnapshotMCP
import Testing

/// The tools of `snapshot mcp` return what the commands print with `--json`, verb by verb.
@Suite struct AgentParityTests {
  private let workshop: Workshop
  private let run = ".build/snapshots/runs/one"

  /// A run with two changed texts, a changed picture and a text that passed.
  init() throws {
    workshop = try Workshop()
    try workshop.makeFolder("\(run)/artifacts")
    try FileManager.default.createSymbolicLink(
      atPath: workshop.root + "/.build/snapshots/latest", withDestinationPath: "runs/one")
    var lines = ""
    for name in ["a", "b", "picture", "same"] {
      let format = name == "picture" ? "png" : "txt"
      func file(_ isNew: Bool) throws -> Data {
        format == "txt"
          ? Data((isNew && name != "same" ? "new \(name)" : "old").utf8)
          : try PNG.encode(PixelBuffer(width: 8, height: 8, filledWith: isNew ? .black : RGBA(0xFF0000)))
      }
      try write("__Snapshots__/\(name).\(format)", file(false))
      try write("\(run)/artifacts/\(name)-old", file(false))
      try write("\(run)/artifacts/\(name)-new", file(true))
      lines += """
        {"artifacts":{"expected":"artifacts/\(name)-old","actual":"artifacts/\(name)-new"},"cell":[],\
        "file":"\(workshop.root)/Tests/T.swift","format":"\(format)","id":"AppTests/T/t()#\(name)","line":3,"message":"",\
        "milliseconds":1,"mode":"never","name":"\(name)","outcome":"\(name == "same" ? "passed" : "changed")","process":1,\
        "reference":"\(workshop.root)/__Snapshots__/\(name).\(format)","schemaVersion":1,"suite":"T","target":"AppTests",\
        "test":"t()"}

        """
    }
    try workshop.write("\(run)/ledger.jsonl", lines)
  }

  private func write(_ path: String, _ data: Data) throws {
    try workshop.makeFolder((path as NSString).deletingLastPathComponent)
    try data.write(to: URL(fileURLWithPath: workshop.root + "/" + path))
  }

  /// The lines of a command with `--json`, without snapshots that passed, and its exit code.
  private func command(_ arguments: String...) throws -> (lines: [JSONValue], code: Int) {
    let outcome = try Tool.run(
      [arguments[0], "--json"] + arguments.dropFirst(), environment: ["PATH": workshop.root + "/bin:/usr/bin:/bin"],
      in: workshop.root)
    let lines = try outcome.output.split(separator: "\n").map { try JSONValue(parsing: Data($0.utf8)) }
    return (lines.filter { $0["type"] != "result" || $0["status"] != "passed" }, Int(outcome.status))
  }

  /// Expects that a result is that of a command.
  private func expect(
    _ result: JSONValue, _ expected: (lines: [JSONValue], code: Int), _ comment: Comment,
    location: SourceLocation = #_sourceLocation
  ) {
    let content = result["structuredContent"]
    #expect(content?["exitCode"]?.int == expected.code, comment, sourceLocation: location)
    #expect(content?["lines"]?.array == expected.lines, comment, sourceLocation: location)
    #expect(content?["omittedLines"] == 0 && !expected.lines.isEmpty, comment, sourceLocation: location)
    #expect(result["isError"]?.bool == (expected.code >= 64), comment, sourceLocation: location)
  }

  @Test func listChangesIsStatus() throws {
    let server = try AgentServer(workshop)
    let result = try server.call("list_changes", ["maxText": 20_000])
    expect(result, try command("status"), "list_changes")
    #expect(result.words.hasSuffix(try workshop.snapshot("status").output.trimmingCharacters(in: .newlines)))
    #expect(result.words.hasPrefix("3 changed"), "\(result.words)")
    #expect(result.words.contains("3 changed") && result.words.utf8.count < 2_000)
    // From another folder.
    try workshop.makeFolder("elsewhere")
    expect(try server.call("list_changes", ["path": "elsewhere", "maxText": 20_000]), try command("status"), "path")
    #expect(try server.end().status == 0)
  }

  @Test func compareIsDiff() throws {
    let server = try AgentServer(workshop)
    let texts = try server.call("compare", ["snapshot": "t()#a"])
    expect(texts, try command("diff", "t()#a"), "a text")
    #expect(texts["structuredContent"]?["equal"] == false && texts.words.contains("new a"))
    let picture = try server.call("compare", ["snapshot": "t()#picture"])
    expect(picture, try command("diff", "t()#picture"), "a picture")
    let image = try #require(picture["content"]?.array?.first { $0["type"] == "image" })
    #expect(try PNG.decode(#require(Data(base64Encoded: image["data"]?.string ?? ""))).width == 8)
    expect(try server.call("compare", ["snapshot": "t()#none"]), try command("diff", "t()#none"), "unknown")
    #expect(try server.call("compare", ["snapshot": "t()#none"]).words.contains("none"))
    // With a git revision.
    try shell("git init -q . && git add __Snapshots__ && git -c user.name=a -c user.email=a@b commit -qm Old")
    let same = try server.call("compare", ["file": "__Snapshots__/a.txt", "revision": "HEAD"])
    expect(same, try command("diff", "__Snapshots__/a.txt", "--against", "HEAD"), "equal")
    #expect(same["structuredContent"]?["equal"] == true)
    try workshop.write("__Snapshots__/a.txt", "newer")
    for path in ["__Snapshots__/a.txt", "__Snapshots__"] {
      expect(
        try server.call("compare", ["file": .string(path)]), try command("diff", path, "--against", "HEAD"), "\(path)")
    }
    let unknown = try server.call("compare", ["file": "__Snapshots__/a.txt", "revision": "gone"])
    expect(unknown, try command("diff", "__Snapshots__/a.txt", "--against", "gone"), "an unknown revision")
    #expect(unknown.words.contains("Unknown git revision gone"))
    #expect(try server.call("compare", ["file": "a", "snapshot": "b"])["isError"] == true)
  }

  @Test func historyIsTheCommand() throws {
    try shell("git init -q . && git add __Snapshots__ && git -c user.name=a -c user.email=a@b commit -qm 'Add <it>'")
    let server = try AgentServer(workshop)
    let known = try server.call("history", ["snapshot": "t()#a"])
    expect(known, try command("history", "t()#a"), "a snapshot of the last run")
    #expect(known.words.contains("a  Add <it>\n    added"), "\(known.words)")
    let unknown = try server.call("history", ["snapshot": "--limit"])
    expect(unknown, try command("history", "--", "--limit"), "an unknown snapshot")
  }

  private func shell(_ command: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = URL(fileURLWithPath: workshop.root)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test func acceptAndUndoAreTheCommands() throws {
    let server = try AgentServer(workshop, "--allow-writes")
    let dry = try server.call("accept", ["snapshots": ["t()#a"], "dryRun": true])
    expect(dry, try command("accept", "--dry-run", "t()#a"), "a dry run")
    #expect(workshop.read("__Snapshots__/a.txt") == "old" && dry.words.contains("1 reference would be written"))
    let accepted = try server.call("accept", ["snapshots": ["t()#a"]])
    #expect(workshop.read("__Snapshots__/a.txt") == "new a" && workshop.read("__Snapshots__/b.txt") == "old")
    #expect(accepted.words.contains("__Snapshots__/a.txt"))
    expect(try server.call("undo", ["dryRun": true]), try command("undo", "--dry-run"), "a dry run of undo")
    let undone = try server.call("undo")
    #expect(workshop.read("__Snapshots__/a.txt") == "old")
    // The commands do the same in the same state.
    expect(accepted, try command("accept", "t()#a"), "accept")
    expect(undone, try command("undo"), "undo")
    #expect(workshop.read("__Snapshots__/a.txt") == "old")
    for arguments in [["snapshots": ["t()#none"]], ["cause": "none"]] as [JSONValue] {
      let refused = try server.call("accept", arguments)
      #expect(refused["isError"] == true && refused["structuredContent"]?["exitCode"] == 66, "\(refused.text)")
    }
    expect(try server.call("undo"), try command("undo"), "nothing to undo")
    // Keys are no options.
    let option = try server.call("accept", ["snapshots": ["--all"]])
    #expect(option["isError"] == true && workshop.read("__Snapshots__/a.txt") == "old")
    #expect(try server.call("accept").words.contains("Specify snapshots or a cause"))
    #expect(try server.end().status == 0)
  }

  @Test func withoutPermissionNothingIsWritten() throws {
    let server = try AgentServer(workshop)
    let names = try server.request("tools/list", [:])["result"]?["tools"]?.array?.compactMap { $0["name"]?.string }
    #expect(
      names == [
        "list_previews", "render_preview", "inspect", "interact", "compare", "verify", "list_changes", "history",
      ])
    for tool in ["accept", "undo", "write_test"] {
      let result = try server.call(tool, tool == "accept" ? ["snapshots": ["t()#a"]] : [:])
      #expect(result["isError"] == true && result.words.contains("--allow-writes"), "\(tool)")
    }
    #expect(workshop.read("__Snapshots__/a.txt") == "old")
    let writing = try AgentServer(workshop, "--allow-writes")
    let all = try writing.request("tools/list", [:])["result"]?["tools"]?.array ?? []
    #expect(all.suffix(3).map { $0["name"] } == ["accept", "undo", "write_test"])
    #expect(all.suffix(3).map { $0["annotations"]?["destructiveHint"] } == [true, true, false])
    #expect(all.suffix(3).allSatisfy { $0["annotations"]?["readOnlyHint"] == false })
    #expect(all.dropLast(3).allSatisfy { $0["annotations"]?["readOnlyHint"] == true })
  }

  @Test func verifyIsTheCommand() throws {
    let entry = (workshop.read("\(run)/ledger.jsonl") ?? "").split(separator: "\n")[0]
    try workshop.swift(
      """
      echo "Test Suite 'All tests' started at x"
      echo "noise on standard output"
      cat >> "$SNAPSHOT_RUN_DIRECTORY/ledger.jsonl" <<'END'
      \(entry)
      END
      echo "mode $SNAPSHOT_FORCE_RECORD $*" >> arguments.txt
      echo "Test Suite 'All tests' ended at x"
      exit 1

      """)
    let server = try AgentServer(workshop)
    let result = try server.call(
      "verify", ["maxText": 20_000, "filter": ["-one", "two"], "lint": "warn"])
    let expected = try command("verify", "--record", "never", "--filter=-one", "--filter", "two", "--lint", "warn")
    func withoutRun(_ lines: [JSONValue]) -> [JSONValue] {
      lines.map { line in
        var members = line.object ?? [:]
        if line["type"] == "summary" { members["run"] = nil }
        return .object(members)
      }
    }
    let lines = result["structuredContent"]?["lines"]?.array ?? []
    #expect(withoutRun(lines) == withoutRun(expected.lines) && lines.last?["type"] == "summary")
    #expect(result["structuredContent"]?["exitCode"]?.int == expected.code && expected.code == 1)
    #expect(result["isError"] == false && result.words.contains("1 changed"), "\(result.words)")
    let runs = (workshop.read("arguments.txt") ?? "").split(separator: "\n").filter { $0.contains("--filter") }
    #expect(runs.count == 2 && runs.allSatisfy { $0.contains("--filter -one --filter two") }, "\(runs)")
    #expect(runs.allSatisfy { $0.hasPrefix("mode never ") }, "references are not written")
    let ended = try server.end()
    #expect(ended.status == 0)
  }

  @Test func anAnswerSaysWhatWasCut() throws {
    let server = try AgentServer(workshop)
    let result = try server.call("list_changes", ["maxText": 200])
    #expect(result.words.utf8.count <= 200 && result.words.contains("bytes were cut"), "\(result.words)")
    let content = result["structuredContent"]
    let lines = try #require(content?["lines"]?.array)
    #expect((content?["omittedLines"]?.int ?? 0) > 0 && lines.last?["type"] == "summary")
    #expect(lines.map(\.data.count).reduce(0, +) <= 800)
  }

  @Test func aFolderWithoutPackageIsAnErrorWithTheRemedy() throws {
    let server = try AgentServer(workshop)
    let folder = NSTemporaryDirectory() + "/empty-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (tool, reason) in [("verify", "No Package.swift found"), ("list_previews", "No Swift files were found")] {
      let result = try server.call(tool, ["path": .string(folder)])
      #expect(result["isError"] == true && result.words.contains(reason), "\(tool): \(result.words)")
    }
    #expect(try server.request("ping", [:])["result"] == [:])
  }

  @Test func aClientThatVanishesEndsTheServer() throws {
    try workshop.swift("echo $$ > test.pid\nexec sleep 600\n")
    let server = try AgentServer(workshop)
    try server.send(["jsonrpc": "2.0", "id": 99, "method": "tools/call", "params": ["name": "verify"]])
    while (workshop.read("test.pid") ?? "").isEmpty { usleep(20_000) }
    let child = try #require(Int32((workshop.read("test.pid") ?? "").trimmingCharacters(in: .newlines)))
    #expect(try server.end().status == 0)
    #expect(kill(child, 0) != 0, "the tests that ran are ended with the server")
  }

  @Test func aCancelledCallEndsItsTests() throws {
    try workshop.swift("echo $$ > test.pid\nexec sleep 600\n")
    let server = try AgentServer(workshop)
    try server.send(["jsonrpc": "2.0", "id": 99, "method": "tools/call", "params": ["name": "verify"]])
    while (workshop.read("test.pid") ?? "").isEmpty { usleep(20_000) }
    let child = try #require(Int32((workshop.read("test.pid") ?? "").trimmingCharacters(in: .newlines)))
    try server.send(["jsonrpc": "2.0", "method": "notifications/cancelled", "params": ["requestId": 99]])
    while kill(child, 0) == 0 { usleep(20_000) }
    #expect(try server.request("ping", [:])["result"] == [:], "no reply to the cancelled call comes first")
    #expect(try server.end().status == 0)
  }
}
