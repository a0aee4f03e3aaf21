import Foundation
import SnapshotCore
import SnapshotFoundation
import SnapshotUI

/// A child process that draws the previews of one assertion, so that a crash does not end the tests.
///
/// It writes to a journal what it begins and what it has drawn. Its parent reads which preview was drawn when the child ended.
struct PreviewChild {
  /// The environment variable with the path of the journal.
  static let journalVariable = "SNAPSHOT_PREVIEW_JOURNAL"
  /// The environment variable with the position of the assertion.
  static let positionVariable = "SNAPSHOT_PREVIEW_ASSERTION"

  /// The lines of a journal.
  enum Line: String {
    /// The code of a declaration runs.
    case declares
    /// A preview is drawn.
    case draws
    /// All previews were drawn.
    case end
  }

  private let journal: String
  private let position: String

  /// This process, if it is such a child.
  static let current: PreviewChild? = {
    let environment = ProcessInfo.processInfo.environment
    guard let journal = environment[journalVariable], let position = environment[positionVariable] else { return nil }
    return PreviewChild(journal: journal, position: position)
  }()

  /// Returns what identifies an assertion in a process.
  static func identity(of position: CallSite) -> String { "\(position.fileIDText):\(position.line):\(position.column)" }

  /// Draws the previews that the journal does not contain yet, and ends the process. Does nothing for other assertions than
  /// the parent's.
  @MainActor func draw(
    previewsOf module: String, across matrix: Matrix, excluding exclusions: PreviewExclusions, at position: CallSite
  ) {
    guard Self.identity(of: position) == self.position else { return }
    let done = PreviewJournal(path: journal)
    // What has crashed while it was read is not read again.
    let previews = Previews.all(in: module) { declaration in
      guard !done.crashedDeclarations.contains(declaration) else { return false }
      append(.declares, declaration)
      return true
    }
    for preview in Previews.named(exclusions.remove(from: previews)) where !done.drawn.contains(preview.key) {
      append(.draws, preview.key)
      guard let view = try? preview.makeView() else { continue }
      for cell in preview.configurations(of: matrix).cells {
        guard let list = try? view.rendered(in: cell.context).displayList else { continue }
        _ = try? Renderer().render(list)
      }
    }
    append(.end, "")
    // Without the handlers that run at the end of a test process.
    _exit(EXIT_SUCCESS)
  }

  private func append(_ line: Line, _ text: String) {
    let descriptor = open(journal, O_WRONLY | O_APPEND)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    let bytes = Array("\(line.rawValue)\t\(text.replacing("\n", with: " "))\n".utf8)
    _ = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
  }
}
