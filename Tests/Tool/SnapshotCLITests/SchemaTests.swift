import Foundation
import Raster
import SnapshotLedger
import SnapshotRepository
import Testing

/// The published schema against what the tool really prints, verb by verb.
@Suite struct SchemaTests {
  private let workshop: Workshop
  private let schema: JSONSchema

  init() throws {
    schema = try JSONSchema(contentsOf: Repository.url("Documentation/snapshot.schema.json").path)
    workshop = try Workshop()
    let runs = ".build/snapshots/runs/one"
    try workshop.makeFolder(runs + "/artifacts")
    try FileManager.default.createSymbolicLink(
      atPath: workshop.root + "/.build/snapshots/latest", withDestinationPath: "runs/one")
    try workshop.makeFolder("__Snapshots__")
    var lines = ""
    for (name, outcome) in [("a", LedgerEntry.Outcome.passed), ("b", .changed), ("c", .changed), ("d", .missing)] {
      for (role, color) in [("expected", RGBA.white), ("actual", .black)] {
        try write(color, "\(runs)/artifacts/\(name)-\(role).png")
      }
      try write(.white, "__Snapshots__/\(name).png")
      let entry = LedgerEntry(
        id: "AppTests/LoginTests/welcome()#\(name)", target: "AppTests", suite: "LoginTests", test: "welcome()",
        name: name, cell: ["scheme=dark"], file: workshop.root + "/Tests/LoginTests.swift", line: 7, outcome: outcome,
        format: "png", mode: "missing", reference: "\(workshop.root)/__Snapshots__/\(name).png",
        artifacts: outcome == .passed
          ? .init() : .init(expected: "artifacts/\(name)-expected.png", actual: "artifacts/\(name)-actual.png"),
        image: outcome == .changed
          ? .init(width: 4, height: 4, differingPixels: 16, largestChannelDifference: 255, clusters: [[0, 0, 4, 4]])
          : nil,
        milliseconds: 1, process: 1)
      lines += String(decoding: try JSONEncoder().encode(entry), as: UTF8.self) + "\n"
    }
    try workshop.write(runs + "/ledger.jsonl", lines)
  }

  private func write(_ color: RGBA, _ path: String) throws {
    try PNG.encode(PixelBuffer(width: 4, height: 4, filledWith: color))
      .write(to: URL(fileURLWithPath: workshop.root + "/" + path))
  }

  /// Runs a verb, and holds each of its lines against the schema; their types.
  private func check(_ arguments: String..., environment: [String: String] = [:]) throws -> Set<String> {
    let outcome = try Tool.run(
      arguments + ["--json"], environment: ["PATH": workshop.root + "/bin:/usr/bin:/bin"].merging(environment) { $1 },
      in: workshop.root)
    var types: Set<String> = []
    for line in outcome.output.split(separator: "\n") {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
      #expect(try schema.mistakes(in: object, as: "line") == [], "\(arguments): \(line)")
      types.insert((object as? [String: Any])?["type"] as? String ?? "")
    }
    return types
  }

  /// The number of pending snapshots in the summary, and the names of those whose lines say so.
  private func pending(_ arguments: String...) throws -> [String] {
    let output = try Tool.run(
      arguments + ["--json"], environment: ["PATH": workshop.root + "/bin:/usr/bin:/bin"], in: workshop.root
    ).output
    let objects = output.split(separator: "\n").compactMap {
      try? JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }
    let count = objects.compactMap { $0["type"] as? String == "summary" ? $0["pending"] as? Int : nil }
    let names = objects.filter { $0["pending"] as? Bool == true }.compactMap { $0["name"] as? String }
    return count.map { "\($0) left" } + names
  }

  @Test func pendingSnapshotsAreThoseWithoutADecision() throws {
    #expect(try pending("status") == ["3 left", "b", "c", "d"])
    _ = try workshop.snapshot("accept", "welcome()#b")
    #expect(try pending("status") == ["2 left", "c", "d"])
    _ = try workshop.snapshot("reject", "welcome()#c")
    #expect(try pending("status") == ["1 left", "d"])
    #expect(try workshop.snapshot("report", "--format", "json").status == 0)
    let file = try String(contentsOfFile: workshop.root + "/.build/snapshots/runs/one/report.json", encoding: .utf8)
    #expect(file.contains("\"pending\": 1") || file.contains("\"pending\" : 1"), "\(file.prefix(4000))")
    _ = try workshop.snapshot("undo")
    #expect(try pending("status") == ["2 left", "b", "d"])
  }

