import Foundation
import Raster
import SnapshotRepository
import SnapshotSeededRandom

// What draws texts, fonts and lists of anyone.
extension FuzzSubject {
  /// Texts in many scripts at extreme sizes, tracked, truncated, in tabs, with positions asked for, and drawn.
  static let text = FuzzSubject(
    name: "text", rounds: 500, wholes: { ExtremeText.samples.map { Data($0.utf8) } }
  ) { _ in
    { ExtremeText(String(decoding: $0, as: UTF8.self), fonts: .embedded, family: nil).use() }
  }

  /// Fonts with damaged tables, and texts in them: TrueType, CFF, variations, colors, a collection.
  static let font = FuzzSubject(
    name: "font", rounds: 400,
    wholes: {
      try [
        "Tests/Support/Fonts/Layers.ttf", "Tests/Support/Fonts/NotoSerifHebrew-Regular.ttf",
        "Tests/Support/Fonts/NotoSans-Regular.ttf", "Tests/Support/Fonts/NotoNaskhArabic-Regular.ttf",
        "Tests/Support/Fonts/NotoSansDevanagari-Regular.ttf", "Tests/Support/Fonts/InterVariable.ttf",
        "Tests/Support/Fonts/NotoColorEmoji.ttf", "Tests/Support/Fonts/NotoSansCJK.ttc",
        "Sources/Drawing/CRasterFonts/Fonts/JetBrainsMono-Regular.ttf",
        "Sources/Drawing/CRasterFonts/Fonts/Inter-Medium.otf",
        "Tests/Support/Fonts/ColorGlyphs.ttf", "Tests/Support/Fonts/ColorGlyphsVariable.ttf",
        "Tests/Support/Fonts/BitmapGlyphs.ttf", "Tests/Support/Fonts/SVGGlyphs.ttf",
      ].map { try Data(contentsOf: Repository.url($0)) }
    }
  ) { _ in
    { data in
      var damaged = data
      var random = SplitMix(seed: UInt64(data.count) ^ data.reduce(0) { $0 &* 31 &+ UInt64($1) })
      damageTables(of: &damaged, &random)
      var fonts = FontBook.embedded
      try fonts.register(data: damaged, family: "Own")
      let samples = ExtremeText.samples
      let text = samples[Int(random.next() % UInt64(samples.count))]
      // Colored glyphs of the fonts among the wholes.
      let first = 0xF0100 + UInt32(random.next() % 0x1318)
      let colored = String(String.UnicodeScalarView((first..<first + 6).compactMap(Unicode.Scalar.init)))
      let more = ["Ag fi 1/2 \u{1F600} A\u{300}", colored, "simple_linear radial_reflect"]
      ExtremeText(text + more[Int(random.next() % 3)], seed: random.next(), fonts: fonts, family: "Own").use()
    }
  }

  /// Display lists in their text form, which are drawn if they can be read.
  static let drawing = FuzzSubject(
    name: "drawing", rounds: 500, wholes: { drawings().map { Data($0.exactTextForm.utf8) } }
  ) { _ in
    { data in
      let list = try DisplayList(textForm: String(decoding: data, as: UTF8.self))
      _ = list.textForm
      let renderer = Renderer(threads: 1, pixelLimit: 1 << 20)
      for scale: CGFloat in [1, 3] { _ = try renderer.render(list, scale: scale) }
    }
  }

