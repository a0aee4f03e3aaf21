extension Snapshotting where Format == String {
  /// A value in the format of `String(describing:)`.
  public static var description: Snapshotting {
    SimplySnapshotting.lines.pullback { String(describing: $0) }
  }

  /// The fields of a value at every depth, sorted by their text. For new snapshots, prefer `customDump` of the module
  /// `SnapshotCustomDump`, which keeps the order of declaration.
  ///
  ///     assertSnapshot(of: user, as: .dump)
  ///
  /// Records:
  ///
  ///     ▿ User
  ///       - id: 1
  ///       - name: "Blob"
  ///
  /// A value that is nested more than 512 levels deep, or has more than two million parts, fails its assertion.
  public static var dump: Snapshotting {
    SimplySnapshotting.lines.throwingPullback { try DumpText.text(of: $0) }
  }
}
