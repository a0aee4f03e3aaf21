import Foundation
import Raster
import SnapshotSeededRandom
import Testing

/// The chunk that stores how a picture was drawn.
@Suite struct PNGExplanationTests {
  private let picture = PNGContentHashTests.picture
  private let text = Data(String(repeating: "fill #007AFF rect 0 0 12 20 \u{00E9}\u{1F600}\n", count: 200).utf8)

  private func explained(_ text: Data? = nil) throws -> Data {
    try PNG.explained(PNG.encode(picture, text: ["Title": "x"]), by: text ?? self.text)
  }

  /// A file whose explanation chunk has other contents under a correct checksum.
  private func file(chunk content: [UInt8], type: String = "exPl") throws -> Data {
    let file = try PNG.encode(picture)
    func word(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
    let named = Array(type.utf8) + content
    var remainder: UInt32 = 0xFFFF_FFFF
    for byte in named {
      remainder ^= UInt32(byte)
      for _ in 0..<8 { remainder = remainder & 1 == 1 ? remainder >> 1 ^ 0xEDB8_8320 : remainder >> 1 }
    }
    return file.prefix(89) + Data(word(content.count) + named + word(Int(~remainder))) + file.dropFirst(89)
  }

  private func content(of file: Data) throws -> [UInt8] {
    let start = try #require(file.range(of: Data("exPl".utf8))).lowerBound
    let length = file[start - 4..<start].reduce(0) { $0 << 8 | Int($1) }
    return Array(file[start + 4..<start + 4 + length])
  }

  private func isUnreadable(_ explanation: PNGExplanation) -> Bool {
    if case .unreadable = explanation { true } else { false }
  }

  @Test func anExplanationIsReadAsItWasWritten() throws {
    let file = try explained()
    #expect(PNG.explanation(in: file) == .text(text))
    #expect(PNG.statedExplanationLength(in: file) == text.count)
    #expect(PNG.statedExplanationLength(in: try PNG.encode(picture)) == 0)
    #expect(try PNG.decode(file) == picture)
    #expect(try PNG.text(in: file) == ["Title": "x"])
    #expect(PNG.matches(file, picture) == true)
    #expect(PNG.provenance(of: file) == .unchanged)
    #expect(file.count < PNG.encodedCount(picture) + text.count)
    #expect(PNG.explanation(in: (Data([1, 2]) + file).dropFirst(2)) == .text(text))
  }

  @Test func anExplanationReplacesAnother() throws {
    let other = try PNG.explained(explained(), by: Data("other".utf8))
    #expect(PNG.explanation(in: other) == .text(Data("other".utf8)))
    #expect(try other == explained(Data("other".utf8)))
    #expect(try PNG.explained(other, by: nil) == PNG.encode(picture, text: ["Title": "x"]))
  }

  @Test func filesWithoutAnExplanationHaveNone() throws {
    #expect(try PNG.explanation(in: PNG.encode(picture)) == .absent)
    #expect(PNG.explanation(in: Data()) == .absent)
    #expect(PNG.explanation(in: Data("text".utf8)) == .absent)
    // Other tools write files that can be explained as well.
    let foreign = HandmadePNG(width: 1, height: 1, samples: [[1, 2, 3, 255]]).data
    #expect(PNG.explanation(in: foreign) == .absent)
    let explained = try PNG.explained(foreign, by: text)
    #expect(PNG.explanation(in: explained) == .text(text))
    #expect(try PNG.decode(explained) == PNG.decode(foreign))
  }

  /// The hash of a file covers its explanation.
  @Test func aForgedExplanationInvalidatesTheHash() throws {
    let file = try explained()
    let other = try explained(Data("other".utf8))
    let forged = file.prefix(89) + other.dropFirst(89)
    #expect(PNG.matches(forged, picture) == nil)
    #expect(PNG.provenance(of: forged) == .edited)
  }

  @Test func otherContentsAreUnreadable() throws {
    let content = try content(of: explained())
    #expect(PNG.explanation(in: try file(chunk: content)) == .text(text))
    let compressed = Array(content.dropFirst(5))
    func stating(_ length: Int) -> [UInt8] {
      let bytes: [UInt8] = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: length >> $0) }
      return [1] + bytes + compressed
    }
    var contents: [[UInt8]] = [[], [1], Array(content.prefix(5)), Array(content.dropLast()), content + [0]]
    contents.append([2] + Array(content.dropFirst()))
    for length in [text.count + 1, text.count - 1, 0, 100_000_000, 0xFFFF_FFFF] { contents.append(stating(length)) }
    for (index, bad) in contents.enumerated() {
      #expect(isUnreadable(PNG.explanation(in: try file(chunk: bad))), "\(index)")
    }
    let twice = try file(chunk: content)
    let chunk = twice[89..<89 + content.count + 12]
    #expect(isUnreadable(PNG.explanation(in: twice.prefix(89) + chunk + twice.dropFirst(89))))
  }

  @Test func everyDamagedByteIsFound() throws {
    let file = try explained(Data("fill #007AFF".utf8))
    let start = try #require(file.range(of: Data("exPl".utf8))).lowerBound
    for index in start..<start + 4 + 5 + 20 + 4 where index < file.count {
      var damaged = file
      damaged[index] ^= 0x20
      #expect(PNG.explanation(in: damaged).text != Data("fill #007AFF".utf8))
    }
    for count in start..<file.count { #expect(PNG.explanation(in: file.prefix(count)).text == nil) }
  }

  @Test func longTextsAreRefused() throws {
    let file = try PNG.encode(picture)
    #expect(throws: PNGError.self) { try PNG.explained(file, by: Data()) }
    #expect(throws: PNGError.self) { try PNG.explained(file, by: Data(count: PNGExplanation.longestText + 1)) }
    #expect(throws: PNGError.self) { try PNG.explained(Data("text".utf8), by: text) }
    let longest = Data(repeating: 65, count: PNGExplanation.longestText)
    #expect(PNG.explanation(in: try PNG.explained(file, by: longest)) == .text(longest))
  }
}

extension PNG {
  fileprivate static func encodedCount(_ picture: PixelBuffer) -> Int { (try? PNG.encode(picture).count) ?? 0 }
}
