import Foundation
import SnapshotFoundation

/// What is compared of explanations, which come from elsewhere. A larger explanation explains less, and the difference says so.
package enum ExplanationLimits {
  /// The largest number of lines of an explanation: elements of the layout and operations of the drawing.
  package static let lines = 40_000
  /// The largest number of changes of the layout, and of the drawing, that are listed.
  package static let changes = 1_000
  /// The largest number of changes that are tried for an effect on the picture.
  static let effects = 64
  /// The largest number of siblings, and of operations, among which pairs are searched one by one.
  static let siblings = 400
  /// The largest number of comparisons of two elements, and of two texts that may overlap.
  static let comparisons = 1_000_000
  /// The largest number of pixels that comparisons of pictures read.
  static let pixels = 2_000_000_000

  /// Why an explanation is not read; `nil` if it is.
  static func excess(of trace: Data) -> String? {
    let count = trace.withUnsafeBytes { bytes in
      var (count, rest) = (0, bytes[...])
      while let base = UnsafeRawBufferPointer(rebasing: rest).baseAddress,
        let end = memchr(base, Int32(UInt8(ascii: "\n")), rest.count)
      {
        count += 1
        rest = rest.dropFirst(UnsafeRawPointer(end) - base + 1)
      }
      return count
    }
    return count <= lines
      ? nil : "The explanation has \(grouped(count)) lines, and at most \(grouped(lines)) are compared."
  }
}
