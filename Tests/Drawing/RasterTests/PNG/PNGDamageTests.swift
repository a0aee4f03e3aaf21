import Foundation
import Raster
import SnapshotSeededRandom
import Testing

/// A damaged file is never a picture.
@Suite struct PNGDamageTests {
  static let picture: PixelBuffer = {
    var random = SplitMix(seed: 5)
    var buffer = PixelBuffer(width: 9, height: 7, filledWith: RGBA(0x204060))
    for index in buffer.pixels.indices where index % 3 == 0 {
      buffer.pixels[index] = UInt32.random(in: 0...0xFF_FFFF, using: &random) | 0xFF00_0000
    }
    buffer.pixels[3] = 0x8010_2030
    return buffer
  }()

  static let palette: HandmadePNG = HandmadePNG(
    width: 3, height: 2, bitDepth: 2, colorType: 3,
    chunks: [("PLTE", [1, 2, 3, 4, 5, 6, 7, 8, 9]), ("tRNS", [0, 100])], samples: [[0], [1], [2], [2], [1], [0]])

  /// Files of both makes, with critical and ancillary chunks.
  static func files() throws -> [Data] { [try PNG.encode(picture, text: ["Title": "Damage"]), palette.data] }

  @Test func everyFlippedBitIsRefused() throws {
    for file in try Self.files() {
      let original = try PNG.decode(file)
      for index in file.indices {
        for bit in 0..<8 {
          var damaged = file
          damaged[index] ^= 1 << UInt8(bit)
          #expect(throws: PNGError.self, "bit \(bit) of byte \(index)") { try PNG.decode(damaged) }
          #expect(PNG.matches(damaged, original) != true, "bit \(bit) of byte \(index)")
        }
      }
    }
  }

  @Test func everyTruncationIsRefused() throws {
    for file in try Self.files() {
      let original = try PNG.decode(file)
      for count in 0..<file.count {
        let damaged = Data(file.prefix(count))
        #expect(throws: PNGError.self, "\(count) bytes") { try PNG.decode(damaged) }
        #expect(PNG.matches(damaged, original) != true, "\(count) bytes")
      }
    }
  }

  @Test func everyMissingOrDoubledByteIsRefused() throws {
    for file in try Self.files() {
      for index in file.indices {
        var shorter = file
        shorter.remove(at: index)
        #expect(throws: PNGError.self, "without byte \(index)") { try PNG.decode(shorter) }
        var longer = file
        longer.insert(file[index], at: index)
        #expect(throws: PNGError.self, "byte \(index) twice") { try PNG.decode(longer) }
      }
    }
  }

  /// Damage inside the compressed data under a correct checksum, as a faulty encoder makes it.
  @Test func damagedImageDataUnderACorrectChecksumIsRefused() throws {
    let raw = Self.palette.rawRows
    let stream = HandmadePNG.zlibStream(raw)
    var streams = (0..<stream.count).map { Array(stream.prefix($0)) }
    for index in stream.indices {
      for bit in 0..<8 {
        var damaged = stream
        damaged[index] ^= 1 << UInt8(bit)
        streams.append(damaged)
      }
    }
    streams.append(stream + [0])
    streams.append(HandmadePNG.zlibStream(raw + [0]))
    streams.append(HandmadePNG.zlibStream(raw.dropLast()))
    streams.append(HandmadePNG.zlibStream([5] + raw.dropFirst()))
    let valid = try PNG.decode(Self.palette.data)
    for damaged in streams where !Self.isHarmless(damaged, stream) {
      let file = Self.file(Self.palette, imageData: HandmadePNG.chunk("IDAT", damaged))
      #expect(throws: PNGError.self, "\(damaged)") { try PNG.decode(file) }
    }
    #expect(try PNG.decode(Self.file(Self.palette, imageData: HandmadePNG.chunk("IDAT", stream))) == valid)
  }

