import CustomDump

extension Snapshotting where Format == String {
  /// A value as `String(describing:)` prints it.
  public static var description: Snapshotting {
    SimplySnapshotting.lines.pullback { String(describing: $0) }
  }

  /// A value as swift-custom-dump prints it: its fields in the order of their declaration, at every depth.
  ///
  ///     assertSnapshot(of: user, as: .customDump)
  ///
  /// Records:
  ///
  ///     User(
  ///       id: 1,
  ///       name: "Blob"
  ///     )
  public static var customDump: Snapshotting {
    SimplySnapshotting.lines.pullback { orderedDump(of: $0) }
  }

  /// A value's fields at every depth, sorted by their text. For new snapshots prefer ``customDump``, which keeps their
  /// order.
  ///
  ///     assertSnapshot(of: user, as: .dump)
  ///
  /// Records:
  ///
  ///     ▿ User
  ///       - id: 1
  ///       - name: "Blob"
  public static var dump: Snapshotting {
    SimplySnapshotting.lines.pullback { DumpText.text(of: $0) }
  }
}
