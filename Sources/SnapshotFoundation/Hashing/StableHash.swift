/// The 64-bit FNV-1a hash, which is the same in every process and on every machine.
///
/// It names files and identifiers by their contents. It does not protect against deliberate collisions.
package enum StableHash {
  /// Returns the hash of a text's UTF-8 as 16 hexadecimal digits.
  package static func hexadecimal(_ text: String) -> String { hexadecimal(of: text.utf8) }

  /// Returns the hash of bytes as 16 hexadecimal digits.
  package static func hexadecimal(of bytes: some Sequence<UInt8>) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes {
      hash ^= UInt64(byte)
      hash = hash &* 0x0000_0100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