  /// Outlines in SVG's path data, which are measured, cut, stroked and drawn.
  static let path = FuzzSubject(
    name: "path", rounds: 1500,
    wholes: {
      [
        "M10 10 L60 20 Q80 60 40 50 C0 40 5 5 30 30 Z", "M5 5h60v40h-60z M20 20a15 10 30 1 0 20 5 T60 60 S1 2 3 4",
        "m0.5.5-1e1,2e-1 3 4 5-6z", "M1e300 1e300 L-1e300 5 A1e30 1e-30 0 0 1 1 1",
      ].map { Data($0.utf8) }
    }
  ) { _ in
    { data in
      let path = try Path(svgPathData: String(decoding: data, as: UTF8.self))
      var random = SplitMix(seed: data.reduce(7) { $0 &* 31 &+ UInt64($1) })
      func number(_ limit: Double) -> CGFloat { CGFloat(Double(random.next() % 10_000) / 10_000 * limit) }
      _ = (path.boundingRect, path.description)
      _ = path.contains(CGPoint(x: number(90), y: number(70)), rule: .evenOdd)
      let trimmed = path.trimmedPath(from: number(1), to: number(1))
      let style = StrokeStyle(
        lineWidth: number(40), lineCap: .round, lineJoin: .round, miterLimit: number(10),
        dash: random.next() % 2 == 0 ? [] : [number(9), number(3)], dashPhase: number(9))
      let list = DisplayList(size: CGSize(width: 90, height: 70)) { canvas in
        canvas.fill(path, with: RGBA(0xD00000), rule: .evenOdd)
        canvas.stroke(trimmed, with: .color(RGBA(0x0000D0)), style: style)
        canvas.clip(to: path)
        canvas.fill(trimmed, with: RGBA(0x00D000))
      }
      _ = try Renderer(threads: 1, pixelLimit: 1 << 20).render(list)
    }
  }

  /// Changes some bytes in the tables that a font's directory names: anywhere else, most changes hit nothing that is read.
  private static func damageTables(of font: inout Data, _ random: inout SplitMix) {
    func number(_ place: Int) -> Int { font[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    guard font.count > 12 else { return }
    let tables = Int(font[4]) << 8 | Int(font[5])
    guard (1...64).contains(tables), font.count > 12 + 16 * tables else { return }
    for _ in 0..<random.next() % 4 {
      let record = 12 + 16 * Int(random.next() % UInt64(tables))
      let (start, length) = (number(record + 8), number(record + 12))
      guard start < font.count, length > 0 else { continue }
      // Most of what others depend on stands at the beginning of a table.
      let reach = random.next() % 2 == 0 ? min(length, 64) : length
      let place = min(font.count - 1, start + Int(random.next() % UInt64(reach)))
      let values: [UInt8] = [0, 1, 0x7F, 0x80, 0xFF, font[place] ^ 1, font[place] &+ 1]
      for index in place..<min(font.count, place + Int(1 + random.next() % 4)) {
        font[index] = values[Int(random.next() % UInt64(values.count))]
      }
    }
  }

  private static func drawings() -> [DisplayList] {
    var shapes = DisplayListRecorder(size: CGSize(width: 90, height: 70))
    shapes.element("Card") { card in
      card.saved { inner in
        inner.clip(to: Path(ellipseIn: CGRect(x: 5, y: 5, width: 60, height: 50)))
        inner.rotate(by: .degrees(20))
        inner.fill(
          Path(roundedRect: CGRect(x: 10, y: 10, width: 50, height: 30), cornerRadius: 8), with: RGBA(0xD00000))
        inner.stroke(
          Path { path in
            path.move(to: CGPoint(x: 3, y: 4))
            path.addCurve(to: CGPoint(x: 80, y: 60), control1: CGPoint(x: 90, y: 0), control2: CGPoint(x: 0, y: 70))
          }, with: .color(RGBA(0x0000D0)), style: StrokeStyle(lineWidth: 3, lineCap: .round, dash: [4, 2]))
      }
      card.drawShadow(
        of: Path(CGRect(x: 20, y: 20, width: 30, height: 20)),
        Shadow(color: RGBA(0), radius: 4, offset: CGSize(width: 1, height: 2)))
    }
    var texts = DisplayListRecorder(size: CGSize(width: 90, height: 70))
    let layout = Typesetter().layout(
      [TextRun("Hello, world. fi", font: FontDescriptor(size: 17), color: RGBA(0), isUnderlined: true)], width: 60)
    texts.group(opacity: 0.5) { $0.draw(layout, at: CGPoint(x: 4, y: 6)) }
    return [shapes.displayList, texts.displayList]
  }
}
