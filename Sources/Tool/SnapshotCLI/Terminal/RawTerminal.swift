import Foundation
import SnapshotReview

/// The terminal with each key on its own, on a screen of its own; put back as it was by ``close()``, and by every signal that
/// ends or stops the process.
final class RawTerminal: @unchecked Sendable {
  private var original = termios()
  private var pending: [UInt8] = []
  private var signals: TerminalSignals?
  /// A byte in it ends the wait for a key.
  private var wakeup: [Int32] = [-1, -1]
  // Behind the lock, and so is every write: a signal waits for a whole picture.
  private let lock = NSLock()
  private var isOpen = false
  private var mustRedraw = false
  private var farewell = ""

  /// How long a signal waits for a terminal that takes no more, in seconds.
  private static let longestWait: TimeInterval = 1

  /// - Throws: ``CommandError`` if standard input is not a terminal.
  init() throws {
    guard tcgetattr(STDIN_FILENO, &original) == 0, pipe(&wakeup) == 0 else {
      throw CommandError(
        .inputOutput, "Cannot read single keys from the terminal: \(String(cString: strerror(errno))).")
    }
    for end in wakeup {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    lock.lock()
    defer { lock.unlock() }
    signals = TerminalSignals { [weak self] in self?.take($0) }
    guard enter() else {
      let reason = String(cString: strerror(errno))
      signals?.cancel()
      throw CommandError(.inputOutput, "Cannot read single keys from the terminal: \(reason).")
    }
    isOpen = true
  }

  deinit {
    for end in wakeup where end >= 0 { _ = Foundation.close(end) }
  }

  private func enter() -> Bool {
    var raw = original
    raw.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN)
    raw.c_iflag &= ~tcflag_t(IXON | ICRNL)
    while tcsetattr(STDIN_FILENO, TCSAFLUSH, &raw) != 0 {
      guard errno == EINTR else { return false }
    }
    put("\u{1B}[?1049h\u{1B}[?25l")
    return true
  }

  private func restore() {
    put("\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l")
    while tcsetattr(STDIN_FILENO, TCSAFLUSH, &original) != 0, errno == EINTR {}
  }

  /// Restores the terminal.
  func close() {
    lock.lock()
    defer { lock.unlock() }
    guard isOpen else { return }
    isOpen = false
    restore()
    signals?.cancel()
  }

  func write(_ text: String) {
    lock.lock()
    defer { lock.unlock() }
    if isOpen { put(text) }
  }

  /// Ignores write errors of a closed terminal, because SIGHUP ends the process.
  private func put(_ text: String) {
    let bytes = Array(text.utf8)
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN {
        var ready = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
        _ = poll(&ready, 1, 100)
        continue
      }
      guard count > 0 else { return }
      written += count
    }
  }

  private func take(_ number: Int32) {
    let isLocked = lock.lock(before: Date(timeIntervalSinceNow: Self.longestWait))
    defer { if isLocked { lock.unlock() } }
    guard isOpen else { return }
    switch number {
    case SIGTSTP:
      restore()
      TerminalSignals.perform(number)
      _ = enter()
    // The terminal's settings may have changed while the process was stopped.
    case SIGCONT: _ = enter()
    case SIGWINCH: break
    default:
      isOpen = false
      restore()
      put(farewell)
      TerminalSignals.perform(number)
    }
    mustRedraw = true
    _ = Foundation.write(wakeup[1], [0], 1)
  }

  /// Sets what is printed if a signal ends the process.
  func setFarewell(_ text: String) {
    lock.lock()
    defer { lock.unlock() }
    farewell = text
  }

  /// Returns whether the screen must be redrawn, and resets the flag.
  func takeRedraw() -> Bool {
    lock.lock()
    defer { lock.unlock() }
    defer { mustRedraw = false }
    return mustRedraw
  }

  /// The size in characters, and the size of a character in pixels (8 × 16 if the terminal does not report it).
  var size: (columns: Int, rows: Int, cellWidth: Int, cellHeight: Int) {
    var window = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 else {
      return (80, 24, 8, 16)
    }
    let columns = Int(window.ws_col)
    let rows = Int(window.ws_row)
    let width = Int(window.ws_xpixel) / columns
    let height = Int(window.ws_ypixel) / rows
    return (columns, rows, width > 0 ? width : 8, height > 0 ? height : 16)
  }

  /// The next key; `nil` after a timeout, and `.character("q")` at the end of the input.
  func key(within milliseconds: Int32) -> ReviewSession.Key? {
    guard let first = byte(within: milliseconds) else { return nil }
    switch first {
    case 13, 10: return .enter
    case 127, 8: return .backspace
    case 4: return .character("q")
    case 27: return escapeSequence()
    default: return character(startingWith: first)
    }
  }

  /// An arrow key, or the escape key if nothing follows.
  private func escapeSequence() -> ReviewSession.Key? {
    guard let next = byte(within: 30) else { return .escape }
    guard next == UInt8(ascii: "[") || next == UInt8(ascii: "O") else { return .escape }
    var last = byte(within: 30)
    while let byte = last, !(0x40...0x7E).contains(byte) { last = self.byte(within: 30) }
    switch last {
    case UInt8(ascii: "A"): return .up
    case UInt8(ascii: "B"): return .down
    case UInt8(ascii: "C"): return .right
    case UInt8(ascii: "D"): return .left
    default: return nil
    }
  }

  private func character(startingWith first: UInt8) -> ReviewSession.Key? {
    var bytes = [first]
    let length = first < 0x80 ? 1 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    while bytes.count < length, let next = byte(within: 30) { bytes.append(next) }
    guard let character = String(decoding: bytes, as: UTF8.self).first, first >= 32 else { return nil }
    return .character(character)
  }

  private func byte(within milliseconds: Int32) -> UInt8? {
    if !pending.isEmpty { return pending.removeFirst() }
    var waiting = [STDIN_FILENO, wakeup[0]].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&waiting, 2, milliseconds) > 0 else { return nil }
    var buffer = [UInt8](repeating: 0, count: 256)
    if waiting[1].revents != 0 { while read(wakeup[0], &buffer, buffer.count) > 0 {} }
    guard waiting[0].revents != 0 else { return nil }
    let count = read(STDIN_FILENO, &buffer, buffer.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return nil }
    guard count > 0 else { return 4 }
    pending = Array(buffer[..<count])
    return pending.removeFirst()
  }

  /// Queries the terminal for its image protocol: kitty's protocol with a hidden picture of one pixel, sixels with the primary
  /// device attributes, which every terminal answers.
  func imageProtocol(environment: [String: String]) -> TerminalImageProtocol {
    write("\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[c")
    var answer: [UInt8] = []
    while answer.count < 512, let byte = byte(within: 300) {
      answer.append(byte)
      if byte == UInt8(ascii: "c"), String(decoding: answer, as: UTF8.self).contains("\u{1B}[?") { break }
    }
    return TerminalImageProtocol(answer: String(decoding: answer, as: UTF8.self), environment: environment)
  }
}
