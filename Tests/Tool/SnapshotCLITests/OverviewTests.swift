import Foundation
import Testing

/// `snapshot` without a subcommand says where one is and what to do next.
@Suite struct OverviewTests {
  private let workshop: Workshop

  init() throws { workshop = try Workshop() }

  private func overview() throws -> String {
    let outcome = try workshop.snapshot()
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    return outcome.output.replacing(workshop.root, with: "/app")
  }

  /// Runs tests whose ledger has one snapshot with an outcome.
  private func run(_ outcome: String) throws {
    try workshop.write(".build/actual.txt", "b\n")
    try workshop.swift(
      """
      cat > "$SNAPSHOT_RUN_DIRECTORY/ledger.jsonl" <<LEDGER
      {"artifacts":{},"cell":[],"file":"\(workshop.root)/Tests/T.swift","format":"txt","id":"AppTests/T/t()#1","line":3,\
      "message":"","milliseconds":1,"mode":"never","name":"1","outcome":"\(outcome)","process":1,\
      "reference":"\(workshop.root)/__Snapshots__/t.1.txt","schemaVersion":1,"suite":"T","target":"AppTests","test":"t()"}
      LEDGER
      echo "Test Suite 'All tests' started at x"
      echo "Test Suite 'All tests' passed at x"
      """)
    _ = try workshop.snapshot("verify", "--run", "first")
  }

  @Test func aPackageThatIsNotSetUp() throws {
    #expect(
      try overview() == """
        package     /app
        references  0 files
        last run    none

        swift run snapshot init     Write a first test and the settings, and print what the manifest lacks.
        swift run snapshot verify   Run the tests and compare every snapshot with its reference.
        snapshot help               List all subcommands.

        """)
  }

  @Test func referencesWithoutARun() throws {
    try workshop.write("Tests/AppTests/__Snapshots__/T/t.1.txt", "a\n")
    let text = try overview()
    #expect(text.contains("references  1 file\n") && !text.contains("snapshot init"))
    #expect(text.contains("swift run snapshot verify   Run the tests"))
  }

  @Test func afterARunThatMatches() throws {
    try run("passed")
    let text = try overview()
    #expect(text.contains("last run    \u{2713} The snapshot matches\n"))
    #expect(text.contains("\n\nswift run snapshot verify   Run the tests again.\n"))
  }

  @Test func afterARunThatFailed() throws {
    try run("error")
    #expect(try overview().contains("\n\nswift run snapshot status   Print what failed.\n"))
  }

  @Test func decidedSnapshotsAreNotPending() throws {
    try workshop.write("AppTests/LoginTests.swift", "class LoginTests {\n  func a() {}\n  func b() {}\n}\n")
    for name in ["a.1.txt", "b.1.txt"] {
      try workshop.write("AppTests/__Snapshots__/LoginTests/\(name)", "old\n")
      try workshop.write("Artifacts/LoginTests/\(name)", "new\n")
    }
    #expect(try workshop.snapshot("import", "Artifacts").status == 1)
    #expect(try overview().contains("Look at 2 snapshots and decide on each."))
    _ = try workshop.snapshot("reject", "AppTests/LoginTests/a#1")
    #expect(try overview().contains("Look at 1 snapshot and decide on each."))
    _ = try workshop.snapshot("accept", "AppTests/LoginTests/b#1")
    #expect(try !overview().contains("review"))
  }

  @Test func outsideOfAProject() throws {
    try FileManager.default.removeItem(atPath: workshop.root + "/Package.swift")
    let text = try overview()
    #expect(text.hasPrefix("project     none in /app or its parent folders\n\nsnapshot render <folder>"))
  }

  @Test func aProjectThatIsNotAPackage() throws {
    try FileManager.default.removeItem(atPath: workshop.root + "/Package.swift")
    try workshop.write(".snapshot.yml", "")
    let text = try overview()
    #expect(text.hasPrefix("project     /app\nreferences  0 files\nlast run    none\n\nsnapshot import <folder>"))
  }

  @Test func settingsThatCannotBeReadAreAnError() throws {
    try workshop.write(".snapshot.yml", "references: [\n")
    let outcome = try workshop.snapshot()
    #expect(outcome.status == 78 && outcome.errors.contains(".snapshot.yml"), "\(outcome.errors)")
  }

  @Test(arguments: [
    ("verfy", "'verfy' is not a subcommand. Did you mean 'verify'?"),
    ("Status", "'Status' is not a subcommand. Did you mean 'status'?"),
    ("screenshots", "'screenshots' is not a subcommand. To list the subcommands: snapshot help"),
    ("", "'' is not a subcommand. To list the subcommands: snapshot help"),
    ("x\u{1B}[2J", "[2J' is not a subcommand."),
  ])
  func anUnknownSubcommandIsAnError(argument: String, message: String) throws {
    let outcome = try workshop.snapshot(argument)
    #expect(outcome.status == 64 && outcome.errors.contains(message), "\(outcome.errors)")
    #expect(!outcome.errors.contains("\u{1B}"))
  }

  @Test(arguments: [
    ("5/4", "Shard 5 of 4 does not exist: the shards are 1/4 to 4/4."),
    ("0/4", "Shard 0 of 4 does not exist: the shards are 1/4 to 4/4."),
    ("1", "'1' is not a shard. Specify i/n, such as 1/4."), ("1/0", "'1/0' is not a shard."),
    ("1/4/2", "'1/4/2' is not a shard."), ("a/b", "'a/b' is not a shard."),
  ])
  func aShardThatDoesNotExistIsAnError(shard: String, message: String) throws {
    let outcome = try workshop.snapshot("verify", "--shard", shard)
    #expect(outcome.status == 64 && outcome.errors.contains(message), "\(outcome.errors)")
  }
}
