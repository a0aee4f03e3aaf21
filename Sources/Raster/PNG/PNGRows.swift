import CPNG

/// A file that is laid out as we write it, read row by row, so that it can be compared without ever being held as a
/// whole picture: no memory is taken for the pixels, and a row is still in the cache when it is compared.
final class PNGRows {
  private let rows: OpaquePointer
  let channels: Int
  let rowBytes: Int
  let width: Int

  /// - Returns: `nil` for a file of another layout, or a damaged one: then ``PNG/decode(_:)`` is the judge.
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

  /// The next row as straight bytes, valid until the next call; `nil` after the last one and at damaged data.
  func next() -> UnsafePointer<UInt8>? { cpng_rows_next(rows) }

  /// Reads this file together with another of the same size, by ``next(with:)`` alone: as far as both files' data is the
  /// same from its start on, it is decompressed once.
  func pair(with other: PNGRows) { cpng_rows_pair(rows, other.rows) }

  /// The next row of both files; one and the same pointer where it is known that they do not differ.
  func next(with other: PNGRows) -> (UnsafePointer<UInt8>, UnsafePointer<UInt8>)? {
    var first: UnsafePointer<UInt8>?
    var second: UnsafePointer<UInt8>?
    guard cpng_rows_next_pair(rows, other.rows, &first, &second) == 1, let first, let second else { return nil }
    return (first, second)
  }

  /// Whether all rows were read and the file is whole. Until then no row is to be believed.
  var isWhole: Bool { cpng_rows_are_whole(rows) == 1 }

  /// A row as buffers hold it.
  func premultiply(_ row: UnsafePointer<UInt8>, into pixels: UnsafeMutablePointer<PremultipliedPixel>) {
    cpng_expand_row(row, UInt32(channels), UInt32(width), pixels)
    if channels == 4 { PNG.premultiply(pixels, count: width) }
  }
}

extension PNG {
  /// Whether a file holds exactly this picture, found out by decoding it, whatever ``matches(_:_:)`` says.
  ///
  /// Files of ``encode(_:compression:text:)`` are compared row by row while they are decoded, in less than half a
  /// megabyte of memory.
  /// - Throws: ``PNGError`` for anything that is not a whole, undamaged file.
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
    // A picture that differs may be the first sign of a damaged file.
    if isEqual { return true }
    return try decode(data) == buffer
  }

  /// Throws what is wrong with a file whose header was accepted.
  static func check(_ data: Data, _ header: PNGHeader) throws(PNGError) {
    if let rows = PNGRows(data, header) {
      while rows.next() != nil {}
      if rows.isWhole { return }
    }
    _ = try decode(data)
  }
}
