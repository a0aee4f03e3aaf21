import Foundation
import Raster
import SnapshotSeededRandom

/// A text whose style is derived from it: sizes, widths and limits that nobody has, and all that can be asked of its layout.
struct ExtremeText {
  private let text: String
  private let fonts: FontBook
  private let family: String?
  private var random: SplitMix

  static let samples = [
    "Hello, world. ", "fi ffi fl AV To 12,345.678\t1/2\n", "\u{5E9}\u{5DC}\u{5D5}\u{5DD} (abc) ",
    "\u{645}\u{631}\u{62D}\u{628}\u{627} 123 ", "\u{4E2D}\u{6587}\u{3002}\u{65E5}\u{672C}",
    "\u{928}\u{92E}\u{938}\u{94D}\u{924}\u{947} ", "e\u{301}\u{300}\u{302} ", "\u{E01}\u{E33}\u{E19} ",
    "\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467} ", "a\u{AD}b\u{200B}c\u{2028}\u{202E}d\u{2067}e\u{2069}\u{FFFC}",
    "\u{0}\u{E000}\u{10FFFF}",
  ]

  init(_ text: String, seed: UInt64? = nil, fonts: FontBook, family: String?) {
    self.text = text
    self.fonts = fonts
    self.family = family
    random = SplitMix(seed: seed ?? text.utf8.reduce(14_695_981) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 })
  }

  private static let lengths: [CGFloat] = [
    0, -0.0, 0.001, 1, 17, 1000, 1e6, 3e6, 1e9, 1e18, 1e300, -1, -1e6, -1e300, .infinity, -.infinity, .nan,
    .greatestFiniteMagnitude, .leastNonzeroMagnitude,
  ]

  private mutating func below(_ limit: Int) -> Int { Int(random.next() % UInt64(limit)) }

  private mutating func length() -> CGFloat {
    below(3) > 0 ? CGFloat(below(30_000)) / 100 : Self.lengths[below(Self.lengths.count)]
  }

  private mutating func rarely(_ otherwise: CGFloat = 0) -> CGFloat { below(5) == 0 ? length() : otherwise }

  private mutating func run() -> TextRun {
    var font = FontDescriptor(family: family, size: below(3) == 0 ? length() : CGFloat(5 + below(60)))
    font.weight = FontWeight([Int.min, 0, 100, 400, 700, 5000, Int.max][below(7)])
    font.isItalic = below(2) == 0
    if below(5) == 0 { font.lineHeight = length() }
    if below(3) == 0 {
      font.variations = [FontVariation(["wght", "wdth", "slnt", "opsz"][below(4)], Double(length()))]
    }
    return TextRun(
      text, font: font, color: RGBA(0), tracking: rarely(), baselineOffset: rarely(), isUnderlined: below(2) == 0,
      isStruckThrough: below(2) == 0)
  }

  private mutating func style() -> ParagraphStyle {
    var style = ParagraphStyle()
    style.alignment = TextAlignment.allCases[below(TextAlignment.allCases.count)]
    style.truncationMode = TruncationMode.allCases[below(TruncationMode.allCases.count)]
    style.layoutDirection = below(2) == 0 ? .leftToRight : .rightToLeft
    style.lineLimit = [nil, nil, 0, 1, 2, -1, Int.max, Int.min][below(8)]
    style.lineSpacing = rarely()
    style.minimumScaleFactor = rarely(1)
    style.paragraphSpacing = rarely()
    if below(5) == 0 { style.tabInterval = length() }
    style.language = [nil, "de", "en", "no such language"][below(4)]
    return style
  }

  /// Lays the text out, asks for positions and draws it.
  func use() {
    var this = self
    this.layOutAndDraw()
  }

  private mutating func layOutAndDraw() {
    let runs = (0...below(2)).map { _ in run() }
    let layout = Typesetter(fonts: fonts).layout(
      runs, style: style(), width: below(2) == 0 ? length() : nil, height: below(4) == 0 ? length() : nil)
    let end = layout.lines.last?.range.upperBound ?? 0
    for offset in [Int.min, -1, 0, end / 2, end, end + 1, Int.max] { _ = layout.caret(at: offset) }
    for _ in 0..<3 { _ = layout.offset(at: CGPoint(x: length(), y: length())) }
    for range in [0..<end, Int.min..<Int.max, end..<end] { _ = layout.rectangles(for: range) }
    _ = layout.inkBounds(in: fonts)
    var recorder = DisplayListRecorder(size: CGSize(width: 80, height: 60))
    if below(4) == 0 { recorder.scale(x: length(), y: length()) }
    if below(4) == 0 { recorder.rotate(by: .degrees(Double(length()))) }
    recorder.draw(layout, at: CGPoint(x: length(), y: length()))
    // What cannot be drawn is a `RenderError`.
    _ = try? Renderer(fonts: fonts, threads: 1).render(recorder.displayList, scale: CGFloat(1 + below(3)))
  }
}
