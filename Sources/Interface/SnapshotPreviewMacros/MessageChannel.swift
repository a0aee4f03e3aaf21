#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The pipes to and from the compiler. Each message is JSON, after its length in eight bytes, least significant first.
struct MessageChannel {
  /// The size above which a message cannot come from the compiler.
  private static let longestMessage: UInt64 = 1 << 30

  private let output: Int32

  /// Takes the standard streams. Anything that this process prints goes to the standard error, not between the messages.
  init() {
    output = dup(STDOUT_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
  }

  /// Returns the next message; `nil` if the compiler has closed the pipe.
  func receive() -> [UInt8]? {
    guard let header = read(count: 8) else { return nil }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard length <= Self.longestMessage else { return nil }
    return read(count: Int(length))
  }

  /// Sends a message. Ends the process if the compiler no longer reads.
  func send(_ message: [UInt8]) {
    let length = UInt64(message.count)
    let header = (0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * UInt64($0))) }
    write(header + message)
  }

  private func read(count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let received = bytes.withUnsafeMutableBytes { buffer in
        #if canImport(Darwin)
          Darwin.read(STDIN_FILENO, buffer.baseAddress?.advanced(by: done), count - done)
        #elseif canImport(Musl)
          Musl.read(STDIN_FILENO, buffer.baseAddress?.advanced(by: done), count - done)
        #else
          Glibc.read(STDIN_FILENO, buffer.baseAddress?.advanced(by: done), count - done)
        #endif
      }
      if received < 0, errno == EINTR { continue }
      guard received > 0 else { return nil }
      done += received
    }
    return bytes
  }

  private func write(_ bytes: [UInt8]) {
    var done = 0
    while done < bytes.count {
      let sent = bytes.withUnsafeBytes { buffer in
        #if canImport(Darwin)
          Darwin.write(output, buffer.baseAddress?.advanced(by: done), bytes.count - done)
        #elseif canImport(Musl)
          Musl.write(output, buffer.baseAddress?.advanced(by: done), bytes.count - done)
        #else
          Glibc.write(output, buffer.baseAddress?.advanced(by: done), bytes.count - done)
        #endif
      }
      if sent < 0, errno == EINTR { continue }
      guard sent > 0 else { exit(1) }
      done += sent
    }
  }
}
