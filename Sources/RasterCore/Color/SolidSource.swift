/// One colour as the source of source-over: coverage × colour over what is there, each product rounded once, four pixels
/// at a time on lanes of 16 bits (``scaled(_:by:)-(SIMD4<UInt32>,_)``).
@frozen
public struct SolidSource: Sendable {
  public let color: PremultipliedPixel
  /// Red and blue, and green and alpha, of the same colour four times.
  @usableFromInline let even: SIMD8<UInt16>
  @usableFromInline let odd: SIMD8<UInt16>

  @inlinable @inline(__always)
  public init(_ color: PremultipliedPixel) {
    self.color = color
    even = unsafeBitCast(SIMD4<UInt32>(repeating: color & 0x00FF_00FF), to: SIMD8<UInt16>.self)
    odd = unsafeBitCast(SIMD4<UInt32>(repeating: color &>> 8 & 0x00FF_00FF), to: SIMD8<UInt16>.self)
  }

  @inlinable
  public var isOpaque: Bool { color &>> 24 == 255 }

  /// Four pixels with a coverage for each, as ``factorLanes(_:)`` has it.
  ///
  /// - Parameter isOpaque: ``isOpaque``, which a loop asks for once: what an opaque colour leaves of a pixel needs no
  ///   look at the product.
  @inlinable @inline(__always)
  public func over(_ destination: SIMD4<UInt32>, coverage: SIMD8<UInt16>, isOpaque: Bool) -> SIMD4<UInt32> {
    let half = SIMD8<UInt16>(repeating: 128)
    var low = even &* coverage &+ half
    var high = odd &* coverage &+ half
    low = (low &+ (low &>> 8)) &>> 8
    high = (high &+ (high &>> 8)) & SIMD8<UInt16>(repeating: 0xFF00)
    let source = unsafeBitCast(low | high, to: SIMD4<UInt32>.self)
    let kept =
      isOpaque
      ? SIMD8<UInt16>(repeating: 255) &- coverage : factorLanes(SIMD4<UInt32>(repeating: 255) &- (source &>> 24))
    return source &+ scaled(destination, by: kept)
  }

  /// One pixel with a coverage of 0…255.
  @inlinable @inline(__always)
  public func over(_ destination: PremultipliedPixel, coverage: UInt32) -> PremultipliedPixel {
    sourceOver(scaled(color, by: coverage), destination)
  }
}

/// Four bytes of coverage as factors of four pixels.
@inlinable @inline(__always)
public func factorLanes(bytes: UInt32) -> SIMD8<UInt16> {
  factorLanes(SIMD4<UInt32>(truncatingIfNeeded: unsafeBitCast(bytes, to: SIMD4<UInt8>.self)))
}
