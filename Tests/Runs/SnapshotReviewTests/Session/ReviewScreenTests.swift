import Foundation
import Raster
import SnapshotFoundation
import SnapshotRunFixtures
import Snapshot
import SnapshotLedger
import SnapshotReview
import SnapshotRuns
import Testing

/// The content of the terminal during a review.
@Suite struct ReviewScreenTests {
  private let package: TemporaryPackage
  private let report: RunReport

  init() throws {
    package = try TemporaryPackage()
    report = try package.exampleRun()
  }

  private var session: ReviewSession {
    ReviewSession(groups: ReviewGrouping.cause.groups(of: report.pending(Decisions(run: "run")), in: report))
  }

  private func text(_ screen: ReviewScreen) -> String {
    screen.lines.joined(separator: "\n").replacing(package.root, with: "/app")
  }

  @Test func aTextAndAPicture() throws {
    var session = session
    let item = try #require(session.item)
    let difference = try #require(TextDifference(of: item, in: report))
    assertSnapshot(
      of: text(
        ReviewScreen(session, of: report, columns: 100, rows: 16, palette: .init(isColored: false), text: difference)),
      as: .lines, named: "text")
    _ = session.press(.character("n"))
    let screen = ReviewScreen(
      session, of: report, columns: 100, rows: 16, palette: .init(isColored: false), caption: "before · after")
    #expect(screen.picture?.row == 5 && screen.picture?.box.rows == 7)
    assertSnapshot(of: text(screen), as: .lines, named: "picture")
    _ = session.press(.character("?"))
    assertSnapshot(
      of: text(ReviewScreen(session, of: report, columns: 100, rows: 24, palette: .init(isColored: false))), as: .lines,
      named: "help")
  }

  /// In 80 columns, in narrower terminals and in the smallest one.
  @Test(arguments: [(213, 60), (100, 30), (80, 24), (60, 20), (40, 12)])
  func everyKeyIsVisible(columns: Int, rows: Int) throws {
    let screen = ReviewScreen(session, of: report, columns: columns, rows: rows, palette: .init(isColored: false))
    let words = screen.lines.suffix(7).flatMap {
      $0.split(separator: " ").map { String($0.filter { !"‹›".contains($0) }) }
    }
    for key in [
      "a", "r", "s", "u", "A", "R", "S", "⏎", "[", "]", "n", "p", "1", "2", "3", "4", "5", "z", "/", "o", "?", "q",
    ] {
      #expect(words.contains(key), "\(key) in \(columns) columns")
    }
    #expect(screen.lines.suffix(7).joined().contains("q quit"))
    #expect(screen.lines.count == rows)
    #expect(screen.lines.allSatisfy { $0.count <= columns })
  }

  /// A text without elements shows its difference in the mode of elements.
  @Test func elementsFallBackToTheDifference() throws {
    var session = session
    let difference = try #require(session.item.flatMap { TextDifference(of: $0, in: report) })
    _ = session.press(.character("5"))
    func screen(_ text: TextDifference?) -> String {
      self.text(
        ReviewScreen(session, of: report, columns: 80, rows: 24, palette: .init(isColored: false), text: text))
    }
    #expect(screen(difference).contains("2 +  Text \"One\" 20 28"))
    #expect(screen(nil).contains("No element changes available"))
  }

  /// In 80 columns, a long title does not hide how much a decision covers.
  @Test func theExtentIsNotCut() throws {
    let results = report.results(.changed)
    let title = "RoundedRectangle corner radius 8 → 10 of the button that signs in"
    var cause = try #require(report.causes.first)
    (cause.title, cause.results, cause.unexplained) = (title, results, 0)
    let group = ReviewGroup(title: title, results: results, cause: cause)
    for columns in [80, 200] {
      let screen = ReviewScreen(
        ReviewSession(groups: [group]), of: report, columns: columns, rows: 24, palette: .init(isColored: false))
      #expect(screen.lines.joined(separator: "\n").contains("2 snapshots of 2 names, no unexplained pixels"))
      #expect(screen.lines.count == 24 && screen.lines.allSatisfy { $0.count <= columns })
    }
  }

  @Test func showsTheRemainingTime() throws {
    let results = RunReport.example((0..<20).map { .example(name: "\($0)", outcome: .changed) }).results
    var session = ReviewSession(groups: [ReviewGroup(title: "all", results: results)])
    session.seconds = 8
    func head() -> String {
      ReviewScreen(session, of: report, columns: 100, rows: 16, palette: .init(isColored: false)).lines[0]
    }
    session.didDecide(.accept, Array(results[..<4]))
    #expect(head() == "snapshot review  1/1 · 16 to review")
    session.didDecide(.reject, [results[4]])
    #expect(head() == "snapshot review  1/1 · 15 to review · 24 s left")
    session.seconds = 80
    #expect(head() == "snapshot review  1/1 · 15 to review · 4 min left")
  }

