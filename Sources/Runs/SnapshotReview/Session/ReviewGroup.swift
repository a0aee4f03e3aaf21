import SnapshotLedger
import SnapshotRuns

/// Snapshots that are reviewed together.
package struct ReviewGroup: Equatable, Sendable {
  package var title: String
  package var results: [SnapshotResult]
  /// The root cause of the differences; `nil` when the group is a test or a file.
  package var cause: Cause?

  package init(title: String, results: [SnapshotResult], cause: Cause? = nil) {
    self.title = title
    self.results = results
    self.cause = cause
  }
}

/// How a review groups snapshots.
package enum ReviewGrouping: String, Hashable, Sendable, CaseIterable {
  /// Snapshots with the same root cause.
  case cause
  /// One snapshot in all its configurations.
  case test
  /// The snapshots of one test file.
  case file

  /// Groups results. Groups are in the order of their first result, results in their given order.
  ///
  /// - Complexity: linear; by cause, that of ``Cause/causes(of:in:)``.
  package func groups(of results: [SnapshotResult], in report: RunReport) -> [ReviewGroup] {
    switch self {
    case .cause:
      // Of all results, so that a cause is the same in every report and after some of its snapshots were decided.
      report.causes.compactMap { $0.limited(to: Set(results.map(\.key))) }
        .map { ReviewGroup(title: $0.title, results: $0.results, cause: $0) }
    case .test: grouped(results) { SnapshotID.withoutConfiguration($0.id) }
    case .file: grouped(results) { report.displayPath($0.entry.file) }
    }
  }

  private func grouped(_ results: [SnapshotResult], by title: (SnapshotResult) -> String) -> [ReviewGroup] {
    var indexOfTitle: [String: Int] = [:]
    var groups: [ReviewGroup] = []
    for result in results {
      let title = title(result)
      if let index = indexOfTitle[title] {
        groups[index].results.append(result)
      } else {
        indexOfTitle[title] = groups.count
        groups.append(ReviewGroup(title: title, results: [result]))
      }
    }
    return groups
  }
}
