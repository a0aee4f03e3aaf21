import Foundation
import SnapshotFoundation
import Raster
import SnapshotRunFixtures
import SnapshotLedger
import SnapshotRuns
import Testing

// Subjects are the script of the page and the internal layout of contact sheets.
@testable import SnapshotReports

@Suite struct HTMLReportTests {
  @Test func policyAllowsOnlyTheScriptOfTheReport() {
    let document = HTMLReport(RunReport.example([.example()])).document
    let digest = Data(SHA256.digest(of: ReportAssets.script)).base64EncodedString()
    #expect(document.contains("script-src &#39;sha256-\(digest)&#39;"))
    #expect(document.contains("default-src &#39;none&#39;"))
    #expect(document.contains("<script>\(ReportAssets.script)</script>"))
  }

  @Test func theScriptIsSmall() {
    #expect(ReportAssets.script.utf8.count < 60_000)
  }

  @Test func loadsNothing() {
    let document = HTMLReport(RunReport.example([.example(outcome: .changed)])).document
    for word in ["http:", "https:", "src=", "@import", "innerHTML", "eval("] {
      #expect(!document.contains(word), "\(word)")
    }
  }

  @Test func decisionsHaveDigestsOfTheShownContents() throws {
    let package = try TemporaryPackage()
    let new = Data("new".utf8)
    let entries = [
      LedgerEntry.example(
        name: "a\"<b>", outcome: .changed, format: "txt",
        artifacts: .init(
          expected: try package.keep("old", Data("old".utf8)), actual: try package.keep("new", new))),
      .example(name: "c", outcome: .missing, format: "txt", artifacts: .init(actual: try package.keep("new", new))),
      .example(name: "d"),
    ]
    let report = RunReport(folder: package.run, ledger: Ledger(entries: entries), facts: nil)
    let document = HTMLReport(report).document
    #expect(document.components(separatedBy: "data-actual=\"\(ContentDigest.of(new))\"").count - 1 == 2)
    #expect(document.contains("data-actual=\"\(ContentDigest.of(new))\" data-reference=\"\""))
    #expect(document.contains("data-reference=\"\(ContentDigest.of(Data("old".utf8)))\""))
    #expect(document.contains("data-id=\"AppTests/LoginTests/welcome()#a&quot;&lt;b&gt;\""))
    #expect(!HTMLReport(RunReport.example([.example()])).document.contains("id=\"decisions\""), "nothing to decide")
  }

  /// The script creates the controls, and expands further failures when they become visible.
  @Test func furtherFailuresAreCollapsed() throws {
    let entries = (0..<160).map {
      LedgerEntry.example(name: "\($0)", outcome: .changed, message: "</noscript><b>\($0)")
    }
    let document = HTMLReport(.example(entries)).document
    func count(_ text: String) -> Int { document.components(separatedBy: text).count - 1 }
    #expect(count("<article class=\"failure") == 160)
    #expect(count("style=\"--count:25\"") == 6 && count("style=\"--count:10\"") == 1)
    #expect(count("<noscript>") == 135 && count("</noscript>") == 135, "no text ends what is folded")
    #expect(count("data-decide=\"accept\"") == 1)
    for index in [0, 24, 25, 159] { #expect(count("&lt;/noscript&gt;&lt;b&gt;\(index)<") == 1) }
  }

  @Test func storesEqualImagesOnce() throws {
    let package = try TemporaryPackage()
    let entries = try (0..<5).map { index in
      let path = try package.write("__Snapshots__/\(index).png", png(index == 0 ? .black : .white))
      return LedgerEntry.example(name: "\(index)", reference: path)
    }
    let document = HTMLReport(.example(entries, in: package.boundary)).document
    #expect(document.components(separatedBy: "data:image/png;base64,").count - 1 == 2)
    #expect(document.components(separatedBy: "class=\"p i1\"").count - 1 == 8)
  }

  @Test func imagesBeyondTheLimitAreThumbnails() throws {
    let package = try TemporaryPackage()
    let large = try png(.black, width: 480, height: 300)
    let path = try package.write("__Snapshots__/a.png", large)
    let report = RunReport.example([.example(reference: path)], in: package.boundary)
    let base64 = large.base64EncodedString()
    #expect(HTMLReport(report).document.contains(base64))
    let small = HTMLReport(report, originalsBudget: large.count - 1).document
    #expect(!small.contains(base64))
    #expect(small.contains(try png(.black, width: 240, height: 150).base64EncodedString()))
    #expect(small.contains("--w:480;--h:300"))
  }

  @Test func showsMissingAndDamagedImages() throws {
    let package = try TemporaryPackage()
    let path = try package.write("__Snapshots__/a.png", Data("no picture".utf8))
    let document = HTMLReport(.example([.example(reference: path), .example(name: "2")], in: package.boundary)).document
    #expect(document.components(separatedBy: "No image</span>").count - 1 == 2)
  }

  /// The examples of FIPS 180-4, and one that fills the padding of a block.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func sha256(text: String, digest: String) {
    let bytes = SHA256.digest(of: text)
    #expect(bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() == digest)
  }

  @Test func longestAxisIsTheColumnAxis() {
    let results = SnapshotResult.results(
      of: ["a", "b"].flatMap { device in
        ["small", "medium", "large"].map { .example(cell: ["device=\(device)", "typeSize=\($0)"]) }
      })
    let sheets = SnapshotSheet.sheets(of: results)
    #expect(sheets.count == 1)
    #expect(sheets.first?.columnAxis == "typeSize")
    #expect(sheets.first?.columns == ["small", "medium", "large"])
    #expect(sheets.first?.rows.map(\.header) == [["a"], ["b"]])
    #expect(sheets.first?.all.count == 6)
  }

