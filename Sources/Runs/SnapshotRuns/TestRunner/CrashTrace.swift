import Foundation

/// A crash of a test process, as the Swift runtime prints it: the reason, and the frames of the thread that crashed.
package struct CrashTrace: Hashable, Sendable {
  /// A function on the stack whose source is known.
  package struct Frame: Hashable, Sendable {
    package var function: String
    /// The absolute path of its source.
    package var file: String
    package var line: Int
  }

  /// The message, such as "Index out of range"; `nil` if the runtime printed none.
  package var reason: String?
  /// The frames with a known source, the innermost first.
  package var frames: [Frame] = []

  /// Further frames are not kept.
  private static let mostFrames = 500
  private static let longestFunction = 200

  /// Returns the innermost and the outermost frame in the sources of a package, without generated ones; `nil` if it has none.
  package func places(in packageDirectory: String) -> (inner: Frame, outer: Frame)? {
    let own = frames.filter { frame in
      frame.file.hasPrefix(packageDirectory + "/") && !frame.file.contains("/.build/")
    }
    guard let inner = own.first, let outer = own.last else { return nil }
    return (inner, outer)
  }

  /// Adds the frame of a line such as `14 [ra] 0x0000561eaa9ad5e7 Cart.total() + 310 in App at /path/Cart.swift:10:40`.
  mutating func addFrame(in line: String) {
    guard frames.count < Self.mostFrames, let address = line.range(of: " 0x"),
      let name = line[address.upperBound...].firstIndex(of: " "),
      let place = line.range(of: " at /", options: .backwards, range: name..<line.endIndex),
      let image = line.range(of: " in ", options: .backwards, range: name..<place.lowerBound)
    else { return }
    let path = line[line.index(before: place.upperBound)...].split(separator: ":")
    guard path.count >= 2, path[0].hasSuffix(".swift"), let number = Int(path[1]) else { return }
    var function = line[line.index(after: name)..<image.lowerBound]
    if let offset = function.range(of: " + ", options: .backwards) { function = function[..<offset.lowerBound] }
    frames.append(
      Frame(function: String(function.prefix(Self.longestFunction)), file: String(path[0]), line: number))
  }
}
