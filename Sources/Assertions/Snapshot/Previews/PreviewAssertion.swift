import Foundation
import SnapshotCore
import SnapshotLedger
import SnapshotFoundation
import SnapshotTestReporting
import SnapshotUI

/// The assertion of one preview.
struct PreviewAssertion {
  let preview: Preview
  let verification: PreviewVerification

  init(of preview: Preview, _ verification: PreviewVerification) {
    self.preview = preview
    self.verification = verification
  }

  private var position: CallSite { verification.position }

  /// Verifies the preview in all of its configurations.
  @MainActor func perform() { report(verify()) }

  /// Writes the references of the preview.
  ///
  /// - Returns: Why a reference was not written; `nil` if all are.
  @MainActor func record() -> String? {
    let verdict = verify()
    return [.passed, .recorded, .rerecorded].contains(verdict.outcome) ? nil : verdict.message
  }

  @MainActor private func verify() -> Verdict {
    let view = Result { try preview.makeView() }
    return assertion.verify(
      { try view.get() }, across: preview.configurations(of: verification.matrix),
      as: [.image(tolerance: preview.tolerance, ignoring: preview.ignoredRegions)])
  }

  /// Verifies the preview unless it is excluded, and notes its name in the run's folder while it is drawn.
  @MainActor func performNamingCrashes() {
    if let renderer = PreviewRenderer.current { renderer.run() }
    // `snapshot preview --filter` shows snapshots of tests. Previews are shown without a filter.
    guard SnapshotRenderer.current == nil else { return }
    guard !preview.isExcluded else { return }
    let folder = try? RunSession.current(for: position, settings: .current).folder.get()
    let note = folder.map { $0.artifactsPath + "/preview-\(getpid())-\(preview.referenceName).txt" }
    if let folder, let note {
      try? FileManager.default.createDirectory(atPath: folder.artifactsPath, withIntermediateDirectories: true)
      try? Data("Being drawn: \(described)\n".utf8).write(to: URL(fileURLWithPath: note))
    }
    perform()
    if let note { try? FileManager.default.removeItem(atPath: note) }
  }

  /// Reports why the preview cannot be drawn.
  func report(_ failure: String) { report(Verdict(outcome: .error, message: failure)) }

  private func report(_ verdict: Verdict) {
    var verdict = verdict
    verdict.message = verdict.message.map { "Preview \(described): \($0)" }
    assertion.report(verdict, at: failurePosition)
  }

  private var assertion: Assertion {
    var assertion = Assertion(
      record: verification.record, timeout: verification.timeout, position: position, testName: verification.testName)
    assertion.subject = Assertion.Subject(
      name: preview.referenceName, preview: preview.description, folder: "\(preview.module)/\(preview.file)")
    return assertion
  }

  /// The name and the place of the preview.
  private var described: String {
    preview.filePath == nil ? preview.description : "\(preview) (\(preview.fileID):\(preview.line))"
  }

  /// The line of the preview. XCTest takes only the paths of literals. The line of a provider is found in the sources; if it
  /// is not, the failure is reported at the assertion.
  private var failurePosition: CallSite {
    guard TestFramework.current == .swiftTesting else { return position }
    if let path = preview.filePath { return position.at(line: preview.line, of: preview.fileID, path: path) }
    guard let place = ProviderDeclaration.find(preview.providerType, module: preview.module, near: position) else {
      return position
    }
    return position.at(line: place.line, of: preview.module + "/" + place.file, path: place.path)
  }
}
