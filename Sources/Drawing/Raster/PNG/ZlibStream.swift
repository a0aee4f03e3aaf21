import CRasterPNG
import Foundation

/// Data that is compressed as PNG compresses rows (RFC 1950), inside files of other formats.
package enum ZlibStream {
  package enum Failure: Error, Hashable, Sendable {
    case damaged
    /// The data has more bytes than the limit.
    case tooLarge
  }

  /// Returns the bytes of a stream.
  ///
  /// - Parameters:
  ///   - bytes: The stream. What follows it is ignored.
  ///   - limit: The largest number of decompressed bytes.
  package static func decompress(_ bytes: ArraySlice<UInt8>, limit: Int) throws(Failure) -> [UInt8] {
    var file = CPNGFile()
    defer { free(file.bytes) }
    let status = bytes.withUnsafeBufferPointer { source in
      source.baseAddress.map { cpng_inflate_within($0, source.count, max(0, limit), &file) } ?? CPNG_FAILED
    }
    guard status != CPNG_OUT_OF_MEMORY else { throw .tooLarge }
    guard status == CPNG_OK else { throw .damaged }
    return [UInt8](UnsafeBufferPointer(start: file.bytes, count: file.count))
  }
}
