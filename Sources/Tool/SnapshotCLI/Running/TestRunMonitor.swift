import Foundation
import SnapshotRuns

/// The progress of a run.
actor TestRunMonitor {
  private var reader = ConsoleReader()
  private var tail: LedgerTail
  private var status: StatusLine
  private var log: FileHandle?
  private let passesOn: Bool
  private let expected: Int?
  /// The text before the progress.
  private let label: String
  private var ids: Set<String> = []
  private var failed = 0
  private var started: ContinuousClock.Instant?
  private(set) var isInterrupted = false

  init(
    ledger: String, log path: String, expected: Int?, label: String = "", passesOn: Bool, showsProgress: Bool
  ) {
    tail = LedgerTail(endOf: ledger)
    self.label = label
    status = StatusLine(isShown: showsProgress)
    self.expected = expected
    self.passesOn = passesOn
    _ = FileManager.default.createFile(atPath: path, contents: nil)
    log = FileHandle(forWritingAtPath: path)
  }

  /// Processes an output line of the child process.
  func read(_ line: String) {
    let bare = line.hasSuffix("\r") ? String(line.dropLast()) : line
    reader.read(bare)
    try? log?.write(contentsOf: Data((bare + "\n").utf8))
    if passesOn { Console.note(bare) }
  }

  func interrupt() { isInterrupted = true }

  /// Updates the progress.
  func tick() {
    guard status.isShown else { return }
    for entry in tail.read() {
      if started == nil { started = .now }
      ids.insert(entry.id)
      if entry.outcome != .passed { failed += 1 }
    }
    let elapsed = started.map { ContinuousClock.now - $0 } ?? .zero
    let seconds = Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) * 1e-18
    let line = ProgressLine(
      buildSteps: reader.buildProgress, asserted: ids.count, failed: failed, expected: expected, seconds: seconds)
    status.show(label + line.text())
  }

  /// Clears the progress, and returns the output of the child process.
  func finish() -> ConsoleReader {
    status.clear()
    try? log?.close()
    log = nil
    return reader
  }
}
