import CSnapshotHashing
import Foundation

/// A 128-bit content hash. Equal bytes have equal hashes on every machine and in every version.
///
/// This is not a cryptographic hash: accidental collisions are negligible (about one in 2¹²⁸ pairs), but deliberate ones are
/// possible. Use it to detect changes, not to verify signatures.
///
/// Bytes are read as little-endian 64-bit words. Four lanes take 16 bytes each in turn, so that their multiplications overlap.
/// A lane holds two words (x, y). For input (a, b) it multiplies a ⊕ x by b ⊕ y to 128 bits, and combines both halves with
/// the input, so that a factor of zero loses no information. This is the construction of wyhash's protected variant.
package struct ContentHash128: Hashable, Sendable {
  /// The first eight bytes of the hash.
  package let high: UInt64
  /// The last eight bytes of the hash.
  package let low: UInt64

  /// Creates a hash from its two words.
  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// The initial value of a chain of hashes.
  package static var zero: ContentHash128 { ContentHash128(high: 0, low: 0) }

  /// Hashes bytes.
  ///
  /// To hash content in several pieces, pass each piece's hash to the next one. The result depends on how the content is
  /// divided.
  ///
  /// - Parameters:
  ///   - bytes: The bytes to hash.
  ///   - previous: The hash of the previous piece.
  /// - Complexity: O(n), at memory bandwidth.
  package init(of bytes: UnsafeRawBufferPointer, following previous: ContentHash128 = .zero) {
    let hash = csnapshot_hash_content(
      bytes.baseAddress, bytes.count, csnapshot_content_hash(high: previous.high, low: previous.low))
    self.init(high: hash.high, low: hash.low)
  }

  /// Hashes data; see ``init(of:following:)-(UnsafeRawBufferPointer,_)``.
  package init(of data: Data, following previous: ContentHash128 = .zero) {
    self = data.withUnsafeBytes { ContentHash128(of: $0, following: previous) }
  }
}

extension ContentHash128: CustomStringConvertible {
  /// 32 lowercase hexadecimal digits.
  package var description: String { HexadecimalText.of(high) + HexadecimalText.of(low) }
}
