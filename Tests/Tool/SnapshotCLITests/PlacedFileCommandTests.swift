import Foundation
import SnapshotLedger
import SnapshotRuns
import Testing

/// Files at places that a test chose, accepted by the tool.
@Suite struct PlacedFileCommandTests {
  private let workshop: Workshop

  init() throws {
    workshop = try Workshop()
    try workshop.write("Tests/AppTests/T.swift", "")
    try workshop.write("Expected/old.txt", "old")
    try workshop.write("Sources/App/Client.swift", "old")
    let run = ".build/snapshots/runs/one"
    var lines = ""
    for (path, removes) in [("Expected/old.txt", true), ("Sources/App/Client.swift", false)] {
      let name = (path as NSString).lastPathComponent
      var entry = Shards.entry("AppTests.T/t()")
      entry.id = "AppTests/T/t()#" + path
      entry.file = workshop.root + "/Tests/AppTests/T.swift"
      entry.reference = workshop.root + "/" + path
      entry.format = (path as NSString).pathExtension
      entry.outcome = .changed
      entry.place = path
      if removes { (entry.removes, entry.placeFolder) = (true, "Expected") }
      entry.artifacts = .init(expected: "artifacts/\(name)-old", actual: "artifacts/\(name)-new")
      try workshop.write("\(run)/artifacts/\(name)-old", "old")
      try workshop.write("\(run)/artifacts/\(name)-new", "new")
      lines += String(decoding: try entry.ledgerLine(), as: UTF8.self)
    }
    try workshop.write(run + "/ledger.jsonl", lines)
    let facts = RunFacts(packageDirectory: workshop.root, arguments: ["test"])
    try workshop.write(run + "/run.json", String(decoding: try JSONEncoder().encode(facts), as: UTF8.self))
  }

  @Test func deletionsAreNamedAndUndone() throws {
    let dry = try workshop.snapshot("accept", "--all", "--dry-run", "--run", "one")
    #expect(dry.output.contains("/Expected/old.txt (would be deleted)\n"), "\(dry.output)\(dry.errors)")
    #expect(dry.output.contains("1 reference would be written, 1 would be deleted."))
    #expect(workshop.read("Expected/old.txt") == "old")
    let accepted = try workshop.snapshot("accept", "--all", "--run", "one")
    #expect(accepted.status == 0 && accepted.output.contains("Expected/old.txt (deleted)\n"), "\(accepted.output)")
    #expect(accepted.output.contains("1 reference was written, 1 deleted."))
    #expect(workshop.read("Expected/old.txt") == nil && workshop.read("Sources/App/Client.swift") == "new")
    #expect(try workshop.snapshot("undo").output.contains("Undid accept: 2 references."))
    #expect(workshop.read("Expected/old.txt") == "old" && workshop.read("Sources/App/Client.swift") == "old")
  }
}
