import Foundation

/// Reads messages from a file descriptor, one a line. A line that is longer than the bound is skipped, so that its memory is
/// bounded too.
package struct MessageLines {
  package enum Line: Hashable, Sendable {
    case message(Data)
    /// A line that is longer than the bound.
    case tooLong
  }

  /// The number of bytes of a line: 1 MiB. Requests of tools are many times shorter.
  package static let longestLine = 1 << 20

  private let descriptor: Int32
  private let bound: Int
  private var buffer = Data()
  /// The number of bytes of the buffer that contain no line feed.
  private var searched = 0
  /// Whether the rest of a line that is too long is skipped.
  private var isSkipping = false
  private var hasEnded = false

  package init(descriptor: Int32, bound: Int = longestLine) {
    self.descriptor = descriptor
    self.bound = bound
  }

  /// Waits for a line, and returns it without its line feed; `nil` at the end. A last line without a line feed counts.
  package mutating func next() -> Line? {
    while true {
      if let end = buffer.dropFirst(searched).firstIndex(of: UInt8(ascii: "\n")) {
        let line = Data(buffer[..<end])
        buffer = Data(buffer[(end + 1)...])
        searched = 0
        if isSkipping {
          isSkipping = false
          return .tooLong
        }
        return line.count > bound ? .tooLong : .message(line)
      }
      searched = buffer.count
      if searched > bound {
        isSkipping = true
        (buffer, searched) = (Data(), 0)
      }
      guard !hasEnded else { return nil }
      if !fill() {
        hasEnded = true
        guard !buffer.isEmpty || isSkipping else { return nil }
        buffer.append(UInt8(ascii: "\n"))
      }
    }
  }

  /// Reads more bytes; `false` at the end.
  private mutating func fill() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      buffer.append(contentsOf: bytes[..<count])
      return true
    }
  }
}
