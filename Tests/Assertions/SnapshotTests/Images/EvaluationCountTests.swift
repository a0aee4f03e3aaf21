import Raster
import Snapshot
import SnapshotFoundation
import SnapshotLedger
import SnapshotTestSupport
import SnapshotUI
import SnapshotWorkspace
import Testing

/// A view is evaluated and laid out once for its picture, render trace, companion text and lint findings.
@Suite struct EvaluationCountTests {
  /// Counts the evaluations of a body, and the placements of its layout.
  private final class Counter: Sendable {
    private let counts = Locked((bodies: 0, placements: 0))
    func countBody() { counts.withLock { $0.bodies += 1 } }
    func countPlacement() { counts.withLock { $0.placements += 1 } }

    /// Returns the counts of an operation.
    func counting(_ operation: () throws -> Void) rethrows -> [Int] {
      counts.withLock { $0 = (0, 0) }
      try operation()
      return counts.withLock { [$0.bodies, $0.placements] }
    }
  }

  private struct CountedLayout: Layout {
    var counter: Counter

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      counter.countPlacement()
      subviews.first?.place(at: bounds.origin, proposal: proposal)
    }
  }

  private struct Card: View {
    var counter: Counter
    var title = "Sign in"

    var body: some View {
      counter.countBody()
      return CountedLayout(counter: counter) { Text(title).padding(4) }
    }
  }

  /// The counts of one rendering.
  private func once(_ counter: Counter) throws -> [Int] {
    let counts = try counter.counting { _ = try Card(counter: counter).rendered(in: RenderContext()) }
    #expect(counts[0] == 1 && counts[1] >= 1)
    return counts
  }

  /// Verifies the view in a new run that lints, with a companion text.
  private func verify(
    _ card: Card, as strategy: Snapshotting<Card, PixelBuffer>, in sandbox: Sandbox, run: String
  ) -> Verdict {
    var sandbox = Sandbox(at: sandbox.root)
    sandbox.environment.merge([RunChannel.lints: "1", RunChannel.checksExplanations: "1"]) { $1 }
    sandbox.environment["SNAPSHOT_RUN_DIRECTORY"] = sandbox.root + "/runs/" + run
    return sandbox.run {
      withSnapshotTesting(companionText: .layout) { sandbox.assertion().verify({ card }, as: strategy) }
    }
  }

  private func expectOneEvaluation(
    of strategy: Snapshotting<Card, PixelBuffer>, times: Int = 1, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let counter = Counter()
    let expected = try once(counter).map { $0 * times }
    try withSandbox { sandbox throws in
      for (title, outcome) in [("Sign in", LedgerEntry.Outcome.recorded), ("Sign in", .passed), ("Sign up", .changed)] {
        var verdict = Verdict.passed
        let counts = counter.counting {
          verdict = verify(
            Card(counter: counter, title: title), as: strategy, in: sandbox, run: "\(title.last ?? " ")\(outcome)")
        }
        #expect(verdict.outcome == outcome, "\(verdict.message ?? "")", sourceLocation: sourceLocation)
        #expect(counts == expected, "\(outcome)", sourceLocation: sourceLocation)
      }
      #expect(sandbox.files.count == 2, sourceLocation: sourceLocation)
    }
  }

  @Test func pictureOfAView() throws { try expectOneEvaluation(of: .image) }

  @Test func annotatedPictures() throws {
    try expectOneEvaluation(of: .annotatedImage())
    try expectOneEvaluation(of: .accessibilityImage())
  }

  @Test func eachConfigurationOfAContactSheet() throws {
    try expectOneEvaluation(of: .contactSheet(across: .devices(.iPhoneSE3) * .colorSchemes(.light, .dark)), times: 2)
  }

  @Test func framesOfAContactSheet() throws {
    try expectOneEvaluation(
      of: Snapshotting<[CaptionedFrame<Card>], PixelBuffer>.contactSheet(layout: .device(config: .iPhoneSE3)).pullback {
        [CaptionedFrame("a", $0)]
      })
  }
}
