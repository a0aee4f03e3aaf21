import ArgumentParser
import SnapshotReview
import SnapshotRuns

/// The snapshots of a run that a subcommand selects.
struct SnapshotSelection: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Select snapshots by an id, the end of an id, a glob, File.swift:12, or configurations such as login@*AX*.",
      valueName: "snapshot"))
  var keys: [String] = []
}

extension RunReport {
  /// The results that match the keys, or all results if there are no keys.
  ///
  /// - Throws: ``AcceptanceError/noSuchKey(_:nearest:)`` for a key that matches no snapshot of the run.
  func select(_ keys: [String], among results: [SnapshotResult]) throws -> [SnapshotResult] {
    let patterns = keys.map(KeyPattern.init)
    for pattern in patterns where !self.results.contains(where: { pattern.matches($0.entry) }) {
      throw AcceptanceError.noSuchKey(pattern.text, nearest: nearestID(to: pattern.text))
    }
    return patterns.isEmpty ? results : results.filter { result in patterns.contains { $0.matches(result.entry) } }
  }
}
