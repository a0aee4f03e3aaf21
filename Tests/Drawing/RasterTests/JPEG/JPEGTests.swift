import Foundation
import Raster
import SnapshotSeededRandom
import Testing

/// Pictures that Pillow encoded, and the pixels that libjpeg-turbo reads from them; Scripts/generate/test-pictures writes both.
@Suite struct JPEGTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
    "Pictures")

  private static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".jpg") }.map { String($0.dropLast(4)) }.sorted()
  }()

  private static func data(_ name: String) throws -> Data {
    try Data(contentsOf: folder.appendingPathComponent(name))
  }

  @Test func everyFormIsThere() { #expect(Self.names.count == 19) }

  @Test(arguments: names)
  func aPictureHasThePixelsOfAnotherDecoder(_ name: String) throws {
    let decoded = try JPEG.decode(Self.data(name + ".jpg"))
    let expected = try PNG.decode(Self.data(name + ".png"))
    #expect(decoded.width == expected.width && decoded.height == expected.height)
    var (largest, sum) = (0, 0)
    for (own, other) in zip(decoded.pixels, expected.pixels) {
      let (a, b) = (RGBA(premultiplied: own), RGBA(premultiplied: other))
      for (x, y) in [(a.red, b.red), (a.green, b.green), (a.blue, b.blue)] {
        let difference = abs(Int(x) - Int(y))
        (largest, sum) = (max(largest, difference), sum + difference)
      }
    }
    // Decoders may round differently (ITU-T T.83). Colors of half the resolution are rounded twice.
    #expect(
      largest <= (name.contains("42") || name.contains("low") || name == "restart" ? 4 : 3), "\(name): \(largest)")
    #expect(sum * 2 <= decoded.pixels.count * 3, "\(name): \(sum)")
  }

  /// Only the marker of the end may be missing, and not in a progressive file.
  @Test(arguments: names)
  func aFileThatEndsEarlyIsAnError(_ name: String) throws {
    let data = try Self.data(name + ".jpg")
    for length in 0..<data.count - 2 {
      #expect(throws: JPEGError.self, "\(length)") { _ = try JPEG.decode(data.prefix(length)) }
    }
    let withoutEnd = data.dropLast(2)
    if name.contains("progressive") {
      #expect(throws: JPEGError.truncated) { _ = try JPEG.decode(withoutEnd) }
    } else {
      #expect(try JPEG.decode(withoutEnd) == JPEG.decode(data))
    }
  }

  @Test(arguments: names)
  func aDamagedFileIsAPictureOrAnError(_ name: String) throws {
    let data = try Self.data(name + ".jpg")
    var random = SplitMix(seed: 11)
    for _ in 0..<200 {
      var damaged = data
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        damaged[Int.random(in: 2..<data.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      do throws(JPEGError) {
        let picture = try JPEG.decode(damaged)
        #expect(picture.pixels.count == picture.width * picture.height)
      } catch {
        #expect(!error.description.isEmpty)
      }
    }
  }

  @Test func sizesThatTheDataCannotContainAreRefused() throws {
    var data = try Self.data("baseline-444.jpg")
    let frame = try #require(data.firstRange(of: Data([0xFF, 0xC0])))
    func resize(_ width: Int, _ height: Int) {
      let place = frame.lowerBound + 5
      data.replaceSubrange(
        place..<place + 4, with: [height >> 8, height & 255, width >> 8, width & 255].map { UInt8($0) })
    }
    resize(60_000, 60_000)
    #expect(throws: JPEGError.pictureTooLarge(width: 60_000, height: 60_000)) { try JPEG.decode(data) }
    resize(6_000, 8_000)
    #expect(throws: JPEGError.implausibleSize(width: 6_000, height: 8_000)) { try JPEG.decode(data) }
    resize(0, 8)
    #expect(throws: JPEGError.self) { try JPEG.decode(data) }
  }

  @Test func otherFormsAreNamed() throws {
    var data = try Self.data("baseline-444.jpg")
    let frame = try #require(data.firstRange(of: Data([0xFF, 0xC0])))
    data[frame.lowerBound + 4] = 12
    #expect(throws: JPEGError.unsupported("12 bits per channel")) { try JPEG.decode(data) }
    data[frame.lowerBound + 1] = 0xC9
    #expect(throws: JPEGError.unsupported("arithmetic coding")) { try JPEG.decode(data) }
    #expect(throws: JPEGError.notAJPEG) { try JPEG.decode(Data("P3 1 1 255".utf8)) }
    #expect(throws: JPEGError.notAJPEG) { try JPEG.decode(Data()) }
  }
}
