import Foundation
import SnapshotFoundation
import SnapshotLedger
import SnapshotReports
import SnapshotRuns
import SnapshotWorkspace

/// The variables that Bazel sets for a test, if the tool is one, for example as an `sh_test`.
struct BazelTest {
  private let environment: [String: String]

  init(environment: [String: String] = ProcessInfo.processInfo.environment) { self.environment = environment }

  private func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }

  /// The shard that Bazel asks for; `nil` without sharding. Bazel counts from 0.
  func shard() throws -> Shard? {
    guard let total = value("TEST_TOTAL_SHARDS") else { return nil }
    let index = value("TEST_SHARD_INDEX") ?? ""
    guard let count = Int(total), let number = Int(index), let shard = try? Shard(argument: "\(number + 1)/\(count)")
    else {
      throw CommandError(
        .usage,
        "TEST_SHARD_INDEX=\(VisibleText.line(index)) and TEST_TOTAL_SHARDS=\(VisibleText.line(total)) are not a valid shard. Unset "
          + "them, or use --shard i/n.")
    }
    return shard
  }

  /// Tells Bazel that the test supports sharding, by creating a file.
  func confirmSharding() throws {
    guard let path = value("TEST_SHARD_STATUS_FILE") else { return }
    try OutputFile.write(Data(), to: path)
  }

  /// The folder for the run, which Bazel keeps as an output of the test.
  var runFolder: RunFolder? { value("TEST_UNDECLARED_OUTPUTS_DIR").map { RunFolder(path: $0 + "/snapshots") } }

  /// Writes the results for Bazel.
  func write(_ report: RunReport) throws {
    guard let path = value("XML_OUTPUT_FILE") else { return }
    try OutputFile.write(ReportFormat.junit.render(report), to: path)
  }
}
