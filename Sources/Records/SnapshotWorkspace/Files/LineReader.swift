import Foundation

/// Reads lines from a file descriptor, each as soon as it is complete.
package struct LineReader {
  private let descriptor: Int32
  private var buffer = Data()
  /// The number of bytes of the buffer that contain no line feed.
  private var searched = 0

  package init(descriptor: Int32) { self.descriptor = descriptor }

  /// Waits for a line, and returns it without its line feed; `nil` at the end of the file.
  package mutating func next() -> Data? {
    while true {
      if let end = buffer.dropFirst(searched).firstIndex(of: UInt8(ascii: "\n")) {
        let line = Data(buffer[..<end])
        buffer = Data(buffer[(end + 1)...])
        searched = 0
        return line
      }
      searched = buffer.count
      var bytes = [UInt8](repeating: 0, count: 65_536)
      let count = read(descriptor, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      buffer.append(contentsOf: bytes[..<count])
    }
  }
}
