import Foundation
import SnapshotCore
import SnapshotTestSupport
import SnapshotSeededRandom
import Testing

@Suite struct TerminalTextTests {
  private let e = "\u{1B}["

  private func shown(_ text: String, columns: Int = 20, rows: Int? = nil) throws -> String {
    try snapshot(of: text, as: .terminal(columns: columns, rows: rows))
  }

  @Test func plainTextIsUnchanged() throws {
    #expect(try shown("a\n  b\n\n") == "a\n  b\n")
    #expect(try shown("") == "")
    #expect(try shown("a\r\nb  ") == "a\nb\n")
    #expect(Snapshotting<String, String>.terminal.pathExtension == "terminal.txt")
    #expect(try snapshot(of: TerminalScreen("a"), as: .terminal) == "a\n")
  }

  @Test func stylesAreNamed() throws {
    #expect(try shown("\(e)1;31mred\(e)0m plain") == "‹bold red›red‹/› plain\n")
    #expect(
      try shown("\(e)2;3;4;9;44;97mx\(e)22;23;24;29;39;49my")
        == "‹dim italic underline strikethrough bright-white on blue›x‹/›y\n")
    #expect(try shown("\(e)38;5;208ma\(e)48;2;1;2;255mb\(e)m c") == "‹color-208›a‹/›‹color-208 on #0102ff›b‹/› c\n")
    #expect(
      try shown("\(e)38:2::9:8:7ma\(e)38:5:1mb\(e)4:3;58:5:9mc")
        == "‹#090807›a‹/›‹red›b‹/›‹curly underline in bright-red red›c‹/›\n")
    #expect(
      try shown("\(e)7mx\(e)27m\(e)8my\(e)28m\(e)5mz\(e)25;53mo\(e)55;21md")
        == "‹inverse›x‹/›‹hidden›y‹/›‹blink›z‹/›‹overline›o‹/›‹double underline›d‹/›\n")
    #expect(
      try shown("\(e)90;105ma\(e)1mb")
        == "‹bright-black on bright-magenta›a‹/›‹bold bright-black on bright-magenta›b‹/›\n")
    // What is unknown or unfinished means nothing.
    #expect(try shown("\(e)38;5ma\(e)38;7mb\(e)999mc\(e)1") == "‹black›abc‹/›\n")
    #expect(try shown("‹a›") == "‹‹a›\n")
    #expect(try shown("\(e)44m  \(e)0m  ") == "‹on blue›  ‹/›\n")
  }

  @Test func cursorMoves() throws {
    #expect(try shown("abc\rX") == "Xbc\n")
    #expect(try shown("abc\u{8}\u{8}X") == "aXc\n")
    #expect(try shown("\(e)3;5Hx\(e)Hy") == "y\n\n    x\n")
    #expect(try shown("abc\(e)2Dx\(e)1Ay\(e)2Bz") == "axy\n\n   z\n")
    #expect(try shown("\(e)5Gx\(e)2dy\(e)Ez\(e)Fw") == "    x\nw    y\nz\n")
    #expect(try shown("a\u{1B}7bc\u{1B}8X\(e)s\(e)9;9H\(e)uY") == "aXY\n")
    #expect(try shown("a\(e)999C|\(e)999D<") == "<                  |\n")
    #expect(try shown("a\tb\tc\(e)Zd\(e)2Ie") == "a       b       d  e\n")
    #expect(try shown("\(e)3gab\tc") == "ab                 c\n")
  }

  @Test func erasing() throws {
    #expect(try shown("abcdef\(e)3D\(e)K") == "abc\n")
    #expect(try shown("abcdef\(e)3D\(e)1K") == "    ef\n")
    #expect(try shown("abc\(e)2Kd") == "   d\n")
    #expect(try shown("one\ntwo\nthree\(e)2;2H\(e)J") == "one\nt\n")
    #expect(try shown("one\ntwo\nthree\(e)2;2H\(e)1J") == "\n  o\nthree\n")
    #expect(try shown("one\ntwo\(e)2J\(e)Hx") == "x\n")
    #expect(try shown("abcdef\(e)4D\(e)2X") == "ab  ef\n")
    #expect(try shown("abcdef\(e)4D\(e)2P") == "abef\n")
    #expect(try shown("abcdef\(e)4D\(e)2@x") == "abx cdef\n")
    #expect(try shown("1\n2\n3\(e)2;1H\(e)L") == "1\n\n2\n3\n")
    #expect(try shown("1\n2\n3\(e)2;1H\(e)M") == "1\n3\n")
    #expect(try shown("a\(e)41m\(e)K", columns: 4) == "a‹on red›   ‹/›\n")
  }

  @Test func progressLinesOverwriteThemselves() throws {
    #expect(try shown("10%\r50%\r100%\nDone") == "100%\nDone\n")
    #expect(try shown("a\nb\n\(e)2A\(e)0JNew") == "New\n")
  }

  @Test func scrollingWithinRowsAndMargins() throws {
    #expect(try shown("1\n2\n3\n4", rows: 3) == "2\n3\n4\n")
    #expect(try shown("1\n2\n3\n4\(e)2;3r\(e)3;1H\nx", rows: 4) == "1\n3\nx\n4\n")
    #expect(try shown("1\n2\n3\(e)H\u{1B}M0", rows: 3) == "0\n1\n2\n")
    #expect(try shown("1\n2\n3\(e)S", rows: 3) == "2\n3\n")
    #expect(try shown("1\n2\n3\(e)2T", rows: 3) == "\n\n1\n")
    #expect(try shown("1\n2\n3\n4\(e)2;3r\(e)2;1H\(e)L", rows: 4) == "1\n\n2\n4\n")
    #expect(try shown("1\n2\n3\n4\(e)2;3r\(e)2;1H\(e)9M", rows: 4) == "1\n\n\n4\n")
  }

  @Test func longLinesWrap() throws {
    #expect(try shown("abcdef", columns: 4) == "abcd\nef\n")
    #expect(try shown("abcd\nef", columns: 4) == "abcd\nef\n")
    #expect(try shown("abcd\rX", columns: 4) == "Xbcd\n")
    #expect(try shown("\(e)?7labcdef", columns: 4) == "abcf\n")
    #expect(try shown("abc日", columns: 4) == "abc\n日\n")
  }

  @Test func wideAndCombiningCharacters() throws {
    #expect(try shown("日本\rx") == "x 本\n")
    #expect(try shown("日本\(e)2Gx") == " x本\n")
    #expect(try shown("e\u{301}x\(e)2Gy") == "e\u{301}y\n")
    #expect(try shown("👩‍👩‍👧x\(e)3Gy") == "👩‍👩‍👧y\n")
    #expect(try shown("👍🏽x\(e)3Gy") == "👍🏽y\n")
    #expect(try shown("🇦🇹🇳🇿\(e)3Gy") == "🇦🇹y\n")
    #expect(try shown("❤\u{FE0F}x\(e)3Gy") == "❤\u{FE0F}y\n")
    #expect(try shown("\u{301}a") == "a\n")
    #expect(try shown("日", columns: 1) == "日\n")
  }

  @Test func alternateScreensAndTitles() throws {
    #expect(try shown("shell\(e)?1049hfull\(e)?1049l!") == "shell!\n")
    #expect(try shown("\(e)?1049hfull") == "full\n")
    let screen = TerminalScreen("\u{1B}]0;make\u{7}\u{1B}]8;;https://example.com\u{1B}\\link\u{1B}]8;;\u{1B}\\\(e)?25l")
    #expect(screen.title == "make")
    #expect(!screen.showsCursor)
    #expect(try snapshot(of: screen, as: .terminal) == "link\n")
    #expect(try shown("\u{1B}(0lqk\u{1B}(Bq") == "┌─┐q\n")
    #expect(try shown("-\(e)4bx\u{1B}cnew") == "new\n")
    #expect(try shown("-\(e)4bx") == "-----x\n")
    #expect(try shown("\u{1B}Pdevice\u{1B}\\a\u{1B}_app\u{1B}\\b\u{1B}#8c\u{7}") == "abc\n")
  }

  @Test func anyInputIsAccepted() {
    var random = SplitMix(seed: 9)
    let pieces = [
      "\u{1B}", "[", "]", "0", "9", "99999999999", ";", ":", "?", "H", "J", "K", "m", "L", "M", "P", "@", "S", "T", "r",
      "b", "A", "B", "X", "h", "1049", "\n", "\r", "\t", "日", "é", "e\u{301}", "\u{200D}", "🇦", "x", "\u{9B}",
      "\u{1B}[", "\u{1B}M", "(0",
    ]
    for _ in 0..<3000 {
      let text = (0..<Int.random(in: 0...30, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
        .joined()
      for (columns, rows) in [(1, 1), (2, 3), (5, nil), (9, 4)] as [(Int, Int?)] {
        let screen = TerminalScreen(text, columns: columns, rows: rows)
        #expect(screen.lines.count <= rows ?? TerminalScreen.largestSize.rows)
        #expect(screen.cursor.column < columns)
        // Cells of a line fill it: each wide one is followed by its second half.
        for line in screen.lines {
          #expect(line.count <= columns)
          for (column, cell) in line.enumerated() where cell.width == 2 {
            #expect(line.indices.contains(column + 1) && line[column + 1].width == 0, "\(text.debugDescription)")
          }
          for (column, cell) in line.enumerated() where cell.width == 0 {
            #expect(column > 0 && line[column - 1].width == 2, "\(text.debugDescription)")
          }
        }
      }
    }
  }

  @Test func writingInChunksMatchesWritingAtOnce() {
    let pieces = ["\u{1B}[1;31m", "abc", "\r", "日", "\u{1B}[2;3H", "x\n", "\u{1B}[K"]
    var screen = TerminalScreen(columns: 10, rows: 4)
    pieces.forEach { screen.write($0) }
    #expect(screen == TerminalScreen(pieces.joined(), columns: 10, rows: 4))
  }
}
