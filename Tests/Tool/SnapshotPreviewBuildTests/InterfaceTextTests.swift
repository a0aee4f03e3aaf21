import Testing

@testable import SnapshotPreviewBuild

@Suite struct InterfaceTextTests {
  private let source = """
    struct Card: View {
      static let limit = 12
      @State private var name = "Ada"
      var body: some View { Text(name).padding(8) }
      func size(of count: Int = 3) -> Int { count * 2 }
      @inlinable func inlined() -> Int { 1 }
    }
    """

  private func isSame(_ old: String, _ new: String) -> Bool {
    let changed = source.replacing(old, with: new)
    return changed != source && InterfaceText.of(changed) == InterfaceText.of(source)
  }

  @Test func bodiesCommentsAndValuesOfLiteralsAreNotPartOfIt() {
    #expect(isSame("Text(name).padding(8)", "VStack { Text(\"} {\"); Text(name) }"))
    #expect(isSame("count * 2", "count * 3 // }\n"))
    #expect(isSame("limit = 12", "limit = 140"))
    #expect(isSame("\"Ada\"", "\"Grace \\\"Hopper\\\"\""))
    #expect(isSame("  func size", "  /// { func size\n  func size"))
  }

  @Test func whatOtherFilesSeeIsPartOfIt() {
    #expect(!isSame("limit = 12", "limit = 1.5"))
    #expect(!isSame("Int = 3) -> Int", "Int = 3) -> Double"))
    #expect(!isSame("of count", "for count"))
    #expect(!isSame("private var name", "var name"))
    #expect(!isSame("{ 1 }", "{ 1 + 1 }"))
    #expect(!isSame("struct Card: View", "struct Card: View, Sendable"))
  }
}
