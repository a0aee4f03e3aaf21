import Foundation
import Raster
import SnapshotRepository
import Testing

/// Hyphens in words that are wider than a line, and short words on a line of their own.
struct HyphenationTests {
  private func layout(_ text: String, width: CGFloat, language: String? = "en", pushesOut: Bool = false) -> TextLayout {
    var style = ParagraphStyle()
    style.language = language
    style.pushesOutLastWord = pushesOut
    return Typesetter().layout(
      [TextRun(text, font: FontDescriptor(size: 16), color: .black)], style: style, width: width)
  }

  private func lines(_ text: String, width: CGFloat, language: String? = "en", pushesOut: Bool = false) -> [String] {
    layout(text, width: width, language: language, pushesOut: pushesOut).lines.map(\.text)
  }

  /// The words of Liang's thesis and of Knuth's *The TeXbook*, and words of other languages by their dictionaries.
  @Test(arguments: [
    ("en", "hy-phen-ation"), ("en", "con-cate-na-tion"), ("en", "su-per-cal-ifrag-ilis-tic"), ("en", "re-minders"),
    ("en-GB", "hy-phen-ation"), ("de", "Ein-stel-lun-gen"), ("de-AT", "Be-nach-rich-ti-gun-gen"),
    ("fr", "ré-ini-tia-li-sa-tion"),
    ("it", "im-po-sta-zio-ni"), ("es", "con-fi-gu-ra-ción"), ("nl", "in-stel-lin-gen"), ("pt", "con-fi-gu-ra-ções"),
    ("da", "ind-stil-lin-ger"),
  ]) func aWordIsHyphenatedByItsLanguage(language: String, expected: String) throws {
    let places = expected.split(separator: "-").map(String.init)
    let word = places.joined()
    // Each line break is at one of the places, and each place is used at a width.
    var used: Set<Int> = []
    for width in stride(from: 30, through: 200, by: 1 as CGFloat) {
      let lines = lines(word, width: width, language: language)
      guard lines.dropLast().allSatisfy({ $0.hasSuffix("\u{2010}") }) else { continue }
      var end = 0
      for line in lines.dropLast() {
        end += line.count - 1
        used.insert(end)
      }
      #expect(lines.joined().replacing("\u{2010}", with: "") == word)
    }
    var ends: Set<Int> = []
    var end = 0
    for part in places.dropLast() {
      end += part.count
      ends.insert(end)
    }
    #expect(used.isSubset(of: ends) && used.count * 2 >= ends.count, "\(used.sorted()) of \(ends.sorted())")
  }

  @Test func onlyAWordThatIsWiderThanTheLineIsHyphenated() {
    #expect(lines("My reminders", width: 90) == ["My", "reminders"])
    #expect(lines("My reminders", width: 70) == ["My", "re\u{2010}", "minders"])
    #expect(lines("reminders,reminders", width: 60).first == "re\u{2010}")
    #expect(layout("reminders", width: 60).size.width <= 60)
  }

  @Test(arguments: [nil, "sv", "xx", ""] as [String?]) func otherWordsBreakAnywhere(language: String?) {
    #expect(lines("reminders", width: 60, language: language).joined() == "reminders")
  }

  @Test func whatIsNoWordBreaksAnywhere() {
    for text in [
      String(repeating: "reminder", count: 9), "0123456789012345678901234567890", "ムムムムムムムム", "\u{301}\u{301}",
    ] {
      #expect(lines(text, width: 60).joined() == text, "\(text)")
    }
    // A long text without spaces takes time in proportion to its length.
    #expect(lines(String(repeating: "x", count: 100_000), width: 60).count > 1000)
    #expect(lines(String(repeating: "reminder/", count: 2000), width: 60).count > 1000)
  }

  @Test func aShortLastWordIsNotAloneOnTheSecondOfTwoLines() {
    let text = "Your subscription renews on the first of May"
    let all = layout(text, width: .infinity).size.width
    #expect(lines(text, width: all - 1) == ["Your subscription renews on the first of", "May"])
    #expect(lines(text, width: all - 1, pushesOut: true) == ["Your subscription renews on the first", "of May"])
    // It is so where the lines are as wide as they need to be.
    let width = layout(text, width: all - 1, pushesOut: true).size.width
    #expect(lines(text, width: width, pushesOut: true) == ["Your subscription renews on the first", "of May"])
  }

  /// A picture of home-assistant/iOS leaves a word alone whose first line is 3.4 times as wide.
  @Test func aLastWordOfMoreThanAQuarterOfTheLineStaysAlone() {
    let text = "Checks every day for the important alerts of your vulnerabilities"
    let width = layout(text, width: .infinity).size.width - 1
    let parts = ["Checks every day for the important alerts of your", "vulnerabilities"].map {
      layout($0, width: .infinity).size.width
    }
    #expect((3..<4).contains(parts[0] / parts[1]))
    #expect(lines(text, width: width, pushesOut: true) == lines(text, width: width))
  }

  @Test func otherTextsKeepTheirLines() {
    for (text, width) in [
      ("Your subscription renews on the first of May", 120), ("Your extraordinariness", 120), ("Subscription May", 110),
      ("Your\nMay", 110), ("ムムムムムムム", 100), ("well-known May", 90),
    ] as [(String, CGFloat)] {
      #expect(lines(text, width: width, pushesOut: true) == lines(text, width: width), "\(text)")
    }
  }

  @Test func thePatternsAreTheFilesThatTheListNames() throws {
    let folder = Repository.url("Sources/Drawing/CRasterHyphenation/Patterns")
    let list = try String(contentsOf: folder.appending(path: "PATTERNS.md"), encoding: .utf8)
    for row in list.split(separator: "\n") where row.contains(".pat.txt |") {
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(try Data(contentsOf: folder.appending(path: cells[0])).count == Int(cells[2]), "\(cells[0])")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 9)
  }
}
