import Foundation
import SnapshotLedger
import Testing

/// What a run states when it begins and when it ends, with a script in the place of `swift`.
@Suite struct ShardRunTests {
  private let workshop: Workshop

  init() throws { workshop = try Workshop() }

  private static let tests = ["AppTests.ScreenTests/screen1()", "AppTests.ScreenTests/screen2()", "AppTests.XA/testX"]

  /// A `swift` that builds, lists tests and runs them: one assertion for each chosen test of Swift Testing.
  private func swift(
    tests: [String] = tests, beforeTests: String = "", afterTests: String = "", build: String = "", status: Int = 0
  ) throws {
    var script = "echo \"$@\" >> \(workshop.root)/calls.txt\n"
    script += "[ \"$1\" = build ] && { \(build.isEmpty ? "exit 0" : build); }\n"
    script += "[ \"$2\" = list ] && { cat <<'END'\n\(tests.joined(separator: "\n"))\nEND\nexit; }\n"
    script +=
      "all=\"$*\"; while [ $# -gt 1 ]; do [ \"$1\" = --event-stream-output-path ] && events=\"$2\"; shift; done\n"
    script += beforeTests + "\n"
    script += "echo '{\"kind\":\"event\",\"payload\":{\"kind\":\"runStarted\"}}' >> \"$events\"\n"
    for test in tests where test.hasSuffix("()") {
      let entry = Shards.entry(test)
      let line = String(decoding: try JSONEncoder().encode(entry), as: UTF8.self)
      let function = test.split(separator: "/").last ?? ""
      script += "case \"$all\" in */\(function.dropLast(2))*|*--everything*)\n"
      script += "cat >> \"$SNAPSHOT_RUN_DIRECTORY/ledger.jsonl\" <<'END'\n\(line)\nEND\n"
      script += "cat >> \"$events\" <<'END'\n"
      script += "{\"kind\":\"test\",\"payload\":{\"kind\":\"function\",\"id\":\"\(test)/ScreenTests.swift:1:1\"}}\n"
      script +=
        "{\"kind\":\"event\",\"payload\":{\"kind\":\"testEnded\",\"testID\":\"\(test)/ScreenTests.swift:1:1\"}}\n"
      script += "END\n;; esac\n"
    }
    script += afterTests + "\n"
    script += "echo '{\"kind\":\"event\",\"payload\":{\"kind\":\"runEnded\"}}' >> \"$events\"\n"
    script += "case \"$all\" in *testX*) echo \"Test Case 'XA.testX' passed (0.1 seconds)\";; esac\n"
    try workshop.swift(script + "exit \(status)\n")
  }

  private func facts(_ path: String) -> [String: Any] {
    let data = Data((workshop.read(path) ?? "{}").utf8)
    return (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] ?? [:]
  }

  private var calls: [String] { (workshop.read("calls.txt") ?? "").split(separator: "\n").map(String.init) }

  @Test func aShardWritesItsFactsWhenItBegins() throws {
    try swift(beforeTests: "cp \"$SNAPSHOT_RUN_DIRECTORY/run.json\" \(workshop.root)/begun.json")
    let outcome = try workshop.snapshot("verify", "--shard", "1/2", "--run", "one")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    let begun = facts("begun.json")
    #expect(begun["ending"] as? String == "running")
    #expect(begun["shard"] as? [String: Int] == ["number": 1, "count": 2])
    #expect(begun["tests"] as? [String] == Self.tests)
    // The division by the hash of the names, which is the same on every machine.
    #expect(begun["selected"] as? [String] == ["AppTests.ScreenTests/screen2()", "AppTests.XA/testX"])
    #expect(begun["toolchain"] as? String == "Swift 9.9")
    let ended = facts(".build/snapshots/runs/one/run.json")
    #expect(ended["ending"] as? String == "finished")
    #expect(ended["assertions"] as? Int == 1)
    #expect(ended["notRun"] as? [String] == [])
    #expect(ended["selected"] as? [String] == begun["selected"] as? [String])
  }

