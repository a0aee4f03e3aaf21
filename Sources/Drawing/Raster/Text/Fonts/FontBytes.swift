import Foundation

/// The content of a font file, as long as its fonts live.
///
/// `@unchecked Sendable`: the bytes do not change.
final class FontBytes: @unchecked Sendable {
  let bytes: UnsafeRawBufferPointer
  private let isOwned: Bool

  /// - Parameter isStatic: Whether the bytes live as long as the process. Other bytes are copied.
  init(_ bytes: UnsafeRawBufferPointer, isStatic: Bool) {
    isOwned = !isStatic
    guard isOwned else {
      self.bytes = bytes
      return
    }
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
    copy.copyMemory(from: bytes)
    self.bytes = UnsafeRawBufferPointer(copy)
  }

  deinit { if isOwned { bytes.deallocate() } }
}
