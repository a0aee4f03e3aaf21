import Foundation
import Raster
import SnapshotRunFixtures
import SnapshotLedger
import SnapshotReports
import SnapshotRuns
import Testing

@Suite struct MarkdownReportTests {
  @Test func longReportIsLimitedAndCountsTheRest() {
    let entries = (0..<2000).map {
      LedgerEntry.example(name: "n\($0)", outcome: .changed, message: String(repeating: "difference ", count: 30))
    }
    let document = MarkdownReport(RunReport.example(entries)).document
    #expect(document.utf8.count < MarkdownReport.limit)
    #expect(document.contains("more. See the HTML report."))
    #expect(document.components(separatedBy: "<details>").count == document.components(separatedBy: "</details>").count)
  }

  /// A run in which a color changed in pictures that contain their explanations.
  private func report(of count: Int, names: Int = 3, in package: TemporaryPackage) throws -> RunReport {
    func file(_ color: UInt32, _ number: Int) throws -> Data {
      let color = "#" + String(format: "%06X", color)
      let text = """
        render trace 4
        engine \(RenderEngine.current.revision) \(RenderEngine.current.fingerprint)
        scale 1
        display list 60 60
        fill #FFFFFF rect 0 0 60 60
        fill \(color) rect 20 20 \(10 + number % 9) 10 @ Card/Rectangle

        """
      let list = try DisplayList(textForm: text.components(separatedBy: "scale 1\n")[1])
      return try PNG.explained(PNG.encode(Renderer().render(list)), by: Data(text.utf8))
    }
    let entries = try (0..<count).map { number in
      let cell = ["device=iPhoneSE3", "typeSize=\(number / names)", "colorScheme=dark"]
      var entry = LedgerEntry.example(
        test: "screen\(number % names)()", cell: cell, outcome: .changed,
        file: package.root + "/Tests/LoginTests.swift",
        reference: package.root + "/Tests/__Snapshots__/\(number).png",
        message: "Reference:  \(package.root)/Tests/__Snapshots__/\(number).png")
      entry.artifacts = .init(
        expected: try package.keep("\(number)-old.png", file(0x161616, number)),
        actual: try package.keep("\(number)-new.png", file(0x002244, number)))
      entry.image = .init(
        width: 60, height: 60, differingPixels: 100 + number, largestChannelDifference: 46,
        clusters: [[20, 20, 10 + number % 9, 10]])
      return entry
    }
    return RunReport(
      folder: package.run, ledger: Ledger(entries: entries), facts: .example(packageDirectory: package.root))
  }

  @Test func oneRootCauseIsOneRowAndOneCommand() throws {
    let package = try TemporaryPackage()
    let report = try report(of: 87, in: package)
    let document = MarkdownReport(report, images: "https://example.com/run", link: "https://example.com/job").document
    #expect(document.utf8.count <= 4096, "\(document.utf8.count) bytes")
    #expect(!document.contains(package.root))
    let id = try #require(report.causes.first?.id)
    #expect(document.contains("accept --run DIR --cause \(id)"))
    #expect(document.components(separatedBy: "--cause").count == 2)
    #expect(document.contains("| Rectangle fill \\#161616 → \\#002244 | 87 | 0 | all configurations | verified |"))
    #expect(document.components(separatedBy: "<img").count == 2)
    #expect(document.contains("src=\"https&#58;//example.com/run/\(id).png\""))
    #expect(document.contains("[Full report](https://example.com/job)"))
    #expect(!MarkdownReport(report).document.contains("<img"))
  }

  @Test func cropsShowTheChangedArea() throws {
    let package = try TemporaryPackage()
    let report = try report(of: 4, in: package)
    let crops = CauseCrop.crops(of: report.causes, in: report)
    #expect(crops.count == 1)
    let picture = try PNG.decode(try #require(crops.first?.file))
    // The changed area of 13 × 10 pixels with 12 pixels around it, twice, and 8 pixels between.
    #expect(picture.width == 2 * 37 + 8 && picture.height == 34)
    #expect(picture.pixels[12 * picture.width + 12] == RGBA(0x161616).premultiplied)
    #expect(picture.pixels[12 * picture.width + 37 + 8 + 12] == RGBA(0x002244).premultiplied)
  }

  @Test func everyOutcomeHasOneMarker() {
    let document = MarkdownReport(RunReport.example([.example(), .example(name: "2")])).document
    #expect(document.hasPrefix("\(MarkdownReport.marker)\n## \u{2705} All 2 snapshots match"))
    #expect(MarkdownReport(RunReport.example([])).document.hasPrefix(MarkdownReport.marker))
    #expect(MarkdownReport(RunReport.example([.example(outcome: .changed)])).document.hasPrefix(MarkdownReport.marker))
  }

  /// A link of a run ends nowhere but at its end.
  @Test func linksCannotBeLeft() {
    let document = MarkdownReport(.example([.example()]), link: "https://a.b/c) [x](javascript:1").document
    #expect(document.contains("[Full report](https://a.b/c%29%20%5Bx%5D%28javascript:1)"))
  }
}
