import Foundation
import SnapshotLedger
import Testing

/// What changed of a snapshot's elements, told as text.
@Suite struct SemanticDiffTests {
  private let workshop: Workshop
  private let run = ".build/snapshots/runs/one"

  init() throws {
    workshop = try Workshop()
    try workshop.makeFolder(run + "/artifacts")
    try FileManager.default.createSymbolicLink(
      atPath: workshop.root + "/.build/snapshots/latest", withDestinationPath: "runs/one")
    for (name, title) in [("old", "Go"), ("new", "Come")] {
      try workshop.write(
        run + "/artifacts/\(name).txt",
        """
        render trace 4
        layout
        Card frame 0 0 40 40 path "Card"
          Text detail "\\"\(title)\\"" frame 0 0 40 20 path "Card/Text"
        display list 400 400
        glyphs #007AFF "\(title)" Inter-Regular 17 at 0 16 [43 0] @ Card/Text

        """)
    }
    try write(name: "login", hasTraces: true)
  }

  private func write(name: String, hasTraces: Bool) throws {
    var entry = LedgerEntry(
      id: "AppTests/LoginTests/welcome()#\(name)", target: "AppTests", suite: "LoginTests", test: "welcome()",
      name: name, cell: [], file: workshop.root + "/Tests/LoginTests.swift", line: 7, outcome: .changed,
      format: "png", mode: "never", reference: "\(workshop.root)/\(name).png",
      artifacts: hasTraces
        ? .init(expectedTrace: "artifacts/old.txt", actualTrace: "artifacts/new.txt") : .init(),
      milliseconds: 1, process: 1)
    entry.image = .init(
      width: 400, height: 400, differingPixels: 9, largestChannelDifference: 9, clusters: [[0, 0, 9, 2]])
    let line = String(decoding: try JSONEncoder().encode(entry), as: UTF8.self) + "\n"
    try workshop.write(run + "/ledger.jsonl", (workshop.read(run + "/ledger.jsonl") ?? "") + line)
  }

  @Test func changedElementsAreReported() throws {
    let outcome = try workshop.snapshot("diff", "login", "--form", "semantic")
    #expect(outcome.status == 1, "\(outcome.errors)")
    #expect(outcome.output == "Text \"Go\" → \"Come\"  1 snapshot, no unexplained pixels\n")
  }

  @Test func anUnknownRootCauseIsNotAccepted() throws {
    let outcome = try workshop.snapshot("accept", "--cause", "00000000")
    #expect(outcome.status == 66)
    #expect(outcome.errors.contains("No root cause has the id 00000000. Known ids: "))
    #expect(try workshop.snapshot("accept", "--cause", "00000000", "--all").status == 64)
  }

  @Test func unknownElementsAreReported() throws {
    try write(name: "photo", hasTraces: false)
    let outcome = try workshop.snapshot("diff", "photo", "--form", "semantic")
    #expect(outcome.status == 66)
    #expect(outcome.errors.contains("The changed elements of these snapshots are unknown"))
    #expect(try workshop.snapshot("diff", "nobody", "--form", "semantic").status == 66)
  }
}