  /// The two bytes of the stream's header name a level of compression and a window, and a stored block leaves the bits
  /// after the first three of its header unused: neither means anything to a reader.
  private static func isHarmless(_ damaged: [UInt8], _ stream: [UInt8]) -> Bool {
    guard damaged.count == stream.count, damaged[2] & 7 == stream[2] & 7 else { return false }
    return damaged.dropFirst(3) == stream.dropFirst(3)
  }

  private static func file(_ picture: HandmadePNG, imageData: [UInt8]) -> Data {
    let chunks = picture.chunks.flatMap { HandmadePNG.chunk($0.name, $0.content) }
    return Data(HandmadePNG.signature + picture.header + chunks + imageData + HandmadePNG.end)
  }

  @Test func chunksOutOfPlaceAreRefused() throws {
    let picture = Self.palette
    let head = HandmadePNG.signature + picture.header
    let colors = HandmadePNG.chunk("PLTE", picture.chunks[0].content)
    let alphas = HandmadePNG.chunk("tRNS", picture.chunks[1].content)
    let stream = HandmadePNG.zlibStream(picture.rawRows)
    let first = HandmadePNG.chunk("IDAT", Array(stream.prefix(9)))
    let second = HandmadePNG.chunk("IDAT", Array(stream.dropFirst(9)))
    let end = HandmadePNG.end
    // Long sums take the type checker too long.
    func file(_ parts: [UInt8]...) -> [UInt8] { parts.flatMap { $0 } }
    let valid = file(head, colors, alphas, first, second, end)
    #expect(throws: Never.self) { try PNG.decode(Data(valid)) }
    let wrong: [String: [UInt8]] = [
      "no palette": file(head, alphas, first, second, end),
      "palette twice": file(head, colors, colors, alphas, first, second, end),
      "palette after the data": file(head, first, second, colors, end),
      "alphas before the palette": file(head, alphas, colors, first, second, end),
      "alphas twice": file(head, colors, alphas, alphas, first, second, end),
      "alphas after the data": file(head, colors, first, second, alphas, end),
      "a chunk between the data": file(head, colors, alphas, first, HandmadePNG.chunk("teSt", []), second, end),
      "no data": file(head, colors, alphas, end),
      "no end": file(head, colors, alphas, first, second),
      "header twice": file(head, picture.header, colors, alphas, first, second, end),
      "header last": file(HandmadePNG.signature, colors, picture.header, alphas, first, second, end),
      "unknown critical chunk": file(head, HandmadePNG.chunk("TeSt", [1]), colors, alphas, first, second, end),
      "bytes after the end": file(head, colors, alphas, first, second, end, [0]),
      "palette of half a color": file(head, HandmadePNG.chunk("PLTE", [1, 2, 3, 4]), first, second, end),
      "palette too short": file(head, HandmadePNG.chunk("PLTE", [1, 2, 3, 4, 5, 6]), first, second, end),
      "too many alphas": file(head, colors, HandmadePNG.chunk("tRNS", [1, 2, 3, 4]), first, second, end),
    ]
    for (name, bytes) in wrong.sorted(by: { $0.key < $1.key }) {
      #expect(throws: PNGError.self, "\(name)") { try PNG.decode(Data(bytes)) }
    }
  }

