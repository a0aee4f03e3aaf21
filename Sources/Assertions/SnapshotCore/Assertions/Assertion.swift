import Foundation
import SnapshotLedger
import SnapshotFoundation
import SnapshotTestReporting

/// One assertion and its pipeline: identity → reference → comparison → outcome → ledger.
package struct Assertion {
  package var name: String?
  package var record: SnapshotTestingConfiguration.Record?
  package var directory: String?
  package var timeout: TimeInterval
  package var position: CallSite
  /// The error that prevents finding the file of ``position`` on this machine, if any.
  var relocationError: ReferenceError?
  /// Whether the file is in a folder that is never written.
  var isReadOnly = false
  package var testName: String
  /// The test that makes the assertion, or `nil` for the running test.
  package var test: TestIdentity?
  /// The configuration and strategy of a matrix that the assertion belongs to, if any.
  package var cell: Cell?
  /// What the references are named after instead of the test, if anything: a preview.
  package var subject: Subject?

  package init(
    name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil, directory: String? = nil,
    timeout: TimeInterval = 5, position: CallSite, testName: String
  ) {
    self.name = name
    self.record = record
    self.directory = directory
    self.timeout = timeout
    self.position = position
    self.testName = testName
    do throws(ReferenceError) {
      let location = try SourceRelocation.current.location(of: position.path)
      if location.path != position.path { self.position = position.inFile(at: location.path) }
      isReadOnly = location.isReadOnly
    } catch {
      relocationError = error
    }
  }

  /// One configuration of a matrix, with one strategy.
  package struct Cell: Equatable, Sendable {
    /// The configuration's name in file names and ids.
    package var name: String
    /// The configuration's value on each axis.
    package var labels: [String]
    /// The name of the strategy, such as `image`.
    package var strategy: String

    package init(name: String, labels: [String], strategy: String) {
      self.name = name
      self.labels = labels
      self.strategy = strategy
    }
  }

  /// What the references of an assertion are named after instead of the test.
  package struct Subject: Hashable, Sendable {
    /// The name in file names and ids.
    package var name: String
    /// The preview, such as `Card:Long title`, for the ledger.
    package var preview: String

    package init(name: String, preview: String) {
      self.name = name
      self.preview = preview
    }
  }

  /// The context of an assertion: what it reads from the test's task, before it may switch threads.
  package struct Context: Sendable {
    package var settings: ProcessSettings
    package var policy: RecordPolicy
    package var test: TestIdentity
    package var session: RunSession
    package var diffTool: SnapshotTestingConfiguration.DiffTool
    package var companionText: CompanionText
    package var explanations: Explanations
    package var naming: Naming

    package init(_ assertion: Assertion) {
      LostFailures.prepare()
      TestCaseEnds.observe()
      settings = .current
      let scope = SnapshotTestingConfiguration.current
      policy = RecordPolicy(
        argument: assertion.record, scope: scope?.record, global: LegacyGlobals.recordOfCode, settings: settings)
      if assertion.isReadOnly { policy = policy.writingNothing() }
      test = assertion.test ?? .current(at: assertion.position, testName: assertion.testName)
      session = .current(for: assertion.position, settings: settings)
      diffTool = scope?.diffTool ?? _diffTool
      companionText = .current(in: scope)
      explanations = .current(in: scope)
      naming = .current
    }
  }

  /// Takes the snapshot, compares it with its reference, records it if the mode says so, and appends to the ledger.
  package func verify<Value, Format>(
    _ value: () throws -> Value, as strategy: Snapshotting<Value, Format>
  ) -> Verdict {
    verify(value, as: strategy, in: Context(self))
  }

  /// Verifies a value against its one reference, in a context that was captured earlier. May be called on any thread.
  ///
  /// - Returns: The verdict, and the snapshot's name or number if it has a location.
  func verifyReference<Value, Format>(
    _ value: () throws -> Value, as strategy: Snapshotting<Value, Format>, in context: Context
  ) -> (verdict: Verdict, name: String?) {
    if let request = context.settings.sweep { return (sweep(value, as: strategy, request, in: context), nil) }
    var locatedName: String?
    let verdict = enter(in: context, pathExtension: strategy.pathExtension) { entry in
      let location = ReferenceLocation.find(
        ReferenceLocation.Request(
          test: namingTest(in: context), position: position, name: name, cell: cell, directory: directory,
          pathExtension: strategy.pathExtension, mayWrite: context.policy.mode != .never),
        naming: context.naming)
      entry.name = location.name
      entry.id = location.id
      if let obstacle = location.obstacle { throw obstacle }
      entry.reference = location.path
      locatedName = location.name
      return try compare(value, as: strategy, at: location, context, &entry)
    }
    return (verdict, locatedName)
  }

  /// The test as the names of references contain it.
  func namingTest(in context: Context) -> TestIdentity {
    guard let subject else { return context.test }
    return TestIdentity(target: context.test.target, suite: context.test.suite, function: subject.name)
  }

  private func compare<Value, Format>(
    _ value: () throws -> Value, as strategy: Snapshotting<Value, Format>, at location: ReferenceLocation,
    _ context: Context, _ entry: inout LedgerEntry
  ) throws -> Verdict {
    let value = try Thrown.wrapping(value)
    // A view that can't be linted is unknown, and the picture shows why.
    if context.settings.lints { entry.lint = try? strategy.lint?(value) }
    let format = try Identity.$current.withValue(Identity(self, id: location.id)) {
      try Waiting.result(of: strategy.snapshot(value), timeout: timeout)
    }
    let diffing = strategy.diffing
    let trace = KeptTrace { try strategy.renderTrace?(value) }
    func encoded() throws -> Data {
      let file = try diffing.encode(format)
      guard let explaining = diffing.explaining, let trace = trace.value else { return file }
      return explaining.embed(trace.text, context.explanations, file)
    }
    let location = try location.settled(naming: context.naming) { path in
      compare(format, with: try ReferenceFile.read(path), diffing: diffing, path: path).passes
    } contents: {
      try encoded()
    }
    entry.id = location.id
    entry.reference = location.path
    let reference = try ReferenceFile.read(location.path)
    if reference == nil, let command = SparseCheckout.command(for: location.path) {
      throw ReferenceError.notCheckedOut(path: location.path, command: command)
    }
    var comparison = compare(format, with: reference, diffing: diffing, path: location.path)
    if case .differs(let difference) = comparison, difference.isTolerated {
      // The assertion passes, but the ledger records what the tolerance accepted.
      entry.image = difference.image
      comparison = .matches
    }
    return try judge(comparison, expected: reference, in: context, &entry) {
      try encoded()
    } renderTrace: {
      trace.value
    } pass: { entry in
      guard !context.session.hasRecorded(entry.id) else {
        return Verdict(outcome: .recorded, message: FailureMessage.recordedEarlier(path: location.path))
      }
      if strategy.renderTrace != nil, let reference, context.settings.ciVariable == nil,
        context.settings.checksExplanations || diffing.explaining?.isStored(reference) != true
      {
        keepTrace(in: context, entry.id, reference, diffing) {
          // A reference within the tolerance is a different picture, which the trace does not describe.
          diffing.matches(format, reference) ? trace.value?.text : nil
        }
      }
      return .passed
    } reject: { actual, _ in
      context.naming.registry.note(rejected: actual, at: location.path)
    } record: { actual in
      if let other = context.naming.registry.neighborInCase(of: location.path), reference == nil {
        throw ReferenceError.differInCase(path: location.path, other: other)
      }
      if reference != actual, !comparison.matches { try ReferenceFile.write(actual, to: location.path) }
    } message: { judgement, artifacts, entry in
      FailureMessage(
        name: name, testName: testName, referencePath: location.path, judgement: judgement, comparison: comparison,
        policy: context.policy, artifacts: artifacts, diffTool: context.diffTool,
        acceptCommand: AcceptCommandLine.text(id: entry.id),
        causes: artifacts.causes { reference, referenceTrace, actual, trace in
          diffing.explaining?.causes(reference, referenceTrace, actual, trace) ?? []
        }
      ).text
    } notes: { actual in
      [collect(actual, of: location, settings: context.settings)].compactMap { $0 }
    }
  }

  /// Keeps the render trace of a reference without an explanation, or with one that describes an earlier view.
  private func keepTrace<Format>(
    in context: Context, _ id: String, _ reference: Data, _ diffing: Diffing<Format>, _ text: () -> String?
  ) {
    guard let traces = context.session.traces else { return }
    guard context.settings.checksExplanations else {
      traces.keep(id: id, reference: reference, text: text)
      return
    }
    traces.remove(id: id, reference: reference)
    guard let trace = text() else { return }
    if let explaining = diffing.explaining, explaining.isStored(reference), explaining.isCurrent(trace, reference) {
      return
    }
    traces.keep(id: id, reference: reference) { trace }
  }

  /// The render trace of a value, made at most once.
  private final class KeptTrace {
    private let make: () throws -> TraceText?
    /// The trace; `nil` if the value has none.
    private(set) lazy var value: TraceText? = (try? make()) ?? nil

    init(_ make: @escaping () throws -> TraceText?) { self.make = make }
  }

  /// Copies the new value to the folder in `SNAPSHOT_ARTIFACTS`, if set.
  ///
  /// - Returns: A note for the failure message if copying fails, otherwise `nil`.
  private func collect(_ actual: Data, of location: ReferenceLocation, settings: ProcessSettings) -> String? {
    guard let folder = settings.artifactsDirectory else { return nil }
    let file = (location.path as NSString).lastPathComponent
    do throws(ReferenceError) {
      try ReferenceFile.write(actual, to: "\(folder)/\(position.fileBaseName)/\(file)")
      return nil
    } catch {
      return "The new value cannot be copied to the folder in SNAPSHOT_ARTIFACTS.\n\(describe(error))"
    }
  }

  /// Compares a new value with the bytes of its reference. Decodes the reference only if its bytes do not match.
  private func compare<Format>(_ format: Format, with reference: Data?, diffing: Diffing<Format>, path: String)
    -> Comparison
  {
    guard let reference else { return .missing }
    if diffing.matches(format, reference) { return .matches }
    if let damage = GitDamage.found(in: reference, comparedWith: try? diffing.encode(format)) {
      return .damaged(ReferenceError(damage, path: path))
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