  @Test func theTimesOfAnEarlierRunBalanceTheShards() throws {
    let names = (1...5).map { "screen\($0)()" }
    try swift(tests: names.map { "AppTests.ScreenTests/" + $0 })
    let lines = try names.map { name in
      var entry = Shards.entry("AppTests.ScreenTests/" + name)
      entry.milliseconds = name == "screen3()" ? 4000 : 1000
      return String(decoding: try JSONEncoder().encode(entry), as: UTF8.self) + "\n"
    }
    try workshop.write("timings/ledger.jsonl", lines.joined())
    for (number, timings) in [(1, "timings"), (2, "timings/ledger.jsonl")] {
      let outcome = try workshop.snapshot(
        "verify", "--shard", "\(number)/2", "--timings", timings, "--run", "shards/shard-\(number)")
      #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    }
    #expect(facts("shards/shard-1/run.json")["selected"] as? [String] == ["AppTests.ScreenTests/screen3()"])
    #expect((facts("shards/shard-2/run.json")["selected"] as? [String])?.count == 4)
    #expect(try workshop.snapshot("merge", "shards", "--expect", "2").status == 0)
  }

  @Test func timingsOfAnotherPackageAreAnError() throws {
    try swift()
    var entry = Shards.entry("OtherTests.ScreenTests/screen1()")
    entry.target = "OtherTests"
    try workshop.write("other/ledger.jsonl", String(decoding: try JSONEncoder().encode(entry), as: UTF8.self) + "\n")
    let foreign = try workshop.snapshot("verify", "--shard", "1/2", "--timings", "other", "--run", "one")
    #expect(foreign.status == 64 && foreign.errors.contains("none of the tests of this package"), "\(foreign.errors)")
    try workshop.write("damaged/ledger.jsonl", "no ledger\n{}\n")
    let damaged = try workshop.snapshot("verify", "--shard", "1/2", "--timings", "damaged", "--run", "two")
    #expect(damaged.status == 74 && damaged.errors.contains("damaged/ledger.jsonl"), "\(damaged.errors)")
    let absent = try workshop.snapshot("verify", "--shard", "1/2", "--timings", "timings", "--run", "three")
    #expect(absent.status == 0, "\(absent.errors)")
    #expect(absent.errors.contains("all tests are assumed to take the same time"), "\(absent.errors)")
  }

  @Test func anyRunStatesThatItBegan() throws {
    try swift(beforeTests: "cp \"$SNAPSHOT_RUN_DIRECTORY/run.json\" \(workshop.root)/begun.json")
    #expect(try workshop.snapshot("verify", "--run", "one", "--", "--everything").status == 0)
    #expect(facts("begun.json")["ending"] as? String == "running")
    #expect(facts(".build/snapshots/runs/one/run.json")["ending"] as? String == "finished")
  }

  @Test func theShardsOfAPackageAreOneCleanRun() throws {
    try swift()
    for number in 1...4 {
      let status = try workshop.snapshot("verify", "--shard", "\(number)/4", "--run", "shards/shard-\(number)").status
      #expect(status == [0, 0, 6, 6][number - 1], "a shard that asserts nothing is no clean run of its own")
    }
    #expect(facts("shards/shard-4/run.json")["selected"] as? [String] == [])
    let outcome = try workshop.snapshot("merge", "shards", "--expect", "4")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.output.hasPrefix("\u{2713} All 2 snapshots match\n"))
  }

  /// A test that the filter of its shard did not reach is not taken for one that ran.
  @Test func aTestThatDidNotRunIsNoted() throws {
    try swift(tests: Self.tests + ["AppTests.XA/testY"])
    for number in 1...2 {
      _ = try workshop.snapshot("verify", "--shard", "\(number)/2", "--run", "shards/shard-\(number)")
    }
    let outcome = try workshop.snapshot("merge", "shards", "--expect", "2")
    #expect(outcome.status == 6)
    #expect(outcome.output.contains("1 test was not run by any shard: AppTests.XA/testY"), "\(outcome.output)")
  }

  @Test func aKilledRunIsIncomplete() throws {
    // NB: the parent of the script is the tool.
    try swift(afterTests: "[ -e \(workshop.root)/second ] || { kill -KILL $PPID; exit 0; }")
    _ = try workshop.snapshot("verify", "--shard", "1/2", "--run", "shards/shard-1")
    let alone = try workshop.snapshot("status", "--run", "shards/shard-1")
    #expect(alone.status == 6 && alone.output.contains("The run did not finish"), "\(alone.output)")
    try workshop.write("second", "")
    #expect(try workshop.snapshot("verify", "--shard", "2/2", "--run", "shards/shard-2").status == 0)
    let merged = try workshop.snapshot("merge", "shards", "--expect", "2")
    #expect(merged.status == 6 && merged.output.contains("shard-1 (1/2): the run did not finish"), "\(merged.output)")
  }

