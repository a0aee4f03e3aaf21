import SnapshotRuns
import Testing

@Suite struct ExitCodeTests {
  /// The documented order: 78 65 2 6 5 1 4 3.
  static let order: [(RunFindings, Int32)] = [
    (.badConfiguration, 78), (.unreadableReference, 65), (.otherFailure, 2), (.incomplete, 6), (.nondeterministic, 5),
    (.changed, 1), (.lint, 4), (.stale, 3),
  ]

  @Test func eachFindingHasItsExitCode() {
    for (finding, code) in Self.order { #expect(finding.exitCode.rawValue == code) }
    #expect(RunFindings().exitCode.rawValue == 0)
  }

  @Test func firstFindingInOrderDeterminesTheExitCode() {
    for all in 0..<256 {
      let findings = RunFindings(rawValue: all)
      let expected = Self.order.first { findings.contains($0.0) }?.1 ?? 0
      #expect(findings.exitCode.rawValue == expected, "findings \(all)")
    }
  }
}
