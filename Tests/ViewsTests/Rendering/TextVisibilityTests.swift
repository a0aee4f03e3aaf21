import Testing
import Views

/// Texts of which a part is not to be seen.
@Suite struct TextVisibilityTests {
  private func rules(_ view: some View) throws -> [ViewDiagnostic.Rule] {
    try view.rendered(in: RenderContext(width: 200, height: 200)).diagnostics.map(\.rule)
  }

  @Test func textsOnOneSpotOverlap() throws {
    let view = ZStack {
      Text("One")
      Text("Two")
    }
    #expect(try rules(view) == [.overlappingTexts])
    #expect(
      try view.rendered(in: RenderContext()).diagnosticsText
        == #"overlappingTexts: ZStack/Text "Two": stands on Text "One" at ZStack/Text "One": (1, 0, 33 × 22) and "#
        + "(0, 0, 34 × 22)\n")
    #expect(
      try rules(
        HStack(spacing: -8) {
          Text("One"); Text("Two")
        }) == [.overlappingTexts])
  }

  @Test func neighboursDoNot() throws {
    #expect(
      try rules(
        VStack(spacing: 0) {
          Text("One")
          HStack(spacing: 0) {
            Text("Two")
            Text("Three")
          }
        }) == [])
  }

  @Test func whatIsNotSeenDoesNot() throws {
    #expect(
      try rules(
        ZStack {
          Text("One"); Text("Two").hidden()
        }) == [])
    #expect(
      try rules(
        ZStack {
          Text("One"); Text("Two").opacity(0)
        }) == [])
    // Scrolled out of sight, below the footer.
    let screen = VStack(spacing: 0) {
      ScrollView { ForEach(0..<20) { Text("Row \($0)") } }
      Text("Footer")
    }
    #expect(try rules(screen) == [])
  }

  @Test func aSheetCoversWhatLiesBelow() throws {
    let view = Text("Below").frame(maxHeight: .infinity).sheet(isPresented: .constant(true)) { Text("Above") }
    #expect(try rules(view) == [])
  }

  @Test func aTextIsCutOff() throws {
    let words = Text("Cut off").fixedSize()
    #expect(try rules(words.frame(width: 30, height: 22).clipped()) == [.clippedText])
    #expect(try rules(words.frame(width: 90, height: 22).clipped()) == [])
    // What can be scrolled to is there.
    #expect(try !rules(ScrollView(.horizontal) { words }.frame(width: 30)).contains(.clippedText))
  }

  @Test func aMatrixNamesTheCells() throws {
    let view = Text("Wide words").lineLimit(1).frame(width: 100)
    let found = try view.diagnostics(across: .typeSizes(.large ... .xxxLarge))
    #expect(found.map(\.cell.name) == ["xL", "xxL", "xxxL"])
    #expect(found.allSatisfy { $0.diagnostics.map(\.rule) == [.truncatedText] })
  }
}
