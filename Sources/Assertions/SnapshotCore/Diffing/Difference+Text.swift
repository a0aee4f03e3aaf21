import Foundation
import SnapshotFoundation

extension Difference {
  /// The largest number of bytes of the longer text for which lines are compared. Beyond it, this takes minutes in debug builds.
  static let largestText = 16 << 20
  /// The largest number of bytes of a difference in a message. The artifact `difference.patch` is complete.
  static let longestMessage = 256 << 10

  /// Returns the difference of two texts, or `nil` if their bytes are equal.
  package static func ofTexts(old: String, new: String) -> Difference? {
    guard !old.hasSameBytes(as: new) else { return nil }
    guard max(old.utf8.count, new.utf8.count) <= largestText else {
      return Difference(message: FirstDifference(old: old, new: new).message)
    }
    let text = TextDifference(expected: old, actual: new)
    let patch = text.patch
    var difference = Difference(
      message: shortened(patch), attachments: [.data(Data(patch.utf8), name: "difference.patch")],
      file: File(data: Data(patch.utf8), pathExtension: "patch"))
    difference.remark =
      text.invisibleDifferences(expected: old, actual: new) ?? TimeZoneDifference(old: old, new: new)?.remark
    // The ledger keeps a bounded part; the artifact `difference.patch` is complete.
    difference.text = text.markingWords(lineLimit: 400, byteLimit: 65_536)
    return difference
  }

  /// Returns the first lines of a long patch.
  private static func shortened(_ patch: String) -> String {
    guard patch.utf8.count > longestMessage else { return patch }
    let lines = patch.utf8.prefix(longestMessage)
    let end = lines.lastIndex(of: UInt8(ascii: "\n")) ?? lines.startIndex
    return String(decoding: lines[..<end], as: UTF8.self)
      + "\n… The difference has \(patch.utf8.count) bytes. All of it is in the file difference.patch."
  }
}

/// The place where two texts that are too large for a comparison of lines begin to differ.
private struct FirstDifference {
  var old: String
  var new: String

  private static let longestLine = 200

  var message: String {
    var (old, new) = (old, new)
    return old.withUTF8 { old in
      new.withUTF8 { new in
        let offset = Self.offset(UnsafeRawBufferPointer(old), UnsafeRawBufferPointer(new))
        let line = Self.lineFeeds(in: UnsafeRawBufferPointer(old), to: offset) + 1
        return """
          The texts have \(old.count) and \(new.count) bytes. Texts of more than \(Difference.largestText) bytes are not \
          compared line by line. They first differ in line \(line):
          \u{2212}\(Self.line(in: old, at: offset))
          +\(Self.line(in: new, at: offset))
          """
      }
    }
  }

  /// The number of bytes in which both texts begin.
  private static func offset(_ old: UnsafeRawBufferPointer, _ new: UnsafeRawBufferPointer) -> Int {
    let count = min(old.count, new.count)
    var start = 0
    while start < count {
      let end = min(count, start + 4_096)
      if !TextBytes.areEqual(.init(rebasing: old[start..<end]), .init(rebasing: new[start..<end])) {
        while old[start] == new[start] { start += 1 }
        return start
      }
      start = end
    }
    return count
  }

  private static func lineFeeds(in bytes: UnsafeRawBufferPointer, to end: Int) -> Int {
    var (count, start) = (0, 0)
    while let base = bytes.baseAddress, start < end,
      let found = memchr(base + start, Int32(UInt8(ascii: "\n")), end - start)
    {
      count += 1
      start = UnsafeRawPointer(found) - base + 1
    }
    return count
  }

  /// The line at an offset, as far as it is short.
  private static func line(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> String {
    let lineFeed = UInt8(ascii: "\n")
    let earliest = max(0, offset - longestLine)
    let before = bytes[earliest..<offset]
    let start = before.lastIndex(of: lineFeed).map { $0 + 1 } ?? earliest
    let after = bytes[offset..<min(bytes.count, offset + longestLine)]
    let end = after.firstIndex(of: lineFeed) ?? after.endIndex
    return VisibleText.line(String(decoding: bytes[start..<end], as: UTF8.self))
  }
}
