import SnapshotCommands
import SnapshotCore
import Testing

/// A product that was built with ArgumentParser: the tool of this package.
@Suite struct ToolInterfaceTests {
  @Test func helpHasEachSubcommandOnce() throws {
    let text = try text(.help)
    let commands = text.split(separator: "\n").filter { $0.hasPrefix("$ ") }
    #expect(commands.first == "$ snapshot --help")
    #expect(Set(commands).count == commands.count && commands.count > 10)
    #expect(!commands.contains("$ snapshot help --help"))
    #expect(text.contains("\n\n$ snapshot undo --help\nOVERVIEW: Undo the last accept"))
  }

  @Test(arguments: CompletionShell.allCases) func completionScripts(shell: CompletionShell) throws {
    #expect(try text(.completionScript(shell)).contains("undo"))
  }

  @Test func manualPage() throws {
    let text = try text(.manualPage())
    #expect(text.hasPrefix(".Dt SNAPSHOT 1\n.Os\n.Sh NAME\n.Nm snapshot\n"))
    #expect(text.contains("\n.It Em undo\nUndo the last accept"))
    #expect(text.hasSuffix("\n.Sh \"EXIT STATUS\"\n.Ex -std\n"))
  }

  private func text(_ strategy: Snapshotting<Command, String>) throws -> String {
    try Waiting.result(of: strategy.snapshot(Command("snapshot")), timeout: 3600)
  }
}
