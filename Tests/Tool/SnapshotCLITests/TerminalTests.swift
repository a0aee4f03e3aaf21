#if os(Linux)
  import Foundation
  import Testing

  /// A review in a real terminal: however it ends, the terminal is as it was.
  @Suite struct TerminalTests {
    private let world: ForgedWorld

    init() throws {
      world = try ForgedWorld()
      try world.writeRun()
    }

    private func review(columns: UInt16 = 200, rows: UInt16 = 24) throws -> TerminalProcess {
      let process = try TerminalProcess(
        try #require(Tool.path), ["review", "--images", "none", "--run", world.run], environment: ["HOME": world.home],
        in: world.app, columns: columns, rows: rows)
      try #require(process.wait(for: "q quit"), "\(process.output)")
      #expect(!process.isCooked && !process.isRestored, "it has a screen of its own")
      return process
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
    func aTerminatingSignalRestoresTheTerminal(signal: Int32) throws {
      let process = try review()
      kill(process.process, signal)
      #expect(process.end() == 128 + signal)
      #expect(process.isCooked && process.isRestored)
    }

    @Test func controlCRestoresTheTerminal() throws {
      let process = try review()
      process.press("\u{3}")
      #expect(process.end() == 128 + SIGINT)
      let shell = process.output.components(separatedBy: "\u{1B}[?1049l").last ?? ""
      #expect(shell.contains("0 accepted, 0 rejected, 1 left to review."), "\(shell)")
      #expect(shell.contains("To continue: swift run snapshot review"))
      #expect(process.isCooked && process.isRestored)
    }

    @Test func aSignalDuringTheGraphicsQueryRestoresTheTerminal() throws {
      let process = try TerminalProcess(
        try #require(Tool.path), ["review", "--run", world.run], in: world.app)
      #expect(process.wait(for: "\u{1B}[?1049h"))
      kill(process.process, SIGTERM)
      #expect(process.end() == 128 + SIGTERM)
      #expect(process.isCooked && process.isRestored)
    }

    @Test func quittingRestoresTheTerminal() throws {
      let process = try review()
      process.press("q")
      #expect(process.end() == 1)
      #expect(process.isCooked && process.isRestored)
    }

    /// What a person accepts is what the screen showed.
    @Test func aSnapshotThatChangedSinceItWasShownIsNotAccepted() throws {
      let process = try review()
      try world.write(world.run + "/artifacts/actual.txt", "another text\n")
      process.press("a")
      #expect(process.wait(for: "another version of the snapshot"), "\(process.output)")
      process.press("q")
      #expect(process.end() == 1)
      #expect(try String(contentsOfFile: world.references + "/welcome.1.txt", encoding: .utf8) == "old\n")
    }

    @Test func everyKeyIsVisibleInEightyColumns() throws {
      let process = try review(columns: 80)
      let bar = process.output.components(separatedBy: "a accept").last ?? ""
      for key in [
        "r reject", "s skip", "u undo", "A R S", "⏎ list", "[ ] snapshot", "n p group", "1 side", "2 onion skin",
        "z zoom",
        "/ search", "o report", "? help", "q quit",
      ] {
        #expect(bar.contains(key), "\(key)")
      }
      process.press("q")
      #expect(process.end() == 1)
    }

    /// Through a shell with job control, which alone can go on with what is stopped.
    @Test func controlZRestoresTheTerminalAndContinuingRedraws() throws {
      let path = try #require(Tool.path)
      let shell = try TerminalProcess(
        "/bin/bash", ["--norc", "--noprofile", "-i"], environment: ["HOME": world.home, "PS1": "prompt> "],
        in: world.app, columns: 200)
      #expect(shell.wait(for: "prompt> "))
      shell.press("'\(path)' review --images none --run '\(world.run)'\n")
      try #require(shell.wait(for: "q quit"), "\(shell.output)")
      #expect(!shell.isRestored)
      for _ in 0..<2 {
        shell.press("\u{1A}")
        #expect(shell.wait(for: "Stopped"), "\(shell.output)")
        #expect(shell.wait { $0.components(separatedBy: "Stopped").last?.contains("prompt> ") == true })
        #expect(shell.isRestored)
        // The shell reads keys one by one itself while it prompts; a command of it tells what it was left with.
        shell.press("stty -a; echo 'to''ld'\n")
        #expect(shell.wait(for: "told"))
        #expect(shell.output.contains(" icanon") && shell.output.contains(" echo "), "\(shell.output)")
        shell.clear()
        shell.press("fg\n")
        #expect(shell.wait(for: "q quit"), "it draws all of the screen again: \(shell.output)")
        #expect(!shell.isCooked && !shell.isRestored)
      }
      shell.press("q")
      #expect(shell.wait(for: "left to review"))
      #expect(shell.isRestored)
      shell.press("exit 0\n")
      #expect(shell.end() == 0)
    }

    @Test func aHungUpTerminalEndsTheReview() throws {
      let process = try review()
      kill(process.process, SIGSTOP)
      kill(process.process, SIGHUP)
      kill(process.process, SIGCONT)
      #expect(process.end() == 128 + SIGHUP)
    }
  }
#endif
