import SnapshotFoundation
import SnapshotLedger
import SnapshotTestReporting

extension Assertion {
  /// The context of an assertion: what it reads from the test's task, before it may switch threads.
  ///
  /// A class, because copies of its many values take longer than all comparisons in debug builds.
  package final class Context: Sendable {
    package let settings: ProcessSettings
    package let policy: RecordPolicy
    package let asserting: AssertingTest
    package let diffTool: SnapshotTestingConfiguration.DiffTool
    package let companionText: CompanionText
    package let explanations: Explanations
    package let naming: Naming

    package init(_ assertion: borrowing Assertion) {
      LostFailures.prepare()
      TestCaseEnds.observe()
      let injected = ProcessSettings.injected
      settings = injected ?? .process
      let scope = SnapshotTestingConfiguration.current
      let traits = LegacyGlobals.traits
      let globals = LegacyGlobals.current
      let policy = RecordPolicy(
        argument: assertion.record, scope: scope?.record, global: traits?.first { $0.record } ?? globals.record,
        settings: settings)
      self.policy = assertion.isReadOnly ? policy.writingNothing() : policy
      let registry = NameRegistry.injected
      var isKept = false
      if case (.none, .none, .none) = (injected, registry, traits) { isKept = true }
      asserting = .current(of: assertion, settings: settings, isKept: isKept)
      diffTool = scope?.diffTool ?? traits?.first { $0.diffTool } ?? globals.diffTool
      companionText = scope?.companionText ?? traits?.first { $0.companionText } ?? .off
      explanations = scope?.explanations ?? traits?.first { $0.explanations } ?? .full
      let testClass = assertion.test == nil ? asserting.identity.running?.testClass : TestClass.current
      naming = .current(in: testClass, registry: registry ?? .process)
    }

    package var test: TestIdentity { asserting.identity }
    package var session: RunSession { asserting.session }
  }

  /// The test as the names of references contain it.
  func namingTest(in context: Context) -> TestIdentity {
    guard let subject else { return context.test }
    return TestIdentity(target: context.test.target, suite: context.test.suite, function: subject.name)
  }
}
