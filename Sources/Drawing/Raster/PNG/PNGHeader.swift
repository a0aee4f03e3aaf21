import Foundation
import SnapshotFoundation

/// The header of a PNG file.
package struct PNGHeader: Hashable, Sendable {
  /// The channels of a pixel.
  package enum ColorType: UInt8, Hashable, Sendable {
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayWithAlpha = 4
    case rgbWithAlpha = 6

    /// The number of samples per pixel.
    var channels: Int {
      switch self {
      case .gray, .palette: 1
      case .grayWithAlpha: 2
      case .rgb: 3
      case .rgbWithAlpha: 4
      }
    }

    var allowedBitDepths: Set<UInt8> {
      switch self {
      case .gray: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      case .rgb, .grayWithAlpha, .rgbWithAlpha: [8, 16]
      }
    }
  }

  /// Width in pixels.
  package let width: Int
  /// Height in pixels.
  package let height: Int
  /// Bits per sample, or per palette index.
  package let bitDepth: Int
  /// The channels of a pixel.
  package let colorType: ColorType
  /// Whether the pixels are interlaced (Adam7).
  package let isInterlaced: Bool

  /// Whether the file has the layout of ``PNG/encode(_:compression:text:)``. Otherwise another tool wrote it.
  package var isAsEncoded: Bool {
    bitDepth == 8 && (colorType == .rgb || colorType == .rgbWithAlpha) && !isInterlaced
  }

  /// The size of the uncompressed rows in bytes, with one filter byte each. (Interlacing adds a few bytes.)
  var rawByteCount: Int { height * (1 + (width * colorType.channels * bitDepth + 7) / 8) }

  /// Reads the header from the content of an IHDR chunk.
  init(_ content: UnsafeRawBufferPointer) throws(PNGError) {
    guard content.count == 13 else { throw .invalidHeader(reason: "IHDR has \(content.count) bytes instead of 13") }
    width = Int(bigEndianUInt32(content, at: 0))
    height = Int(bigEndianUInt32(content, at: 4))
    guard width > 0, height > 0 else { throw .invalidHeader(reason: "a side is zero") }
    guard let type = ColorType(rawValue: content[9]) else {
      throw .invalidHeader(reason: "color type \(content[9]) is unknown")
    }
    guard type.allowedBitDepths.contains(content[8]) else {
      throw .invalidHeader(reason: "color type \(content[9]) does not support \(content[8]) bits")
    }
    colorType = type
    bitDepth = Int(content[8])
    guard content[10] == 0 else { throw .invalidHeader(reason: "compression method \(content[10]) is unknown") }
    guard content[11] == 0 else { throw .invalidHeader(reason: "filter method \(content[11]) is unknown") }
    guard content[12] <= 1 else { throw .invalidHeader(reason: "interlace method \(content[12]) is unknown") }
    isInterlaced = content[12] == 1
  }
}

extension PNG {
  /// Reads the header of a PNG file, after the checks that ``decode(_:)`` makes before allocating memory.
  package static func header(of data: Data) throws(PNGError) -> PNGHeader {
    try acceptedHeader(of: data)
  }

  /// Reads the header of a file that may be decoded: a PNG file with complete structure and a supported size.
  static func acceptedHeader(of data: Data) throws(PNGError) -> PNGHeader {
    try checkKind(of: data)
    return try withTypedThrow(data) { (file) throws(PNGError) in
      let chunks = try pngChunks(in: file)
      guard let first = chunks.first, first.type != .xcodeMark else { throw .xcodeOptimized }
      guard !chunks.contains(where: { $0.type == .animation }) else { throw .animated }
      guard first.type == .header else { throw .invalidHeader(reason: "the first chunk is \(first.type), not IHDR") }
      let header = try PNGHeader(UnsafeRawBufferPointer(rebasing: file[first.content]))
      try checkSize(width: header.width, height: header.height)
      let imageData = chunks.reduce(0) { $1.type == .imageData ? $0 + $1.content.count : $0 }
      guard header.rawByteCount <= deflateBestRatio * imageData else {
        throw .implausibleSize(width: header.width, height: header.height, imageDataBytes: imageData)
      }
      return header
    }
  }

  /// The largest expansion of a DEFLATE stream: 258 bytes from two bits.
  private static let deflateBestRatio = 1032

  static func checkSize(width: Int, height: Int) throws(PNGError) {
    guard width <= maximumSide, height <= maximumSide, width * height <= maximumPixelCount else {
      throw .pictureTooLarge(width: width, height: height)
    }
  }

  /// Returns whether data begins with the signature of PNG files.
  package static func hasSignature(_ data: Data) -> Bool { data.starts(with: pngSignature) }

  /// Throws a specific error for common non-PNG contents.
  private static func checkKind(of data: Data) throws(PNGError) {
    guard !data.isEmpty else { throw .emptyFile }
    guard data.count <= maximumFileSize else { throw .fileTooLarge(bytes: data.count) }
    if hasSignature(data) { return }
    switch GitDamage(of: data) {
    case .lfsPointer: throw .gitLFSPointer
    case .conflictMarkers: throw .mergeConflict
    case nil: break
    }
    let converted: [[UInt8]] = [
      [0x89, 0x50, 0x4E, 0x47, 0x0A, 0x1A, 0x0A],
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0D, 0x0A, 0x1A, 0x0D, 0x0A],
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0D, 0x0A],
    ]
    if converted.contains(where: data.starts(with:)) { throw .lineEndingsConverted }
    if pngSignature.starts(with: data) { throw .truncated(chunk: "signature") }
    throw .notAPNG
  }

  /// `Data.withUnsafeBytes` with typed errors.
  static func withTypedThrow<Result>(
    _ data: Data, _ body: (UnsafeRawBufferPointer) throws(PNGError) -> Result
  ) throws(PNGError) -> Result {
    let result: Swift.Result<Result, PNGError> = data.withUnsafeBytes { bytes in
      do throws(PNGError) { return .success(try body(bytes)) } catch { return .failure(error) }
    }
    return try result.get()
  }
}
