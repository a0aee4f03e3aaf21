import Foundation

/// A 128-bit content hash. Equal bytes have equal hashes on every machine and in every version.
///
/// This is not a cryptographic hash: accidental collisions are negligible (about one in 2¹²⁸ pairs), but deliberate ones are
/// possible. Use it to detect changes, not to verify signatures.
///
/// Bytes are read as little-endian 64-bit words. Four lanes take 16 bytes each in turn, so that their multiplications overlap.
/// A lane holds two words (x, y). For input (a, b) it multiplies a ⊕ x by b ⊕ y to 128 bits, and combines both halves with
/// the input, so that a factor of zero loses no information. This is the construction of wyhash's protected variant.
public struct ContentHash128: Hashable, Sendable {
  /// The first eight bytes of the hash.
  public let high: UInt64
  /// The last eight bytes of the hash.
  public let low: UInt64

  /// Creates a hash from its two words.
  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// The initial value of a chain of hashes.
  public static var zero: ContentHash128 { ContentHash128(high: 0, low: 0) }

  /// Hashes bytes.
  ///
  /// To hash content in several pieces, pass each piece's hash to the next one. The result depends on how the content is
  /// divided.
  ///
  /// - Parameters:
  ///   - bytes: The bytes to hash.
  ///   - previous: The hash of the previous piece.
  /// - Complexity: O(n), at memory bandwidth.
  public init(of bytes: UnsafeRawBufferPointer, following previous: ContentHash128 = .zero) {
    var lanes = Lanes(previous)
    let count = bytes.count
    var offset = 0
    if let base = bytes.baseAddress {
      while offset &+ 64 <= count {
        lanes.absorb(base + offset)
        offset &+= 64
      }
      if offset < count {
        withUnsafeTemporaryAllocation(byteCount: 64, alignment: 8) { last in
          last.initializeMemory(as: UInt8.self, repeating: 0)
          last.copyMemory(from: UnsafeRawBufferPointer(start: base + offset, count: count - offset))
          if let padded = last.baseAddress { lanes.absorb(UnsafeRawPointer(padded)) }
        }
      }
    }
    self = lanes.finished(count: UInt64(count))
  }

  /// Hashes data; see ``init(of:following:)-(UnsafeRawBufferPointer,_)``.
  public init(of data: Data, following previous: ContentHash128 = .zero) {
    self = data.withUnsafeBytes { ContentHash128(of: $0, following: previous) }
  }
}

extension ContentHash128: CustomStringConvertible {
  /// 32 lowercase hexadecimal digits.
  public var description: String {
    func digits(_ word: UInt64) -> String {
      let text = String(word, radix: 16)
      return String(repeating: "0", count: 16 - text.count) + text
    }
    return digits(high) + digits(low)
  }
}

/// Four lanes, initialized with the fractional parts of the square roots of the first eight primes.
private struct Lanes {
  private var x0: UInt64 = 0x6A09_E667_F3BC_C908
  private var y0: UInt64 = 0xBB67_AE85_84CA_A73B
  private var x1: UInt64 = 0x3C6E_F372_FE94_F82B
  private var y1: UInt64 = 0xA54F_F53A_5F1D_36F1
  private var x2: UInt64 = 0x510E_527F_ADE6_82D1
  private var y2: UInt64 = 0x9B05_688C_2B3E_6C1F
  private var x3: UInt64 = 0x1F83_D9AB_FB41_BD6B
  private var y3: UInt64 = 0x5BE0_CD19_137E_2179

  init(_ previous: ContentHash128) {
    take(previous.high, previous.low, &x0, &y0)
  }

  @inline(__always)
  private func take(_ a: UInt64, _ b: UInt64, _ x: inout UInt64, _ y: inout UInt64) {
    let product = (a ^ x).multipliedFullWidth(by: b ^ y)
    let nextX = (product.low &+ b) ^ y
    y = (product.high &+ a) ^ x
    x = nextX
  }

  @inline(__always)
  mutating func absorb(_ block: UnsafeRawPointer) {
    func word(_ index: Int) -> UInt64 {
      UInt64(littleEndian: block.loadUnaligned(fromByteOffset: index &* 8, as: UInt64.self))
    }
    take(word(0), word(1), &x0, &y0)
    take(word(2), word(3), &x1, &y1)
    take(word(4), word(5), &x2, &y2)
    take(word(6), word(7), &x3, &y3)
  }

  mutating func finished(count: UInt64) -> ContentHash128 {
    take(x1, y1, &x0, &y0)
    take(x2, y2, &x0, &y0)
    take(x3, y3, &x0, &y0)
    take(count, 0xCBBB_9D5D_C105_9ED8, &x0, &y0)
    x0 &+= mixed(y0)
    y0 &+= mixed(x0)
    x0 &+= mixed(y0)
    return ContentHash128(high: x0, low: y0)
  }

  /// Spreads every bit over the word, because the low bits of a product depend on few bits of its factors. This is the finalizer
  /// of MurmurHash3.
  private func mixed(_ word: UInt64) -> UInt64 {
    var z = (word ^ word &>> 33) &* 0xFF51_AFD7_ED55_8CCD
    z = (z ^ z &>> 33) &* 0xC4CE_B9FE_1A85_EC53
    return z ^ z &>> 33
  }
}
