import CRasterPNG
import Foundation

/// Reads a file in our own layout row by row, so that it can be compared without memory for the whole picture.
final class PNGRows {
  private let rows: OpaquePointer
  let channels: Int
  let rowBytes: Int
  let width: Int

  /// - Returns: `nil` for a file with another layout or a damaged file. Use ``PNG/decode(_:)`` instead.
  init?(_ data: Data, _ header: PNGHeader) {
    guard header.isAsEncoded else { return nil }
    let rows = data.withUnsafeBytes { file -> OpaquePointer? in
      guard let bytes = file.bindMemory(to: UInt8.self).baseAddress else { return nil }
      return cpng_rows_begin(bytes, file.count, UInt32(header.width), UInt32(header.height))
    }
    guard let rows else { return nil }
    self.rows = rows
    channels = Int(cpng_rows_channels(rows))
    width = header.width
    rowBytes = header.width * channels
  }

  deinit { cpng_rows_free(rows) }

  /// Returns the next row as straight bytes, valid until the next call; `nil` after the last row and for damaged data.
  func next() -> UnsafePointer<UInt8>? { cpng_rows_next(rows) }

  /// Reads this file together with another one of the same size, using ``next(with:)`` only. Common data at the start
  /// of both files is decompressed once.
  func pair(with other: PNGRows) { cpng_rows_pair(rows, other.rows) }

  /// Returns the next row of both files, as the same pointer if they are known to be equal.
  func next(with other: PNGRows) -> (UnsafePointer<UInt8>, UnsafePointer<UInt8>)? {
    var first: UnsafePointer<UInt8>?
    var second: UnsafePointer<UInt8>?
    guard cpng_rows_next_pair(rows, other.rows, &first, &second) == 1, let first, let second else { return nil }
    return (first, second)
  }

  /// Whether all rows have been read and the file is intact. Until then, rows must not be trusted.
  var isWhole: Bool { cpng_rows_are_whole(rows) == 1 }

  /// Premultiplies a row.
  func premultiply(_ row: UnsafePointer<UInt8>, into pixels: UnsafeMutablePointer<PremultipliedPixel>) {
    cpng_expand_row(row, UInt32(channels), UInt32(width), pixels)
    if channels == 4 { PNG.premultiply(pixels, count: width) }
  }
}

extension PNG {
  /// Compares a file with a picture by decoding the file, regardless of ``matches(_:_:)``.
  ///
  /// Files of ``encode(_:compression:text:)`` are compared row by row in less than half a megabyte of memory.
  ///
  /// - Throws: A ``PNGError`` if the file is incomplete or damaged.
  public static func holds(_ data: Data, _ buffer: PixelBuffer) throws(PNGError) -> Bool {
    let header = try acceptedHeader(of: data)
    guard header.width == buffer.width, header.height == buffer.height, let rows = PNGRows(data, header) else {
      return try decode(data) == buffer
    }
    let isEqual = buffer.pixels.withUnsafeBufferPointer { pixels in
      withUnsafeTemporaryAllocation(of: PremultipliedPixel.self, capacity: rows.width) { line in
        guard let line = line.baseAddress, let pixels = pixels.baseAddress else { return false }
        for y in 0..<header.height {
          guard let row = rows.next() else { return false }
          rows.premultiply(row, into: line)
          if memcmp(line, pixels + y * rows.width, rows.width * 4) != 0 { return false }
        }
        return rows.isWhole
      }
    }
    // A difference may be caused by damage.
    if isEqual { return true }
    return try decode(data) == buffer
  }

  /// Throws if a file with a valid header is damaged.
  static func check(_ data: Data, _ header: PNGHeader) throws(PNGError) {
    if let rows = PNGRows(data, header) {
      while rows.next() != nil {}
      if rows.isWhole { return }
    }
    _ = try decode(data)
  }
}
