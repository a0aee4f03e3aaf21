import SnapshotLedger

/// A line of a source file, to which reports lead.
package struct SourcePlace: Hashable, Sendable {
  /// An absolute path.
  package var file: String
  /// Counted from 1.
  package var line: Int

  /// Finds the places of previews: a failure that quotes the message of a preview is in the line of the preview, while its
  /// entry has the line of the test.
  ///
  /// - Returns: The places by the ids of the previews without configurations.
  static func ofPreviews(in entries: [LedgerEntry], failures: [TestIssue]) -> [String: SourcePlace] {
    var places: [String: SourcePlace] = [:]
    for entry in entries where entry.preview != nil && entry.outcome != .passed {
      guard let failure = failures.first(where: { $0.quotes(entry) && !$0.file.isEmpty }) else { continue }
      places[SnapshotID.withoutConfiguration(entry.id)] = SourcePlace(file: failure.file, line: failure.line)
    }
    return places
  }
}

extension RunReport {
  /// Returns the place of a snapshot: the preview that it shows, or its assertion.
  package func place(of entry: LedgerEntry) -> SourcePlace {
    let preview = entry.preview == nil ? nil : previewPlaces[SnapshotID.withoutConfiguration(entry.id)]
    return preview ?? SourcePlace(file: entry.file, line: entry.line)
  }

  /// Returns the place of a snapshot as text: `Tests/AppTests/LoginTests.swift:12`.
  package func displayPlace(of entry: LedgerEntry) -> String {
    let place = place(of: entry)
    return "\(displayPath(place.file)):\(place.line)"
  }
}
