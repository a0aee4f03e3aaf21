import Foundation
import Testing

@testable import SnapshotCLI

/// What the command forgets to escape is escaped where it is printed.
@Suite struct ConsoleTests {
  private static let hostile = "a\u{1B}]0;title\u{7}\u{202E}b"
  private static let escaped = "a\\u{1B}]0;title\\u{7}\\u{202E}b\n"

  @Test func resultsAreEscaped() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      Console.print(ConsoleTests.hostile)
    }
    #expect(String(decoding: try #require(result).standardOutputContent, as: UTF8.self).hasSuffix(Self.escaped))
  }

  @Test func notesAreEscaped() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      Console.note(ConsoleTests.hostile)
    }
    #expect(String(decoding: try #require(result).standardErrorContent, as: UTF8.self).hasSuffix(Self.escaped))
  }
}
