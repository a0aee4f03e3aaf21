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

  /// To be called before anything else of the package asks to be run at the process's end: what asks last is run
  /// first, and this ends the process.
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
    if isAtEnd { endProcess() }
  }

  private static func endProcess() {
    let messages = state.withLock {
      $0.isAtEnd = true
      return $0.messages
    }
    guard !messages.isEmpty else { return }
    let title =
      messages.count == 1
      ? "An assertion failed outside of any test:"
      : "\(messages.count) assertions failed outside of any test:"
    let lines = messages.map { "  error: " + $0 }
    fflush(nil)
    FileHandle.standardError.write(Data(([title] + lines).joined(separator: "\n").utf8 + [UInt8(ascii: "\n")]))
    _exit(1)
  }
}