  @Test func incompleteMatrixKeepsAllSnapshots() {
    let cells = [["d=a", "s=1"], ["d=a", "s=2"], ["d=b", "s=2"], ["d=b"], ["s=9", "d=c", "x=y"]]
    let sheets = SnapshotSheet.sheets(of: SnapshotResult.results(of: cells.map { .example(cell: $0) }))
    #expect(sheets.flatMap(\.all).count == cells.count)
  }
}

/// Pages with many images.
@Suite struct LargeHTMLReportTests {
  @Test func imagesBeyondThePageLimitAreAssets() throws {
    let package = try TemporaryPackage()
    let entries = try (0..<4).map { index in
      let path = try package.write(
        "__Snapshots__/\(index).png", png(RGBA(red: UInt8(index), green: 0, blue: 0), width: 40, height: 40))
      return LedgerEntry.example(name: "\(index)", reference: path)
    }
    let report = RunReport(folder: package.run, ledger: Ledger(entries: entries), facts: nil, in: package.boundary)
    var assets: [String: Data] = [:]
    let page = HTMLReport(report, pageBudget: 0) { assets[$0] = $1 }
    #expect(assets.count == 4)
    #expect(page.assets == Set(assets.keys))
    #expect(assets.keys.allSatisfy { page.document.contains("url(\($0))") })
    #expect(page.document.contains("in the assets folder next to this file"))
    #expect(page.document.contains("img-src data: &#39;self&#39; file:"))
    #expect(HTMLReport(report).assets.isEmpty)

    let folder = package.root + "/out"
    try ReportFormat.html.write(report, into: folder, pageBudget: 0)
    for (name, data) in assets {
      #expect(FileManager.default.contents(atPath: folder + "/" + name) == data)
    }
  }

  @Test func failuresHaveTheirRootCauseAndPercentage() throws {
    let package = try TemporaryPackage()
    func keep(_ name: String, _ radius: Int) throws -> String {
      let text = "render trace 4\ndisplay list 8 6\nstroke #000000 width \(radius) rect 0 0 8 6 @ Card/Border\n"
      return try package.keep(name, Data(text.utf8))
    }
    let entries = try (0..<2).map { index in
      LedgerEntry.example(
        name: "\(index)", outcome: .changed,
        artifacts: .init(
          expected: try package.keep("e.png", png(.white)), actual: try package.keep("a.png", png(.black)),
          expectedTrace: try keep("old.txt", 1), actualTrace: try keep("new.txt", 2)),
        image: .init(width: 8, height: 6, differingPixels: 12, largestChannelDifference: 255, clusters: [[0, 0, 8, 6]]))
    }
    let document = HTMLReport(RunReport(folder: package.run, ledger: Ledger(entries: entries), facts: nil)).document
    #expect(document.contains("data-cause=\"1\" data-share=\"25.00\" data-unexplained=\"\""))
    #expect(document.contains("Border stroke width 1 → 2"))
    #expect(document.contains("2 snapshots of 2 names, no unexplained pixels."))
    #expect(document.contains("data-filter=\"cause:1\""))
  }

  /// The script accepts snapshots with new defects one by one only.
  @Test func newDefectsAreListedAndMarked() throws {
    let package = try TemporaryPackage()
    func keep(_ name: String, _ color: String, _ end: String = "") throws -> String {
      let layout = "render trace 4\nlayout\nText detail \"\\\"Go\\\"\" frame 0 0 8 6\(end) path \"Text\"\n"
      return try package.keep(name, Data("\(layout)display list 8 6\nfill \(color) rect 0 0 8 6 @ Text\n".utf8))
    }
    let entries = try (0..<2).map { index in
      LedgerEntry.example(
        name: "\(index)", outcome: .changed,
        artifacts: .init(
          expected: try package.keep("e.png", png(.white)), actual: try package.keep("a.png", png(.black)),
          expectedTrace: try keep("old.txt", "#FFFFFF"),
          actualTrace: try keep("new.txt", "#000000", " truncated")),
        image: .init(width: 8, height: 6, differingPixels: 48, largestChannelDifference: 255, clusters: [[0, 0, 8, 6]]))
    }
    let document = HTMLReport(RunReport(folder: package.run, ledger: Ledger(entries: entries), facts: nil)).document
    #expect(document.contains("data-unexplained=\"\" data-defects=\"yes\""))
    #expect(document.contains("<ul class=\"defects\"><li>NEW Text  is truncated</li></ul>"))
  }

  /// Regions that are not compared are hatched in every picture of a failure.
  @Test func ignoredRegionsAreHatched() throws {
    let package = try TemporaryPackage()
    var image = LedgerEntry.ImageMetrics(
      width: 8, height: 6, differingPixels: 12, largestChannelDifference: 255, clusters: [[0, 0, 4, 3]])
    image.ignoredRegions = [[4, 0, 4, 3], [1, 2], [-5, 0, 1 << 60, 3]]
    let entry = LedgerEntry.example(
      name: "a", outcome: .changed,
      artifacts: .init(
        expected: try package.keep("e.png", png(.white)), actual: try package.keep("a.png", png(.black)),
        difference: try package.keep("d.png", png(.black))),
      image: image)
    let document = HTMLReport(RunReport(folder: package.run, ledger: Ledger(entries: [entry]), facts: nil)).document
    let outline = "<i class=\"ignored\" style=\"left:50.000%;top:0.000%;width:50.000%;height:50.000%\">"
    #expect(document.components(separatedBy: outline).count == 4)
    #expect(document.components(separatedBy: "<i class=\"ignored\"").count == 7)
    #expect(document.contains("; 3 regions ignored."))
  }
}
