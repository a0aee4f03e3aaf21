import SnapshotCrashingPreviewFixture
import SnapshotIsolatedPreviewFixture
import SnapshotPreviewFixture
import Testing
@testable import SnapshotUI

@MainActor @Suite struct DiscoveryTests {
  private func names(of file: String, in module: String = "SnapshotPreviewFixture") -> [String] {
    Previews.all(in: module).filter { $0.file == file }.map(\.referenceName)
  }

  @Test func previewsAreFoundInTheOrderOfTheirLines() {
    #expect(
      names(of: "Card") == [
        // Those of a provider, whose line is not known.
        "Card_Previews", "Card_Previews-2", "Two",
        "Preview", "Long-title", "Interactive", "Long-title-2", "Preview-2", "Hidden",
      ])
  }

  @Test func previewsOfEveryFormAreFound() {
    #expect(
      names(of: "Odd forms 🎉") == [
        "Function", "Labeled", "Labeled-state", "Return", "Braces-in-strings-and-comments", "日本語",
        "U1F389", "Condition", "Several-lines", "Badge-1", "Badge-2", "Generic",
      ])
    #expect(names(of: "Row") == ["Row_Previews"])
    #expect(names(of: "Library") == ["Library", "Framed-library", "Slow", "Broken"])
  }

  @Test func previewsOfModulesOfTheMainActorAreFound() throws {
    let previews = Previews.all(in: "SnapshotIsolatedPreviewFixture")
    #expect(previews.map(\.referenceName) == ["Counter_Previews", "Counter", "State", "Own-type"])
    for preview in previews {
      #expect(
        try preview.makeView().inspect().texts.isEmpty == false)
    }
  }

  @Test func aPreviewHasItsSourceLocation() throws {
    let preview = try #require(Previews.all(in: "SnapshotPreviewFixture").first { $0.name == "Interactive" })
    #expect(preview.fileID == "SnapshotPreviewFixture/Card.swift")
    #expect(preview.filePath?.hasSuffix("Tests/Support/SnapshotPreviewFixture/Card.swift") == true)
    #expect(preview.line == 29)
    #expect(preview.module == "SnapshotPreviewFixture")
    #expect(preview.description == "Card:Interactive")
  }

  @Test func modulesWithoutPreviewsHaveNone() {
    #expect(Previews.all(in: "SnapshotUI").isEmpty)
    #expect(Previews.all(in: "Nothing").isEmpty)
    #expect(Previews.isLinked("SnapshotUI"))
    #expect(!Previews.isLinked("Nothing"))
    #expect(Previews.areReadable)
    #expect(
      Previews.modules == [
        "SnapshotCrashingPreviewFixture", "SnapshotIsolatedPreviewFixture", "SnapshotPreparedPreviewFixture",
        "SnapshotPreviewFixture", "SnapshotUnpreparedPreviewFixture",
      ])
  }

  @Test func traitsSetTheLayoutOfAConfiguration() throws {
    let previews = Previews.all(in: "SnapshotPreviewFixture")
    func context(_ name: String, _ matrix: Matrix) throws -> RenderContext {
      let preview = try #require(previews.first { $0.file == "Card" && $0.referenceName == name })
      let cells = preview.configurations(of: matrix).cells
      #expect(cells.map(\.name) == matrix.cells.map(\.name))
      return try #require(cells.first).context
    }
    let fitting = try context("Long-title", .devices(.iPhone14))
    #expect(fitting.width == nil && fitting.height == nil && fitting.safeAreaInsets == EdgeInsets())
    let fixed = try context("Preview-2", .devices(.iPhone14))
    #expect(fixed.width == 200 && fixed.height == 100)
    let landscape = try context("Long-title-2", .devices(.iPhone14))
    let device = Device.iPhone14(.landscape)
    #expect(landscape.width == 844 && landscape.height == 390)
    #expect(landscape.safeAreaInsets == device.safeAreaInsets)
    #expect(landscape.verticalSizeClass == device.verticalSizeClass)
    #expect(try context("Long-title-2", .sizes(CGSize(width: 100, height: 200))).width == 200)
    #expect(try context("Card_Previews-2", .devices(.iPhone14)).width == nil)
  }

  @Test func theTraitsOfAPreviewAreRead() throws {
    let previews = Previews.all(in: "SnapshotPreviewFixture")
    #expect(previews.filter(\.isExcluded).map(\.name) == ["Hidden"])
    #expect(previews.first { $0.referenceName == "Long-title-2" }?.tolerance == PixelTolerance(precision: 0.99))
    #expect(previews.first { $0.referenceName == "Long-title" }?.tolerance == .exact)
    // Those without a name, and those of providers, are told apart without a warning.
    #expect(previews.filter(\.repeatsName).map(\.referenceName) == ["Long-title-2"])
  }

  @Test func modifiersShareTheirContext() async throws {
    let previews = Previews.all(in: "SnapshotPreviewFixture")
    func text(_ name: String) throws -> [String] {
      let view = try #require(previews.first { $0.name == name }).makeView()
      return try view.inspect().texts
    }
    #expect(try text("Library") == ["Dune", "Emma"])
    #expect(try text("Framed library") == ["Dune", "Emma"])
    #expect(Library.samples == 1)
    // What waits for another task must be created before.
    #expect(throws: PreviewError.suspendingContext(type: "Slow")) { try text("Slow") }
    #expect(throws: (any Error).self) { try text("Broken") }
    for preview in previews where preview.name == "Slow" { try await preview.prepare() }
    #expect(try text("Slow") == ["slow", "3 books"])
  }

  @Test func aPreviewableStateCanBeChanged() throws {
    let preview = try #require(Previews.all(in: "SnapshotPreviewFixture").first { $0.name == "Interactive" })
    let host = ViewHost(try preview.makeView())
    let before = try host.rendered().displayList
    try host.inspect().find(Toggle<Text>.self).tap()
    #expect(try host.rendered().displayList != before)
  }

  @Test(arguments: [
    ("iPhone SE (3rd generation)", Device.iPhoneSE3), ("iPhone 14 Pro Max", .iPhone14ProMax), ("iPhone16", .iPhone16),
    ("iPad Pro (11-inch) (M4)", .iPadPro11M4), ("iPhone 13 mini", .iPhone13Mini),
  ])
  func devicesHaveTheirNamesInXcode(_ name: String, _ device: Device) {
    #expect(PreviewDevice(rawValue: name).device?.model == device.model)
  }
}
