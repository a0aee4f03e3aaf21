import SnapshotBarcodeFixture
import Testing
import SnapshotUI

@Suite struct BarcodeTests {
  @Test(arguments: [
    // Start B and the letters' values, by hand: 104 + 48·1 + 42·2 + 42·3 + 17·4 + 18·5 + 19·6 + 35·7 = 879 ≡ 55 (103).
    ("PJJ123C", [104, 48, 42, 42, 17, 18, 19, 35, 55, 106]),
    // Six digits at the end go over to set C: 104 + 40 + 41·2 + 99·3 + 34·4 + 56·5 + 78·6 = 1407 ≡ 68.
    ("HI345678", [104, 40, 41, 99, 34, 56, 78, 68, 106]),
    // Digits alone start in set C: 105 + 12 + 34·2 = 185 ≡ 82.
    ("1234", [105, 12, 34, 82, 106]),
    // An odd digit is written in set B, at the front of its run: 104 + 17 + 99·2 + 23·3 + 45·4 = 568 ≡ 53.
    ("12345", [104, 17, 99, 23, 45, 53, 106]),
    // Three digits are too few to change sets: 104 + 33 + 17·2 + 18·3 + 19·4 = 301 ≡ 95.
    ("A123", [104, 33, 17, 18, 19, 95, 106]),
    // And back to set B after digits: 105 + 12 + 34·2 + 100·3 + 33·4 = 617 ≡ 102.
    ("1234A", [105, 12, 34, 100, 33, 102, 106]),
  ])
  func valuesAndCheckCharacter(text: String, values: [Int]) {
    #expect(Code128(text)?.values == values)
  }

  @Test func everyCharacterIsElevenModulesWideAndTheStopThirteen() throws {
    let text = String(decoding: 32...126 as ClosedRange<UInt8>, as: UTF8.self)
    let barcode = try #require(Code128(text))
    #expect(barcode.moduleCount == 11 * (barcode.values.count - 1) + 13)
    // Bars fill an even number of modules in every character, gaps an odd one.
    for character in stride(from: 0, to: barcode.widths.count - 7, by: 6) {
      let widths = barcode.widths[character..<character + 6]
      #expect(widths.reduce(0, +) == 11)
      let bars = stride(from: character, to: character + 6, by: 2).map { barcode.widths[$0] }
      #expect(bars.reduce(0, +) % 2 == 0)
    }
  }

  @Test func everyCharacterHasAUniquePattern() throws {
    let text = String(decoding: 32...126 as ClosedRange<UInt8>, as: UTF8.self)
    let barcode = try #require(Code128(text))
    var patterns: [[Int]: Int] = [:]
    for (index, value) in barcode.values.dropLast().enumerated() {
      let widths = Array(barcode.widths[index * 6..<index * 6 + 6])
      #expect(patterns[widths] == nil || patterns[widths] == value)
      patterns[widths] = value
    }
  }

  @Test(arguments: ["", "naïve", "line\nbreak"])
  func unsupportedTextHasNoBarcode(text: String) {
    #expect(Code128(text) == nil)
  }

  @Test(arguments: [295.0, 350, 420])
  func theBarsAreDrawnOnWholePixels(width: CGFloat) throws {
    let barcode = try #require(Code128(VoucherViewData.sample.code))
    let view = BarcodeShape(barcode: barcode).fill(Color.black)
    let list = try view.displayList(in: RenderContext(width: width, height: 10))
    let picture = try Renderer().render(list, background: .white)
    var runs: [(isBar: Bool, length: Int)] = []
    for x in 0..<picture.width {
      let pixel = try #require(picture[x, 5])
      #expect(pixel == .black || pixel == .white)
      if runs.last?.isBar == (pixel == .black) {
        runs[runs.count - 1].length += 1
      } else {
        runs.append((pixel == .black, 1))
      }
    }
    let module = try #require(runs.dropFirst().first).length / barcode.widths[0]
    #expect(module >= 1)
    // Quiet zones of ten modules at least, and between them the widths of the symbol.
    #expect(try #require(runs.first).length >= 10 * module)
    #expect(try #require(runs.last).length >= 10 * module)
    #expect(runs.dropFirst().dropLast().map { $0.length / module } == barcode.widths)
  }
}
