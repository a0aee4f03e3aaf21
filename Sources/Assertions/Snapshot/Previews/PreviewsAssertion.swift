import Foundation
import SnapshotCore
import SnapshotFoundation
import SnapshotTestReporting
import SnapshotUI

/// The assertion of all previews of a module.
package struct PreviewsAssertion {
  private let module: String
  private let exclusions: PreviewExclusions
  private let verification: PreviewVerification

  package init(
    of module: String, excluding exclusions: PreviewExclusions = PreviewExclusions([]),
    _ verification: PreviewVerification
  ) {
    self.module = module
    self.exclusions = exclusions
    self.verification = verification
  }

  private var position: CallSite { verification.position }

  /// Verifies the previews. In a child process of such an assertion or of `snapshot preview`, draws them and ends the
  /// process.
  @MainActor package func perform() {
    if let renderer = PreviewRenderer.current { renderer.run() }
    // `snapshot preview --filter` shows snapshots of tests. Previews are shown without a filter.
    guard SnapshotRenderer.current == nil else { return }
    if let child = PreviewChild.current {
      return child.draw(previewsOf: module, across: verification.matrix, excluding: exclusions, at: position)
    }
    let crashes = PreviewCrashes(in: module, at: position, timeout: verification.timeout)
    crashes.messages.forEach(report)
    let all = Previews.all(in: module) { !crashes.declarations.contains($0) }
    let previews = exclusions.remove(from: all)
    if previews.isEmpty, crashes.isEmpty {
      report(NoPreviews(in: module, areExcluded: !all.isEmpty).description)
    }
    for exclusion in exclusions.unused(in: all) where !all.isEmpty && crashes.declarations.isEmpty {
      report("Unused exclusion “\(exclusion)”: module \(module) has no such preview. Remove the exclusion.")
    }
    for preview in Previews.named(previews) {
      let assertion = PreviewAssertion(of: preview, verification)
      if preview.repeatsName { warn(preview) }
      if let crash = crashes.previews[preview.key] {
        assertion.report(crash)
      } else {
        assertion.perform()
      }
    }
  }

  /// Prints a warning in the form of the compiler's, which editors and CI link to the line.
  private func warn(_ preview: Preview) {
    let warning = """
      \(preview.filePath ?? preview.fileID):\(preview.line): warning: Another preview in this file is also \
      named “\(preview.name ?? "")”, so the reference of this one is named \(preview.referenceName). Give it a unique name.
      """
    ErrorOutput.write(warning)
  }

  private func report(_ message: String) { IssueReport(message: message, position: position).report() }
}
