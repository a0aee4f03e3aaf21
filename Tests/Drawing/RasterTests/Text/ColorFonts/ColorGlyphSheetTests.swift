import Foundation
import Raster
import Testing

/// Every paint of COLR version 1, with the test glyphs of github.com/googlefonts/color-fonts, beside what Skia draws.
/// `Scripts/check/color-fonts-data/compare.py` made the pictures in `Skia`; that of the variable font shows an instance by fontTools.
struct ColorGlyphSheetTests {
  private static let place =
    """
    SWPS=20,SWPE=-30,SCOX=60,SCOY=-40,SCSX=-0.3125,SCSY=0.1875,GRX0=100,GRY0=-50,GRX1=-80,GRY1=60,GRX2=40,GRY2=-30,GRR0=90,\
    GRR1=-70,COL1=0.09375,COL2=-0.15625,COL3=0.09375,ROTA=33,ROTX=50,ROTY=-70,SKXA=12,SKYA=-9,SKCX=30,SKCY=-20,TRXX=-0.1875,\
    TRYX=0.09375,TRXY=0.15625,TRYY=-0.09375,TRDX=40,TRDY=-60,TLDX=50,TLDY=30,CLXI=20,CLYI=30,CLXA=-60,CLYA=-40,CLIO=40,\
    APH1=-0.3125,APH2=-0.5,APH3=-0.1875
    """

  /// The characters whose pictures differ on purpose.
  private static let exceptions: Set<UInt32> = [
    // Skia interpolates gradients without premultiplying alpha, and the specification (CPAL, "Interpolation of colors") with.
    0xF0B01, 0xF0B03, 0xF0B05,
    // Skia leaves a gap between the halves of these circles.
    0xF0F00, 0xF0F01, 0xF0F02, 0xF0F03, 0xF0F04, 0xF0F05, 0xF0F06,
    // Cycles: missing text here.
    0xF1100, 0xF1101,
  ]

  private static let cell = 64
  private static let columns = 16
  /// The largest difference of the means of 5 × 5 pixels. Edges are antialiased differently, and fine patterns alias.
  private static let limit = 32

  @Test(arguments: [("ColorGlyphs", ""), ("ColorGlyphsVariable", place)])
  func glyphsAreThoseOfSkia(name: String, place: String) throws {
    let sheet = try PNG.decode(
      Data(
        contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Skia/\(name).png")))
    var fonts = FontBook.embedded
    try fonts.register(contentsOf: FontFiles.registered("\(name).ttf"), family: "Own")
    var font = FontDescriptor(family: "Own", size: 32)
    font.variations = place.split(separator: ",").compactMap { part in
      let sides = part.split(separator: "=")
      return Double(sides[1]).map { FontVariation(FontTag(String(sides[0])), $0) }
    }
    var compared = 0
    for (index, character) in Self.characters.enumerated() where !Self.exceptions.contains(character) {
      let scalar = try #require(Unicode.Scalar(character))
      let layout = Typesetter(fonts: fonts).layout([TextRun(String(scalar), font: font, color: .black)])
      #expect(layout.missingScalars.isEmpty, "U+\(String(character, radix: 16)) is missing")
      let list = DisplayList(size: CGSize(width: Self.cell, height: Self.cell)) { canvas in
        canvas.draw(layout, at: CGPoint(x: 16, y: 48 - layout.firstBaseline))
      }
      let picture = try Renderer(fonts: fonts, threads: 1).render(list)
      let (x, y) = (index % Self.columns * Self.cell, index / Self.columns * Self.cell)
      let difference = Self.largestDifference(picture, sheet, x, y)
      #expect(difference <= Self.limit, "U+\(String(character, radix: 16)) differs by \(difference)")
      compared += 1
    }
    #expect(compared == Self.characters.count - Self.exceptions.count)
    #expect(compared > 190)
  }

  /// The characters of both fonts, as their `cmap` lists them.
  private static let characters: [UInt32] =
    [
      0xF0100...0xF0103, 0xF0200...0xF0247, 0xF0300...0xF0305, 0xF0500...0xF0508, 0xF0600...0xF0603,
      0xF0700...0xF0705, 0xF0800...0xF0803, 0xF0900...0xF0906, 0xF0A00...0xF0A1B, 0xF0B00...0xF0B07,
      0xF0C00...0xF0C0A, 0xF0D00...0xF0D00, 0xF0E00...0xF0E01, 0xF0F00...0xF0F06, 0xF1000...0xF1000,
      0xF1100...0xF1101, 0xF1200...0xF1200, 0xF1300...0xF1317, 0xF1400...0xF140F, 0xFE001...0xFE007,
    ].flatMap { Array($0) }

  /// Returns the largest difference of a channel of premultiplied pixels in the mean of 5 × 5 pixels.
  private static func largestDifference(_ picture: PixelBuffer, _ sheet: PixelBuffer, _ left: Int, _ top: Int) -> Int {
    var worst = 0
    var sums = [[Int]](repeating: [Int](repeating: 0, count: cell * cell), count: 4)
    for y in 0..<cell {
      for x in 0..<cell {
        let (ours, theirs) = (
          picture.pixels[y * picture.width + x], sheet.pixels[(top + y) * sheet.width + left + x]
        )
        for channel in 0..<4 {
          let shift = UInt32(8 * channel)
          sums[channel][y * cell + x] = Int(ours >> shift & 255) - Int(theirs >> shift & 255)
        }
      }
    }
    for channel in sums {
      for y in 0..<cell - 4 {
        for x in 0..<cell - 4 {
          var sum = 0
          for row in y..<y + 5 { for column in x..<x + 5 { sum += channel[row * cell + column] } }
          worst = max(worst, Int(sum.magnitude) / 25)
        }
      }
    }
    return worst
  }
}
