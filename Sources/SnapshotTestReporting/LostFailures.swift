import Foundation
import SnapshotFoundation

/// The failures that no running test received: they were reported off the task of a test, or while no test ran.
///
/// The process prints them at its end and exits with a failure status.
package enum LostFailures {
  private struct State: Sendable {
    var messages: [String] = []
    /// Whether the handlers of `atexit` run already.
    var isProcessEnding = false
  }

  private static let state = Locked(State())

  /// Registers the handler that prints the failures at the end of the process.
  ///
  /// Call this function before the package registers any other `atexit` handler. Handlers run in reverse order, so failures
  /// of the other handlers are collected as well.
  package static func prepare() { _ = registration }

  private static let registration: Bool = {
    atexit { LostFailures.endProcess() }
    return true
  }()

  /// Whether the process is ending, so that no test runs any more.
  static var isProcessEnding: Bool { state.withLock { $0.isProcessEnding } }

  /// Adds a failure that no running test certainly received.
  static func add(_ message: String, at site: CallSite?) {
    prepare()
    let location = site.map { "\($0.path):\($0.line): " } ?? ""
    let isProcessEnding = state.withLock {
      $0.messages.append(location + (message.split(separator: "\n").first.map(String.init) ?? ""))
      return $0.isProcessEnding
    }
    // A handler that is registered while handlers run is the next to run. If registration fails, no handler runs any more.
    guard isProcessEnding, atexit({ LostFailures.endProcess() }) != 0 else { return }
    printMessages()
    _exit(EXIT_FAILURE)
  }

  private static func endProcess() {
    state.withLock { $0.isProcessEnding = true }
    guard printMessages() else { return }
    #if canImport(Glibc)
      // Runs the remaining handlers, such as the one that writes code coverage, and then exits with this status.
      exit(EXIT_FAILURE)
    #else
      _exit(EXIT_FAILURE)
    #endif
  }

  /// Prints the failures that were not printed before. Returns whether there are any.
  @discardableResult
  private static func printMessages() -> Bool {
    let messages = state.withLock { state in
      defer { state.messages = [] }
      return state.messages
    }
    guard !messages.isEmpty else { return false }
    let title =
      messages.count == 1
      ? "An assertion failed outside of any test:"
      : "\(messages.count) assertions failed outside of any test:"
    let lines = messages.map { "  error: " + $0 }
    fflush(nil)
    FileHandle.standardError.write(Data(([title] + lines).joined(separator: "\n").utf8 + [UInt8(ascii: "\n")]))
    return true
  }
}
