import Foundation
import Testing

/// What a run names is never believed: whatever is forged, nothing outside of the run and of the caller's references is
/// read, written, made or deleted, and the command fails.
@Suite struct ForgedRunTests {
  /// Runs the tool to its end, but not for ever; its exit code, or `nil`.
  private func run(_ arguments: [String], in world: ForgedWorld) throws -> (status: Int32?, errors: String) {
    let process = try Tool.process(arguments, environment: ["HOME": world.home], in: world.app)
    let files = ["stdout.txt", "stderr.txt"].map { world.out + "/" + $0 }
    for file in files { _ = FileManager.default.createFile(atPath: file, contents: nil) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(forWritingAtPath: files[0])
    process.standardError = FileHandle(forWritingAtPath: files[1])
    try process.run()
    let deadline = ContinuousClock.now + .seconds(3600)
    while process.isRunning, ContinuousClock.now < deadline { usleep(5000) }
    let isEndless = process.isRunning
    if isEndless { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    let errors = String(decoding: FileManager.default.contents(atPath: files[1]) ?? Data(), as: UTF8.self)
    return (isEndless ? nil : process.terminationStatus, errors)
  }

  private func perform(_ verb: ForgedRun.Subcommand, in world: ForgedWorld) throws -> (status: Int32?, errors: String) {
    let named = ["--run", world.run]
    switch verb {
    case .accept: return try run(["accept", "--all"] + named, in: world)
    case .dryRun: return try run(["accept", "--all", "--dry-run"] + named, in: world)
    case .decisions: return try run(["accept", "--decisions", world.root + "/decisions.json"] + named, in: world)
    case .report:
      return try run(
        ["report", world.run, "--format", "html,json,junit,markdown,github,gitlab,sarif", "--out", world.out], in: world
      )
    case .sheet: return try run(["sheet", "--out", world.out + "/sheet.html"] + named, in: world)
    case .diff: return try run(["diff", "welcome()#1"] + named, in: world)
    case .undo: return try run(["undo"], in: world)
    case .reject: return try run(["reject", "--all"] + named, in: world)
    case .merge:
      let merged = try run(["merge", world.run, "--expect", "1", "--run", "merged"], in: world)
      guard merged.status == 0 || merged.status == 1 else { return merged }
      return try run(["accept", "--all"], in: world)
    case .latest: return try run(["accept", "--all"], in: world)
    case .review:
      #if os(Linux)
        let path = try #require(Tool.path)
        let review = try TerminalProcess(
          path, ["review", "--images", "none"] + named, environment: ["HOME": world.home], in: world.app)
        guard review.wait(for: "accept") else { return (review.end(), review.output) }
        review.clear()
        review.press("a")
        review.wait { $0.contains("AppTests") }
        review.press("q")
        let status = review.end()
        try world.write(world.out + "/screen.txt", review.output)
        return (status, review.output)
      #else
        return (1, "")
      #endif
    }
  }

  @Test(arguments: ForgedRun.all)
  func forgedRunsChangeNoOtherFiles(forged: ForgedRun) throws {
    let world = try ForgedWorld()
    try forged.forge(world)
    try world.writeRun()
    let before = world.outside()
    let (status, errors) = try perform(forged.verb, in: world)
    #expect(world.changes(since: before) == [])
    #expect(status != 0, "it ended as if all were well")
    #expect(status != nil, "it does not end")
    if let status { #expect([1, 2, 6, 65, 66, 74].contains(status), "it ended with \(status): \(errors)") }
    let shown = world.written() + errors
    #expect(!shown.contains(ForgedWorld.secret))
    #expect(try !shown.contains(ForgedWorld.picture.get().base64EncodedString()))
    #expect(forged.says.isEmpty || errors.contains(forged.says), "\(errors)")
    if [.accept, .dryRun].contains(forged.verb), !forged.says.isEmpty { #expect(errors.contains(ForgedWorld.id)) }
    print("forged run: \(forged.testDescription): \(status.map(String.init) ?? "endless")")
  }

  @Test func aRunOfAnotherMachineIsAccepted() throws {
    let world = try ForgedWorld()
    for root in ["/ci/build/app", ""] {
      world.facts?.packageDirectory = root
      world.entries[0].file = "/ci/build/app/Tests/AppTests/LoginTests.swift"
      world.entries[0].reference = "/ci/build/app/Tests/AppTests/__Snapshots__/LoginTests/welcome.1.txt"
      try? FileManager.default.removeItem(atPath: world.run + "/ledger.jsonl")
      try? FileManager.default.removeItem(atPath: world.run + "/run.json")
      try world.writeRun()
      #expect(try perform(.dryRun, in: world).status == 0)
      #expect(world.written().contains(world.references + "/welcome.1.txt"), "the full path")
      let (status, errors) = try perform(.accept, in: world)
      #expect(status == 0, "\(errors)")
      #expect(FileManager.default.contents(atPath: world.references + "/welcome.1.txt") == Data("forged\n".utf8))
      #expect(try perform(.undo, in: world).status == 0)
      #expect(FileManager.default.contents(atPath: world.references + "/welcome.1.txt") == Data("old\n".utf8))
    }
  }

  @Test func anEditOfAnotherMachineIsAccepted() throws {
    let world = try ForgedWorld()
    world.facts?.packageDirectory = "/ci/build/app"
    try world.propose(
      " {\n    \"\"\"\n    new\n    \"\"\"\n  }", at: ForgedWorld.endOfCall, of: world.testFile, actual: "new")
    world.entries[0].file = "/ci/build/app/Tests/AppTests/LoginTests.swift"
    world.entries[0].reference = world.entries[0].file + ":4"
    try world.writeRun()
    let (status, errors) = try perform(.accept, in: world)
    #expect(status == 0, "\(errors)")
    let text = String(decoding: FileManager.default.contents(atPath: world.testFile) ?? Data(), as: UTF8.self)
    #expect(text.contains("as: .lines) {\n    \"\"\"\n    new\n    \"\"\"\n  }\n}"))
  }

  @Test func foldersAndExtensionsCanBeConfigured() throws {
    let world = try ForgedWorld()
    world.entries[0].reference = world.app + "/Fixtures/Screens/welcome.1.layout2"
    world.entries[0].format = "layout2"
    world.entries[0].outcome = .missing
    world.entries[0].artifacts.expected = nil
    try world.writeRun()
    let (refused, errors) = try perform(.accept, in: world)
    #expect(refused == 74 && errors.contains("references.folders"), "\(errors)")
    try world.write(world.app + "/.snapshot.yml", "references:\n  folders: Fixtures\n")
    let (still, extensionErrors) = try perform(.accept, in: world)
    #expect(still == 74 && extensionErrors.contains("references.extensions"), "\(extensionErrors)")
    try world.write(world.app + "/.snapshot.yml", "references:\n  folders: [Fixtures]\n  extensions: layout2\n")
    #expect(try perform(.accept, in: world).status == 0)
    #expect(FileManager.default.fileExists(atPath: world.entries[0].reference))
    #expect(try perform(.undo, in: world).status == 0)
    #expect(!FileManager.default.fileExists(atPath: world.entries[0].reference))
  }

  /// References of another machine are accepted where this package's tests store them.
  @Test func theFolderOfTheSettingIsAccepted() throws {
    let world = try ForgedWorld()
    world.entries[0].reference = world.app + "/References/Tests/AppTests/LoginTests/welcome.txt"
    world.entries[0].outcome = .missing
    world.entries[0].artifacts.expected = nil
    try world.writeRun()
    let (refused, errors) = try perform(.accept, in: world)
    #expect(refused == 74 && errors.contains("references.directory"), "\(errors)")
    try world.write(world.app + "/.snapshot.yml", "references:\n  directory: References\n")
    let (status, message) = try perform(.accept, in: world)
    #expect(status == 0, "\(message)")
    #expect(FileManager.default.fileExists(atPath: world.entries[0].reference))
  }

  /// With --all, the others are accepted, and the exit code says that one was not. The remedy that is printed works.
  @Test func oneRefusedSnapshotDoesNotBlockTheOthers() throws {
    let world = try ForgedWorld()
    world.entries.append(world.entry("2"))
    world.entries[1].reference = world.references + "/welcome.2.proto"
    world.entries[1].format = "proto"
    try world.write(world.references + "/welcome.2.proto", "old\n")
    try world.writeRun()
    let (status, errors) = try perform(.accept, in: world)
    #expect(status == 74 && errors.contains("welcome()#2") && errors.contains(".proto"), "\(errors)")
    #expect(errors.contains("run their tests here with: swift run snapshot verify"), "\(errors)")
    #expect(FileManager.default.contents(atPath: world.references + "/welcome.1.txt") == Data("forged\n".utf8))
    #expect(FileManager.default.contents(atPath: world.references + "/welcome.2.proto") == Data("old\n".utf8))
    #expect(world.written().contains("1 reference was written") && world.written().contains("1 snapshot not accepted"))
    // The tests of this package make the same run.
    try world.makeFolder(world.app + "/.build/snapshots/runs")
    try FileManager.default.moveItem(atPath: world.run, toPath: world.app + "/.build/snapshots/runs/one")
    try world.link(world.app + "/.build/snapshots/latest", to: "runs/one")
    #expect(try run(["accept", "--all"], in: world).status == 0)
    #expect(FileManager.default.contents(atPath: world.references + "/welcome.2.proto") == Data("forged\n".utf8))
    #expect(try run(["undo"], in: world).status == 0)
    #expect(FileManager.default.contents(atPath: world.references + "/welcome.2.proto") == Data("old\n".utf8))
  }

  @Test func aValueWithoutAnExtensionIsAccepted() throws {
    let world = try ForgedWorld()
    world.entries[0].reference = world.references + "/welcome.1"
    world.entries[0].format = ""
    world.entries[0].outcome = .missing
    world.entries[0].artifacts.expected = nil
    try world.writeRun()
    let (status, errors) = try perform(.accept, in: world)
    #expect(status == 0, "\(errors)")
    #expect(try perform(.undo, in: world).status == 0)
  }

  /// Not only what is forged is refused: what is right is right.
  @Test func anUnforgedRunIsAccepted() throws {
    for verb in [ForgedRun.Subcommand.accept, .report, .review] {
      let world = try ForgedWorld()
      try world.writeRun()
      let (status, errors) = try perform(verb, in: world)
      #expect(status == 0, "\(verb): \(errors)")
      let text = FileManager.default.contents(atPath: world.references + "/welcome.1.txt")
      #expect(text == Data((verb == .report ? "old\n" : "forged\n").utf8), "\(verb)")
    }
  }
}
