import Foundation

/// The previews of a process that no test runs in.
package enum LivePreviews {
  /// Answers the requests of the tool until it ends. Returns at once if the tool has not started the process.
  ///
  /// - Parameter resources: The folders that stand in for `Bundle.main`, by module.
  @MainActor package static func run(resources: [String: String]) {
    guard var renderer = PreviewRenderer.current else { return }
    renderer.mainBundles = resources.compactMapValues { Bundle(path: $0) }
    renderer.drawsIncompleteResources = true
    renderer.run()
  }
}
