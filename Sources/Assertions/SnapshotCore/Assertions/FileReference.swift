import Foundation
import SnapshotFoundation
import SnapshotLedger
import SnapshotWorkspace

/// The reference of an assertion in a file beside the test.
final class FileReference<Format>: ReferencePlace {
  private let assertion: Assertion
  private let context: Assertion.Context
  private let pathExtension: String?
  private let diffing: Diffing<Format>
  /// The location, once it is named.
  private(set) var location: ReferenceLocation?
  /// The contents, or the error of reading them.
  private(set) var reference: Result<Data?, any Error> = .success(nil)
  /// An earlier assertion of the test that passed the same name.
  private var namesake: CallSite?

  init<Value>(of assertion: Assertion, as strategy: Snapshotting<Value, Format>, in context: Assertion.Context) {
    self.assertion = assertion
    self.context = context
    pathExtension = strategy.pathExtension
    diffing = strategy.diffing
  }

  var file: String? { location?.path }
  var contents: Data? { try? reference.get() }

  func name(_ entry: inout LedgerEntry) throws {
    let location = ReferenceLocation.find(
      ReferenceLocation.Request(
        assertion, pathExtension: pathExtension, mayWrite: context.policy.mode != .never, in: context),
      naming: context.naming)
    entry.name = location.name
    entry.id = location.id
    if let obstacle = location.obstacle { throw withdrawing(obstacle) }
    move(to: location, &entry)
    if assertion.name != nil { namesake = context.naming.registry.note(assertion.position, of: entry.id) }
  }

  private func move(to location: ReferenceLocation, _ entry: inout LedgerEntry) {
    self.location = location
    entry.id = location.id
    entry.reference = location.path
  }

  func read() {
    // If two tests share a file, the new snapshot decides which file is read.
    guard let location, location.sharing == nil else { return }
    reference = Result {
      let contents = try ReferenceFile.read(location.path)
      if contents == nil, let command = SparseCheckout.command(for: location.path) {
        throw ReferenceError.notCheckedOut(path: location.path, command: command)
      }
      return contents
    }
  }

  func compare(_ new: NewSnapshot<Format>, _ entry: inout LedgerEntry) throws -> Comparison {
    let format = try new.format.get()
    if let location, location.sharing != nil {
      let settled: ReferenceLocation
      do {
        settled = try location.settled(naming: context.naming) { path in
          guard let contents = try ReferenceFile.read(path) else { return location.sharing?.mayRecord == true }
          return new.diffing.comparison(of: format, with: contents, path: path).passes
        } contents: {
          try new.contents()
        }
      } catch let error as ReferenceError {
        throw withdrawing(error)
      }
      move(to: settled, &entry)
      read()
    }
    let comparison = new.diffing.comparison(of: format, with: try reference.get(), path: file ?? "")
    try requireOwnName(comparison)
    guard case .differs(let difference) = comparison else { return unlessForeign(comparison) }
    guard difference.isTolerated else {
      guard let file else { return comparison }
      if let other = context.naming.registry.recordings.owner(of: file, otherThan: owner, with: try new.contents()) {
        try yield(to: other, &entry)
        return .missing
      }
      guard let owner, let other = context.session.recordings.ofAnother(than: owner, at: file) else {
        return comparison
      }
      try yield(to: other, &entry)
      return .missing
    }
    // The assertion passes, but the ledger records what the tolerance accepted.
    entry.image = difference.image
    return unlessForeign(.matches)
  }

  /// Throws an error if an earlier assertion of the test passed the same name, and one of both values does not match the reference.
  private func requireOwnName(_ comparison: Comparison) throws {
    guard let namesake, let file, let name = assertion.name else { return }
    switch comparison {
    case .differs(let difference) where !difference.isTolerated: break
    case .matches where context.naming.registry.hasRejected(at: file): break
    case .matches, .differs, .missing, .damaged: return
    }
    func place(_ position: CallSite) -> String { "\(position.fileIDText):\(position.line)" }
    throw ReferenceError.sharedByAssertions(
      path: file, name: name, first: place(namesake), second: place(assertion.position))
  }

  /// A reference that matches, but that other programs show otherwise, fails on CI. To record it replaces it.
  private func unlessForeign(_ comparison: Comparison) -> Comparison {
    guard let file, let contents else { return comparison }
    return diffing.unlessForeign(comparison, contents, at: file, in: context)
  }

