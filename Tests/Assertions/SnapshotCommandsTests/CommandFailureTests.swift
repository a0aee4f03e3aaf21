import Foundation
import SnapshotCommands
import SnapshotCore
import SnapshotTestReporting
import SnapshotTestSupport
import Testing

/// The whole messages of commands, one reference for each way to fail.
@Suite struct CommandFailureTests {
  private let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private func shell(
    _ script: String, timeLimit: Double = 60, outputLimit: Int = 1 << 20
  ) -> Command {
    Command("sh", "-c", script, timeLimit: timeLimit, outputLimit: outputLimit)
  }

  private func message(
    _ command: Command, as strategy: Snapshotting<Command, String> = .command, reference: String? = nil
  ) throws -> String {
    if let reference { try sandbox.place(reference, as: "login.1.\(strategy.pathExtension ?? "")") }
    let text = sandbox.message(sandbox.run { sandbox.assertion().verify({ command }, as: strategy) })
    // The folders of products are those of this machine.
    return text.replacing(#/are looked for in: .*/#, with: "are looked for in: <folders>")
  }

  private func makeTool(_ script: String) throws -> Command {
    try sandbox.write("#!/bin/sh\n\(script)\n", to: "bin/mytool", isExecutable: true)
    return Command("./mytool", in: URL(fileURLWithPath: sandbox.root + "/bin"))
  }

  @Test func output() throws {
    defer { sandbox.remove() }
    let reference = "$ ./mytool\nexit code: 0\n\nstandard output:\n2 items\n\nstandard error: none\n"
    assertSnapshot(of: try message(makeTool("echo 3 items; echo careful >&2"), reference: reference), as: .lines)
  }

  @Test func exitCode() throws {
    defer { sandbox.remove() }
    let reference = "$ ./mytool\nexit code: 0\n\nstandard output: none\n\nstandard error: none\n"
    assertSnapshot(of: try message(makeTool("exit 3"), reference: reference), as: .lines)
  }

  @Test func signal() throws {
    defer { sandbox.remove() }
    let reference = "$ ./mytool\nexit code: 0\n\nstandard output: none\n\nstandard error: none\n"
    assertSnapshot(of: try message(makeTool("kill -SEGV $$"), reference: reference), as: .lines)
  }

  @Test func escapeSequencesAndInvalidUTF8() throws {
    defer { sandbox.remove() }
    let reference = "$ ./mytool\nexit code: 0\n\nstandard output:\nplain\n\nstandard error: none\n"
    assertSnapshot(
      of: try message(makeTool(#"printf '\033[31mred\033[0m \377\a\n'"#), reference: reference), as: .lines)
  }

  @Test func screen() throws {
    defer { sandbox.remove() }
    assertSnapshot(
      of: try message(makeTool(#"printf '\033[31mred\033[0m\n'"#), as: .terminal, reference: "‹green›red‹/›\n"),
      as: .lines)
  }

  @Test func notFound() throws {
    defer { sandbox.remove() }
    assertSnapshot(of: try message(Command("no-such-program", "list")), as: .lines)
  }

  @Test func pathNotFound() throws {
    defer { sandbox.remove() }
    assertSnapshot(of: try message(Command("./no-such-program")), as: .lines)
  }

  @Test func folderNotFound() throws {
    defer { sandbox.remove() }
    assertSnapshot(of: try message(Command("pwd", in: URL(fileURLWithPath: "/no/such/folder"))), as: .lines)
  }

  @Test func notAProgram() throws {
    defer { sandbox.remove() }
    try sandbox.write(Data([0, 1, 2, 3]), to: "bin/broken", isExecutable: true)
    assertSnapshot(of: try message(Command("./broken", in: URL(fileURLWithPath: sandbox.root + "/bin"))), as: .lines)
  }

  @Test func neverEnds() throws {
    defer { sandbox.remove() }
    assertSnapshot(
      of: try message(shell(#"printf 'Continue? [y/n] \033[1m'; sleep 1000"#, timeLimit: 1)), as: .lines)
  }

  @Test func neverEndsInSilence() throws {
    defer { sandbox.remove() }
    assertSnapshot(of: try message(shell("sleep 1000", timeLimit: 0.5)), as: .lines)
  }

  @Test func endlessOutput() throws {
    defer { sandbox.remove() }
    assertSnapshot(of: try message(shell("yes", outputLimit: 100_000)), as: .lines)
  }

  @Test func helpDiffers() throws {
    defer { sandbox.remove() }
    let tool = try makeTool(
      """
      case "$*" in
      *--experimental-dump-help) echo '{"command": {"commandName": "mytool"}, "serializationVersion": 0}' ;;
      *) echo 'USAGE: mytool [--json]' ;;
      esac
      """)
    assertSnapshot(
      of: try message(tool, as: .help, reference: "$ ./mytool --help\nUSAGE: mytool\n"), as: .lines)
  }

  @Test func helpOfAProgramThatFails() throws {
    defer { sandbox.remove() }
    assertSnapshot(of: try message(makeTool("echo 'unknown option' >&2; exit 64"), as: .help), as: .lines)
  }

  @Test func helpOfAnotherProgram() throws {
    defer { sandbox.remove() }
    assertSnapshot(of: try message(makeTool("echo 'usage: mytool'"), as: .manualPage()), as: .lines)
  }
}
