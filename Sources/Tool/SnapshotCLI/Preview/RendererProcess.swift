import Foundation
import SnapshotPreviewMessages
import SnapshotWorkspace

/// A test process of the package that draws previews on request.
final class RendererProcess {
  /// The messages of the process. The last one is ``PreviewReply/ended(reason:isCrash:)``.
  let replies: AsyncStream<PreviewReply>
  private let process: Process
  private let requests: Int32
  private let folder: String

  /// Starts the process.
  ///
  /// - Throws: An error of the file system, or of starting the process.
  init(_ program: TestProgram, packageRoot: String) throws {
    folder = NSTemporaryDirectory() + "/snapshot-preview-\(getpid())-\(UInt64.random(in: 0 ... .max))"
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    let paths = (requests: folder + "/requests", replies: folder + "/replies", output: folder + "/output.txt")
    for path in [paths.requests, paths.replies] where mkfifo(path, 0o600) != 0 {
      throw CommandError(.inputOutput, "Cannot create the pipe \(path): \(String(cString: strerror(errno)))")
    }
    // Opened for both directions, so that opening waits for no one.
    requests = open(paths.requests, O_RDWR | O_CLOEXEC)
    let input = open(paths.replies, O_RDWR | O_CLOEXEC)
    _ = FileManager.default.createFile(atPath: paths.output, contents: nil)
    guard requests >= 0, input >= 0, let output = FileHandle(forWritingAtPath: paths.output) else {
      throw CommandError(.inputOutput, "Cannot open the pipes in \(folder).")
    }
    process = Process()
    process.executableURL = URL(fileURLWithPath: program.executable)
    process.arguments = program.arguments
    process.currentDirectoryURL = URL(fileURLWithPath: packageRoot)
    process.environment = ProcessInfo.processInfo.environment.merging([
      PreviewChannel.requests: paths.requests, PreviewChannel.replies: paths.replies,
      // The process is not part of a run, and writes no references.
      RunChannel.runDirectory: folder + "/run", RunChannel.forcedRecordMode: "never",
      "SWIFT_BACKTRACE": "enable=no",
    ]) { $1 }.merging(program.environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    let (stream, continuation) = AsyncStream.makeStream(of: PreviewReply.self)
    replies = stream
    process.terminationHandler = { process in
      // After a line feed, because the process may have ended within a line.
      let isCrash = process.terminationReason == .uncaughtSignal
      Self.send(
        PreviewReply.ended(reason: Self.ending(of: process, output: paths.output), isCrash: isCrash), to: input,
        after: "\n")
    }
    try process.run()
    try? output.close()
    Thread.detachNewThread {
      var lines = LineReader(descriptor: input)
      while let line = lines.next() {
        guard let reply = try? JSONDecoder().decode(PreviewReply.self, from: line) else { continue }
        continuation.yield(reply)
        if case .ended = reply { break }
      }
      continuation.finish()
      close(input)
    }
  }

  deinit {
    close(requests)
    try? FileManager.default.removeItem(atPath: folder)
  }

  func send(_ request: PreviewRequest) { Self.send(request, to: requests) }

  /// Ends the process at once.
  func end() {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  private static func send(_ message: some Encodable, to descriptor: Int32, after prefix: String = "") {
    guard let json = try? JSONEncoder().encode(message) else { return }
    _ = WholeFile.write(Data(prefix.utf8) + json + Data("\n".utf8), to: descriptor)
  }

  /// Returns how a process ended, with the message of a crash or the end of its output.
  private static func ending(of process: Process, output path: String) -> String {
    let output = FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let lines = output.split(separator: "\n")
    if process.terminationReason == .uncaughtSignal {
      let crash = lines.last { $0.contains("atal error") }.map { "\n\n\($0)" } ?? ""
      return "the process crashed with signal \(process.terminationStatus).\(crash)"
    }
    let last = lines.suffix(12).joined(separator: "\n")
    return "the process ended with status \(process.terminationStatus).\(last.isEmpty ? "" : "\n\n\(last)")"
  }
}
