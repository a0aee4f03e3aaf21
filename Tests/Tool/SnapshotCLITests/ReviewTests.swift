import Foundation
import Testing

/// Decisions from the command line, end to end.
@Suite struct ReviewTests {
  private let workshop: Workshop
  private let run = ".build/snapshots/runs/one"

  init() throws {
    workshop = try Workshop()
    try FileManager.default.createDirectory(
      atPath: workshop.root + "/\(run)/artifacts", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: workshop.root + "/.build/snapshots/latest", withDestinationPath: "runs/one")
    try workshop.makeFolder("__Snapshots__")
    var lines = ""
    for name in ["a", "b"] {
      try workshop.write("__Snapshots__/\(name).txt", "old")
      try workshop.write("\(run)/artifacts/\(name)-old", "old")
      try workshop.write("\(run)/artifacts/\(name)-new", "new \(name)")
      lines += """
        {"artifacts":{"expected":"artifacts/\(name)-old","actual":"artifacts/\(name)-new"},"cell":[],\
        "file":"\(workshop.root)/Tests/T.swift","format":"txt","id":"AppTests/T/t()#\(name)","line":3,"message":"",\
        "milliseconds":1,"mode":"never","name":"\(name)","outcome":"changed","process":1,\
        "reference":"\(workshop.root)/__Snapshots__/\(name).txt","schemaVersion":1,"suite":"T","target":"AppTests","test":"t()"}

        """
    }
    try workshop.write("\(run)/ledger.jsonl", lines)
  }

  @Test func withoutATerminalTheCommandsArePrinted() throws {
    let outcome = try workshop.snapshot("review")
    #expect(outcome.status == 1)
    for command in ["accept", "reject"] { #expect(outcome.output.contains("snapshot \(command) 'AppTests/T/t()#b'")) }
    #expect(try workshop.snapshot("review", "--json", "t()#a").output.split(separator: "\n").count == 1)
    #expect(try workshop.snapshot("review", "nobody").status == 66)
  }

  @Test func rejectedSnapshotsAreNeitherReviewedAgainNorAcceptedWithTheRest() throws {
    #expect(try workshop.snapshot("reject", "t()#a").status == 0)
    #expect(try workshop.snapshot("review").output.contains("t()#a") == false)
    #expect(try workshop.snapshot("accept", "--all").status == 0)
    #expect(workshop.read("__Snapshots__/a.txt") == "old" && workshop.read("__Snapshots__/b.txt") == "new b")
    let rest = try workshop.snapshot("review")
    #expect(rest.status == 0 && rest.output == "No changes to review.\n")
  }

  /// The list of what is pending shrinks with each decision.
  @Test func decisionsLeaveTheStatus() throws {
    #expect(try workshop.snapshot("status").output.contains("2 changed"))
    #expect(try workshop.snapshot("reject", "t()#a").status == 0)
    let one = try workshop.snapshot("status")
    #expect(one.output.contains("1 changed, 1 rejected") && !one.output.contains("t()#a"), "\(one.output)")
    #expect(one.output.contains("pending 1 of 2 to decide: swift run snapshot review"), "\(one.output)")
    #expect(try workshop.snapshot("accept", "t()#b").status == 0)
    let none = try workshop.snapshot("status")
    #expect(none.output.contains("1 accepted, 1 rejected") && !none.output.contains("pending"), "\(none.output)")
    #expect(try workshop.snapshot("undo").status == 0)
    #expect(try workshop.snapshot("status").output.contains("1 changed, 1 rejected"))
  }

  @Test func anUndoneAcceptanceIsReviewedAgain() throws {
    #expect(try workshop.snapshot("accept", "--all", "--except", "t()#b").status == 0)
    #expect(workshop.read("__Snapshots__/a.txt") == "new a" && workshop.read("__Snapshots__/b.txt") == "old")
    #expect(try workshop.snapshot("undo", "--dry-run").output.contains("Would undo accept: 1 reference."))
    #expect(workshop.read("__Snapshots__/a.txt") == "new a")
    #expect(try workshop.snapshot("undo").status == 0)
    #expect(workshop.read("__Snapshots__/a.txt") == "old")
    #expect(try workshop.snapshot("review").output.contains("t()#a"))
    #expect(try workshop.snapshot("undo").status == 66)
  }

  @Test func decisionsOfAFileAreAppliedAfterTheirHashesAreChecked() throws {
    #expect(try workshop.snapshot("accept", "t()#a").status == 0)
    let file = workshop.read("\(run)/decisions.json") ?? ""
    #expect(try workshop.snapshot("undo").status == 0)
    try workshop.write("mine.json", file)
    #expect(try workshop.snapshot("accept", "--decisions", "mine.json").status == 0)
    #expect(workshop.read("__Snapshots__/a.txt") == "new a")
    #expect(try workshop.snapshot("undo").status == 0)
    try workshop.write("\(run)/artifacts/a-new", "forged")
    let refused = try workshop.snapshot("accept", "--decisions", "mine.json")
    #expect(refused.status == 74 && refused.errors.contains("another version of the snapshot"))
    #expect(workshop.read("__Snapshots__/a.txt") == "old")
    #expect(try workshop.snapshot("accept", "--decisions", "absent.json").status == 74)
    #expect(try workshop.snapshot("accept", "--all", "--decisions", "mine.json").status == 64)
  }

  @Test func nothingIsWrittenOnCI() throws {
    let environment = ["CI": "1"]
    #expect(try Tool.run(["accept", "--all"], environment: environment, in: workshop.root).status == 77)
    #expect(workshop.read("__Snapshots__/a.txt") == "old")
  }
}
