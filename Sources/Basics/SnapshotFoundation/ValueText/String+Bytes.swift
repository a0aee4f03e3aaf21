import CSnapshotHashing
import Foundation

// Searches in bytes, which are fast in debug builds: those of `Character` are not.
extension String {
  /// Returns the beginning and the end of a text at the last slash, which neither has, or `nil` if there is no slash.
  package var partsAtLastSlash: (beginning: String, end: String)? {
    var copy = self
    return copy.withUTF8 { bytes in
      let slash = csnapshot_text_last(bytes.baseAddress, bytes.count, UInt8(ascii: "/"))
      guard slash >= 0, let start = bytes.baseAddress else { return nil }
      let end = UnsafeBufferPointer(start: start + slash + 1, count: bytes.count - slash - 1)
      return (
        String(decoding: UnsafeBufferPointer(start: start, count: slash), as: UTF8.self),
        String(decoding: end, as: UTF8.self)
      )
    }
  }

  /// Returns whether two texts are copies of one, so that their contents need not be compared. `false` means unknown.
  private func isCopy(of other: String) -> Bool {
    #if _pointerBitWidth(_64)
      let (first, second) = (unsafeBitCast(self, to: Words.self), unsafeBitCast(other, to: Words.self))
      return first.first == second.first && first.second == second.second
    #else
      return false
    #endif
  }

  /// The contents of a short text, or the address and the length of a long one.
  private struct Words { var first, second: UInt64 }

  /// Returns whether two texts have the same bytes. `==` finds composed and decomposed characters equal.
  package func hasSameBytes(as other: String) -> Bool {
    if isCopy(of: other) { return true }
    var (first, second) = (self, other)
    return first.withUTF8 { first in second.withUTF8 { TextBytes.areEqual(.init(first), .init($0)) } }
  }

  /// Returns whether a text contains a byte of ASCII.
  package func contains(byte: UInt8) -> Bool {
    var copy = self
    return copy.withUTF8 { csnapshot_text_last($0.baseAddress, $0.count, byte) >= 0 }
  }

  /// Returns a text as a component of a file name, or `nil` if it is not ASCII: each run of characters other than letters,
  /// digits and underscores becomes a hyphen, and there is none at the start and the end.
  package var sanitizedASCII: String? {
    var copy = self
    return copy.withUTF8 { text in
      var isASCII = true
      let result = String(unsafeUninitializedCapacity: max(1, text.count)) { buffer in
        guard let start = buffer.baseAddress else { return 0 }
        let count = csnapshot_text_sanitize(text.baseAddress, text.count, start)
        isASCII = count >= 0
        return max(0, count)
      }
      return isASCII ? result : nil
    }
  }
}

/// Searches in bytes.
package enum TextBytes {
  /// Returns whether all bytes are ASCII.
  package static func areASCII(_ bytes: UnsafeRawBufferPointer) -> Bool {
    csnapshot_text_is_ascii(bytes.assumingMemoryBound(to: UInt8.self).baseAddress, bytes.count)
  }

  /// Returns whether two texts have the same bytes.
  package static func areEqual(_ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer) -> Bool {
    guard first.count == second.count, let a = first.baseAddress, let b = second.baseAddress else {
      return first.count == second.count
    }
    return memcmp(a, b, first.count) == 0
  }

  /// Returns the position behind the first occurrence of a word that begins at a position or later, or `nil` if there is none.
  package static func end(of word: StaticString, in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    let text = bytes.assumingMemoryBound(to: UInt8.self).baseAddress
    let end = csnapshot_text_end_of_word(text, bytes.count, start, word.utf8Start, word.utf8CodeUnitCount)
    return end < 0 ? nil : end
  }
}
