import Foundation
import Raster

/// Feeds the text engine with damaged fonts and with hostile strings, the same ones in every run: 20,000 of each unless told
/// otherwise.
///
///     swift run -c release --package-path Benchmarks TextFuzzer 20000
///     swift run -c release --package-path Benchmarks --sanitize=address TextFuzzer 2000
///
/// Nothing may crash or hang. A font is refused with an error, or else text is set and drawn in it. Of a layout hold: its
/// lengths are finite, its lines' ranges rise and leave nothing but spaces and breaks out, a caret stands before every
/// scalar, and the same text is set the same again.
@main
enum TextFuzzer {
  static func main() throws {
    let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 20_000
    try fonts(count)
    try strings(count)
  }

  struct Defect: Error { var description: String }

  // MARK: Fonts

  private static func fonts(_ count: Int) throws {
    let seeds = try FontSeeds.all()
    var random = Random(state: 2026)
    var outcomes: [String: Int] = [:]
    var slowest = (Duration.zero, 0)
    for round in 0..<count {
      let seed = seeds[random.next(seeds.count)]
      let data = random.damage(seed)
      let took = try ContinuousClock().measure { outcomes[try outcome(of: data, random.next(3)), default: 0] += 1 }
      if took > slowest.0 { slowest = (took, round) }
    }
    for (outcome, count) in outcomes.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) { print(count, outcome) }
    print(
      "\(count) damaged fonts of \(seeds.count) kinds survived; the slowest, of round \(slowest.1), took \(slowest.0)")
  }

  private static let sample =
    "AVATAR fi 12/3 ->\t\u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{645}\u{631}\u{62D}\u{628}\u{627} e\u{301} "
    + "\u{915}\u{94D}\u{937}\u{924}\u{94D}\u{930}\u{93F} 日本語 \u{1F600}\u{1F44D}\u{1F3FD} \u{2764}\u{FE0F}"

  private static func outcome(of data: Data, _ index: Int) throws -> String {
    var fonts = FontBook.embedded
    do throws(FontError) {
      try fonts.register(data: data, family: "Own", index: index == 2 ? 1 : 0)
    } catch {
      return "refused: " + (Mirror(reflecting: error).children.first?.label ?? "\(error)")
    }
    let font = FontDescriptor(
      family: "Own", size: 17, weight: .semibold, isItalic: index == 1, features: [FontFeature("liga", 0), .fractions],
      variations: [FontVariation("wght", 555)])
    let layout = Typesetter(fonts: fonts).layout(
      [TextRun(sample, font: font, color: .black, isUnderlined: true)], width: 90)
    try check(layout, of: sample)
    _ = layout.inkBounds(in: fonts)
    var canvas = DisplayListRecorder(size: CGSize(width: 90, height: 60))
    canvas.draw(layout, at: .zero)
    var renderer = Renderer(threads: 1)
    renderer.fonts = fonts
    // Glyphs that a damaged font names and lacks are boxes: a font that was accepted is always drawn.
    do {
      _ = try renderer.render(canvas.displayList)
    } catch {
      throw Defect(description: "accepted, but not drawn: \(error)")
    }
    return layout.lines.contains { $0.runs.contains { $0.glyphs.face == "missing" } } ? "drawn with boxes" : "drawn"
  }

  // MARK: Strings

  private static func strings(_ count: Int) throws {
    var random = Random(state: 15)
    var slowest = (Duration.zero, 0)
    for round in 0..<count {
      let runs = random.runs()
      let style = random.style()
      let width = random.width()
      let height = random.next(4) == 0 ? random.width() : nil
      let took = try ContinuousClock().measure {
        let layout = Typesetter().layout(runs, style: style, width: width, height: height)
        do {
          try check(layout, of: runs.map(\.text).joined())
        } catch let defect as Defect {
          throw Defect(description: "round \(round): \(defect.description)")
        }
        // In a book of its own nothing is cached.
        if round % 50 == 0 {
          var fresh = FontBook.embedded
          fresh.fallbackFamilies = ["Nowhere \(round)"]
          let again = Typesetter(fonts: fresh).layout(runs, style: style, width: width, height: height)
          // A size that is no number equals nothing, itself included.
          guard "\(again)" == "\(layout)" else {
            throw Defect(description: "round \(round): set otherwise without the cache: \(runs), \(style)")
          }
        }
      }
      if took > slowest.0 { slowest = (took, round) }
    }
    print("\(count) strings survived; the slowest, of round \(slowest.1), took \(slowest.0)")
  }

  private static func check(_ layout: TextLayout, of text: String) throws {
    guard layout.size.width.isFinite, layout.size.height.isFinite else { throw Defect(description: "endless") }
    let scalars = Array(text.unicodeScalars)
    var end = 0
    for line in layout.lines {
      guard line.range.lowerBound >= end, line.range.upperBound <= scalars.count else {
        throw Defect(description: "a line shows \(line.range) after \(end) of \(scalars.count)")
      }
      let skipped = scalars[end..<line.range.lowerBound]
      guard skipped.allSatisfy({ $0.properties.isWhitespace || $0.value == 0x200B }) else {
        throw Defect(description: "\(skipped) stands in no line")
      }
      end = line.range.upperBound
    }
    for offset in stride(from: 0, through: scalars.count, by: max(1, scalars.count / 7)) {
      guard layout.lines.isEmpty || layout.caret(at: offset)?.minX.isFinite == true else {
        throw Defect(description: "no caret at \(offset)")
      }
    }
    let hit = layout.offset(at: CGPoint(x: layout.size.width / 2, y: layout.size.height / 2))
    guard (0...scalars.count).contains(hit) else { throw Defect(description: "hit \(hit)") }
  }
}
