import Foundation
import SnapshotFoundation
import SnapshotWorkspace

/// Prints results to standard output, and everything else to standard error. Everything that the command prints goes through here
/// or ``RawTerminal``. Values are escaped where they are printed; what was forgotten there is escaped here.
enum Console {
  /// What the current task prints, if it is recorded instead.
  @TaskLocal static var recording: Recording?

  /// The texts that a command prints.
  final class Recording: Sendable {
    private struct Texts {
      var output: [String] = []
      var notes: [String] = []
    }

    private let texts = Locked(Texts())

    /// The results.
    var output: [String] { texts.withLock(\.output) }
    /// Everything else.
    var notes: [String] { texts.withLock(\.notes) }

    fileprivate func print(_ text: String) { texts.withLock { $0.output.append(text) } }
    fileprivate func note(_ text: String) { texts.withLock { $0.notes.append(text) } }
  }

  static func print(_ text: String) {
    if let recording { return recording.print(VisibleText.styled(text)) }
    WaitingLine.current?.clear()
    FileHandle.standardOutput.write(Data((VisibleText.styled(text) + "\n").utf8))
  }

  static func error(_ text: String) {
    note("error: " + VisibleText.block(text))
  }

  static func note(_ text: String) {
    if let recording { return recording.note(VisibleText.styled(text)) }
    WaitingLine.current?.clear()
    FileHandle.standardError.write(Data((VisibleText.styled(text) + "\n").utf8))
  }
}

/// A line on standard error that is overwritten; shows nothing if standard error is not a terminal.
struct StatusLine {
  let isShown: Bool
  private var last = ""

  init(isShown: Bool) { self.isShown = isShown && isatty(STDERR_FILENO) == 1 }

  mutating func show(_ text: String) {
    guard isShown, text != last else { return }
    last = text
    FileHandle.standardError.write(Data("\r\u{1B}[K\(text)".utf8))
  }

  mutating func clear() {
    guard isShown, !last.isEmpty else { return }
    last = ""
    FileHandle.standardError.write(Data("\r\u{1B}[K".utf8))
  }
}
