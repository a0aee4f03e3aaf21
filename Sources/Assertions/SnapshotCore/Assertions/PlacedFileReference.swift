import Foundation
import SnapshotFoundation
import SnapshotLedger
import SnapshotWorkspace

/// A reference at a place that the test chooses: a file of the repository, which may be compiled or shipped.
///
/// A test never overwrites it, whatever the record mode is, and creates it only if nothing compiles or runs it.
final class PlacedFileReference<Format>: ReferencePlace {
  private let assertion: Assertion
  private let context: Assertion.Context
  /// The path as the test has it.
  private let written: String
  private let found: Result<PackageFile, ReferenceError>
  /// The folder that the test compares as a whole, if any.
  private let folder: PackageFile?
  /// Whether the new file is executable; `nil` if it does not matter.
  private let isExecutable: Bool?
  /// The file, once it is named.
  private var place: PackageFile?
  private var reference: Result<Data?, any Error> = .success(nil)

  init(_ path: String, relativeTo base: ReferenceBase, of assertion: Assertion, in context: Assertion.Context) {
    written = path
    found = Result { () throws(ReferenceError) in
      try PackageFile(path, relativeTo: base, from: assertion.position.source)
    }
    folder = nil
    isExecutable = nil
    self.assertion = assertion
    self.context = context
  }

  /// Creates the reference of a file in a folder that the test compares as a whole.
  init(
    _ place: PackageFile, in folder: PackageFile, isExecutable: Bool?, of assertion: Assertion,
    in context: Assertion.Context
  ) {
    written = place.relativePath
    found = .success(place)
    self.folder = folder
    self.isExecutable = isExecutable
    self.assertion = assertion
    self.context = context
  }

  var file: String? { place?.path }
  var contents: Data? { try? reference.get() }

  private var owner: String { PackageFile.owner(in: context) }

  func name(_ entry: inout LedgerEntry) throws {
    entry.name = written
    entry.id = SnapshotID.text(test: context.asserting.path, name: written)
    let place = try found.get()
    entry.name = place.relativePath
    entry.id = SnapshotID.text(test: context.asserting.path, name: place.relativePath)
    entry.format = place.pathExtension
    try place.claim(in: context)
    self.place = place
    entry.reference = place.path
    entry.place = place.relativePath
    entry.placeFolder = folder?.relativePath
  }

  func read() {
    guard let place else { return }
    reference = Result { try place.contents(isReadOnly: assertion.isReadOnly) }
  }

  func compare(_ new: NewSnapshot<Format>, _ entry: inout LedgerEntry) throws -> Comparison {
    let format = try new.format.get()
    guard let place else { return .missing }
    let contents = try reference.get()
    if let other = context.session.recordings.ofAnother(than: recordingOwner, at: place.path) {
      throw ReferenceError.sharedPlace(path: place.path, first: other.owner, second: owner)
    }
    var comparison = new.diffing.comparison(of: format, with: contents, path: place.path)
    if let isExecutable, isExecutable != (PlainFile.isExecutable(place.parts, below: place.root) ?? false) {
      entry.isExecutable = isExecutable
      comparison = comparison.addingExecutableBit(isExecutable)
    }
    if case .differs(let difference) = comparison, difference.isTolerated {
      // The assertion passes, but the ledger records what the tolerance accepted.
      entry.image = difference.image
      return .matches
    }
    guard let contents else { return comparison }
    return new.diffing.unlessForeign(comparison, contents, at: place.path, in: context)
  }

  private var recordingOwner: Recordings.Owner { Recordings.Owner(name: owner, isCaller: false) }

  func judgement(on comparison: Comparison, policy: RecordPolicy) -> (action: Judgement, note: String?) {
    let asked = Judgement.of(comparison, policy: policy)
    switch comparison {
    case .missing where asked == .record && place?.isSource == true:
      return (
        .fail,
        "Tests do not create source files, executables and files in folders of sources. Accept the new contents of the run."
      )
    case .differs where asked == .record, .damaged where asked == .record:
      return (
        .fail,
        "Tests do not overwrite files at places that they choose, in any record mode. Accept the new contents of the run."
      )
    default: return (asked, policy.note(on: comparison))
    }
  }

  func record(_ new: NewSnapshot<Format>, _ entry: inout LedgerEntry) throws {
    guard let place else { return }
    let contents = try new.contents()
    if let other = context.naming.registry.neighborInCase(of: place.path) {
      throw ReferenceError.differInCase(path: place.path, other: other)
    }
    // Before the file exists, so that no process finds it without the announcement.
    let recording = RunRecordings.Recording(of: contents, at: place.path, by: recordingOwner)
    if let other = context.session.recordings.announce(recording) {
      throw ReferenceError.sharedPlace(path: place.path, first: other.owner, second: owner)
    }
    do throws(PlainFile.Refusal) {
      try PlainFile.replace(place.parts, below: place.root, with: contents, isExecutable: isExecutable)
    } catch .symbolicLink(let link) {
      throw ReferenceError.invalidPlace(
        path: place.path, reason: PlainFile.Refusal.symbolicLink(link).reason)
    } catch {
      throw ReferenceError.unwritable(path: place.path, reason: error.reason)
    }
  }

  func reject(_ new: NewSnapshot<Format>, _ entry: inout LedgerEntry) {}

  func message(of failure: AssertionFailure) -> String {
    let message = FailureMessage(
      name: place?.relativePath, testName: assertion.testName, failure: failure, policy: context.policy,
      diffTool: context.diffTool, causes: [])
    guard case .missing = failure.comparison, failure.judgement == .fail else { return message.text }
    let isRecording = Judgement.of(failure.comparison, policy: context.policy) == .record
    let headline =
      isRecording
      ? "No reference was found on disk. The new file was not written."
      : "No reference was found on disk. The new file was not written, because recording is disabled."
    return "\(headline)\n\n\(message.files)"
  }
}

extension Comparison {
  /// Returns the comparison of files of which only one is executable.
  fileprivate func addingExecutableBit(_ isExecutable: Bool) -> Comparison {
    let sentence =
      isExecutable
      ? "The new file is executable. The reference is not." : "The new file is not executable. The reference is."
    switch self {
    case .matches: return .differs(Difference(message: sentence))
    case .differs(var difference):
      difference.remark = [difference.remark, sentence].compactMap { $0 }.joined(separator: "\n")
      return .differs(difference)
    case .missing, .damaged: return self
    }
  }
}

extension Assertion {
  /// Verifies one file of a folder that the test compares as a whole.
  ///
  /// - Parameter isExecutable: Whether the new file is executable; `nil` if it does not matter.
  package func verify(
    _ contents: Data, at place: PackageFile, in folder: PackageFile, isExecutable: Bool?,
    ignoringLineEndings: Bool, in context: Context
  ) -> Verdict {
    verify(
      { contents },
      as: Snapshotting<Data, Data>(pathExtension: nil, diffing: .file(ignoringLineEndings: ignoringLineEndings)),
      at: PlacedFileReference(place, in: folder, isExecutable: isExecutable, of: self, in: context), in: context
    ).verdict
  }
}
