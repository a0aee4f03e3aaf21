#if os(macOS) || os(Linux)
  import Foundation

  /// A process with a process group of its own, whose outputs are pipes or a terminal.
  struct SpawnedProcess {
    /// The standard output and the standard error. On a terminal, the first one has both.
    private(set) var outputs = [Data(), Data()]
    /// Both, in the order in which they arrived.
    private(set) var output = Data()
    private let process: pid_t
    /// The ends of the pipes that are read; -1 if closed.
    private var pipes: [Int32]
    private var hasEnded = false

    init(
      _ path: String, _ words: [String], environment: [String: String], in folder: String, input: String,
      terminal: TerminalSize? = nil
    ) throws(CommandFailure) {
      func fail(_ code: Int32) -> CommandFailure {
        .notStarted(program: words[0], reason: String(cString: strerror(code)))
      }
      var ends: [(read: Int32, write: Int32)] = []
      defer { for end in ends { close(end.write) } }
      let screen = terminal.flatMap { PseudoTerminal($0) }
      if terminal != nil, screen == nil { throw fail(errno) }
      pipes = screen.map { [$0.descriptor] } ?? []
      for _ in 0..<(screen == nil ? 2 : 0) {
        guard let end = Self.makePipe() else {
          let code = errno
          for pipe in pipes { close(pipe) }
          throw fail(code)
        }
        ends.append(end)
        pipes.append(end.read)
      }
      #if canImport(Darwin)
        // The types posix_spawn_file_actions_t and posix_spawnattr_t are pointers on Darwin.
        var actions: UnsafeMutableRawPointer?
        var attributes: UnsafeMutableRawPointer?
      #else
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
      #endif
      posix_spawn_file_actions_init(&actions)
      posix_spawnattr_init(&attributes)
      defer {
        posix_spawn_file_actions_destroy(&actions)
        posix_spawnattr_destroy(&attributes)
      }
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input, O_RDONLY, 0)
      if let screen {
        // The leader of a session gets the first terminal that it opens.
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, screen.path, O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)
      } else {
        posix_spawn_file_actions_adddup2(&actions, ends[0].write, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, ends[1].write, STDERR_FILENO)
      }
      guard Self.addFolder(folder, to: &actions) else {
        for pipe in pipes { close(pipe) }
        throw .notStarted(program: words[0], reason: "this system cannot start programs in a folder")
      }
      var (none, all) = (sigset_t(), sigset_t())
      sigemptyset(&none)
      sigfillset(&all)
      posix_spawnattr_setsigmask(&attributes, &none)
      posix_spawnattr_setsigdefault(&attributes, &all)
      // POSIX_SPAWN_SETSID, which Swift does not see everywhere. A session is a process group as well.
      #if canImport(Darwin)
        let setSession: Int32 = 0x0400
      #else
        let setSession: Int32 = 0x80
      #endif
      posix_spawnattr_setflags(
        &attributes, Int16(setSession | Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)))
      var arguments = words.map { strdup($0) } + [nil]
      var variables = environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
      defer { for word in arguments + variables { free(word) } }
      var process: pid_t = 0
      var code = posix_spawn(&process, path, &actions, &attributes, &arguments, &variables)
      // A program that was written just now is busy while a process that another thread starts has its file open, until that process
      // executes its own program.
      for _ in 0..<500 where code == ETXTBSY {
        usleep(10_000)
        code = posix_spawn(&process, path, &actions, &attributes, &arguments, &variables)
      }
      self.process = process
      guard code == 0 else {
        for pipe in pipes { close(pipe) }
        throw fail(code)
      }
    }

    #if canImport(Darwin)
      private static func addFolder(_ folder: String, to actions: inout UnsafeMutableRawPointer?) -> Bool {
        posix_spawn_file_actions_addchdir_np(&actions, folder) == 0
      }
    #else
      private static func addFolder(_ folder: String, to actions: inout posix_spawn_file_actions_t) -> Bool {
        typealias Function =
          @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, UnsafePointer<CChar>) -> Int32
        // The headers of glibc show this function only to programs that ask for extensions, which Swift does not.
        guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "posix_spawn_file_actions_addchdir_np") else { return false }
        return unsafeBitCast(symbol, to: Function.self)(&actions, folder) == 0
      }
    #endif

    private static func makePipe() -> (read: Int32, write: Int32)? {
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { return nil }
      // NB: another thread can start a process in between, which would keep the pipe open. The end of the process ends the run in
      // any case.
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
      return (ends[0], ends[1])
    }

    /// Reads what is in the pipes, and waits for a number of milliseconds if they are empty.
    mutating func read(for milliseconds: Int32) throws {
      var polls = pipes.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      // A closed pipe has the number -1, which is ignored; without pipes, this only waits.
      poll(&polls, nfds_t(polls.count), milliseconds)
      var buffer = [UInt8](repeating: 0, count: 65_536)
      for index in pipes.indices where pipes[index] >= 0 {
        // At most 1 MB at once, so that the limits are checked.
        for _ in 0..<16 {
          let count = Foundation.read(pipes[index], &buffer, buffer.count)
          if count < 0, errno == EINTR { continue }
          // A terminal that no process has open gives an error instead of an end.
          if count == 0 || count < 0 && errno == EIO {
            close(pipes[index])
            pipes[index] = -1
          }
          guard count > 0 else { break }
          outputs[index].append(contentsOf: buffer[..<count])
          output.append(contentsOf: buffer[..<count])
        }
      }
    }

    /// Returns how the process ended; `nil` while it runs.
    mutating func ending() -> CommandResult.Ending? {
      var status: Int32 = 0
      guard !hasEnded, waitpid(process, &status, WNOHANG) == process else { return nil }
      hasEnded = true
      let signal = status & 0x7F
      return signal == 0 ? .exit((status >> 8) & 0xFF) : .signal(signal)
    }

    /// Kills all processes of the group that still run, and closes the pipes.
    mutating func end() {
      kill(-process, SIGKILL)
      if !hasEnded {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        hasEnded = true
      }
      for index in pipes.indices where pipes[index] >= 0 {
        close(pipes[index])
        pipes[index] = -1
      }
    }
  }
#endif
