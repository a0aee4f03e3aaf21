/// Reads the segments of a JPEG file: tables, the frame, and the scans with the coefficients.
struct JPEGReader {
  /// The largest number of scans. Encoders make about ten.
  private static let mostScans = 64

  private let bytes: [UInt8]
  private var index = 2
  private var quantization = [[UInt16]?](repeating: nil, count: 4)
  private var dcTables = [JPEGHuffmanTable?](repeating: nil, count: 4)
  private var acTables = [JPEGHuffmanTable?](repeating: nil, count: 4)
  private var restartInterval = 0
  private var frame: JPEGFrame?
  /// The transformation that Adobe's segment states: 0 for RGB or CMYK, 1 for YCbCr, 2 for YCCK.
  private var adobeTransform: UInt8?
  /// The orientation that Exif states: 1 to 8.
  private(set) var orientation = 1

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads the file up to its end.
  mutating func read() throws(JPEGError) -> JPEGPicture {
    var scans = 0
    while let marker = try nextMarker(hasScan: scans > 0) {
      switch marker {
      case 0xD8, 0x01, 0xD0...0xD7: continue
      case 0xD9: return try picture(scans: scans)
      case 0xC4: try readHuffmanTables(segment())
      case 0xDB: try readQuantization(segment())
      case 0xDD:
        let segment = try segment()
        guard segment.count >= 2 else { throw .damaged("a restart interval without a value") }
        restartInterval = Int(segment[segment.startIndex]) << 8 | Int(segment[segment.startIndex + 1])
      case 0xC0, 0xC1, 0xC2:
        guard frame == nil else { throw .unsupported("several frames") }
        frame = try JPEGFrame(segment(), isProgressive: marker == 0xC2, dataSize: bytes.count)
      case 0xC3, 0xC5...0xC7, 0xCB, 0xCD...0xCF: throw .unsupported("lossless, hierarchical or arithmetic coding")
      case 0xC9, 0xCA, 0xCC: throw .unsupported("arithmetic coding")
      case 0xDA:
        scans += 1
        guard scans <= Self.mostScans else { throw .damaged("it has more than \(Self.mostScans) scans") }
        try readScan(segment())
      case 0xE1: orientation = Self.exifOrientation(try segment()) ?? orientation
      case 0xEE:
        let segment = try segment()
        if segment.starts(with: Array("Adobe".utf8)), segment.count >= 12 {
          adobeTransform = segment[segment.startIndex + 11]
        }
      default: _ = try segment()
      }
    }
    // Some programs leave out the marker of the end. A progressive file without it can lack its finest passes.
    guard frame?.isProgressive != true else { throw .truncated }
    return try picture(scans: scans)
  }

  private func picture(scans: Int) throws(JPEGError) -> JPEGPicture {
    guard let frame, scans > 0 else { throw .truncated }
    return JPEGPicture(frame: frame, quantization: quantization, adobeTransform: adobeTransform)
  }

  /// Moves to the next marker, over fill bytes. Without one, `nil` after a scan.
  private mutating func nextMarker(hasScan: Bool) throws(JPEGError) -> UInt8? {
    while index + 1 < bytes.count {
      defer { index += 1 }
      guard bytes[index] == 0xFF, bytes[index + 1] != 0, bytes[index + 1] != 0xFF else { continue }
      index += 1
      return bytes[index]
    }
    guard hasScan else { throw .truncated }
    return nil
  }

  /// Returns the contents of the segment after a marker, and moves behind it.
  private mutating func segment() throws(JPEGError) -> ArraySlice<UInt8> {
    guard index + 1 < bytes.count else { throw .truncated }
    let length = Int(bytes[index]) << 8 | Int(bytes[index + 1])
    guard length >= 2 else { throw .damaged("a segment has the length \(length)") }
    guard index + length <= bytes.count else { throw .truncated }
    defer { index += length }
    return bytes[index + 2..<index + length]
  }

  private mutating func readQuantization(_ segment: ArraySlice<UInt8>) throws(JPEGError) {
    var rest = segment
    while let head = rest.popFirst() {
      let (size, number) = (head >> 4 == 0 ? 1 : 2, Int(head & 15))
      guard head >> 4 <= 1, number < 4, rest.count >= 64 * size else {
        throw .damaged("a quantization table is incomplete")
      }
      var table = [UInt16](repeating: 0, count: 64)
      for position in 0..<64 {
        var value: UInt16 = 0
        for _ in 0..<size { value = value << 8 | UInt16(rest.removeFirst()) }
        table[Int(JPEGFrame.zigzag[position])] = value
      }
      quantization[number] = table
    }
  }

  private mutating func readHuffmanTables(_ segment: ArraySlice<UInt8>) throws(JPEGError) {
    var rest = segment
    while let head = rest.popFirst() {
      let number = Int(head & 15)
      guard head >> 4 <= 1, number < 4, rest.count >= 16 else { throw .damaged("a Huffman table is incomplete") }
      let counts = Array(rest.prefix(16))
      rest = rest.dropFirst(16)
      let total = counts.reduce(0) { $0 + Int($1) }
      guard total <= 256, rest.count >= total else { throw .damaged("a Huffman table is incomplete") }
      let table = try JPEGHuffmanTable(counts: counts, symbols: Array(rest.prefix(total)))
      rest = rest.dropFirst(total)
      if head >> 4 == 0 { dcTables[number] = table } else { acTables[number] = table }
    }
  }

  private mutating func readScan(_ segment: ArraySlice<UInt8>) throws(JPEGError) {
    guard var frame else { throw .damaged("a scan comes before the frame") }
    var scan = try JPEGScan(segment, of: frame, dc: dcTables, ac: acTables, restartInterval: restartInterval)
    self.frame = nil
    index = try scan.decode(bytes, from: index, into: &frame)
    self.frame = frame
  }

  /// Reads the orientation of an Exif segment: the tag 0x0112 of the first directory.
  private static func exifOrientation(_ segment: ArraySlice<UInt8>) -> Int? {
    guard segment.starts(with: Array("Exif\0\0".utf8)) else { return nil }
    let tiff = Array(segment.dropFirst(6))
    guard tiff.count >= 8 else { return nil }
    let isLittle = tiff[0] == UInt8(ascii: "I")
    func number(_ at: Int, _ size: Int) -> Int? {
      guard at >= 0, at + size <= tiff.count else { return nil }
      return (0..<size).reduce(0) { $0 << 8 | Int(tiff[at + (isLittle ? size - 1 - $1 : $1)]) }
    }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
    for entry in 0..<min(count, 512) {
      let place = directory + 2 + entry * 12
      guard number(place, 2) == 0x0112 else { continue }
      return number(place + 8, 2).flatMap { (1...8).contains($0) ? $0 : nil }
    }
    return nil
  }
}
