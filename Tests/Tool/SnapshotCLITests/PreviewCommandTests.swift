import Foundation
import Raster
import SnapshotLedger
import Testing

@testable import SnapshotCLI

/// `snapshot verify --previews`, `snapshot sheet --previews`, and the test of previews that `snapshot init` writes.
@Suite struct PreviewCommandTests {
  private let workshop: Workshop

  init() throws {
    workshop = try Workshop()
    let package = """
      {"name":"app","targets":[{"name":"Feature","type":"regular"},{"name":"Other","type":"regular","path":"Code"},\
      {"name":"AppTests","type":"test"},{"name":"FeatureTests","type":"test"}]}
      """
    try workshop.swift(
      "[ \"$1\" = package ] && { echo '\(package)'; exit; }\n"
        + "for argument in \"$@\"; do echo \"$argument\" >> arguments.txt; done\nexit 1\n")
    for folder in ["Tests/AppTests", "Tests/FeatureTests", "Sources/Feature", "Code"] {
      try workshop.makeFolder(folder)
    }
    try workshop.write("Sources/Feature/Card.swift", "#Preview { Card() }\n")
    try workshop.write("Code/Row.swift", "struct Row {}\n")
  }

  @Test func initWritesATestOfAllPreviews() throws {
    let outcome = try workshop.snapshot("init")
    #expect(outcome.status == 0)
    #expect(
      workshop.read("Tests/FeatureTests/PreviewTests.swift") == """
        import Snapshot
        import SnapshotUI
        import Testing

        @MainActor @Test func previews() {
          assertPreviews(in: "Feature")
        }

        """)
    #expect(workshop.read("Tests/AppTests/FirstSnapshotTests.swift") == nil)
    #expect(
      outcome.output.contains(
        """
        Add to the dependencies of the test target FeatureTests
            "Feature",
            .product(name: "Snapshot", package: "swift-snapshot"),
            .product(name: "SnapshotUI", package: "swift-snapshot"),

        """))
    let module = #"{"byName":["Feature",null]}"#
    let products = ["Snapshot", "SnapshotUI"].map { #"{"product":["\#($0)","swift-snapshot",null,null]}"# }
    let dependencies = #""dependencies":[\#(([module] + products).joined(separator: ","))]"#
    let script = workshop.read("bin/swift") ?? ""
    let test = #""name":"FeatureTests","type":"test""#
    try workshop.write("bin/swift", script.replacingOccurrences(of: test, with: test + "," + dependencies))
    #expect(try workshop.snapshot("init").output.hasPrefix("The package is already set up."))
  }

  @Test func initWritesNoSecondTestOfPreviews() throws {
    try workshop.write(
      "Tests/AppTests/All.swift", "import Snapshot\n@Test func all() { assertPreviews(in: \"Feature\") }\n")
    _ = try workshop.snapshot("init")
    #expect(workshop.read("Tests/FeatureTests/PreviewTests.swift") == nil)
  }

  @Test func verifyRunsTheTestsOfPreviews() throws {
    try workshop.write(
      "Tests/AppTests/All.swift",
      "@Test func sum() {}\n@Test func all() {\n  // a comment\n  assertPreviews(in: \"Feature\")\n}\n"
        + "@Test(arguments: x) func each(_ preview: Preview) {\n  assertPreview(preview, across: matrix)\n}\n")
    _ = try workshop.snapshot("verify", "--previews")
    let arguments = workshop.read("arguments.txt") ?? ""
    #expect(arguments.contains("--filter\n^AppTests\\.(.*/)?all(\\(|$)\n--filter\n^AppTests\\.(.*/)?each(\\(|$)\n"))
    #expect(!arguments.contains("sum"))
  }

  @Test func verifyShowsTheTestToWrite() throws {
    let outcome = try workshop.snapshot("verify", "--previews")
    #expect(outcome.status == 6)
    #expect(outcome.errors.contains("No test asserts previews. Modules with previews: Feature"))
    #expect(
      outcome.errors.contains("To write this test to Tests/FeatureTests/PreviewTests.swift: swift run snapshot init"))
    #expect(outcome.errors.contains("assertPreviews(in: \"Feature\""))
    try workshop.write("Sources/Feature/Card.swift", "struct Card {}\n")
    #expect(
      try workshop.snapshot("verify", "--previews").errors.contains("The package has no previews."))
  }

  @Test func previewsAndFiltersExcludeEachOther() throws {
    #expect(try workshop.snapshot("verify", "--previews", "--filter", "a").status == 64)
  }

  @Test func aSheetShowsOnlyPreviews() throws {
    try workshop.makeFolder(".build/snapshots/runs/one")
    try FileManager.default.createSymbolicLink(
      atPath: workshop.root + "/.build/snapshots/latest", withDestinationPath: "runs/one")
    try workshop.makeFolder("__Snapshots__")
    func write(previews: [String?]) throws {
      var lines = ""
      for (index, preview) in previews.enumerated() {
        let path = "\(workshop.root)/__Snapshots__/\(index).png"
        try PNG.encode(PixelBuffer(width: 60, height: 90, filledWith: .white)).write(to: URL(fileURLWithPath: path))
        var entry = LedgerEntry(
          id: "AppTests/All/\(index)()#Feature/Card/image@SE", target: "AppTests", suite: "All", test: "all()",
          name: "",
          cell: ["device=SE"], file: workshop.root + "/Tests/All.swift", line: 7, outcome: .passed, format: "png",
          mode: "missing", reference: path, milliseconds: 1, process: 1)
        entry.preview = preview
        lines += String(decoding: try JSONEncoder().encode(entry), as: UTF8.self) + "\n"
      }
      try workshop.write(".build/snapshots/runs/one/ledger.jsonl", lines)
    }
    try write(previews: ["Card:One", nil, "Card:Two"])
    let outcome = try workshop.snapshot("sheet", "--previews", "--out", "sheet.html", "--json")
    #expect(outcome.output.contains("\"snapshots\":2"))
    let page = workshop.read("sheet.html") ?? ""
    #expect(page.contains("Card:One") && page.contains("Card:Two"))
    try write(previews: [nil])
    let none = try workshop.snapshot("sheet", "--previews")
    #expect(none.status == 66)
    #expect(none.errors.contains("The run verified no previews"))
  }
}
