import Foundation
import Snapshot

/// What text assertions cost: the passing one that a test has by the dozen, the failing one of a large text, and a process
/// with thousands of them.
///
/// Each figure is the processor's time, of this process and all its threads and of the system on their behalf, the least of
/// several repetitions, so that a busy machine shows as little as possible.
@main
enum TextBenchmark {
  static func main() throws {
    let folder = NSTemporaryDirectory() + "text-benchmark-\(UInt64.random(in: 0 ... .max))"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    setenv("SNAPSHOT_RUN_DIRECTORY", folder + "/run", 1)
    for variable in ["CI", "GITHUB_ACTIONS", "SNAPSHOT_FORCE_RECORD", "SNAPSHOT_TESTING_RECORD"] { unsetenv(variable) }

    let text = (1...40).map { "line \($0): the quick brown fox jumps over the lazy dog" }.joined(separator: "\n")
    let value = Table(rows: (1...13).map { Table.Row(id: $0, name: "row \($0)") })
    try measure("passing .lines, 40 lines", text, as: .lines, in: folder)
    try measure("passing .dump, 40 lines", value, as: .dump, in: folder)
    try measure("passing .json, 55 lines", value, as: .json, in: folder)
    for lines in [1_400, 10_000] { try measureFailure(lines: lines, in: folder) }
    for count in [1_000, 2_000, 5_000, 10_000] { try measureMany(count, in: folder) }
  }

  struct Table: Encodable {
    struct Row: Encodable {
      var id: Int
      var name: String
    }
    var rows: [Row]
  }

  /// Milliseconds of one passing assertion.
  private static func measure<Value>(
    _ title: String, _ value: Value, as strategy: Snapshotting<Value, String>, in folder: String
  ) throws {
    let directory = folder + "/" + title.filter(\.isLetter)
    _ = verifySnapshot(of: value, as: strategy, named: "value", record: .failed, snapshotDirectory: directory)
    // NB: what this process recorded it never passes, so the text is taken over into a name of its own.
    for file in try FileManager.default.contentsOfDirectory(atPath: directory) {
      let other = file.replacingOccurrences(of: "value", with: "copy")
      try FileManager.default.copyItem(atPath: directory + "/" + file, toPath: directory + "/" + other)
    }
    let repetitions = 500
    let seconds = least(of: 7) {
      for _ in 0..<repetitions {
        let message = verifySnapshot(of: value, as: strategy, named: "copy", snapshotDirectory: directory)
        precondition(message == nil, message ?? "")
      }
    }
    print("\(title): \(format(seconds / Double(repetitions) * 1000, places: 4)) ms each")
  }

  /// Seconds until a failing JSON of many lines has its difference.
  private static func measureFailure(lines: Int, in folder: String) throws {
    func json(changing period: Int?) -> String {
      let middle = (0..<(lines - 2)).map { index in
        let value = period.map { index % $0 == 3 ? index + 1 : index } ?? index
        return "  \"key\(index)\" : \(value),"
      }
      return (["{"] + middle + ["}"]).joined(separator: "\n")
    }
    for (title, period) in [("every 100th line", 100), ("every 4th line", 4), ("all lines", 0)] {
      let directory = "\(folder)/failing-\(lines)-\(period)"
      try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
      let new = period == 0 ? json(changing: nil).replacingOccurrences(of: "key", with: "name") : json(changing: period)
      try Data(json(changing: nil).utf8).write(to: URL(fileURLWithPath: directory + "/failing.value.txt"))
      var message: String?
      let seconds = least(of: 3) {
        message = verifySnapshot(
          of: new, as: .lines, named: "value", record: .never, snapshotDirectory: directory, testName: "failing")
      }
      precondition(message?.contains("does not match reference") == true)
      print("failing, \(lines) lines, \(title) changed: \(format(seconds, places: 3)) s")
    }
  }

  /// Seconds of many passing assertions, each with a reference of its own.
  private static func measureMany(_ count: Int, in folder: String) throws {
    let directory = "\(folder)/many-\(count)"
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    let text = (1...40).map { "line \($0)" }.joined(separator: "\n")
    for index in 0..<count {
      try Data("\(text)\n\(index)".utf8).write(
        to: URL(fileURLWithPath: "\(directory)/many.name\(index).txt"), options: [])
    }
    let seconds = least(of: 1) {
      for index in 0..<count {
        let message = verifySnapshot(
          of: "\(text)\n\(index)", as: .lines, named: "name\(index)", snapshotDirectory: directory, testName: "many")
        precondition(message == nil, message ?? "")
      }
    }
    let each = format(seconds / Double(count) * 1000, places: 4)
    print("\(count) passing assertions in one process: \(format(seconds, places: 3)) s, \(each) ms each")
  }

  private static func least(of times: Int, _ work: () -> Void) -> Double {
    (0..<times).map { _ in
      let start = processorTime()
      work()
      return processorTime() - start
    }.min() ?? 0
  }

  /// Seconds that the processor has spent on this process.
  private static func processorTime() -> Double {
    // NB: its type differs between the C libraries.
    Double(clock()) / Double(CLOCKS_PER_SEC)
  }

  private static func format(_ value: Double, places: Int) -> String { String(format: "%.\(places)f", value) }
}
