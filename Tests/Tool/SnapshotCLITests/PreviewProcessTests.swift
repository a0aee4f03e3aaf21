#if os(Linux)
  import Foundation
  import Testing

  /// `snapshot preview` as a process: what it shows while it builds, and how it ends.
  @Suite struct PreviewProcessTests {
    private let workshop: Workshop
    private let path: String

    init() throws {
      workshop = try Workshop()
      path = try #require(Tool.path)
      let package = """
        {"name":"app","targets":[{"name":"Feature","type":"regular"},{"name":"AppTests","type":"test"}]}
        """
      // A build that ends when there is a file.
      try workshop.swift(
        """
        [ "$1" = package ] && { echo '\(package)'; exit; }
        echo '[1/9] Compiling Feature Card.swift'
        sleep 2.1
        echo '[2/9] Compiling Feature Row.swift'
        while [ ! -e ended ]; do sleep 0.1; done
        exit 1
        """)
      try workshop.write("Sources/Feature/Card.swift", "#Preview { Card() }\n")
      try workshop.write(
        "Tests/AppTests/All.swift", "import Snapshot\n@Test func all() { assertPreviews(in: \"Feature\") }\n")
    }

    private var variables: [String: String] { ["PATH": workshop.root + "/bin:/usr/bin:/bin", "HOME": workshop.root] }

    @Test func aTerminalShowsTheStepsOfALongBuild() throws {
      let process = try TerminalProcess(path, ["preview"], environment: variables, in: workshop.root)
      #expect(process.wait(for: "  building 2/9"), "\(process.output)")
      #expect(!process.output.contains("building 1/9"), "a build of less than two seconds shows nothing")
      try workshop.write("ended", "")
      #expect(process.wait { $0.hasSuffix("\r\u{1B}[K") }, "the line goes: \(process.output)")
      process.press("\u{3}")
      #expect(process.end() == 0)
    }

    @Test func aPipeAndQuietCallsShowNoProgress() throws {
      let quiet = try TerminalProcess(path, ["preview", "--quiet"], environment: variables, in: workshop.root)
      #expect(quiet.wait(for: "http://127.0.0.1"))
      let lines = workshop.root + "/lines.txt"
      let shell = try TerminalProcess(
        "/bin/sh", ["-c", "'\(path)' preview >'\(lines)' 2>&1"], environment: variables, in: workshop.root)
      let written = { (workshop.read("lines.txt") ?? "").contains("Press Ctrl-C") }
      #expect(comesTrue(written))
      sleep(3)
      for process in [quiet, shell] { process.press("\u{3}") }
      #expect(quiet.end() == 0 && !quiet.output.contains("building"), "\(quiet.output)")
      #expect(shell.end() != nil && shell.output == "^C" && workshop.read("lines.txt")?.contains("building") == false)
    }

    /// Ctrl-C ends the plugin, and does not reach the tool in a process group of its own.
    @Test func theToolEndsWithTheCommandPluginThatStartedIt() throws {
      let plugin = try Process.run(
        URL(fileURLWithPath: "/usr/bin/env"),
        arguments: [
          "-C", workshop.root, "SNAPSHOT_COMMAND_PLUGIN=1", "PATH=" + variables["PATH", default: ""], "/bin/sh", "-c",
          "'\(path)' preview >lines.txt 2>&1 & echo $! >tool.txt; wait",
        ])
      #expect(comesTrue { workshop.read("lines.txt")?.contains("Press Ctrl-C") == true })
      let tool = try #require(pid_t((workshop.read("tool.txt") ?? "").trimmingCharacters(in: .newlines)))
      #expect(kill(tool, 0) == 0)
      kill(plugin.processIdentifier, SIGKILL)
      plugin.waitUntilExit()
      #expect(comesTrue { kill(tool, 0) != 0 })
      kill(tool, SIGKILL)
    }

    /// Waits, at most for ten minutes, so that a fault fails a test and does not stop the run.
    private func comesTrue(_ isTrue: () -> Bool) -> Bool {
      for _ in 0..<30_000 {
        if isTrue() { return true }
        usleep(20_000)
      }
      return false
    }
  }
#endif
