import Foundation
import SnapshotLedger
import Testing

/// The tool as a test of Bazel.
@Suite struct BazelTests {
  private let workshop: Workshop

  init() throws {
    workshop = try Workshop()
    let entry = LedgerEntry(
      id: "A/S/a()#1", target: "A", suite: "S", test: "a()", name: "1", file: workshop.root + "/Tests/A/A.swift",
      line: 1,
      outcome: .passed, format: "txt", mode: "never", reference: workshop.root + "/Tests/A/__Snapshots__/A/a.1.txt",
      milliseconds: 1, process: 1)
    try workshop.swift(
      """
      [ "$2" = list ] && { printf 'A.S/a()\\nA.S/b()\\n'; exit; }
      [ "$1" = build ] && exit 0
      while [ $# -gt 1 ]; do [ "$1" = --event-stream-output-path ] && events="$2"; shift; done
      echo '{"kind":"event","payload":{"kind":"runStarted"}}' >> "$events"
      cat >> "$SNAPSHOT_RUN_DIRECTORY/ledger.jsonl" <<'END'
      \(String(decoding: try entry.ledgerLine(), as: UTF8.self))END
      echo '{"kind":"event","payload":{"kind":"runEnded"}}' >> "$events"

      """)
  }

  private func verify(_ variables: [String: String], _ arguments: String...) throws -> Tool.Outcome {
    let folder = workshop.root
    return try Tool.run(
      ["verify"] + arguments,
      environment: [
        "PATH": folder + "/bin:/usr/bin:/bin", "TEST_UNDECLARED_OUTPUTS_DIR": folder + "/outputs",
        "XML_OUTPUT_FILE": folder + "/xml/test.xml", "TEST_SHARD_STATUS_FILE": folder + "/status",
      ].merging(variables) { $1 }, in: folder)
  }

  @Test func theOutputsAreWhereBazelExpectsThem() throws {
    let outcome = try verify([:])
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    #expect(workshop.read("outputs/snapshots/run.json") != nil)
    #expect(workshop.read("xml/test.xml")?.contains("<testsuites") == true)
    #expect(workshop.read("status") == "")
  }

  @Test func theShardComesFromBazel() throws {
    _ = try verify(["TEST_TOTAL_SHARDS": "2", "TEST_SHARD_INDEX": "1"])
    let facts = workshop.read("outputs/snapshots/run.json") ?? ""
    #expect(facts.contains("\"number\" : 2") && facts.contains("\"count\" : 2"), "\(facts)")
  }

  @Test(arguments: ["2", "-1", "x", ""])
  func anImpossibleShardIsAnError(index: String) throws {
    let outcome = try verify(["TEST_TOTAL_SHARDS": "2", "TEST_SHARD_INDEX": index])
    #expect(outcome.status == 64 && outcome.errors.contains("are not a valid shard"), "\(outcome.errors)")
    #expect(workshop.read("outputs/snapshots/run.json") == nil)
  }

  @Test func shardsOfBazelCannotBeFiltered() throws {
    let outcome = try verify(["TEST_TOTAL_SHARDS": "2", "TEST_SHARD_INDEX": "0"], "--filter", "a")
    #expect(outcome.status == 64 && outcome.errors.contains("--filter"), "\(outcome.errors)")
  }
}
