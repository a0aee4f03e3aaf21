import Foundation

/// A named pipe for the event streams of test processes, which are saved to one file.
///
/// Swift Build runs each test target in a process of its own. Each process replaces the file at the path of
/// `--event-stream-output-path`, so that only the events of the last one would remain. A named pipe receives all of them.
final class EventPipe {
  /// The path for `--event-stream-output-path`.
  let path: String
  private let folder: String
  private let input: Int32
  private let output: FileHandle
  private let queue = DispatchQueue(label: "swift-snapshot.events")
  private let source: any DispatchSourceRead

  /// Creates a pipe whose contents are saved to a file.
  ///
  /// - Throws: ``CommandError`` if the pipe or the file cannot be created.
  init(savingTo file: String) throws {
    folder = NSTemporaryDirectory() + "/snapshot-events-\(getpid())-\(UInt64.random(in: 0 ... .max))"
    path = folder + "/events"
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    } catch {
      throw CommandError(
        .inputOutput,
        "Cannot create the temporary folder \(folder): \(error.localizedDescription). Set TMPDIR to a writable folder.")
    }
    guard mkfifo(path, 0o600) == 0 else {
      throw CommandError(
        .inputOutput,
        "Cannot create the named pipe \(path): \(String(cString: strerror(errno))). Set TMPDIR to a folder on a local disk."
      )
    }
    // Open for both directions, so that the pipe stays open between two test processes.
    input = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
    guard input >= 0, FileManager.default.createFile(atPath: file, contents: nil),
      let output = FileHandle(forWritingAtPath: file)
    else {
      throw CommandError(.inputOutput, "Cannot save the events of the tests to \(file). Make the folder writable.")
    }
    self.output = output
    source = DispatchSource.makeReadSource(fileDescriptor: input, queue: queue)
    source.setEventHandler { [input, output] in Self.move(from: input, to: output) }
    source.setCancelHandler { [input, output] in
      close(input)
      try? output.close()
    }
    source.resume()
  }

  /// Saves the rest, and removes the pipe. The test processes must have ended.
  func finish() {
    queue.sync { Self.move(from: input, to: output) }
    source.cancel()
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Moves what the pipe contains, without waiting.
  private static func move(from input: Int32, to output: FileHandle) {
    let size = 1 << 16
    withUnsafeTemporaryAllocation(byteCount: size, alignment: 1) { buffer in
      while true {
        let count = read(input, buffer.baseAddress, size)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return }
        try? output.write(contentsOf: Data(buffer[..<count]))
      }
    }
  }
}
