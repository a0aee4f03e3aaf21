import Foundation
import SnapshotLedger
import Testing

/// Folders of shards as a CI system hands them over, written into a package.
struct Shards {
  let workshop: Workshop
  /// How many parts the tests were divided into.
  var count = 2
  /// The tests of the package, as `swift test list` has them.
  var tests = (1...6).map { "AppTests.ScreenTests/screen\($0)()" }

  /// The tests of one shard.
  func selected(_ number: Int) -> [String] {
    tests.indices.filter { $0 % count == number - 1 }.map { tests[$0] }
  }

  /// What a shard that ended by itself says of its run.
  func facts(_ number: Int) -> [String: Any] {
    [
      "schemaVersion": 1, "packageDirectory": "/ci/app", "arguments": ["test"], "isRecording": false,
      "toolchain": "Swift 6.3.1", "platform": "Linux x86_64", "ending": "finished", "exitStatus": 0,
      "reasons": [String](), "endedTests": selected(number).count, "ended": selected(number), "issues": [Any](),
      "shard": ["number": number, "count": count], "tests": tests, "selected": selected(number),
      "notRun": [String](), "skipped": [Any](), "assertions": selected(number).count, "package": "app",
      "revision": ["commit": "c0ffee00"],
    ]
  }

  /// One passing assertion of a test.
  static func entry(_ test: String, _ outcome: LedgerEntry.Outcome = .passed, line: Int = 7) -> LedgerEntry {
    let parts = test.split(whereSeparator: { $0 == "." || $0 == "/" }).map(String.init)
    return LedgerEntry(
      id: "\(parts[0])/\(parts[1])/\(parts[2])#1", target: parts[0], suite: parts[1], test: parts[2], name: "1",
      file: "/ci/app/Tests/AppTests/ScreenTests.swift", line: line, outcome: outcome, format: "txt", mode: "never",
      reference: "/ci/app/Tests/AppTests/__Snapshots__/ScreenTests/\(parts[2].prefix { $0 != "(" }).1.txt",
      milliseconds: 1, process: 1)
  }

  /// The assertions of a shard in which everything passes, one for each test.
  func entries(_ number: Int) -> [LedgerEntry] { selected(number).map { Self.entry($0) } }

  /// Writes the run of a shard; without changes it is complete and clean.
  func write(
    _ number: Int, as name: String? = nil, entries: [LedgerEntry]? = nil, tail: String = "",
    change: (inout [String: Any]?) -> Void = { _ in }
  ) throws {
    let folder = "shards/" + (name ?? "shard-\(number)")
    try workshop.makeFolder(folder)
    let entries = entries ?? self.entries(number)
    let lines = try entries.map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) + "\n" }
    if !lines.isEmpty || !tail.isEmpty { try workshop.write(folder + "/ledger.jsonl", lines.joined() + tail) }
    var facts: [String: Any]? = facts(number)
    facts?["assertions"] = entries.count
    change(&facts)
    guard let facts else { return }
    let data = try JSONSerialization.data(withJSONObject: facts)
    try workshop.write(folder + "/run.json", String(decoding: data, as: UTF8.self))
  }

  /// Writes all shards, complete and clean.
  func writeAll() throws { for number in 1...count { try write(number) } }

  /// Merges everything in the folder of shards.
  func merge(
    _ folders: [String] = ["shards"], expecting expected: Int? = nil, options: [String] = [],
    environment: [String: String] = [:]
  ) throws -> Tool.Outcome {
    try? FileManager.default.removeItem(atPath: workshop.root + "/.build/snapshots/runs/merged")
    return try Tool.run(
      ["merge"] + folders + ["--expect", String(expected ?? count), "--run", "merged"] + options,
      environment: ["PATH": workshop.root + "/bin:/usr/bin:/bin"].merging(environment) { $1 }, in: workshop.root)
  }
}

/// Expects that the tool ended with a code and printed a sentence.
func expect(
  _ outcome: Tool.Outcome, _ status: Int32, _ sentence: String, _ location: SourceLocation = #_sourceLocation
) {
  #expect(outcome.status == status, "\(outcome.output)\(outcome.errors)", sourceLocation: location)
  #expect(outcome.output.contains(sentence), "\(outcome.output)\(outcome.errors)", sourceLocation: location)
}
