import Foundation
import Testing

@testable import SnapshotCLI  // The choice of the build system has no other interface.

/// The build system that is chosen reaches everything that the tool starts, and each of its test processes counts. A script in
/// the place of `swift` behaves as Swift Build does.
@Suite struct BuildSystemTests {
  private let workshop: Workshop

  init() throws { workshop = try Workshop() }

  private var calls: [String] { (workshop.read("calls.txt") ?? "").split(separator: "\n").map(String.init) }

  /// A `swift` that runs a test of each target in a process of its own, which replaces the file of the events.
  private func install(targets: [String], failing: String? = nil) throws {
    var script = "echo \"$@\" >> \(workshop.root)/calls.txt\n[ \"$1\" = build ] && exit 0\n"
    script +=
      "[ \"$2\" = list ] && { \(targets.map { "echo \($0).ScreenTests/screen\\(\\)" }.joined(separator: "; ")); exit; }\n"
    script += "while [ $# -gt 1 ]; do [ \"$1\" = --event-stream-output-path ] && events=\"$2\"; shift; done\n"
    for target in targets {
      let test = "\(target).ScreenTests/screen()"
      var entry = Shards.entry(test)
      entry.reference = "\(workshop.root)/Tests/\(target)/__Snapshots__/ScreenTests/screen.1.txt"
      let id = "\(test)/ScreenTests.swift:1:1"
      let issue =
        #"{"kind":"event","payload":{"kind":"issueRecorded","testID":"\#(id)","issue":{"isKnown":false},"#
        + #""messages":[{"symbol":"fail","text":"planted"}]}}"#
      script += "cat >> \"$SNAPSHOT_RUN_DIRECTORY/ledger.jsonl\" <<'END'\n"
      script += String(decoding: try JSONEncoder().encode(entry), as: UTF8.self) + "\nEND\n"
      script += """
        cat > "$events" <<'END'
        {"kind":"test","payload":{"kind":"function","id":"\(id)"}}
        {"kind":"event","payload":{"kind":"runStarted"}}
        \(failing == target ? issue : "")
        {"kind":"event","payload":{"kind":"testEnded","testID":"\(id)"}}
        {"kind":"event","payload":{"kind":"runEnded"}}
        END

        """
    }
    try workshop.swift(script + "exit \(failing == nil ? 0 : 1)\n")
  }

