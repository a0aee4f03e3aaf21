import Foundation
import Raster
import Snapshot
import SnapshotCore
import SnapshotTestSupport
import Testing

/// Pictures of terminals; look at a changed one before accepting it.
@Suite struct TerminalImageTests {
  private static let e = "\u{1B}["

  /// What a day in a terminal looks like.
  private static let session = """
    \u{1B}]0;~/Projects/greeter — swift test\u{7}\
    \(e)1;34m~/Projects/greeter\(e)0m \(e)35mmain\(e)0m \(e)1;32m❯\(e)0m swift test
    \(e)2mBuilding for debugging...\(e)0m
    \(e)36m[12/12]\(e)0m Linking greeterPackageTests
    \(e)32m✔\(e)0m Test \(e)1mgreetsByName()\(e)0m passed after \(e)33m0.004\(e)0m seconds.
    \(e)31m✘\(e)0m Test \(e)1mgreetsInTheMorning()\(e)0m failed after \(e)33m0.012\(e)0m seconds.

      \(e)1;31merror:\(e)0m \(e)1mSnapshot does not match reference.\(e)0m
      \(e)2mTests/GreeterTests.swift:\(e)4m14\(e)24m\(e)0m

      \(e)36m@@ −1,3 +1,3 @@\(e)0m
       Dear Blob,
      \(e)41;97m−Good evening!\(e)0m
      \(e)42;30m+Good morning!\(e)0m

    \(e)1m╭──────────┬───────╮\(e)0m
    \(e)1m│\(e)0m \(e)32mpassed\(e)0m   \(e)1m│\(e)0m    41 \(e)1m│\(e)0m
    \(e)1m│\(e)0m \(e)31mfailed\(e)0m   \(e)1m│\(e)0m     1 \(e)1m│\(e)0m
    \(e)1m╰──────────┴───────╯\(e)0m
    \(e)32m████████████████████████████████████\(e)90m██\(e)0m 97%  ⠙
    """

  private static var styles: String {
    let samples = [
      ("", "plain text"), ("1", "bold"), ("2", "dim"), ("3", "italic"), ("1;3", "bold italic"), ("4", "underline"),
      ("4:2", "double underline"), ("4:3;58;5;1", "curly underline"), ("4:4", "dotted underline"),
      ("4:5", "dashed underline"), ("53", "overline"), ("9", "strikethrough"), ("7", "inverse"), ("8", "hidden"),
      ("31;7", "red inverse"), ("38;2;255;135;0", "true colour"), ("48;5;24;97", "white on 24"),
    ]
    var text = samples.map { "\(e)\($0.0)m\($0.1)\(e)0m" }.joined(separator: "\n") + "\n"
    text += "e\u{301}é ñ ß Ω Жук ← → ➜ ✓ ✗ ✔ ✘ ● ○ ⚠\u{FE0F} … € ┃ 0O 1lI\n"
    return text
  }

  private static var colors: String {
    var text = ""
    for row in [0, 8] {
      for index in row..<row + 8 { text += "\(e)48;5;\(index)m    \(e)0m" }
      text += "  "
      for index in row..<row + 8 { text += "\(e)38;5;\(index)mAb\(e)0m " }
      text += "\n"
    }
    text += "\n"
    for row in 0..<6 {
      for index in 0..<36 { text += "\(e)48;5;\(16 + row * 36 + index)m  \(e)0m" }
      text += "\n"
    }
    for index in 232..<256 { text += "\(e)48;5;\(index)m   \(e)0m" }
    return text + "\n"
  }

  private static var shapes: String {
    func row(_ range: ClosedRange<UInt32>) -> String {
      range.compactMap { Unicode.Scalar($0).map { String(Character($0)) } }.joined(separator: " ")
    }
    return """
      ┌─┬─┐ ┏━┳━┓ ╔═╦═╗ ╭─┬─╮ ╓─╥─╖ ╒═╤═╕ ┎─┰─┒ ┍━┯━┑
      │ │ │ ┃ ┃ ┃ ║ ║ ║ │ │ │ ║ ║ ║ │ │ │ ┃ ┃ ┃ │ │ │
      ├─┼─┤ ┣━╋━┫ ╠═╬═╣ ├─┼─┤ ╟─╫─╢ ╞═╪═╡ ┠─╂─┨ ┝━┿━┥
      │ │ │ ┃ ┃ ┃ ║ ║ ║ │ │ │ ║ ║ ║ │ │ │ ┃ ┃ ┃ │ │ │
      └─┴─┘ ┗━┻━┛ ╚═╩═╝ ╰─┴─╯ ╙─╨─╜ ╘═╧═╛ ┖─┸─┚ ┕━┷━┙
      ╱╲╱╲ ╳╳╳╳ ┄┄┄┄ ┅┅┅┅ ┈┈┈┈ ┉┉┉┉ ╌╌╌╌ ╍╍╍╍ ╼━╾─ ┆ ┇ ┊ ┋ ╎ ╏
      \(row(0x2580...0x258F))
      \(row(0x2590...0x259F))
      ▁▂▃▄▅▆▇█▇▆▅▄▃▂▁ ▏▎▍▌▋▊▉█ ░░▒▒▓▓██ ▛▜▙▟▚▞ ⣀⣤⣶⣿⡇⢸⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏
      \(e)44;97m main \(e)34;42m\u{E0B0}\(e)30m clean \(e)0;32m\u{E0B0}\(e)0m \u{E0B1} \u{E0B2} \u{E0B3}

      """
  }

