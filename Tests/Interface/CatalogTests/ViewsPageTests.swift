import Foundation
import SnapshotRepository
import SnapshotUI
import Testing

/// Documentation/Views.md gives each name one category. Which one is right follows from the catalog, whose tests show that an inert
/// modifier changes no pixel, and from the sources.
@Suite struct ViewsPageTests {
  private let page: String
  private let inert = Set(InertPage.all.flatMap(\.cases).map(\.subject))

  init() throws { page = try String(contentsOf: Repository.url("Documentation/Views.md"), encoding: .utf8) }

  /// Names that stand in the table of the other category, and why.
  private static let exempt = [
    "scrollPosition": "drawn in a ScrollView, inert elsewhere",
    "interactiveDismissDisabled": "changes no pixel, and the elements don't list it: an inspection fails instead",
  ]

  /// Modifiers of which one form is inert.
  private static let partlyInert: Set<String> = ["onScrollVisibilityChange", "searchScopes"]

  @Test func eachNameHasItsCategory() throws {
    let names = try PublicNames()
    try expect("Drawn views, shapes, styles and layouts", names.views)
    try expect("Drawn modifiers", names.modifiers.subtracting(inert))
    try expect("Inert modifiers", inert)
  }

  @Test func theTablesAgreeWithTheCategories() throws {
    let names = try PublicNames()
    let drawn = names.all.subtracting(inert)
    let inDrawn = self.names(in: try section("### Drawn")).intersection(inert)
    let inInert = self.names(in: try section("### Inert")).intersection(drawn)
    #expect(
      inDrawn.union(inInert).sorted() == Self.exempt.keys.sorted(),
      "They are in the wrong table of Views.md, or no longer.")
    #expect(try self.names(in: section("### Inert")).count > 40)
    #expect(try self.names(in: section("### Drawn")).count > 100)
  }

  @Test func absentNamesAreAbsent() throws {
    let namespace = try String(
      contentsOf: Repository.url("Sources/Interface/SnapshotUI/SwiftUINamespace.swift"), encoding: .utf8)
    let types = Set(namespace.matches(of: /typealias (\w+)/).map { String($0.output.1) })
    #expect(types.count > 300, "The types are not read as they are written.")
    // What a sentence excepts is there.
    let sentences = try section("### Absent").split(separator: "\n- ").map { $0.split(separator: "except").first ?? "" }
    let absent = sentences.reduce(into: Set<String>()) { $0.formUnion(Self.identifiers(in: String($1))) }
    let mentioned: Set<String> = ["Table", "ObservableObject", "PhotosPicker"]
    #expect(absent.contains("TextRenderer"), "The section is not read as it is written.")
    let present = try types.union(PublicNames().all)
    #expect(
      absent.intersection(present).subtracting(mentioned).sorted() == [], "They exist: Views.md calls them absent.")
  }

  @Test func whatRecordsItselfAsInertIsInert() throws {
    var recorded: Set<String> = []
    let files = FileManager.default.enumerator(
      at: Repository.url("Sources/Interface/SnapshotUI"), includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      for match in try String(contentsOf: file, encoding: .utf8).matches(of: /inert\(\s*"(\w+)"/) {
        recorded.insert(String(match.output.1))
      }
    }
    #expect(recorded.count > 100, "The sources are not read as they are written.")
    let drawn = try PublicNames().modifiers.subtracting(inert)
    #expect(
      recorded.intersection(drawn).sorted() == Self.partlyInert.sorted(), "They are listed as drawn, or no longer.")
  }

  /// Compares a list of the page with the names that belong there.
  private func expect(_ title: String, _ names: Set<String>, at location: SourceLocation = #_sourceLocation) throws {
    let start = try #require(page.range(of: "**\(title)**"), "Views.md has no list “\(title)”.")
    let text = page[start.upperBound...]
    let list = Array(text[..<(text.range(of: "\n\n")?.lowerBound ?? text.endIndex)].matches(of: /`([^`]+)`/))
      .map { String($0.output.1) }
    #expect(Set(list).count == list.count, "\(title) has a name twice.", sourceLocation: location)
    let remedy = "Run Scripts/generate/view-names."
    #expect(names.subtracting(list).sorted() == [], "\(title) lacks them. \(remedy)", sourceLocation: location)
    #expect(
      Set(list).subtracting(names).sorted() == [], "\(title) has them wrongly. \(remedy)", sourceLocation: location)
  }

  private func section(_ heading: String) throws -> String {
    let start = try #require(page.range(of: "\(heading)\n"), "Views.md has no section “\(heading)”.")
    let text = page[start.upperBound...]
    return String(text[..<(text.range(of: "\n##")?.lowerBound ?? text.endIndex)])
  }

  /// The names between backquotes, without arguments and attributes.
  private func names(in text: String) -> Set<String> {
    Set(text.matches(of: /`[.@#]?([\w.]+)(?:\([^`]*\))?`/).map { String($0.output.1) })
  }

  /// The identifiers alone between backquotes: a name with arguments is one form of a name.
  private static func identifiers(in text: String) -> Set<String> {
    Set(text.matches(of: /`@?([\w.]+)`/).map { String($0.output.1) })
  }
}