  private func facts() throws -> [String: Any] {
    let data = Data((workshop.read(".build/snapshots/latest/run.json") ?? "").utf8)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  @Test func theTestsOfAllProcessesAreCounted() throws {
    try install(targets: ["OneTests", "TwoTests", "ThreeTests"])
    let outcome = try workshop.snapshot("verify")
    #expect(outcome.status == 0 && outcome.output.hasPrefix("\u{2713} All 3 snapshots match\n"), "\(outcome)")
    #expect(try facts()["endedTests"] as? Int == 3)
    // All events are kept with the run.
    let events = workshop.read(".build/snapshots/latest/events.jsonl") ?? ""
    #expect(events.split(separator: "\n").count { $0.contains("testEnded") } == 3)
  }

  @Test func aFailureInTheFirstOfSeveralProcessesIsReported() throws {
    try install(targets: ["OneTests", "TwoTests"], failing: "OneTests")
    let outcome = try workshop.snapshot("verify")
    #expect(outcome.status == 2 && outcome.output.contains("planted"), "\(outcome)")
  }

  @Test func theNamedPipeIsRemoved() throws {
    try install(targets: ["OneTests"])
    try workshop.makeFolder("temporary")
    let outcome = try workshop.snapshot("verify", environment: ["TMPDIR": workshop.root + "/temporary"])
    #expect(outcome.status == 0, "\(outcome)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: workshop.root + "/temporary") == [])
  }

  @Test func withoutATemporaryFolderTheErrorNamesTheRemedy() throws {
    try install(targets: ["OneTests"])
    let outcome = try workshop.snapshot("verify", environment: ["TMPDIR": workshop.root + "/missing/folder"])
    #expect(outcome.status == 74 && outcome.errors.contains("Set TMPDIR to a writable folder."), "\(outcome)")
  }

  @Test(arguments: [false, true]) func theBuildSystemReachesEveryCall(isConfigured: Bool) throws {
    let option = "--build-system swiftbuild"
    let further = isConfigured ? [] : ["--", "--build-system", "swiftbuild"]
    if isConfigured {
      try workshop.write(".snapshot.yml", "test:\n  arguments: [--build-system, swiftbuild]\n")
    }
    try install(targets: ["OneTests", "TwoTests"])
    for target in ["OneTests", "TwoTests"] {
      for name in ["screen.1.txt", "gone.1.txt"] {
        try workshop.write("Tests/\(target)/__Snapshots__/ScreenTests/\(name)", name)
      }
    }
    func run(_ arguments: [String], status: Int32, _ kinds: [String]) throws {
      try workshop.write("calls.txt", "")
      let outcome = try Tool.run(
        arguments, environment: ["PATH": workshop.root + "/bin:/usr/bin:/bin"], in: workshop.root)
      #expect(outcome.status == status, "\(arguments): \(outcome)")
      #expect(calls.map { String($0.split(separator: " --").first ?? "") } == kinds, "\(calls)")
      for call in calls { #expect(call.contains(option), "\(arguments): \(call)") }
    }
    try run(["verify", "--stale", "error"] + further, status: 3, ["test", "test list"])
    // Without arguments of its own: the build system of the run.
    try run(["prune", "--dry-run"], status: 0, ["test list"])
    try run(["status", "--stale"], status: 3, ["test list"])
    try run(["verify", "--shard", "1/2"] + further, status: 0, ["build", "test list", "test"])
    try run(["record"] + further, status: 0, ["test"])
  }

  @Test func anInvalidNameInARunIsIgnored() throws {
    try install(targets: ["OneTests"])
    try workshop.write("Tests/OneTests/__Snapshots__/ScreenTests/gone.1.txt", "gone")
    _ = try workshop.snapshot("verify", "--", "--build-system", "native", "--build-system=/tmp/evil")
    try workshop.write("calls.txt", "")
    _ = try workshop.snapshot("prune", "--dry-run")
    #expect(calls.count == 1 && calls[0].hasSuffix("--build-system native"), "\(calls)")
  }

  /// SwiftPM compiles all manifests again if the environment differs from the one of the last run.
  @Test func theEnvironmentIsTheSameInEachRun() throws {
    try workshop.swift(
      "env | LC_ALL=C sort > \(workshop.root)/environment.txt\n"
        + "echo \"$SNAPSHOT_RUN_DIRECTORY\" >> \(workshop.root)/folders.txt\n")
    var environments: Set<String> = []
    for arguments in [["verify"], ["verify", "--lint", "warn"], ["record"], ["verify", "--record", "all"]] {
      _ = try Tool.run(
        arguments,
        environment: [
          "PATH": workshop.root + "/bin:/usr/bin:/bin", "SNAPSHOT_RUN_DIRECTORY": "/another/run", "SNAPSHOT_LINT": "1",
        ], in: workshop.root)
      environments.insert(workshop.read("environment.txt") ?? "")
    }
    #expect(environments.count == 1, "\(environments)")
    #expect(environments.first?.contains("/another/run") == false)
    let folders = (workshop.read("folders.txt") ?? "").split(separator: "\n")
    #expect(Set(folders).count == 4 && folders.allSatisfy { $0.contains("/.build/snapshots/runs/") }, "\(folders)")
  }

  @Test func concurrentRunsHaveSeparateSettings() throws {
    let root = workshop.root
    let first = RunEnvironment(packageRoot: root, settings: ["SNAPSHOT_RUN_DIRECTORY": "/first"])
    let second = RunEnvironment(packageRoot: root, settings: ["SNAPSHOT_RUN_DIRECTORY": "/second"])
    func file(_ environment: RunEnvironment) -> String? {
      environment.changes["SNAPSHOT_RUN_ENVIRONMENT"]?.flatMap { $0 }.map { String($0.dropFirst(root.count + 1)) }
    }
    #expect(workshop.read(try #require(file(first))) == "SNAPSHOT_RUN_DIRECTORY=/first\0")
    #expect(workshop.read(try #require(file(second))) == "SNAPSHOT_RUN_DIRECTORY=/second\0")
    #expect(first.changes["SNAPSHOT_RUN_DIRECTORY"] == .some(nil))
  }

  @Test func aFileThatIsALinkIsNotWritten() throws {
    try workshop.write("victim.txt", "unchanged")
    try workshop.makeFolder(".build/snapshots")
    try FileManager.default.createSymbolicLink(
      atPath: workshop.root + "/.build/snapshots/environment-1", withDestinationPath: workshop.root + "/victim.txt")
    let environment = RunEnvironment(packageRoot: workshop.root, settings: ["SNAPSHOT_RUN_DIRECTORY": "/first"])
    #expect(workshop.read("victim.txt") == "unchanged")
    #expect(environment.changes["SNAPSHOT_RUN_DIRECTORY"] == .some("/first"))
    #expect(environment.changes["SNAPSHOT_RUN_ENVIRONMENT"] == .some(nil))
  }

  @Test(arguments: [
    (".build/out/Products/Debug-linux/snapshot", "swiftbuild"), (".build-x/out/Products/Debug/snapshot", "swiftbuild"),
    (".build/x86_64-unknown-linux-gnu/debug/snapshot", "native"),
    (".build/arm64-apple-macosx/release/snapshot", "native"),
    ("../elsewhere/.build/out/Products/Debug-linux/snapshot", nil), ("Tools/bin/snapshot", nil), ("snapshot", nil),
  ])
  func aToolThatWasBuiltInThePackageUsesItsBuildSystem(path: String, name: String?) throws {
    let executable = URL(fileURLWithPath: workshop.root + "/" + path).standardizedFileURL.path
    #expect(BuildSystem.name(ofProduct: executable, packageRoot: workshop.root) == name)
    #expect(
      BuildSystem.arguments(["-v"], packageRoot: workshop.root, executable: executable)
        == (name.map { ["--build-system", $0] } ?? []) + ["-v"])
    let given = ["--build-system", "native", "-v"]
    #expect(BuildSystem.arguments(given, packageRoot: workshop.root, executable: executable) == given)
  }
}
