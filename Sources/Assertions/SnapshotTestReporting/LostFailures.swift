import Foundation
import SnapshotFoundation

/// The failures that no running test received: they were reported off the task of a test, or while no test ran.
///
/// The process prints them at its end and exits with a failure status.
package enum LostFailures {
  /// The failures of this process, until a test confirms them.
  static let unconfirmed = UnconfirmedFailures()

  private static let isEnding = Locked(false)

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
  static var isProcessEnding: Bool { isEnding.withLock { $0 } }

  /// Makes sure that an ending process still prints a failure that stays unconfirmed.
  static func watch(_ id: UnconfirmedFailures.ID) {
    guard isProcessEnding, unconfirmed.contains(id) else { return }
    // A handler that is registered while handlers run is the next to run. If registration fails, no handler runs any more.
    guard atexit({ LostFailures.endProcess() }) != 0 else { return }
    printLines()
    _exit(EXIT_FAILURE)
  }

  private static func endProcess() {
    isEnding.withLock { $0 = true }
    guard printLines() else { return }
    #if canImport(Glibc) || canImport(Darwin)
      // Runs the remaining handlers, such as the one that writes code coverage, and then exits with this status. The C
      // libraries of Linux and Darwin remove a handler from their lists before they call it, so none runs twice.
      exit(EXIT_FAILURE)
    #else
      _exit(EXIT_FAILURE)
    #endif
  }

  /// Prints the failures that were not printed before. Returns whether there are any.
  @discardableResult
  private static func printLines() -> Bool {
    let lines = unconfirmed.takeLines()
    guard !lines.isEmpty else { return false }
    let title =
      lines.count == 1
      ? "An assertion failed outside of any test:"
      : "\(lines.count) assertions failed outside of any test:"
    fflush(nil)
    let text = ([title] + lines.map { "  error: " + $0 }).joined(separator: "\n")
    ErrorOutput.write(text)
    return true
  }
}
