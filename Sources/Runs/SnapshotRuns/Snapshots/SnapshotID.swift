import SnapshotLedger

/// The parts of a snapshot's id: `AppTests/LoginTests/screen-number(3)#1@size=L,scheme=dark`.
package enum SnapshotID {
  /// Returns an id without the configuration at its end: `AppTests/LoginTests/screen-number(3)#1`.
  package static func withoutConfiguration(_ id: String) -> String {
    id.lastIndex(of: "@").map { String(id[..<$0]) } ?? id
  }

  /// Returns the arguments of a parametrised test, such as `(3)`; empty when the id has none.
  package static func arguments(in id: String) -> String {
    let path = withoutConfiguration(id)
    return path.firstIndex(of: "(").map { String(path[$0...].prefix { $0 != "#" }) } ?? ""
  }

  /// Returns a test with the arguments of its case: `screen(number:) (3)`.
  package static func title(test: String, arguments: String) -> String {
    ["", "()"].contains(arguments) || test.hasSuffix(arguments) ? test : "\(test) \(arguments)"
  }
}

extension LedgerEntry {
  /// The preview, or the test with the arguments of its case.
  package var title: String { preview ?? SnapshotID.title(test: test, arguments: SnapshotID.arguments(in: id)) }
}