  @Test func aSecondAcceptanceSaysThatNothingIsLeft() throws {
    let first = try workshop.snapshot("accept", "welcome()#b")
    #expect(first.output.contains("1 reference was written."), "\(first.output)")
    let second = try workshop.snapshot("accept", "welcome()#b")
    #expect(second.status == 0 && !second.output.contains("written"), "\(second.output)")
    #expect(second.output.contains("Nothing is left to accept: 1 reference has its new value."), "\(second.output)")
    let both = try workshop.snapshot("accept", "welcome()#b", "welcome()#c", "--dry-run")
    #expect(both.output.contains("1 reference would be written."), "\(both.output)")
  }

  @Test func everyVerb() throws {
    try workshop.swift("exit 1\n")
    #expect(try check("status") == ["result", "cause", "summary"])
    #expect(try check("list") == ["result"])
    #expect(try check("review") == ["pending"])
    #expect(try check("report") == ["report"])
    #expect(try check("sheet") == ["sheet"])
    #expect(try check("trends") == ["pastRun", "trend", "trendsSummary"])
    #expect(
      try check("diff", "__Snapshots__/a.png", ".build/snapshots/runs/one/artifacts/b-actual.png") == ["difference"])
    #expect(
      try check(
        "diff", "__Snapshots__/a.png", ".build/snapshots/runs/one/artifacts/b-actual.png", "--metric", "oklab:0.1",
        "--ignore",
        "0,0,2,2") == ["difference"])
    #expect(try check("accept", "welcome()#b", "--dry-run") == ["accepted"])
    #expect(try check("reject", "welcome()#c") == ["rejected"])
    #expect(try check("accept", "welcome()#b") == ["accepted"])
    #expect(try check("undo") == ["undone"])
    #expect(try check("accept", "nothing") == ["error"])
    #expect(try check("merge", ".build/snapshots/runs/one", "--expect", "1") == ["result", "cause", "summary"])
    // The package manager cannot read the manifest, so no test is written.
    #expect(try check("init") == ["initialized", "error"])
    #expect(try check("doctor") == ["diagnosis"])
    #expect(try check("verify") == ["summary"])
    #expect(try check("record", environment: ["CI": "1"]) == ["error"])
  }

  @Test func stale() throws {
    try workshop.swift("[ \"$2\" = list ] && { echo 'AppTests.Other/test()'; exit; }\nexit 1\n")
    try workshop.makeFolder("Tests/__Snapshots__/LoginTests")
    try workshop.write("Tests/__Snapshots__/LoginTests/gone.1.txt", "")
    let facts =
      #"{"schemaVersion":1,"packageDirectory":"\#(workshop.root)","arguments":["test"],"isRecording":false,"#
      + #""toolchain":"","platform":"","ending":"finished","exitStatus":0,"reasons":[],"endedTests":1,"#
      + #""ended":["AppTests.Other/test()"],"issues":[]}"#
    try workshop.write(".build/snapshots/runs/one/run.json", facts)
    #expect(try check("prune", "--dry-run") == ["stale"])
    #expect(try check("status", "--stale") == ["result", "cause", "summary", "stale"])
    #expect(try check("list", "--orphans") == ["orphan"])
  }

  @Test func theReport() throws {
    _ = try workshop.snapshot("report", "--format", "json")
    let data = Data((workshop.read(".build/snapshots/runs/one/report.json") ?? "").utf8)
    let report = try JSONSerialization.jsonObject(with: data)
    #expect(try schema.mistakes(in: report, as: "report") == [])
  }

  @Test func theValidatorFindsMistakes() throws {
    let line = #"{"schemaVersion":2,"type":"sheet","path":7,"extra":1}"#
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
    #expect(
      try schema.mistakes(in: object, as: "sheet") == [
        "$ lacks snapshots", "$ has extra, which the schema does not", "$.path is no string", "$.schemaVersion is no 1",
      ])
  }
}
