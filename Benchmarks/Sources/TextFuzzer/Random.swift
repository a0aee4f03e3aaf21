import Foundation
import Raster

/// Numbers that look random and are the same in every run, and what is made of them.
struct Random {
  private var state: UInt64

  init(state: UInt64) { self.state = state }

  mutating func next(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return Int(truncatingIfNeeded: (mixed ^ mixed >> 31) >> 1) % max(1, bound)
  }

  mutating func one<Element>(of list: [Element]) -> Element { list[next(list.count)] }

  // MARK: Fonts

  /// A file with a few bytes changed, cut off, or with stretches moved: half of the damage goes to the directory and the
  /// tables that a file begins with.
  mutating func damage(_ seed: Data) -> Data {
    var data = seed
    for _ in 0...next(24) {
      let reach = next(2) == 0 ? data.count : min(data.count, 3000)
      let place = data.startIndex + next(reach)
      switch next(8) {
      case 0: data[place] = 0xFF
      case 1: data[place] = 0
      case 2: data[place] ^= 1 << UInt8(next(8))
      case 3:
        let from = data.startIndex + next(data.count)
        for offset in 0..<min(next(16), data.endIndex - place, data.endIndex - from) {
          data[place + offset] = data[from + offset]
        }
      default: data[place] = UInt8(truncatingIfNeeded: next(256))
      }
    }
    return next(20) == 0 ? Data(data.prefix(next(data.count))) : data
  }

  // MARK: Strings

  private static let pieces: [String] = [
    "a", "fi", "AV", "word ", "1,000.5 ", " ", "  ", "\t", "\n", "\r\n", "\u{2028}", "\u{AD}", "\u{200B}", "\u{200D}",
    "\u{200E}", "\u{200F}", "\u{202A}", "\u{202B}", "\u{202C}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}",
    "\u{2069}",
    "e\u{301}", "\u{301}", "\u{327}\u{301}", "\u{5E9}\u{5DC}\u{5D5}\u{5DD} ", "\u{5E9}\u{5B8}\u{5C1}",
    "\u{645}\u{631}\u{62D}",
    "\u{644}\u{627}", "\u{661}\u{662}", "\u{915}\u{94D}\u{937}", "\u{1F600}", "\u{1F1E9}\u{1F1EA}", "\u{2764}\u{FE0F}",
    "\u{1F469}\u{200D}\u{1F4BB}", "日本", "、", "\u{FFFD}", "\u{0}", "\u{1B}", "\u{7F}", "\u{85}", "\u{FEFF}", "\u{FFFC}",
    "\u{E000}",
    "\u{10FFFF}", "\u{1100}\u{1161}\u{11A8}", "\u{E01}\u{E33}", "-", "(", ")", "\u{2026}", "\u{A0}", "\u{3000}", "…",
  ]

  mutating func string() -> String {
    var text = ""
    for _ in 0..<next(40) {
      if next(6) == 0, let scalar = Unicode.Scalar(UInt32(next(next(2) == 0 ? 0x3000 : 0x110000))) {
        text.unicodeScalars.append(scalar)
      } else {
        let piece = one(of: Self.pieces)
        text += next(30) == 0 ? String(repeating: piece, count: next(60)) : piece
      }
    }
    return text
  }

  private static let sizes: [CGFloat] = [17, 17, 12.5, 0, 1, 300, -5, .nan, .infinity, 1e9]

  mutating func runs() -> [TextRun] {
    (0..<next(4)).map { _ in
      let size = next(5) == 0 ? one(of: Self.sizes) : 17
      return TextRun(
        string(),
        font: FontDescriptor(
          size: size, weight: FontWeight(next(1000)), isItalic: next(2) == 0,
          lineHeight: next(4) == 0 ? one(of: Self.sizes) : nil, hasMonospacedDigits: next(3) == 0),
        color: .black, tracking: next(4) == 0 ? CGFloat(next(20) - 10) : 0,
        baselineOffset: next(6) == 0 ? CGFloat(next(40) - 20) : 0, isUnderlined: next(3) == 0,
        isStruckThrough: next(4) == 0)
    }
  }

  mutating func style() -> ParagraphStyle {
    ParagraphStyle(
      alignment: one(of: TextAlignment.allCases), layoutDirection: next(2) == 0 ? .leftToRight : .rightToLeft,
      lineLimit: next(2) == 0 ? next(5) - 1 : nil, truncationMode: one(of: TruncationMode.allCases),
      lineSpacing: next(4) == 0 ? CGFloat(next(30) - 10) : 0, minimumScaleFactor: next(6) == 0 ? 0.5 : 1,
      paragraphSpacing: next(4) == 0 ? CGFloat(next(30)) : 0,
      tabStops: (0..<next(4)).map { _ in TabStop(CGFloat(next(200) - 20), one(of: TabStop.Alignment.allCases)) },
      tabInterval: next(3) == 0 ? CGFloat(next(60)) : nil)
  }

  mutating func width() -> CGFloat? {
    one(of: [nil, 0, 1, CGFloat(next(40)), CGFloat(next(400)), 90, -3, .infinity, .nan])
  }
}

/// Fonts of every kind that can be registered.
enum FontSeeds {
  static func all() throws -> [Data] {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
    let embedded = ["NotoSansHebrew-Regular.ttf", "NotoSansArabic-Regular.ttf", "Inter-Regular.otf"]
    let registered = [
      "InterVariable.ttf", "NotoSansCJK.ttc", "NotoSansDevanagari-Regular.ttf", "NotoColorEmoji.ttf", "Layers.ttf",
    ]
    let files =
      embedded.map { "Sources/Drawing/CRasterFonts/Fonts/\($0)" } + registered.map { "Tests/Support/Fonts/\($0)" }
    return try files.map { try Data(contentsOf: root.appending(path: $0)) }
  }
}
