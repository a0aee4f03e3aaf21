import Foundation
import SnapshotCore
import SnapshotLedger
import TestFailures
import TestReporting
import Views

/// The assertion of one preview.
struct PreviewAssertion {
  let preview: Preview
  let matrix: Matrix
  let record: SnapshotTestingConfiguration.Record?
  let timeout: TimeInterval
  /// The position of the call in the test.
  let position: CallSite
  let testName: String

  /// Verifies the preview in all of its configurations.
  @MainActor func perform() {
    let view = Result { try preview.makeView() }
    let verdict = assertion.verify(
      { try view.get() }, across: preview.configurations(of: matrix), as: [.image(precision: preview.precision)])
    report(verdict)
  }

  /// Verifies the preview, and notes its name in the run's folder while it is drawn.
  @MainActor func performNamingCrashes() {
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
      record: record, directory: "__Snapshots__/\(preview.module)/\(preview.file)", timeout: timeout,
      position: position, testName: testName)
    assertion.subject = Assertion.Subject(name: preview.referenceName, preview: preview.description)
    return assertion
  }

  /// The name and the place of the preview.
  private var described: String {
    preview.filePath == nil ? preview.description : "\(preview) (\(preview.fileID):\(preview.line))"
  }

  /// The line of the preview. XCTest takes only the paths of literals, and a provider's line is not known.
  private var failurePosition: CallSite {
    guard let path = preview.filePath, TestFramework.current == .swiftTesting else { return position }
    return position.at(line: preview.line, of: preview.fileID, path: path)
  }
}

extension Preview {
  /// What identifies the preview in a process.
  var key: String { "\(fileID)\t\(line)\t\(referenceName)" }
}