  @Test func aShardThatDoesNotBuildIsReported() throws {
    try swift(build: "echo '/app/A.swift:1:2: error: cannot find x in scope'; exit 1")
    let outcome = try workshop.snapshot("verify", "--shard", "1/2", "--run", "one")
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("Build failed") && outcome.output.contains("cannot find x in scope"))
    #expect(facts(".build/snapshots/runs/one/run.json")["ending"] as? String == "notBuilt")
  }

  /// What is built and listed is what then runs: in a `.build` that was kept, the tests of another configuration are old.
  @Test func buildingAndListingTakeTheArgumentsOfTheTests() throws {
    try swift()
    let outcome = try workshop.snapshot(
      "verify", "--shard", "1/2", "-j", "2", "--", "-c", "release", "--parallel", "--num-workers=3",
      "--sanitize", "thread")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    let build = try #require(calls.first { $0.hasPrefix("build ") })
    #expect(build.hasSuffix("--jobs 2 -c release --sanitize thread"), "\(build)")
    let list = try #require(calls.first { $0.hasPrefix("test list ") })
    #expect(list.contains("--skip-build") && list.contains("-c release") && list.contains("--sanitize thread"))
  }

  @Test func aConfiguredFilterHoldsForShardsToo() throws {
    try workshop.write(".snapshot.yml", "test:\n  skip: screen2\n")
    try swift()
    for number in 1...2 {
      let run = "shards/shard-\(number)"
      #expect(try workshop.snapshot("verify", "--shard", "\(number)/2", "--run", run).status == (number == 1 ? 0 : 6))
    }
    let expected = ["AppTests.ScreenTests/screen1()", "AppTests.XA/testX"]
    #expect(facts("shards/shard-1/run.json")["tests"] as? [String] == expected)
    let merged = try workshop.snapshot("merge", "shards", "--expect", "2")
    #expect(merged.status == 0, "\(merged.output)")
  }

  @Test func filtersBehindTheDashesAreRefused() throws {
    try swift()
    for arguments in [["--filter", "x"], ["--filter=x"], ["--skip", "x"], ["-s", "x"]] {
      let outcome = try Tool.run(
        ["verify", "--shard", "1/2", "--"] + arguments,
        environment: ["PATH": workshop.root + "/bin:/usr/bin:/bin"], in: workshop.root)
      #expect(outcome.status == 64 && outcome.errors.contains("--shard cannot be combined"))
    }
  }

  /// A `.build` that was kept from an earlier pipeline may hold a run of the same name.
  @Test func anOldRunWithTheSameNameIsReplacedOnCI() throws {
    try swift()
    for name in ["shard-1", "shards/shard-1"] {
      let folder = name.contains("/") ? name : ".build/snapshots/runs/" + name
      try workshop.makeFolder(folder + "/artifacts")
      try workshop.write(folder + "/ledger.jsonl", "{\"schemaVersion\":99}\n")
      try workshop.write(folder + "/run.json", "{}")
      try workshop.write(folder + "/artifacts/old.txt", "old")
      #expect(try workshop.snapshot("verify", "--shard", "1/2", "--run", name).status == 74, "off CI it is kept")
      #expect(workshop.read(folder + "/artifacts/old.txt") == "old")
      let outcome = try workshop.snapshot("verify", "--shard", "1/2", "--run", name, environment: ["CI": "1"])
      #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
      #expect(workshop.read(folder + "/artifacts/old.txt") == nil)
    }
  }

  /// Only a run is replaced: another folder of the name keeps its files.
  @Test func onlyRunsAreDeletedOnCI() throws {
    try swift()
    try workshop.makeFolder("results/artifacts")
    for file in ["results/mine.txt", "results/artifacts/mine.txt"] { try workshop.write(file, "mine") }
    _ = try workshop.snapshot("verify", "--shard", "1/2", "--run", "./results", environment: ["CI": "1"])
    #expect(workshop.read("results/mine.txt") == "mine" && workshop.read("results/artifacts/mine.txt") == "mine")
    _ = try workshop.snapshot("verify", "--shard", "1/2", "--run", "./results", environment: ["CI": "1"])
    #expect(workshop.read("results/mine.txt") == "mine")
  }

  /// The commit is known, and what is changed besides.
  @Test func theRevisionIsStated() throws {
    try swift()
    let git = "git -c init.defaultBranch=main -c user.name=a -c user.email=a@b"
    try workshop.makeFolder("Tests")
    try workshop.write("Tests/A.swift", "// one\n")
    try workshop.write(".gitignore", "*.txt\nbin\n.build\n")
    try shell("\(git) init -q . && \(git) add -A && \(git) commit -qm Begin")
    func revision(_ name: String) throws -> [String: String] {
      _ = try workshop.snapshot("verify", "--shard", "1/2", "--run", name)
      return facts(".build/snapshots/runs/\(name)/run.json")["revision"] as? [String: String] ?? [:]
    }
    let clean = try revision("clean")
    #expect(clean["commit"]?.count == 40 && clean["changes"] == nil)
    try workshop.write("notes.md", "not a source\n")
    #expect(try revision("notes") == clean)
    try workshop.write("Tests/A.swift", "// two\n")
    let changed = try revision("changed")
    #expect(changed["commit"] == clean["commit"] && changed["changes"] != nil)
    #expect(try revision("again") == changed)
    try workshop.write("Tests/B.swift", "// new\n")
    #expect(try ![clean["changes"], changed["changes"]].contains(revision("new")["changes"]))
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
}
