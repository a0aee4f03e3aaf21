import SnapshotCore
import Views

extension Snapshotting where Value: Traced, Format == String {
  /// What has happened to a screen, action by action, and what followed from each.
  ///
  ///     try screen.inspect().find(button: "Upvote").tap()
  ///     assertSnapshot(of: screen, as: .trace)
  ///
  /// Records, in a file that ends in `trace.txt`:
  ///
  ///     upvoteTapped
  ///       score: 42 → 43
  ///       ~ 3 ActionSliceViewModel
  ///       configured ActionSlice
  public static var trace: Snapshotting { .text("trace.txt") { try $0.traceText } }
}
