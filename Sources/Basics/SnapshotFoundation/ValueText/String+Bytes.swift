import CSnapshotHashing

// Searches in bytes, which are fast in debug builds: those of `Character` are not.
extension String {
  /// Returns the beginning and the end of a text at the last slash, which neither has, or `nil` if there is no slash.
  package var partsAtLastSlash: (beginning: String, end: String)? {
    var copy = self
    let offset = copy.withUTF8 { csnapshot_text_last($0.baseAddress, $0.count, UInt8(ascii: "/")) }
    guard offset >= 0 else { return nil }
    let slash = utf8.index(startIndex, offsetBy: offset)
    return (String(self[..<slash]), String(self[utf8.index(after: slash)...]))
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

  /// Returns whether bytes contain a word.
  package static func contain(_ word: String, in bytes: UnsafeRawBufferPointer) -> Bool {
    csnapshot_text_contains(bytes.assumingMemoryBound(to: UInt8.self).baseAddress, bytes.count, word)
  }
}