  @Test func filesThatAreNotAPNGAreNamed() throws {
    let png = try PNG.encode(Self.picture)
    let digest = String(repeating: "0", count: 64)
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:\(digest)\nsize 5\n"
    var crlf = Data([0x89, 0x50, 0x4E, 0x47, 0x0A, 0x1A, 0x0A])
    crlf += png.dropFirst(8)
    var xcode = Data(HandmadePNG.signature)
    xcode += HandmadePNG.chunk("CgBI", [0x50, 0, 0x20, 2])
    xcode += png.dropFirst(8)
    let cases: [(Data, PNGError)] = [
      (Data(), .emptyFile),
      (Data(pointer.utf8), .gitLFSPointer),
      (Data("<<<<<<< HEAD\n\(pointer)=======\n\(pointer)>>>>>>> topic\n".utf8), .mergeConflict),
      (crlf, .lineEndingsConverted),
      (Data([0x89, 0x50, 0x4E]), .truncated(chunk: "signature")),
      (Data([0xFF, 0xD8, 0xFF, 0xE0]), .notAPNG),
      (xcode, .xcodeOptimized),
      (Data(png.prefix(60)), .truncated(chunk: "pxHS")),
      (png + Data([1, 2]), .trailingBytes(count: 2)),
      (Data(count: PNG.maximumFileSize + 1), .fileTooLarge(bytes: PNG.maximumFileSize + 1)),
    ]
    for (file, error) in cases { #expect(throws: error) { try PNG.decode(file) } }
  }

  @Test func invalidHeadersAreNamed() throws {
    func error(_ header: [UInt8]) -> PNGError? {
      let file = HandmadePNG.signature + HandmadePNG.chunk("IHDR", header) + Self.palette.imageData + HandmadePNG.end
      do throws(PNGError) { _ = try PNG.decode(Data(file)) } catch { return error }
      return nil
    }
    let one = HandmadePNG.bytes(1)
    let zero = HandmadePNG.bytes(0)
    #expect(error(one + one + [8, 0, 0, 0]) == .invalidHeader(reason: "IHDR has 12 bytes instead of 13"))
    #expect(error(zero + one + [8, 0, 0, 0, 0]) == .invalidHeader(reason: "a side is zero"))
    #expect(error(one + zero + [8, 0, 0, 0, 0]) == .invalidHeader(reason: "a side is zero"))
    #expect(error(one + one + [8, 1, 0, 0, 0]) == .invalidHeader(reason: "color type 1 is unknown"))
    #expect(error(one + one + [4, 2, 0, 0, 0]) == .invalidHeader(reason: "color type 2 does not support 4 bits"))
    #expect(error(one + one + [8, 0, 1, 0, 0]) == .invalidHeader(reason: "compression method 1 is unknown"))
    #expect(error(one + one + [8, 0, 0, 1, 0]) == .invalidHeader(reason: "filter method 1 is unknown"))
    #expect(error(one + one + [8, 0, 0, 0, 2]) == .invalidHeader(reason: "interlace method 2 is unknown"))
  }

  /// Small files that promise large pictures are refused before memory is taken for them.
  @Test func picturesThatCannotBeInTheFileAreRefused() throws {
    func error(_ width: UInt32, _ height: UInt32, _ depth: UInt8, _ type: UInt8) -> PNGError? {
      let header = HandmadePNG.bytes(width) + HandmadePNG.bytes(height) + [depth, type, 0, 0, 0]
      let data = HandmadePNG.chunk("IDAT", [UInt8](repeating: 0, count: 100))
      let file = HandmadePNG.signature + HandmadePNG.chunk("IHDR", header) + data + HandmadePNG.end
      do throws(PNGError) { _ = try PNG.decode(Data(file)) } catch { return error }
      return nil
    }
    #expect(error(65_536, 1, 8, 6) == .pictureTooLarge(width: 65_536, height: 1))
    #expect(error(.max, .max, 8, 6) == .pictureTooLarge(width: 0xFFFF_FFFF, height: 0xFFFF_FFFF))
    #expect(error(10_001, 10_000, 8, 6) == .pictureTooLarge(width: 10_001, height: 10_000))
    #expect(error(10_000, 10_000, 8, 6) == .implausibleSize(width: 10_000, height: 10_000, imageDataBytes: 100))
    #expect(error(1_000, 1_000, 1, 0) == .implausibleSize(width: 1_000, height: 1_000, imageDataBytes: 100))
    // One row of exactly the bytes that 100 bytes of data could hold reaches the decoder, one more does not.
    if case .damaged = error(65_535, 12, 1, 0) {} else { Issue.record("refused too early") }
    #expect(error(65_535, 13, 1, 0) == .implausibleSize(width: 65_535, height: 13, imageDataBytes: 100))
  }

  @Test func messagesSayWhatToDo() {
    #expect(PNGError.gitLFSPointer.description.contains("git lfs pull"))
    #expect("\(PNGError.lineEndingsConverted)".contains(".gitattributes"))
    #expect(PNGError.truncated(chunk: "IDAT").localizedDescription.contains("IDAT"))
  }
}
