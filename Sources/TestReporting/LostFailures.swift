import Foundation
import TestFailures

/// Failures that no test takes: made off a test's task, or when no test runs any more.
///
/// So that no process passes in spite of them, it ends with a failure.
package enum LostFailures {
  private struct State: Sendable {
    var messages: [String] = []
    /// Whether the process is at its end already, and nothing will ask again.
    var isAtEnd = false
  }

  private static let state = Locked(State())

  /// To be called before anything else of the package asks to be run at the process's end: what asks last is run first, and
  /// what asked before may still fail then.
  package static func prepare() { _ = registration }

  private static let registration: Bool = {
    atexit { LostFailures.endProcess() }
    return true
  }()

  /// Whether the process ends, so that no test runs any more.
  static var isAtEnd: Bool { state.withLock { $0.isAtEnd } }

  /// Notes a failure that no test takes for sure.
  static func note(_ message: String, at position: SourcePosition?) {
    prepare()
    let place = position.map { "\($0.filePath):\($0.line): " } ?? ""
    let isAtEnd = state.withLock {
      $0.messages.append(place + (message.split(separator: "\n").first.map(String.init) ?? ""))
      return $0.isAtEnd
    }
    // What asks at the end is run next. Where nothing is run any more, there is no time to lose.
    guard isAtEnd, atexit({ LostFailures.endProcess() }) != 0 else { return }
    report()
    _exit(EXIT_FAILURE)
  }

  private static func endProcess() {
    state.withLock { $0.isAtEnd = true }
    guard report() else { return }
    #if canImport(Glibc)
      // Goes on with what asked to be run before, such as what writes the coverage, and then ends with this status.
      exit(EXIT_FAILURE)
    #else
      _exit(EXIT_FAILURE)
    #endif
  }

  /// Prints the failures that have not been printed yet; returns whether there are any.
  @discardableResult
  private static func report() -> Bool {
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
