import Foundation
import SnapshotLedger
import SnapshotRuns
import Testing

/// Deleting what is stale, end to end with a `swift` that lists and runs.
@Suite struct PruneTests {
  private let workshop: Workshop

  init() throws {
    workshop = try Workshop()
    for name in ["t.1.txt", "t.2.txt", "u.1.txt"] {
      let folder = workshop.root + "/Tests/AppTests/__Snapshots__/T"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try workshop.write("Tests/AppTests/__Snapshots__/T/\(name)", name)
    }
    try workshop.swift(
      """
      [ "$2" = list ] && { printf 'AppTests.T/t()\\nAppTests.Other/u()\\n'; exit; }
      while [ $# -gt 1 ]; do [ "$1" = --event-stream-output-path ] && events="$2"; shift; done
      cat > "$SNAPSHOT_RUN_DIRECTORY/ledger.jsonl" <<LEDGER
      {"artifacts":{},"cell":[],"file":"\(workshop.root)/T.swift","format":"txt","id":"AppTests/T/t()#1","line":3,\
      "message":"","milliseconds":1,"mode":"never","name":"1","outcome":"passed","process":1,\
      "reference":"\(workshop.root)/Tests/AppTests/__Snapshots__/T/t.1.txt","schemaVersion":1,"suite":"T",\
      "runningTest":"AppTests.T/t()","target":"AppTests","test":"t()"}
      LEDGER
      cat > "$events" <<EVENTS
      {"kind":"test","payload":{"kind":"function","id":"AppTests.T/t()/T.swift:1:1"}}
      {"kind":"event","payload":{"kind":"runStarted"}}
      {"kind":"event","payload":{"kind":"testEnded","testID":"AppTests.T/t()/T.swift:1:1"}}
      {"kind":"event","payload":{"kind":"runEnded"}}
      EVENTS
      """)
    try installEarlierRun()
  }

  /// Installs an earlier run of all tests, in which `t` used both of its references.
  private func installEarlierRun() throws {
    let folder = ".build/snapshots/runs/0-earlier"
    try workshop.makeFolder(folder)
    var entry = Shards.entry("AppTests.T/t()")
    entry.runningTest = "AppTests.T/t()"
    entry.reference = workshop.root + "/Tests/AppTests/__Snapshots__/T/t.2.txt"
    try workshop.write(folder + "/ledger.jsonl", String(decoding: try entry.ledgerLine(), as: UTF8.self))
    var facts = RunFacts(packageDirectory: workshop.root, arguments: ["test"])
    facts.ended = ["AppTests.Other/u()", "AppTests.T/t()"]
    try workshop.write(folder + "/run.json", String(decoding: try JSONEncoder().encode(facts), as: UTF8.self))
  }

  /// What belongs to a test is not known by its name: another test may use `t.2.txt`.
  @Test func aFilteredRunDeletesNothingWithoutAnEarlierRun() throws {
    try FileManager.default.removeItem(atPath: workshop.root + "/.build/snapshots/runs/0-earlier")
    #expect(try workshop.snapshot("verify").output.hasPrefix("\u{2713} The snapshot matches\n"))
    let pruned = try workshop.snapshot("prune", "--yes")
    #expect(pruned.status == 0 && pruned.output.contains("No stale references."), "\(pruned.output)")
    #expect(exists("t.2.txt") && exists("u.1.txt"))
  }

  /// Nobody reads the warnings of a job that succeeds.
  @Test func staleReferencesFailARunOnCI() throws {
    let onCI = ["CI": "true"]
    #expect(try workshop.snapshot("verify", environment: onCI).status == 3)
    #expect(try workshop.snapshot("verify", "--stale", "warn", environment: onCI).status == 0)
    #expect(try workshop.snapshot("verify").status == 0)
    try workshop.write(".snapshot.yml", "verify:\n  stale: ignore\n")
    #expect(try workshop.snapshot("verify", environment: onCI).status == 0)
  }

  /// Without `run.json`, nothing shows whether all tests ran.
  @Test func aRunWithoutMetadataIsIncomplete() throws {
    #expect(try workshop.snapshot("verify", "--run", "plain", "--stale", "ignore").status == 0)
    try FileManager.default.removeItem(atPath: workshop.root + "/.build/snapshots/runs/plain/run.json")
    let status = try workshop.snapshot("status", "--run", "plain")
    #expect(status.status == 6 && status.output.contains("swift run snapshot verify"), "\(status.output)")
  }

