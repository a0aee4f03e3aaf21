import Foundation
import Raster
import Snapshot
import SnapshotRepository
import SnapshotUI
import Testing

/// The site of all screens, made from references in real git repositories.
@Suite struct SiteTests {
  private let repository: GitRepository
  private static let folder = "Tests/AppTests/__Snapshots__/LoginTests"

  init() throws { repository = try GitRepository() }

  private struct Card: View {
    var title = "Go"
    var color = Color.yellow

    var body: some View { Text(title).padding(8).background(color) }
  }

  private func recordMatrix(title: String = "Go") throws {
    for scheme in ["light", "dark"] {
      for size in ["L", "AX1"] {
        let card = Card(title: title, color: scheme == "dark" ? .gray : .yellow)
        try repository.record(card, named: "iPhoneSE3-\(size)-\(scheme)")
      }
    }
  }

  private func read(_ path: String) throws -> String {
    try #require(repository.workshop.read("out/" + path), "\(path)")
  }

  private func files() throws -> [String] {
    let all = FileManager.default.enumerator(atPath: repository.root + "/out")?.compactMap { $0 as? String } ?? []
    return all.filter { $0.contains(".") }.sorted()
  }

  /// Expects that every link and every picture of the pages exists.
  private func expectLinks() throws {
    var count = 0
    for page in try files() where page.hasSuffix(".html") {
      let folder = (page as NSString).deletingLastPathComponent
      for match in try read(page).matches(of: /(href|src|srcset)="([^"#]*)(#[^"]*)?"/) {
        let path = String(match.output.2)
        let target = path.isEmpty ? page : ((folder + "/" + path) as NSString).standardizingPath
        let file = try #require(repository.workshop.read("out/" + target), "\(page): \(match.output.0)")
        if let anchor = match.output.3 { #expect(file.contains("id=\"\(anchor.dropFirst())\""), "\(page): \(anchor)") }
        count += 1
      }
    }
    #expect(count > 5)
  }

  @Test func everyScreenIsShownInItsMatrix() throws {
    try recordMatrix()
    try repository.workshop.write(Self.folder + "/login.layout.txt", "VStack <b>\n  Text\n")
    try repository.workshop.write(
      "__Snapshots__/lint.txt", "touch-target | Bar/Button | AppTests/LoginTests/login()#* | 36 | No room\n")
    let outcome = try repository.snapshot("site", "--out", "out", "--title", "App & more")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("/out/index.html\n2 pages, 4 pictures, 0."), "\(outcome.output)")
    let index = try read("index.html")
    #expect(index.contains("<h1>App &amp; more</h1>") && index.contains("1 screen, 4 pictures"))
    #expect(index.contains("1 text, 1 finding"), "\(index)")
    // Without a script, a card has the light picture, or the dark one if the reader prefers it.
    #expect(index.contains("media=\"(prefers-color-scheme: dark)\""))
    #expect(index.firstMatch(of: /<img src="[^"]*iPhoneSE3-L-light.png"/) != nil)
    let page = try read("tests/AppTests-LoginTests-login.html")
    #expect(
      page.matches(of: /<figure\ /).count == 4 && page.contains("data-scheme=\"dark\" data-size=\"accessibility1\""))
    #expect(page.contains("VStack &lt;b&gt;") && page.contains("touch-target Bar/Button (36): No room"))
    #expect(try read("README.md").contains("| 4 | [picture](pictures/"))
    try expectLinks()
    // The texts of views are on the pages, not in the pictures.
    for path in try files() where path.hasSuffix(".png") {
      let file = try Data(contentsOf: URL(fileURLWithPath: repository.root + "/out/" + path))
      #expect(PNG.explanation(in: file).text == nil && (try? PNG.decode(file)) != nil)
    }
  }

  @Test func changesSinceARevisionAreShown() throws {
    try recordMatrix()
    try repository.workshop.write(Self.folder + "/old.1.txt", "")
    try repository.record(Card(), named: "gone", test: "settings()")
    try repository.commit("Add")
    try recordMatrix(title: "Come <here>")
    try repository.record(Card(), named: "new", test: "profile()")
    try FileManager.default.removeItem(atPath: repository.root + "/\(Self.folder)/settings.gone.png")
    let outcome = try repository.snapshot("site", "--out", "out", "--since", "main", "--json")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let schema = try JSONSchema(contentsOf: Repository.url("Documentation/snapshot.schema.json").path)
    #expect(try schema.mistakes(in: object, as: "line") == [])
    #expect((object as? [String: Any])?["changes"] as? Int == 6)
    let index = try read("index.html")
    #expect(index.contains("Changed since main") && index.contains("2 screens, 0 texts, 1 removed"), "\(index)")
    #expect(index.contains("Come &lt;here&gt;") && index.contains("<small>added</small>"))
    let page = try read("tests/AppTests-LoginTests-login.html")
    #expect(page.matches(of: /pictures\/before\//).count == 8, "a link and a picture of each")
    #expect(try read("tests/AppTests-LoginTests-settings.html").contains("Removed since main"))
    try expectLinks()
    #expect(try repository.snapshot("site", "--out", "out", "--since", "gone").status == 66)
  }

  @Test func theFolderIsReplacedOnlyIfASiteWroteIt() throws {
    try recordMatrix()
    try repository.record(Card(), named: "1", test: "settings()")
    #expect(try repository.snapshot("site", "--out", "out").status == 0)
    let first = try files()
    let bytes = try first.map { try read($0) }
    #expect(try repository.snapshot("site", "--out", "out").status == 0)
    #expect(try files() == first)
    #expect(try first.map { try read($0) } == bytes, "equal references give equal bytes")
    try FileManager.default.removeItem(atPath: repository.root + "/\(Self.folder)/settings.1.png")
    try repository.workshop.write("out/mine.txt", "kept")
    try repository.workshop.write("elsewhere.png", "kept")
    try repository.workshop.write("out/site-files.txt", try read("site-files.txt") + "../elsewhere.png\nmine.txt\n")
    #expect(try repository.snapshot("site", "--out", "out").status == 0)
    #expect(try !files().contains { $0.contains("settings") })
    #expect(repository.workshop.read("out/mine.txt") == "kept" && repository.workshop.read("elsewhere.png") == "kept")
    let refused = try repository.snapshot("site", "--out", "Tests")
    #expect(refused.status == 74 && refused.errors.contains("snapshot site did not write"), "\(refused.errors)")
  }

  @Test func unreadablePicturesAndHostileNamesAreSaid() throws {
    try recordMatrix()
    let digest = String(repeating: "0", count: 64)
    try repository.workshop.write(
      Self.folder + "/login.pointer.png", "version https://git-lfs.github.com/spec/v1\noid sha256:\(digest)\nsize 5\n")
    try repository.workshop.write(Self.folder + "/<script>alert(1)<.\"x\".txt", "<script>alert(2)</script>")
    try repository.workshop.write(Self.folder + "/LOGIN.1.txt", "upper case")
    let outcome = try repository.snapshot("site", "--out", "out")
    #expect(outcome.status == 74 && outcome.errors.contains("login.pointer.png"), "\(outcome.errors)")
    for page in try files() where page.hasSuffix(".html") {
      #expect(try !read(page).contains("<script>alert"), "\(page)")
    }
    #expect(Set(try files().map { $0.lowercased() }).count == (try files().count))
    try expectLinks()
  }

  @Test func aPackageWithoutReferencesHasNoSite() throws {
    let outcome = try repository.snapshot("site")
    #expect(outcome.status == 66 && outcome.errors.contains("No references found"))
  }

  /// The first page does not grow with the number of pictures.
  @Test func theFirstPageIsBounded() throws {
    let source = try repository.record(Card(), named: "1")
    let file = try Data(contentsOf: URL(fileURLWithPath: repository.root + "/" + source))
    for number in 0..<500 {
      try repository.write(file, to: "Tests/ABigTests/__Snapshots__/T\(number % 50)/t.n\(number).png")
    }
    #expect(try repository.snapshot("site", "--out", "out").status == 0)
    let index = try read("index.html")
    #expect(index.firstMatch(of: /<img\ src="pictures\/AppTests-/) != nil, "a large module leaves room for others")
    #expect(index.matches(of: /<img\ /).count <= 300 && index.matches(of: /\ data-name=/).count == 501)
    try expectLinks()
  }
}
