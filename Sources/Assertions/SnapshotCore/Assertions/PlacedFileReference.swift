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
  private let written: String
  private let base: ReferenceBase
  /// The file, once it is named.
  private var place: PackageFile?
  private var reference: Result<Data?, any Error> = .success(nil)

  init(_ path: String, relativeTo base: ReferenceBase, of assertion: Assertion, in context: Assertion.Context) {
    written = path
    self.base = base
    self.assertion = assertion
    self.context = context
  }

  var file: String? { place?.path }
  var contents: Data? { try? reference.get() }

  /// The test, with its case.
  private var owner: String {
    context.test.caller?.name ?? context.test.written + (context.test.arguments.component.map { " (\($0))" } ?? "")
  }

  func name(_ entry: inout LedgerEntry) throws {
    entry.name = written
    entry.id = SnapshotID.text(test: context.test.path, name: written)
    let place = try PackageFile(written, relativeTo: base, from: assertion.position.source)
    entry.name = place.relativePath
    entry.id = SnapshotID.text(test: context.test.path, name: place.relativePath)
    entry.format = place.pathExtension
    let claim = NameRegistry.Claim(
      path: place.path, test: context.test.written, testCase: context.test.caseIdentity,
      caller: context.test.caller?.name, testClass: context.naming.testClass, name: place.relativePath)
    if let other = context.naming.registry.claim(claim) {
      guard other.path == place.path else {
        throw ReferenceError.differInCase(path: place.path, other: other.path)
      }
      throw ReferenceError.sharedPlace(path: place.path, first: other.caller ?? other.test, second: owner)
    }
    self.place = place
    entry.reference = place.path
    entry.place = place.relativePath
  }

  func read() {
    guard let place else { return }
    reference = Result { try read(place) }
  }

  private func read(_ place: PackageFile) throws(ReferenceError) -> Data? {
    // The runfiles of a Bazel test are links, and are never written.
    if assertion.isReadOnly { return try ReferenceFile.read(place.path) }
    let contents: Data?
    do throws(PlainFile.Refusal) {
      contents = try PlainFile.read(place.parts, below: place.root, limit: RunFolder.largestArtifact)
    } catch {
      switch error {
      case .symbolicLink, .notAFolder: throw .invalidPlace(path: place.path, reason: error.reason)
      case .notARegularFile:
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder), isFolder.boolValue {
          throw .directoryInTheWay(path: place.path)
        }
        throw .unreadable(path: place.path, reason: "it is not a regular file")
      default: throw .unreadable(path: place.path, reason: error.reason)
      }
    }
    if contents == nil, let command = SparseCheckout.command(for: place.path) {
      throw .notCheckedOut(path: place.path, command: command)
    }
    return contents
  }

  func compare(_ new: NewSnapshot<Format>, _ entry: inout LedgerEntry) throws -> Comparison {
    let format = try new.format.get()
    guard let place else { return .missing }
    let contents = try reference.get()
    if let other = context.session.recordings.ofAnother(than: recordingOwner, at: place.path) {
      throw ReferenceError.sharedPlace(path: place.path, first: other.owner, second: owner)
    }
    let comparison = new.diffing.comparison(of: format, with: contents, path: place.path)
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
      try PlainFile.replace(place.parts, below: place.root, with: contents)
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
    guard case .missing = failure.comparison, failure.judgement == .fail,
      Judgement.of(failure.comparison, policy: context.policy) == .record
    else { return message.text }
    return "No reference was found on disk. The new file was not written.\n\n\(message.files)"
  }
}
