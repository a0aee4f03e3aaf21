import SnapshotCore
import SnapshotUI

extension Snapshotting where Value: Traced, Format == String {
  /// The actions that a screen received, with the effects of each.
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
