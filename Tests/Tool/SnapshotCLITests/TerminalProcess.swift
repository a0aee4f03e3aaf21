#if os(Linux)
  import Foundation

  /// A process whose standard streams are a terminal of its own: keys go in, what is drawn comes out.
  final class TerminalProcess {
    /// What has come out so far.
    private(set) var output = ""
    let process: pid_t
    private let terminal: Int32
    private var status: Int32?

    struct Failure: Error { var step: String }

    // TIOCSPTLCK and TIOCGPTN, which are macros that Swift does not see.
    private static let setLock: UInt = 0x4004_5431
    private static let getNumber: UInt = 0x8004_5430

    /// - Parameter environment: Besides a path and a kind of terminal.
    init(
      _ executable: String, _ arguments: [String], environment: [String: String] = [:], in folder: String,
      columns: UInt16 = 80, rows: UInt16 = 24
    ) throws {
      terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
      var number: Int32 = 0
      var isLocked: Int32 = 0
      guard terminal >= 0, ioctl(terminal, Self.setLock, &isLocked) == 0, ioctl(terminal, Self.getNumber, &number) == 0
      else { throw Failure(step: "openpt") }
      var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
      _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
      _ = fcntl(terminal, F_SETFL, O_NONBLOCK)
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      // A session's leader gets the first terminal that it opens.
      for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
        posix_spawn_file_actions_addopen(&actions, stream, "/dev/pts/\(number)", O_RDWR, 0)
      }
      var attributes = posix_spawnattr_t()
      posix_spawnattr_init(&attributes)
      defer { posix_spawnattr_destroy(&attributes) }
      var none = sigset_t()
      sigemptyset(&none)
      posix_spawnattr_setsigmask(&attributes, &none)
      var all = sigset_t()
      for signal in [SIGINT, SIGTERM, SIGHUP, SIGTSTP, SIGQUIT, SIGTTOU, SIGTTIN] { sigaddset(&all, signal) }
      posix_spawnattr_setsigdefault(&attributes, &all)
      let setSession: Int32 = 0x80
      posix_spawnattr_setflags(
        &attributes, Int16(setSession | Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)))
      let settings = ["PATH": "/usr/bin:/bin", "TERM": "xterm", "NO_COLOR": "1"].merging(environment) { $1 }
      var words = (["env", "-C", folder, executable] + arguments).map { strdup($0) } + [nil]
      var variables = settings.map { strdup("\($0)=\($1)") } + [nil]
      defer { for word in words + variables { free(word) } }
      var process: pid_t = 0
      guard posix_spawn(&process, "/usr/bin/env", &actions, &attributes, &words, &variables) == 0 else {
        throw Failure(step: "spawn")
      }
      self.process = process
    }

    deinit {
      if status == nil {
        kill(process, SIGKILL)
        var ignored: Int32 = 0
        waitpid(process, &ignored, 0)
      }
      close(terminal)
    }

    func press(_ keys: String) {
      let bytes = Array(keys.utf8)
      _ = bytes.withUnsafeBytes { write(terminal, $0.baseAddress, $0.count) }
    }

    private func take(within milliseconds: Int32) {
      var wait = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
      guard poll(&wait, 1, milliseconds) > 0 else { return }
      var buffer = [UInt8](repeating: 0, count: 65_536)
      let count = read(terminal, &buffer, buffer.count)
      if count > 0 { output += String(decoding: buffer[..<count], as: UTF8.self) }
      // Nobody has the terminal open any more.
      if count <= 0 { usleep(2000) }
    }

    /// Reads until something is true of the output, or the process has ended; whether it came true.
    @discardableResult
    func wait(until isTrue: (String) -> Bool) -> Bool {
      let deadline = ContinuousClock.now + .seconds(3600)
      while !isTrue(output), ContinuousClock.now < deadline {
        take(within: 50)
        if hasEnded { break }
      }
      for _ in 0..<3 { take(within: 10) }
      return isTrue(output)
    }

    func wait(for text: String) -> Bool { wait { $0.contains(text) } }

    /// Forgets what came out.
    func clear() { output = "" }

    private var hasEnded: Bool {
      guard status == nil else { return true }
      var value: Int32 = 0
      guard waitpid(process, &value, WNOHANG) == process else { return false }
      status = value
      return true
    }

    /// How the process ended: its exit code, or 128 and the signal that ended it; `nil` where it does not end.
    func end() -> Int32? {
      wait { _ in false }
      guard let status else { return nil }
      return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + (status & 0x7F)
    }

    /// Whether the terminal reads whole lines, and shows what is typed: as a shell left it.
    var isCooked: Bool {
      var settings = termios()
      tcgetattr(terminal, &settings)
      return settings.c_lflag & tcflag_t(ICANON) != 0 && settings.c_lflag & tcflag_t(ECHO) != 0
    }

    /// Whether the last that was said about the screen and about the cursor leaves both as they were.
    var isRestored: Bool {
      func last(_ on: String, _ off: String) -> Bool {
        guard let end = output.range(of: off, options: .backwards) else { return output.range(of: on) == nil }
        return output.range(of: on, options: .backwards).map { $0.lowerBound < end.lowerBound } ?? true
      }
      return last("\u{1B}[?1049h", "\u{1B}[?1049l") && last("\u{1B}[?25l", "\u{1B}[?25h")
    }
  }
#endif
