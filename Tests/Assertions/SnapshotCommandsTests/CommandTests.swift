import Foundation
import SnapshotCommands
import SnapshotCore
import Testing

/// Programs that a test runs, and what it records of them.
@Suite struct CommandTests {
  private func shell(_ script: String, timeLimit: Double = 60, outputLimit: Int = 1 << 20, input: String = "")
    -> Command
  {
    Command("sh", "-c", script, input: input, timeLimit: timeLimit, outputLimit: outputLimit)
  }

  private func output(_ command: Command) throws -> String {
    String(decoding: try command.run().standardOutput, as: UTF8.self)
  }

  @Test func outputsAndExitCodeAreRecordedApart() {
    assertSnapshot(of: shell("echo one; echo two >&2; echo three; exit 3"), as: .command)
    assertSnapshot(of: shell("printf 'no line feed'; kill -TERM $$"), as: .command, named: "signal")
    assertSnapshot(of: Command("true"), as: .command, named: "silent")
    assertSnapshot(
      of: shell(#"printf 'tab\t\033[1mbold\033[0m\r\n\377 \342\200\256 é'"#), as: .command, named: "escaped")
  }

  @Test func outputsKeepTheirOrder() throws {
    let result = try shell("echo a; sleep 0.2; echo b >&2; sleep 0.2; echo c").run()
    #expect(String(decoding: result.output, as: UTF8.self) == "a\nb\nc\n")
    #expect(String(decoding: result.standardError, as: UTF8.self) == "b\n")
  }

  @Test func theEnvironmentIsClean() throws {
    setenv("SNAPSHOT_COMMAND_TESTS", "leaked", 1)
    var text = try output(Command("env", environment: ["EXTRA": "1", "TZ": "Europe/Vienna"]))
    let home = try #require(text.split(separator: "\n").first { $0.hasPrefix("HOME=") }).dropFirst(5)
    #expect(!FileManager.default.fileExists(atPath: String(home)), "it is deleted")
    text.replace(home, with: "<home>")
    let lines = text.split(separator: "\n").map(String.init).filter {
      !$0.hasPrefix("PATH=") && !$0.contains("LIBRARY_PATH")
    }
    #expect(
      lines.sorted() == [
        "COLUMNS=80", "EXTRA=1", "HOME=<home>", "LC_ALL=C.UTF-8", "LINES=24", "NO_COLOR=1", "TERM=dumb",
        "TMPDIR=<home>", "TZ=Europe/Vienna",
      ])
  }

  @Test func inputAndFolder() throws {
    #expect(try output(shell("cat", input: "from the test")) == "from the test")
    #expect(try output(shell("cat")) == "", "without input, it is empty")
    #expect(try output(shell("ls -a | wc -l")).contains("2"), "the folder is empty")
    #expect(try output(Command("pwd", in: URL(fileURLWithPath: "/usr"))) == "/usr\n")
    let large = String(repeating: "x", count: 300_000)
    #expect(try output(shell("cat", input: large)) == large)
  }

  @Test func aProgramThatDoesNotEndIsKilled() throws {
    let error = #expect(throws: CommandFailure.self) { try shell("echo begun; sleep 1000", timeLimit: 0.5).run() }
    #expect("\(try #require(error))".hasPrefix("The program \"sh\" did not end within 0.5 seconds and was killed."))
    #expect("\(try #require(error))".hasSuffix("The end of its output:\nbegun\n"))
  }

  /// Its children end with it: one that inherits the outputs cannot keep the test waiting.
  @Test func childrenEndWithTheProgram() throws {
    let result = try shell("sleep 1000 & echo $!").run()
    #expect(result.ending == .exit(0))
    let child = try #require(Int32(String(decoding: result.standardOutput, as: UTF8.self).dropLast()))
    try expectEnd(of: child)
    let file = NSTemporaryDirectory() + "child-\(UInt64.random(in: 0 ... .max))"
    defer { unlink(file) }
    #expect(throws: CommandFailure.self) {
      try shell("sleep 1000 & echo $! > \(file); wait", timeLimit: 2).run()
    }
    let other = try #require(
      FileManager.default.contents(atPath: file).flatMap { Int32(String(decoding: $0, as: UTF8.self).dropLast()) })
    try expectEnd(of: other)
  }

  /// Waits until a process has ended; init reaps it some time after it was killed.
  private func expectEnd(of process: Int32) throws {
    for _ in 0..<1000 {
      if kill(process, 0) != 0 { return }
      let state = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
      if state.contains(") Z ") { return }
      usleep(10_000)
    }
    Issue.record("the process \(process) still runs")
  }

  @Test func outputIsBounded() throws {
    let error = #expect(throws: CommandFailure.self) { try shell("yes", outputLimit: 100_000).run() }
    #expect(error == .outputLimit(program: "sh", bytes: 100_000))
    let whole = try shell("head -c 100000 /dev/zero", outputLimit: 100_000).run()
    #expect(whole.standardOutput.count == 100_000)
  }

  /// The limit holds also for what is read after the program ended.
  @Test func outputIsBoundedAtTheEnd() throws {
    // Whether the program ends before or after its output is read differs from run to run.
    for _ in 0..<100 {
      #expect(throws: CommandFailure.outputLimit(program: "head", bytes: 1_000)) {
        try Command("head", "-c", "1001", "/dev/zero", outputLimit: 1_000).run()
      }
    }
  }

  @Test func largeOutputsAreRead() throws {
    #expect(throws: CommandFailure.outputLimit(program: "sh", bytes: 1 << 20)) {
      try shell("head -c 100000000 /dev/zero").run()
    }
    let result = try shell("head -c 100000000 /dev/zero", outputLimit: 100_000_000).run()
    #expect(result.standardOutput.count == 100_000_000)
  }

  /// What its children write after the end of the program does not depend on who is faster: they are killed.
  @Test func childrenCannotWriteAfterTheEnd() throws {
    let file = NSTemporaryDirectory() + "late-\(UInt64.random(in: 0 ... .max))"
    defer { unlink(file) }
    let result = try shell("(sleep 1; echo late > \(file); echo late) & echo early").run()
    #expect(String(decoding: result.output, as: UTF8.self) == "early\n")
    usleep(1_500_000)
    #expect(!FileManager.default.fileExists(atPath: file))
  }

  /// A child that leaves the process group keeps the outputs open, but not the test waiting.
  @Test func aChildInASessionOfItsOwnDoesNotKeepTheTestWaiting() throws {
    let result = try shell("setsid sleep 1000 & echo $!; sleep 0.2").run()
    #expect(result.ending == .exit(0))
    let child = try #require(Int32(String(decoding: result.standardOutput, as: UTF8.self).dropLast()))
    kill(child, SIGKILL)
  }

  /// Nobody answers at the terminal: a program that asks ends by the time limit, and without one it ends at once.
  @Test func programsThatAskAtTheTerminal() throws {
    let script = "printf 'Password: ' > /dev/tty; read answer < /dev/tty && echo $answer"
    #expect(throws: CommandFailure.self) { try shell(script, timeLimit: 1).screen() }
    #expect(try shell(script).run().ending != .exit(0))
    #expect(try output(shell("read answer; echo \"<$answer>\"")) == "<>\n")
  }

  /// A test writes a program while other tests start theirs, which have the file open for a moment.
  @Test func aProgramThatIsStillOpenIsStartedLater() throws {
    let path = NSTemporaryDirectory() + "busy-\(UInt64.random(in: 0 ... .max))"
    defer { unlink(path) }
    try Data("#!/bin/sh\necho started\n".utf8).write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    try #require(descriptor >= 0)
    let closing = Thread {
      usleep(300_000)
      close(descriptor)
    }
    closing.start()
    #expect(try output(Command(path)) == "started\n")
  }

  @Test func whatCannotRunFailsWithTheReason() throws {
    for (program, reason) in [
      ("no-such-program", "was found neither as a product"), ("", "was found neither as a product"),
      ("/no/such/program", "does not exist"), ("./missing", "does not exist"),
    ] {
      let error = #expect(throws: CommandFailure.self) { try Command(program).run() }
      #expect("\(try #require(error))".contains("The program \"\(program)\" \(reason)"))
    }
    let folder = #expect(throws: CommandFailure.self) { try Command("pwd", in: URL(fileURLWithPath: "/no/such")).run() }
    #expect("\(try #require(folder))".contains("cannot be started"))
    withKnownIssue {
      assertSnapshot(of: Command("no-such-program"), as: .command)
    } matching: {
      "\($0)".contains("The program \"no-such-program\" was found neither as a product")
    }
  }

  @Test func aTerminalShowsWhatAPersonSees() throws {
    let script =
      #"test -t 1 && test -t 2 && printf '\033[1;32mgreen\033[0m\r\n' && printf 'a\rb\n' >&2; tput cols; echo "$TERM"; echo "${NO_COLOR-unset}""#
    let columns = #"stty size <&1"#
    assertSnapshot(of: shell(script.replacing("tput cols", with: columns)), as: .terminal(columns: 40, rows: 10))
    let result = #expect(throws: CommandFailure.self) {
      try shell("sleep 1000", timeLimit: 0.5).screen()
    }
    #expect(result != nil)
  }

  @Test func filtersHideWhatDiffers() {
    assertSnapshot(
      of: shell("echo mytool 1.2.3 in $TMPDIR after 1.25 seconds"),
      as: .command.filtering(
        .versions, .durations, .temporaryFolder, .pattern(#/snapshot-command-[0-9]+/#, with: "<run>")))
  }
}