  var isRecordedByAnother: Bool {
    guard let file, assertion.subject == nil else { return false }
    if context.test.running?.isConcurrent == true, context.naming.registry.recordings.contains(file) { return true }
    let recordings = context.session.recordings
    guard recordings.exist, let owner else { return false }
    return recordings.ofAnother(than: owner, at: file) != nil
  }

  /// The test that has the reference; `nil` if all tests share it.
  private var owner: Recordings.Owner? {
    guard assertion.subject == nil else { return nil }
    let sharers = [context.test.caller?.name, location?.sharedCase].compactMap { $0 }
    return Recordings.Owner(
      name: sharers.isEmpty ? context.test.written : sharers.joined(separator: ", "), isCaller: !sharers.isEmpty)
  }

  /// Leaves the reference to another test, which recorded another value: takes one with the suite in its name.
  ///
  /// - Throws: The error of tests that share a reference, if the suite does not distinguish them.
  private func yield(to other: Recordings.Owner, _ entry: inout LedgerEntry) throws {
    guard let location, let claim = location.ownClaim, !other.isCaller else {
      throw withdrawing(collision(with: other))
    }
    do {
      move(
        to: try location.taking(claim, naming: context.naming, folder: assertion.position.source.folder), &entry)
    } catch {
      throw withdrawing(error)
    }
    read()
  }

  /// Leaves the reference to a test in another process.
  private func yield(to other: RunRecordings.Recording, _ entry: inout LedgerEntry) throws {
    do {
      try yield(to: Recordings.Owner(name: other.owner, isCaller: other.isOwnerCaller), &entry)
    } catch {
      context.session.recordings.withdraw(other)
      throw error
    }
  }

  private func collision(with other: Recordings.Owner) -> ReferenceError {
    let (path, name) = (file ?? "", owner?.name ?? "")
    return context.test.caller == nil && location?.sharedCase != nil
      ? .sharedByNamedCases(path: path, first: other.name, second: name)
      : .sharedByCallers(path: path, name: context.test.written, first: other.name, second: name)
  }

  /// Returns an error. If tests in parallel share a reference, what they recorded is withdrawn.
  private func withdrawing(_ error: ReferenceError) -> ReferenceError {
    if context.test.running?.isConcurrent == true, let path = error.sharedPath {
      context.naming.registry.recordings.withdraw(path, because: error)
    }
    return error
  }

  func record(_ new: NewSnapshot<Format>, _ entry: inout LedgerEntry) throws {
    let actual = try new.contents()
    while let file {
      if contents == nil, let other = context.naming.registry.neighborInCase(of: file) {
        throw ReferenceError.differInCase(path: file, other: other)
      }
      // Before the reference exists, so that no process finds it without the announcement.
      if contents == nil, let owner {
        let recording = RunRecordings.Recording(of: actual, at: file, by: owner)
        if let other = context.session.recordings.announce(recording) {
          try yield(to: other, &entry)
          continue
        }
      }
      let recordings = context.naming.registry.recordings
      if let other = try recordings.record(actual, over: contents, at: file, by: owner) {
        try yield(to: other, &entry)
        continue
      }
      if contents == nil, context.session.recordings.isContested(file) { unlink(file) }
      return
    }
  }

  func reject(_ new: NewSnapshot<Format>, _ entry: inout LedgerEntry) {
    guard let file, let actual = try? new.contents() else { return }
    context.naming.registry.note(rejected: actual, at: file)
  }

  func message(of failure: AssertionFailure) -> String {
    let causes = failure.artifacts.causes { reference, referenceTrace, actual, trace in
      diffing.explaining?.causes(reference, referenceTrace, actual, trace) ?? []
    }
    return FailureMessage(
      name: assertion.name, testName: assertion.testName, failure: failure, policy: context.policy,
      diffTool: context.diffTool, causes: causes
    ).text
  }
}

extension ReferenceLocation.Request {
  /// Creates the request of an assertion.
  init(_ assertion: Assertion, pathExtension: String?, mayWrite: Bool, in context: Assertion.Context) {
    self.init(
      test: assertion.namingTest(in: context), file: assertion.position.source, name: assertion.name,
      cell: assertion.cell.map { SnapshotID.Configuration(name: $0.name, strategy: $0.strategy) },
      number: assertion.number, directory: assertion.directory, subfolder: assertion.subject?.folder,
      pathExtension: pathExtension, mayWrite: mayWrite)
  }
}
