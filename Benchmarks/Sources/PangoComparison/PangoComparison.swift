import Foundation
import PangoLayouts
import Raster

/// Lays the same paragraphs out with ours and with Pango in one run, in Inter at 17 in a width of 320, and prints how long
/// each takes: 1,000 paragraphs of 200 characters that neither has seen before, in turns.
///
///     swift run -c release --package-path Benchmarks PangoComparison     (needs libpango1.0-dev and fonts-inter)
///
/// Then ours alone: paragraphs that were laid out before, a megabyte without a space, ten thousand combining marks, and
/// twice of each, which shows whether the cost grows as the text does.
@main
enum PangoComparison {
  static func main() {
    let rounds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 9
    compare(rounds)
    known()
    print("\nprocessor milliseconds of a text and of one twice as long")
    growth("letters without a space, 512 KB and 1 MB", 500_000) { String(repeating: "abcdefghij", count: $0 / 10) }
    growth("the same, cut to two lines", 500_000, limit: 2) { String(repeating: "abcdefghij", count: $0 / 10) }
    growth("combining marks, 10,000 and 20,000", 10_000) { "a" + String(repeating: "\u{301}", count: $0) }
    growth("deep nesting of directions", 20_000) { String(repeating: "a\u{202B}\u{5D0}\u{2067}", count: $0 / 4) }
    growth("tabs", 20_000) { String(repeating: "\t", count: $0) }
    growth("emoji that no font has", 100_000) { String(repeating: "\u{1F600}\u{200D}", count: $0 / 2) }
  }

  private static func compare(_ rounds: Int) {
    var ours = Double.infinity
    var pangos = Double.infinity
    var lines = (ours: 0, pangos: 0)
    for round in 0..<rounds {
      let paragraphs = (0..<1000).map { Paragraphs.paragraph(seed: UInt64(round * 1000 + $0)) }
      lines = (0, 0)
      ours = min(
        ours, milliseconds { for text in paragraphs { lines.ours += layout(text, width: 320).lines.count } })
      pangos = min(pangos, milliseconds { lines.pangos = pangoLines(paragraphs) })
    }
    guard lines.pangos >= 0 else {
      print("Pango finds no family 'Inter': apt-get install fonts-inter")
      return
    }
    print("1,000 paragraphs of 200 characters, processor milliseconds, best of \(rounds) taken in turns")
    print(
      "Pango \(tenths(pangos)) (\(lines.pangos) lines), ours \(tenths(ours)) (\(lines.ours) lines): "
        + "\(tenths(pangos / ours)) times as fast")
  }

  private static func pangoLines(_ paragraphs: [String]) -> Int {
    let pointers = paragraphs.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    return pango_lay_out(pointers.map { UnsafePointer($0) }, pointers.count, "Inter", 17, 320)
  }

  private static func known() {
    let paragraphs = (0..<1000).map { Paragraphs.paragraph(seed: UInt64(1_000_000 + $0)) }
    for text in paragraphs { _ = layout(text, width: 320) }
    let again = milliseconds { for text in paragraphs { _ = layout(text, width: 320) } }
    let narrower = milliseconds { for text in paragraphs { _ = layout(text, width: 300) } }
    print("laid out before: \(tenths(again)); in another width: \(tenths(narrower))")
  }

  private static func growth(_ title: String, _ length: Int, limit: Int? = nil, _ text: (Int) -> String) {
    let times = [length, 2 * length].map { length in
      let text = text(length)
      return milliseconds { _ = layout(text, width: 320, limit: limit) }
    }
    print("\(title): \(tenths(times[0])), \(tenths(times[1])), \(tenths(times[1] / max(times[0], 0.001))) times")
  }

  private static func layout(_ text: String, width: CGFloat, limit: Int? = nil) -> TextLayout {
    Typesetter().layout(
      [TextRun(text, font: FontDescriptor(size: 17), color: .black)], style: ParagraphStyle(lineLimit: limit),
      width: width)
  }

  private static func milliseconds(_ work: () -> Void) -> Double {
    let started = clock()
    work()
    return Double(clock() - started) / Double(CLOCKS_PER_SEC) * 1000
  }

  private static func tenths(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }
}

/// Sentences of a small vocabulary and of numbers, so that words recur as they do in a language, and no paragraph does.
enum Paragraphs {
  private static let words = """
    the of and to in is that it for on as with at by from this have or one had not but what all were when we there can \
    an your which their said if will each about how up out them then she many some so these would other into has more \
    her two like him see time could no make than first been its who now people my made over did down only way find use \
    may water long little very after words called just where most know typography paragraph language measure height
    """.split(separator: " ")

  static func paragraph(seed: UInt64) -> String {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(truncatingIfNeeded: state >> 33) % bound
    }
    var text = "\(next(100_000))"
    while text.utf8.count < 200 { text += next(12) == 0 ? ", \(next(1000))" : " \(words[next(words.count)])" }
    return String(text.prefix(200))
  }
}
