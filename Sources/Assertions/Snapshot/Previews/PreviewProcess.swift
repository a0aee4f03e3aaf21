import Foundation
import SnapshotCore
import SnapshotFoundation
import SnapshotWorkspace

/// This test program once more, running only the test with an assertion of previews.
struct PreviewProcess {
  let program: String
  let test: TestFilter
  let journal: String
  let position: CallSite

  /// The seconds in which the process must reach the assertion. Loading a large program takes long on a busy machine, and
  /// does not count as the drawing of a preview.
  private static let startTime: TimeInterval = 120

  /// Runs the process.
  ///
  /// - Parameter timeout: The number of seconds in which the process must begin another preview.
  /// - Returns: How the process ended; `nil` if it cannot be started.
  func run(timeout: TimeInterval) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = test.arguments
    process.environment = environment
    let outputPath = journal + ".output"
    guard FileManager.default.createFile(atPath: outputPath, contents: nil) else { return nil }
    defer { try? FileManager.default.removeItem(atPath: outputPath) }
    guard let output = FileHandle(forWritingAtPath: outputPath) else { return nil }
    defer { try? output.close() }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    do { try process.run() } catch { return nil }
    var size = journalSize
    var quietSince = Date()
    while ended.wait(timeout: .now() + .milliseconds(50)) == .timedOut {
      if journalSize != size {
        size = journalSize
        quietSince = Date()
      } else if Date().timeIntervalSince(quietSince) > (size == 0 ? max(timeout, Self.startTime) : timeout) {
        kill(process.processIdentifier, SIGKILL)
        ended.wait()
        return "it took more than \(Int(timeout)) seconds. Look for an endless loop, or increase `timeout`."
      }
    }
    return Self.description(of: process, output: outputPath)
  }

  /// Notes in the journal that the process has ended.
  func noteEnd() {
    guard let handle = FileHandle(forWritingAtPath: journal) else { return }
    defer { try? handle.close() }
    _ = try? handle.seekToEnd()
    try? handle.write(contentsOf: Data((PreviewJournal.ended + "\n").utf8))
  }

  private var journalSize: Int {
    (try? FileManager.default.attributesOfItem(atPath: journal))?[.size] as? Int ?? 0
  }

  private var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    environment[PreviewChild.journalVariable] = journal
    environment[PreviewChild.positionVariable] = PreviewChild.identity(of: position)
    // The child writes no references, and is not part of the run.
    environment[RunChannel.runDirectory] = journal + ".run"
    environment[RunChannel.forcedRecordMode] = "never"
    environment["SWIFT_BACKTRACE"] = "enable=no"
    return environment
  }

  private static func description(of process: Process, output path: String) -> String {
    let output = FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let reason = output.split(separator: "\n").last { $0.contains("Fatal error") || $0.contains("fatal error") }
    let ending =
      process.terminationReason == .uncaughtSignal
      ? "its process crashed with signal \(process.terminationStatus)"
      : "its process ended with status \(process.terminationStatus)"
    return "\(ending).\(reason.map { "\n\n\($0)" } ?? "")"
  }
}
