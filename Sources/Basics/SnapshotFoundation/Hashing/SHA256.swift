import CSnapshotHashing

/// The SHA-256 hash function (FIPS 180-4). It identifies fonts, scripts and files by their contents.
///
/// No system library provides it on every platform.
package enum SHA256 {
  /// Returns the hash of bytes as 64 hexadecimal digits.
  package static func hexadecimal(of bytes: UnsafeRawBufferPointer) -> String { HexadecimalText.of(digest(of: bytes)) }

  /// Returns the 32 bytes of the hash of a text's UTF-8.
  package static func digest(of text: String) -> [UInt8] {
    Array(text.utf8).withUnsafeBytes { digest(of: $0) }
  }

  /// Returns the 32 bytes of the hash of bytes.
  package static func digest(of bytes: UnsafeRawBufferPointer) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 32) { digest, count in
      guard let target = digest.baseAddress else { return }
      csnapshot_hash_sha256(bytes.baseAddress, bytes.count, target)
      count = 32
    }
  }
}
