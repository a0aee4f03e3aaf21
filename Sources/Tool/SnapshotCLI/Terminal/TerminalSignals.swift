@preconcurrency import Dispatch
import Foundation

/// Handles signals that end, stop and continue the process, one at a time, so that the terminal can be restored first.
///
/// NB: dispatch signal sources miss signals on Linux if a thread that does not block the signal receives it first.
final class TerminalSignals {
  private let source: any DispatchSourceRead
  private var earlier: [(number: Int32, handler: Handler?)] = []

  #if canImport(Darwin)
    private typealias Handler = sig_t
  #else
    private typealias Handler = __sighandler_t
  #endif

  /// Signals that end the process.
  private static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// The pipe to which the signal handler writes signal numbers. A handler may call only async-signal-safe functions.
  private static let ends: (read: Int32, write: Int32) = {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return (-1, -1) }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    return (ends[0], ends[1])
  }()

  private static func install(_ number: Int32) -> Handler? {
    // NB: a handler and not SIG_IGN, because child processes would inherit ignored signals.
    signal(number) { number in
      let code = errno
      var byte = UInt8(truncatingIfNeeded: number)
      _ = write(TerminalSignals.ends.write, &byte, 1)
      errno = code
    }
  }

  /// - Parameter handle: Called on a separate queue for each signal that was not ignored before.
  init(_ handle: @escaping @Sendable (Int32) -> Void) {
    let end = Self.ends.read
    source = DispatchSource.makeReadSource(fileDescriptor: end, queue: DispatchQueue(label: "terminal signals"))
    source.setEventHandler {
      var byte: UInt8 = 0
      while read(end, &byte, 1) == 1 { handle(Int32(byte)) }
    }
    source.resume()
    for number in Self.ending + [SIGTSTP, SIGCONT, SIGWINCH] {
      let handler = Self.install(number)
      if Self.isIgnored(handler), Self.ending.contains(number) {
        // As under nohup.
        signal(number, SIG_IGN)
      } else {
        earlier.append((number, handler))
      }
    }
  }

  private static func isIgnored(_ handler: Handler?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Restores the previous signal handlers.
  func cancel() {
    for (number, handler) in earlier { signal(number, handler) }
    earlier = []
    source.cancel()
  }

  /// Performs the default action of a signal: ends the process, or stops it until it is continued.
  static func perform(_ number: Int32) {
    signal(number, SIG_DFL)
    // NB: dispatch threads block signals.
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    raise(number)
    // Reached only after a stopped process continues.
    pthread_sigmask(SIG_BLOCK, &set, nil)
    _ = install(number)
  }
}
