@preconcurrency import Dispatch
import Foundation

/// The signals that end, stop and continue a process, handed over one after the other, so that it can put its terminal in
/// order first.
///
/// NB: dispatch's own sources of signals miss some on Linux, where a thread that does not block the signal may take it first.
final class TerminalSignals {
  private let source: any DispatchSourceRead
  private var earlier: [(number: Int32, handler: Handler?)] = []

  #if canImport(Darwin)
    private typealias Handler = sig_t
  #else
    private typealias Handler = __sighandler_t
  #endif

  /// What ends the process.
  private static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// Where the handler puts the numbers of signals, which is all that it may do.
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
    // NB: a handler, not SIG_IGN, because children would inherit that signals are ignored.
    signal(number) { number in
      let code = errno
      var byte = UInt8(truncatingIfNeeded: number)
      _ = write(TerminalSignals.ends.write, &byte, 1)
      errno = code
    }
  }

  /// - Parameter handle: Called on a queue of its own with each signal that was not ignored before.
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

  /// Leaves the signals as they were.
  func cancel() {
    for (number, handler) in earlier { signal(number, handler) }
    earlier = []
    source.cancel()
  }

  /// Does what the signal does of itself: ends the process, or stops it until it is continued.
  static func perform(_ number: Int32) {
    signal(number, SIG_DFL)
    // NB: the threads of queues have signals blocked.
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    raise(number)
    // Only what stops comes to this, after it was continued.
    pthread_sigmask(SIG_BLOCK, &set, nil)
    _ = install(number)
  }
}
