import SnapshotCommands
import Testing

/// A product of the package that a test runs by its name.
@Suite struct CommandProductTests {
  @Test func theToolOfThisPackageIsFound() throws {
    let result = try Command("snapshot", "help", "undo").run()
    #expect(result.ending == .exit(0))
    #expect(String(decoding: result.standardOutput, as: UTF8.self).contains("USAGE: snapshot undo"))
    let failed = try Command("snapshot", "undo", "--no-such-option").run()
    #expect(failed.ending == .exit(64) && failed.standardOutput.isEmpty)
    #expect(String(decoding: failed.standardError, as: UTF8.self).contains("--no-such-option"))
  }
}
