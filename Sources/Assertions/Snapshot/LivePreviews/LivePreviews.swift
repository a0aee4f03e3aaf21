import Foundation
import SnapshotUI

/// The previews of a process that no test runs in.
package enum LivePreviews {
  /// Answers the requests of the tool until it ends. Returns at once if the tool has not started the process.
  ///
  /// - Parameters:
  ///   - resources: The folders that stand in for `Bundle.main`, by module.
  ///   - fonts: The paths of the fonts that the system registers for an app, by module.
  ///   - originals: The files of which a compiled file is a copy with one line more at its start.
  ///
  /// Called by the main function of the process, so that setups can wait for tasks of the main actor.
  @MainActor package static func run(
    resources: [String: String], fonts: [String: [String]] = [:], originals: [String: String]
  ) {
    guard var renderer = PreviewRenderer.current else { return }
    renderer.mainBundles = resources.compactMapValues { Bundle(path: $0) }
    renderer.originals = originals
    renderer.drawsIncompleteResources = true
    PreviewSetups.projectFonts = fonts.mapValues(ProjectFonts.book)
    PreviewSetups.mayWait = true
    renderer.run()
  }
}
