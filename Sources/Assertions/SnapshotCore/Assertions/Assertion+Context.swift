import SnapshotFoundation
import SnapshotLedger
import SnapshotTestReporting

extension Assertion {
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
      companionText = scope?.companionText ?? LegacyGlobals.trait { $0.companionText } ?? .off
      explanations = scope?.explanations ?? LegacyGlobals.trait { $0.explanations } ?? .full
      naming = .current
    }
  }

  /// The test as the names of references contain it.
  func namingTest(in context: Context) -> TestIdentity {
    guard let subject else { return context.test }
    return TestIdentity(target: context.test.target, suite: context.test.suite, function: subject.name)
  }
}