  /// The package manager of a plugin holds the lock of the build folder until the tool that it runs ends.
  @Test func aCommandPluginIgnoresTheLockOfTheBuildFolder() throws {
    try workshop.swift("echo \"$*\" >> \(workshop.root)/calls.txt\n" + (workshop.read("bin/swift") ?? ""))
    for environment in [["SNAPSHOT_COMMAND_PLUGIN": "1"], [:]] {
      try workshop.write("calls.txt", "")
      _ = try workshop.snapshot("verify", "--stale", "warn", environment: environment)
      let calls = (workshop.read("calls.txt") ?? "").split(separator: "\n")
      #expect(calls.count == 2)
      for call in calls { #expect(call.contains(" --ignore-lock") == !environment.isEmpty, "\(call)") }
    }
  }

  private func exists(_ name: String) -> Bool { workshop.read("Tests/AppTests/__Snapshots__/T/\(name)") != nil }

  @Test func onlyStaleReferencesAreDeletedAndCanBeRestored() throws {
    let verified = try workshop.snapshot("verify", "--stale", "warn")
    #expect(verified.status == 0, "\(verified.errors)")
    #expect(verified.output.contains("1 stale reference") && verified.output.contains("t.2.txt"))
    let dry = try workshop.snapshot("prune", "--dry-run")
    #expect(dry.status == 0 && dry.output.contains("t.2.txt") && !dry.output.contains("u.1.txt"))
    #expect(dry.output.contains("1 more may be stale"))
    #expect(exists("t.2.txt"))
    let refused = try workshop.snapshot("prune")
    #expect(refused.status == 64 && refused.errors.contains("--yes") && exists("t.2.txt"))
    #expect(try workshop.snapshot("prune", "--yes").status == 0)
    #expect(exists("t.1.txt") && !exists("t.2.txt") && exists("u.1.txt"))
    #expect(try workshop.snapshot("undo").output.contains("Undid prune: 1 reference."))
    #expect(workshop.read("Tests/AppTests/__Snapshots__/T/t.2.txt") == "t.2.txt")
  }

  /// Another platform or condition may use them. A glob matches a path or its end.
  @Test(arguments: ["T/t.2.*", "t.2.txt", "Tests/*", "['x', '*.2.txt']"])
  func protectedReferencesAreNeverStale(glob: String) throws {
    let value = glob.hasPrefix("[") ? glob : "\"\(glob)\""
    try workshop.write(".snapshot.yml", "references:\n  keep: \(value)\n")
    let verified = try workshop.snapshot("verify", "--stale", "error")
    #expect(verified.status == 0 && !verified.output.contains("stale"), "\(verified.output)")
    let pruned = try workshop.snapshot("prune", "--yes")
    #expect(pruned.status == 0 && pruned.output.contains("No stale references."), "\(pruned.output)")
    #expect(try !workshop.snapshot("status", "--stale").output.contains("t.2.txt"))
    #expect(try !workshop.snapshot("list", "--orphans").output.contains("t.2.txt"))
    #expect(exists("t.2.txt"))
    try workshop.write(".snapshot.yml", "references:\n  keep: 2.txt\n")
    #expect(try workshop.snapshot("prune", "--dry-run").output.contains("t.2.txt"))
  }

  /// The folder of the setting is searched like `__Snapshots__`, and other configured folders are not.
  @Test func referencesInTheFolderOfTheSettingArePruned() throws {
    let (old, new) = ("Tests/AppTests/__Snapshots__/T", "References/Tests/AppTests/T")
    try workshop.makeFolder(new)
    for name in ["t.1.txt", "t.2.txt", "u.1.txt"] { try workshop.write("\(new)/\(name)", name) }
    try FileManager.default.removeItem(atPath: workshop.root + "/" + old)
    for file in ["bin/swift", ".build/snapshots/runs/0-earlier/ledger.jsonl"] {
      try workshop.write(file, (workshop.read(file) ?? "").replacing(old, with: new))
    }
    try workshop.write(".snapshot.yml", "references:\n  folders: References\n")
    _ = try workshop.snapshot("verify")
    #expect(try workshop.snapshot("prune", "--dry-run").output.contains("No stale references."))
    try workshop.write(".snapshot.yml", "references:\n  directory: References\n")
    #expect(try workshop.snapshot("verify", "--stale", "error").status == 3)
    let orphans = try workshop.snapshot("list", "--orphans")
    #expect(orphans.output == "\(new)/t.2.txt\n\(new)/u.1.txt\n")
    #expect(try workshop.snapshot("prune", "--yes").status == 0)
    #expect(workshop.read("\(new)/t.2.txt") == nil && workshop.read("\(new)/u.1.txt") != nil)
    #expect(try workshop.snapshot("undo").status == 0)
    #expect(workshop.read("\(new)/t.2.txt") == "t.2.txt")
  }

  @Test func staleReferencesCanFailARun() throws {
    #expect(try workshop.snapshot("verify", "--stale", "error").status == 3)
    #expect(try workshop.snapshot("prune", "--json", "--dry-run").output.contains("\"type\":\"stale\""))
    let onCI = try workshop.snapshot("prune", "--yes", environment: ["CI": "true"])
    #expect(onCI.status == 77 && exists("t.2.txt"))
  }

  @Test func statusListsStaleReferencesAndListOrphans() throws {
    #expect(try workshop.snapshot("verify", "--stale", "ignore").status == 0)
    let status = try workshop.snapshot("status", "--stale")
    #expect(status.status == 0 && status.output.contains("1 stale reference"), "\(status.errors)")
    #expect(status.output.contains("t.2.txt") && !status.output.contains("u.1.txt"))
    #expect(try !workshop.snapshot("status").output.contains("stale"))
    let orphans = try workshop.snapshot("list", "--orphans")
    #expect(
      orphans.output
        == "Tests/AppTests/__Snapshots__/T/t.2.txt\nTests/AppTests/__Snapshots__/T/u.1.txt\n")
    try workshop.write("Tests/AppTests/__Snapshots__/T/u.1.txt", "longer than the other")
    let sizes = try workshop.snapshot("list", "--orphans", "--size")
    #expect(
      sizes.output
        == "21 bytes  Tests/AppTests/__Snapshots__/T/u.1.txt\n7 bytes  Tests/AppTests/__Snapshots__/T/t.2.txt\n")
    #expect(try workshop.snapshot("list", "--size").output.contains(" 7 bytes  AppTests/T/t()#1"))
  }

  /// A test chose its place, so it may be compiled or shipped.
  @Test func aPlacedFileWithoutATestIsListedAndNeverDeleted() throws {
    try workshop.write("Sources/App/Client.swift", "struct Client {}")
    let ledger = ".build/snapshots/runs/0-earlier/ledger.jsonl"
    var entry = Shards.entry("AppTests.T/t()")
    entry.runningTest = "AppTests.T/t()"
    entry.reference = workshop.root + "/Sources/App/Client.swift"
    entry.place = "Sources/App/Client.swift"
    try workshop.write(ledger, (workshop.read(ledger) ?? "") + String(decoding: try entry.ledgerLine(), as: UTF8.self))
    let verified = try workshop.snapshot("verify", "--stale", "warn")
    #expect(verified.output.contains("Sources/App/Client.swift"), "\(verified.output)")
    let pruned = try workshop.snapshot("prune", "--yes")
    #expect(pruned.status == 0 && pruned.output.contains("! Sources/App/Client.swift"), "\(pruned.output)")
    #expect(pruned.output.contains("delete the file yourself if nothing else uses it"))
    #expect(pruned.output.contains("Deleted 1."))
    #expect(workshop.read("Sources/App/Client.swift") == "struct Client {}" && !exists("t.2.txt"))
    // It fails no run.
    #expect(try workshop.snapshot("verify", "--stale", "error").status == 0)
    #expect(try workshop.snapshot("prune", "--yes").output.contains("Nothing to delete."))
  }

  @Test func noInputDeletesNothingWithoutYes() throws {
    #expect(try workshop.snapshot("verify").status == 0)
    let refused = try workshop.snapshot("prune", "--no-input")
    #expect(refused.status == 64 && refused.errors.contains("--yes") && exists("t.2.txt"))
  }

  /// An imported run has only what another tool wrote, and its entries name no functions of tests.
  @Test func anImportMakesNoReferenceStale() throws {
    let folder = "Tests/AppTests/__Snapshots__/T"
    try workshop.write("\(folder)/platform.1.txt", "a")
    try workshop.makeFolder("Artifacts/T")
    try workshop.write("Artifacts/T/platform.1.txt", "b")
    #expect(try workshop.snapshot("import", "Artifacts").status == 1)
    for arguments in [["prune", "--dry-run"], ["status", "--stale"], ["list", "--orphans"]] {
      let refused = try Tool.run(
        arguments, environment: ["PATH": workshop.root + "/bin:/usr/bin:/bin"], in: workshop.root)
      #expect(
        refused.status == 6 && refused.errors.contains("run all tests first: swift run snapshot verify"),
        "\(refused.errors)")
    }
    let verified = try workshop.snapshot("verify", "--stale", "warn")
    #expect(verified.output.contains("t.2.txt") && !verified.output.contains("platform.1.txt"), "\(verified.output)")
    #expect(try !workshop.snapshot("prune", "--dry-run").output.contains("platform.1.txt"))
  }
}
