import CSnapshotHashing

/// The 64-bit FNV-1a hash, which is the same in every process and on every machine.
///
/// It names files and identifiers by their contents. It does not protect against deliberate collisions.
package enum StableHash {
  /// Returns the hash of a text's UTF-8 as 16 hexadecimal digits.
  package static func hexadecimal(_ text: String) -> String { hexadecimal(of: text.utf8) }

  /// Returns the hash of bytes as 16 hexadecimal digits.
  package static func hexadecimal(of bytes: some Sequence<UInt8>) -> String {
    HexadecimalText.of(Array(bytes).withUnsafeBytes { csnapshot_hash_fnv1a($0.baseAddress, $0.count) })
  }
}
