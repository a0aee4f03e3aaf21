import Foundation
import SnapshotLedger
import TestReporting

/// One assertion on its way: identity → reference → comparison → outcome → ledger.
package struct Assertion {
  package var name: String?
  package var record: SnapshotTestingConfiguration.Record?
  package var directory: String?
  package var timeout: TimeInterval
  package var position: SourcePosition
  package var testName: String
  /// The test, where it is not the running one.
  package var test: TestIdentity?
  /// The cell of a matrix and what is made of it.
  package var cell: Cell?

  package init(
    name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil, directory: String? = nil,
    timeout: TimeInterval = 5, position: SourcePosition, testName: String
  ) {
    self.name = name
    self.record = record
    self.directory = directory
    self.timeout = timeout
    self.position = position
    self.testName = testName
  }

  /// Where in a matrix an assertion stands.
  package struct Cell: Equatable, Sendable {
    /// The cell's name in references.
    package var name: String
    /// The values axis by axis.
    package var labels: [String]
    /// What is made of the cell, such as `image`.
    package var strategy: String

    package init(name: String, labels: [String], strategy: String) {
      self.name = name
      self.labels = labels
      self.strategy = strategy
    }
  }

  /// What is the same for all the steps, gathered on the test's own task.
  package struct Circumstances: Sendable {
    package var settings: ProcessSettings
    package var policy: RecordPolicy
    package var test: TestIdentity
    package var session: RunSession
    package var diffTool: SnapshotTestingConfiguration.DiffTool
    package var naming: Naming

    package init(_ assertion: Assertion) {
      LostFailures.prepare()
      if TestFramework.current == .xcTest { TestCaseObserver.start() }
      settings = .current
      let scope = SnapshotTestingConfiguration.current
      policy = RecordPolicy(
        argument: assertion.record, scope: scope?.record, global: LegacyGlobals.recordOfCode, settings: settings)
      test = assertion.test ?? .current(at: assertion.position, testName: assertion.testName)
      session = .current(for: assertion.position, settings: settings)
      diffTool = scope?.diffTool ?? _diffTool
      naming = .current
    }
  }

  /// Makes the snapshot, compares it, records it where the mode says so, and writes the ledger.
  package func verify<Value, Format>(
    _ value: () throws -> Value, as strategy: Snapshotting<Value, Format>
  ) -> Verdict {
    verify(value, as: strategy, in: Circumstances(self))
  }

  /// The same on any thread.
  package func verify<Value, Format>(
    _ value: () throws -> Value, as strategy: Snapshotting<Value, Format>, in circumstances: Circumstances
  ) -> Verdict {
    enter(in: circumstances, pathExtension: strategy.pathExtension) { entry in
      let location = ReferenceLocation.find(
        ReferenceLocation.Request(
          test: circumstances.test, position: position, name: name, cell: cell, directory: directory,
          pathExtension: strategy.pathExtension, mayWrite: circumstances.policy.mode != .never),
        naming: circumstances.naming)
      entry.name = location.name
      entry.id = location.id
      if let obstacle = location.obstacle { throw obstacle }
      entry.reference = location.path
      return try compare(value, as: strategy, at: location, circumstances, &entry)
    }
  }

  private func compare<Value, Format>(
    _ value: () throws -> Value, as strategy: Snapshotting<Value, Format>, at location: ReferenceLocation,
    _ circumstances: Circumstances, _ entry: inout LedgerEntry
  ) throws -> Verdict {
    let value = try Thrown.wrapping(value)
    let format = try Waiting.result(of: strategy.snapshot(value), timeout: timeout)
    let renderTrace = { try strategy.renderTrace?(value) }
    let diffing = strategy.diffing
    let location = try location.settled(naming: circumstances.naming) { path in
      compare(format, with: try ReferenceFile.read(path), diffing: diffing, path: path).passes
    } contents: {
      try diffing.encode(format)
    }
    entry.id = location.id
    entry.reference = location.path
    let reference = try ReferenceFile.read(location.path)
    var comparison = compare(format, with: reference, diffing: diffing, path: location.path)
    if case .differs(let difference) = comparison, difference.isTolerated {
      // A pass all the same, but what a tolerance lets through is for people to know.
      entry.image = difference.image
      comparison = .matches
    }
    let judgement = Judgement.of(comparison, policy: circumstances.policy)
    if judgement == .pass {
      guard circumstances.session.hasRecorded(entry.id) else {
        if strategy.renderTrace != nil, let reference, circumstances.settings.ciVariable == nil {
          // Within a tolerance, the reference is another image, which the trace does not explain.
          circumstances.session.traces?.keep(id: entry.id, reference: reference) {
            diffing.matches(format, reference) ? try renderTrace() : nil
          }
        }
        return .passed
      }
      return Verdict(outcome: .recorded, message: FailureMessage.recordedEarlier(path: location.path))
    }

    let actual = try diffing.encode(format)
    if judgement == .fail { circumstances.naming.registry.note(rejected: actual, at: location.path) }
    if case .differs(let difference) = comparison {
      entry.image = difference.image
      entry.text = difference.text
    }
    // What explains the failure comes first, so that it is kept where the reference cannot be written.
    let evidence = Evidence(
      comparison: comparison, expected: reference, actual: actual, renderTrace: try? renderTrace(), entry: &entry,
      session: circumstances.session)
    if judgement == .record {
      if let other = circumstances.naming.registry.neighborInCase(of: location.path), reference == nil {
        throw ReferenceError.differInCase(path: location.path, other: other)
      }
      if reference != actual, !comparison.matches { try ReferenceFile.write(actual, to: location.path) }
    }
    let collected = collect(actual, of: location, settings: circumstances.settings)
    let message = FailureMessage(
      name: name, testName: testName, referencePath: location.path, judgement: judgement, comparison: comparison,
      policy: circumstances.policy, evidence: evidence, diffTool: circumstances.diffTool,
      acceptCommand: AcceptCommand.text(id: entry.id))
    return Verdict(
      outcome: judgement.outcome(of: comparison), message: message.text,
      notes: [circumstances.policy.note(on: comparison), collected].compactMap { $0 },
      attachments: evidence.attachments)
  }

  /// Puts the new value into the folder of `SNAPSHOT_ARTIFACTS`, where there is one, and gives back why it could not.
  private func collect(_ actual: Data, of location: ReferenceLocation, settings: ProcessSettings) -> String? {
    guard let folder = settings.artifactsDirectory else { return nil }
    let file = (location.path as NSString).lastPathComponent
    do throws(ReferenceError) {
      try ReferenceFile.write(actual, to: "\(folder)/\(position.fileBaseName)/\(file)")
      return nil
    } catch {
      return "SNAPSHOT_ARTIFACTS names a folder that takes no files.\n\(describe(error))"
    }
  }

  /// The cheap look first: bytes that certainly hold the value need no reading.
  private func compare<Format>(_ format: Format, with reference: Data?, diffing: Diffing<Format>, path: String)
    -> Comparison
  {
    guard let reference else { return .missing }
    if diffing.matches(format, reference) { return .matches }
    if let damage = ReferenceDamage.found(in: reference, path: path),
      (try? diffing.encode(format)).flatMap({ ReferenceDamage.found(in: $0, path: path) }) == nil
    {
      return .damaged(damage)
    }
    do {
      let expected = try diffing.decode(reference)
      return diffing.difference(reference: expected, file: reference, new: format).map(Comparison.differs) ?? .matches
    } catch let error as DamagedImage {
      return .damaged(.unreadablePicture(path: path, reason: error.reason))
    } catch {
      return .damaged(.undecodable(path: path, reason: describe(error)))
    }
  }
}