  @Test func session() {
    assertSnapshot(
      of: Self.session, as: .terminalImage(columns: 60, frame: .window, traits: dark(scale: 2)), named: "dark")
    assertSnapshot(of: Self.session, as: .terminalImage(columns: 60, frame: .window), named: "light")
  }

  @Test func stylesOfText() {
    assertSnapshot(of: Self.styles, as: .terminalImage(columns: 50, traits: dark(scale: 2)), named: "dark")
    assertSnapshot(of: Self.styles, as: .terminalImage(columns: 50), named: "light")
  }

  @Test func colors() {
    assertSnapshot(of: Self.colors, as: .terminalImage(columns: 72, traits: dark(scale: 1)))
  }

  @Test func shapes() {
    assertSnapshot(of: Self.shapes, as: .terminalImage(columns: 58, traits: dark(scale: 1)), named: "1x")
    assertSnapshot(of: Self.shapes, as: .terminalImage(columns: 58, traits: dark(scale: 3)), named: "3x")
  }

  private func dark(scale: CGFloat) -> SnapshotTraits {
    SnapshotTraits(traitsFrom: [SnapshotTraits(userInterfaceStyle: .dark), SnapshotTraits(displayScale: scale)])
  }

  @Test func pictureIsAsLargeAsItsCells() throws {
    let grows = try snapshot(of: "a\nb\n", as: .terminalImage(columns: 10))
    #expect(grows.width == 10 * 8 + 28)
    #expect(grows.height == 2 * 18 + 28)
    let fixed = try snapshot(of: TerminalScreen("a", columns: 10, rows: 5), as: .image)
    #expect(fixed.height == 5 * 18 + 28)
    let framed = TerminalPicture(TerminalScreen(columns: 1), frame: .window)
    #expect(try snapshot(of: framed, as: .image).height == 18 + 28 + 36)
  }

  @Test func linesJoinAcrossCells() throws {
    // A row of `─` is one line: all its columns are alike, at scales that do not divide the cell as well.
    for (text, scale) in [("────", 1), ("────", 1.5), ("════", 2), ("████", 1.25), ("━━━━", 3)] as [(String, CGFloat)] {
      let picture = try snapshot(
        of: text, as: .terminalImage(columns: 4, traits: SnapshotTraits(displayScale: scale)))
      let left = Int((14 * scale).rounded())
      let right = Int((46 * scale).rounded()) - 1
      let columns = (left + 1..<right).map { x in
        (0..<picture.height).map { y in picture.pixels[y * picture.width + x] }
      }
      #expect(columns.allSatisfy { $0 == columns[0] }, "\(text) at \(scale)")
      #expect(Set(columns[0]).count >= 2)
    }
  }

  @Test func missingGlyphsFailByCodePoint() throws {
    let message = try #require(failureMessage(of: "ok 日\n", as: .terminalImage))
    #expect(message.contains("U+65E5"))
    #expect(message.contains("fonts"))
    var fonts = FontBook.embedded
    fonts.allowsMissingGlyphs = true
    #expect(failureMessage(of: "ok 日\n", as: .terminalImage(traits: SnapshotTraits(fonts: fonts))) == nil)
    // In text there is nothing to miss.
    #expect(try snapshot(of: "ok 日\n", as: .terminal) == "ok 日\n")
  }

  @Test func coloursComeFromTheTheme() throws {
    let theme = TerminalTheme.dark
    let picture = try snapshot(
      of: "\(Self.e)41m \(Self.e)48;5;196m \(Self.e)48;2;1;2;3m \(Self.e)0;31;7m ",
      as: .terminalImage(columns: 4, theme: theme))
    let start = 20 * picture.width + 14 + 4
    let row = (0..<4).map { picture.pixels[start + $0 * 8] }
    #expect(row == [theme.palette[1], RGBA(0xFF0000), RGBA(0x010203), theme.palette[1]].map(\.premultiplied))
    #expect(picture.pixels[0] == theme.background.premultiplied)
  }
}