  @Test func screensFitAndHaveNoControlCharacters() throws {
    let nasty = "\u{1B}[2J\u{7}\n<b>\u{202E}" + String(repeating: "long ", count: 60)
    let entry = LedgerEntry.example(
      test: nasty, name: nasty, cell: [nasty], outcome: .changed, format: "txt",
      artifacts: .init(
        expected: try package.keep("n-old", Data("a\u{1B}c".utf8)), actual: try package.keep("n-new", Data(nasty.utf8))),
      message: nasty)
    let nastyReport = RunReport(
      folder: package.run, ledger: Ledger(entries: [entry, .example(outcome: .changed)]), facts: nil)
    var session = ReviewSession(groups: [ReviewGroup(title: nasty, results: nastyReport.results)])
    for key in ["a", "e", "/", "x"] as [Character] {
      _ = session.press(.character(key))
      for (columns, rows) in [(40, 12), (80, 24), (213, 60)] {
        for text in [nil, session.item.flatMap { TextDifference(of: $0, in: nastyReport) }] {
          let screen = ReviewScreen(
            session, of: nastyReport, columns: columns, rows: rows, palette: .init(isColored: false), text: text)
          #expect(screen.lines.count == rows)
          #expect(screen.lines.allSatisfy { $0.count <= columns }, "\(columns): \(screen.lines.map(\.count))")
          #expect(!screen.lines.joined().unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202E })
        }
      }
    }
  }

  @Test func equalChangesAtDifferentPositionsAreOneGroup() throws {
    func changed(_ name: String, at x: Int, to color: RGBA) throws -> LedgerEntry {
      let before = PixelBuffer(width: 20, height: 10, filledWith: .white)
      var after = before
      for row in 3..<6 { for column in x..<x + 4 { after.pixels[row * 20 + column] = color.premultiplied } }
      return .example(
        name: name, outcome: .changed,
        artifacts: .init(
          expected: try package.keep("\(name)-e.png", PNG.encode(before)),
          actual: try package.keep("\(name)-a.png", PNG.encode(after))),
        image: .init(
          width: 20, height: 10, differingPixels: 12, largestChannelDifference: 9, clusters: [[x, 3, 4, 3]]))
    }
    let red = RGBA(0xFF0000)
    let entries = try [
      changed("a", at: 1, to: red), changed("b", at: 9, to: red), changed("c", at: 1, to: RGBA(0x00FF00)),
    ]
    let report = RunReport(folder: package.run, ledger: Ledger(entries: entries), facts: nil)
    let groups = ReviewGrouping.cause.groups(of: report.results, in: report)
    #expect(groups.map { $0.results.map(\.entry.name) } == [["a", "b"], ["c"]])
    #expect(groups[0].title == "AppTests/LoginTests/welcome()#a and 1 more with the same change")
    #expect(ReviewGrouping.file.groups(of: report.results, in: report).count == 1)
    #expect(ReviewGrouping.test.groups(of: report.results, in: report).count == 3)
  }

  @Test func showsImagesInEveryMode() throws {
    let white = PixelBuffer(width: 10, height: 4, filledWith: .white)
    let black = PixelBuffer(width: 6, height: 8, filledWith: .black)
    let picture = ReviewImage(expected: white, actual: black, difference: nil)
    #expect(picture.shown(in: .side, phase: 0)?.width == 10 + 2 + 6)
    let onion = try #require(picture.shown(in: .onion, phase: 0))
    #expect(onion.width == 10 && onion.height == 8)
    #expect(onion.pixels[0] == 0xFF7F_7F7F, "half of each")
    #expect(onion.pixels[9] == RGBA.white.premultiplied, "where only one reaches")
    #expect(picture.shown(in: .blink, phase: 0) == white)
    #expect(picture.shown(in: .blink, phase: 1) == black)
    #expect(
      picture.shown(in: .heat, phase: 0)
        == ImageComparison.differencePicture(expected: white, actual: black, form: .heat))
    #expect(
      ReviewImage(expected: nil, actual: black, difference: nil).shown(in: .heat, phase: 0) == black,
      "without a reference there is nothing to compare with")
    var hatched = ReviewImage(expected: white, actual: white, difference: nil)
    hatched.ignored = [PixelRect(left: 0, top: 0, right: 4, bottom: 4)]
    #expect(
      hatched.shown(in: .heat, phase: 0)
        != ReviewImage(expected: white, actual: white, difference: nil).shown(in: .heat, phase: 0))
    let large = PixelBuffer(width: 200, height: 200, filledWith: .white)
    let zoomed = ReviewImage(expected: large, actual: large, difference: nil).zoomed(on: [
      [50, 60, 4, 4], [60, 60, 2, 2],
    ])
    #expect(zoomed.expected?.width == 12 + 16 && zoomed.expected?.height == 4 + 16)
    #expect(
      ReviewImage(expected: large, actual: nil, difference: nil).zoomed(on: [[1 << 40, 0, 1, 1]]).expected == large)
  }
}
