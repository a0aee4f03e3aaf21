import SnapshotCore
import SnapshotValueDump

extension Snapshotting where Format == String {
  /// A value in the format of swift-custom-dump, with fields in the order of their declaration.
  ///
  ///     assertSnapshot(of: user, as: .customDump)
  ///
  /// Records:
  ///
  ///     User(
  ///       id: 1,
  ///       name: "Blob"
  ///     )
  ///
  /// `Snapshot` and `InlineSnapshot` export this module. With `SnapshotCore` alone, import it as well: `SnapshotCore` needs no other
  /// package, so that it builds in two thirds of the time.
  ///
  /// A value that is nested more than 512 levels deep, or has more than two million parts, fails its assertion.
  public static var customDump: Snapshotting {
    SimplySnapshotting.lines.throwingPullback { try boundedDump(of: $0) }
  }
}
