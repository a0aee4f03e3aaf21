import Foundation
import Raster
import SnapshotRunFixtures
import SnapshotReview
import SnapshotSeededRandom
import Testing

/// Images in terminals.
@Suite struct TerminalImageTests {
  /// Red over green, blue over transparent.
  private let picture = PixelBuffer(
    width: 2, height: 2, pixels: [0xFF00_00FF, 0xFFFF_0000, 0xFF00_FF00, 0x0000_0000] as [PremultipliedPixel])!

  @Test func blocksShowTwoPixelsPerCell() {
    let text = TerminalImageProtocol.blocks.encode(picture, in: TerminalBox(columns: 10, rows: 10))
    let escape = "\u{1B}["
    #expect(
      text == "\(escape)38;2;255;0;0m\(escape)48;2;0;255;0m\u{2580}"
        + "\(escape)38;2;0;0;255m\(escape)48;2;0;0;0m\u{2580}\(escape)0m")
  }

  @Test func kittySendsAPNGInChunks() throws {
    var random = SplitMix(seed: 1)
    let noise = PixelBuffer(
      width: 60, height: 60,
      pixels: (0..<3600).map { _ in PremultipliedPixel(truncatingIfNeeded: random.next()) | 0xFF00_0000 })!
    let text = TerminalImageProtocol.kitty.encode(noise, in: TerminalBox(columns: 80, rows: 40))
    let pieces = text.components(separatedBy: "\u{1B}\\").dropLast()
    #expect(pieces.count > 2)
    #expect(pieces.first?.hasPrefix("\u{1B}_Ga=T,f=100,q=2,C=1,c=8,r=4,m=1;") == true)
    #expect(pieces.last?.hasPrefix("\u{1B}_Gm=0;") == true)
    let payload = pieces.map { $0.split(separator: ";", maxSplits: 1).last.map(String.init) ?? "" }
    #expect(payload.allSatisfy { $0.count <= 4096 })
    let data = try #require(Data(base64Encoded: payload.joined()))
    #expect(try PNG.decode(data) == noise)
  }

  @Test func itermSendsOneFile() throws {
    let text = TerminalImageProtocol.iterm.encode(picture, in: TerminalBox(columns: 10, rows: 10))
    #expect(text.hasPrefix("\u{1B}]1337;File=inline=1;size="))
    let payload = try #require(text.dropLast().split(separator: ":").last)
    let data = try #require(Data(base64Encoded: String(payload)))
    #expect(try PNG.decode(data) == picture)
  }

  @Test func sixelsAreBandsOfColors() {
    let text = TerminalImageProtocol.sixel.encode(picture, in: TerminalBox(columns: 10, rows: 10))
    // Black, blue, green, red; rows are bits, least significant on top.
    #expect(
      text == "\u{1B}P0;1q\"1;1;2;2#0;2;0;0;0#5;2;0;0;100#30;2;0;100;0#180;2;100;0;0"
        + "#0?A$#5?@$#30A?$#180@?-\u{1B}\\")
    let wide = PixelBuffer(width: 100, height: 6, filledWith: .black)
    #expect(TerminalImageProtocol.sixel.encode(wide, in: TerminalBox(columns: 80, rows: 10)).contains("#0!100~"))
  }

  @Test func scalesLargeImagesToFit() {
    let large = PixelBuffer(width: 1000, height: 3000, filledWith: .white)
    let text = TerminalImageProtocol.blocks.encode(large, in: TerminalBox(columns: 40, rows: 15))
    #expect(text.count { $0 == "\u{2580}" } == 10 * 15)
  }

  @Test(arguments: [
    ("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;c", [:], TerminalImageProtocol.kitty),
    ("\u{1B}[?62;4;22c", [:], .sixel), ("\u{1B}[?64;14;41c", [:], .blocks), ("", [:], .blocks),
    ("\u{1B}[?62c", ["TERM_PROGRAM": "iTerm.app"], .iterm), ("", ["TERM": "dumb"], .none),
  ])
  func theTerminalsAnswerDecides(
    answer: String, environment: [String: String], expected: TerminalImageProtocol
  ) {
    #expect(TerminalImageProtocol(answer: answer, environment: environment) == expected)
  }
}
