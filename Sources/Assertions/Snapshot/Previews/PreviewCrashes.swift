import Foundation
import SnapshotCore
import SnapshotFoundation
import SnapshotUI

/// The previews of a module that crash or do not end, found by drawing all of them in child processes.
///
/// One child draws all previews. After a crash, another one goes on with the previews that follow. If no child can be started,
/// as in a test of XCTest, there are no crashes, and a preview that crashes ends the tests.
struct PreviewCrashes {
  /// The number of crashes after which the search ends.
  private static let limit = 20

  /// Why a preview crashed, by the preview's key.
  private(set) var previews: [String: String] = [:]
  /// The declarations whose code crashes before there is a preview.
  private(set) var declarations: Set<String> = []
  /// The failures of declarations.
  private(set) var messages: [String] = []

  var isEmpty: Bool { previews.isEmpty && declarations.isEmpty }

  init(in module: String, at position: CallSite, timeout: TimeInterval) {
    guard let test = TestFilter.current, let program = CommandLine.arguments.first else { return }
    let journal = NSTemporaryDirectory() + "/previews-\(getpid())-\(UInt64.random(in: 0 ... .max)).txt"
    guard FileManager.default.createFile(atPath: journal, contents: nil) else { return }
    defer { try? FileManager.default.removeItem(atPath: journal) }
    for attempt in 1...Self.limit {
      let child = PreviewProcess(program: program, test: test, journal: journal, position: position)
      guard let ending = child.run(timeout: timeout) else { return }
      let state = PreviewJournal(path: journal)
      guard state.hasBegun, !state.isComplete else { return }
      if let preview = state.crashedPreview {
        previews[preview] = "Drawing failed: \(ending)"
      } else if let declaration = state.crashedDeclaration {
        declarations.insert(declaration)
        let code = Previews.isSetup(declaration) ? "Calling \(declaration)" : "Reading the preview \(declaration)"
        messages.append("\(code) failed: \(ending)")
      } else {
        return
      }
      if attempt == Self.limit {
        messages.append(
          "\(Self.limit) previews of module \(module) crashed, so the others were not checked. Fix these first.")
      }
      child.noteEnd()
    }
  }
}
