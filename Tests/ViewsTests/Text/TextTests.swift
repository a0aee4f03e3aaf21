import Testing

@testable import Views

@Suite struct TextTests {
  private func paragraphs(_ view: some View, _ context: RenderContext = RenderContext()) throws -> [Paragraph] {
    try view.rendered(in: context).layout.leaves.compactMap { ($0.element.drawing as? TextInk)?.paragraph }
  }

  private func runs(_ view: some View, _ context: RenderContext = RenderContext()) throws -> [TextRun] {
    try paragraphs(view, context).flatMap(\.runs)
  }

  @Test(arguments: [CGFloat(1), 2, 3])
  func aTextIsAsWideAsItsLineRoundedUpToAPixel(scale: CGFloat) throws {
    let exact = try #require(try paragraphs(Text("Hello")).first).lines(for: .unspecified).size.width
    let frame = try #require(try Text("Hello").rendered(in: RenderContext(displayScale: scale)).layout.leaves.first)
    #expect(exact > 30)
    #expect(frame.exactFrame.width == exact.roundedUpToPixel(scale: scale))
  }

  @Test func aTextNeverTakesMoreWidthThanItIsOffered() throws {
    let frames = try leafFrames(of: Text("Hello, world, and all"), width: 40)
    #expect(frames[0].width <= 40)
    #expect(frames[0].height > 30)
  }

  @Test func aTextHasNoLengthWhereNoneIsOffered() throws {
    let node = LayoutNode(
      try ElementContext(environment: EnvironmentValues(), journal: EvaluationJournal()).elements(of: Text("a b"))[0])
    #expect(node.size(ProposedViewSize(width: 0, height: nil)).width == 0)
    #expect(node.size(ProposedViewSize(width: nil, height: 0)).height == 0)
    #expect(node.size(ProposedViewSize(width: nil, height: 1)).height > 1)
  }

  @Test func concatenatedTextsKeepTheirStyles() throws {
    let text = Text("a").bold() + Text("b").font(.caption) + Text("c").foregroundColor(.red)
    let runs = try runs(text.font(.title))
    #expect(runs.map(\.text) == ["a", "b", "c"])
    #expect(runs.map(\.font.size) == [28, 12, 28])
    #expect(runs.map(\.font.weight) == [.bold, .regular, .regular])
    #expect(runs[2].color == Color.red.resolve(in: EnvironmentValues()))
  }

  @Test func theModifierNearestToTheWordsCounts() throws {
    #expect(try runs(Text("a").fontWeight(.light).fontWeight(.black))[0].font.weight == .light)
    #expect(try runs(VStack { Text("a").fontWeight(.light) }.bold())[0].font.weight == .light)
    #expect(try runs(VStack { Text("a") }.font(.title).italic())[0].font.isItalic)
    let red = try runs(VStack { Text("a").foregroundColor(.red) }.foregroundColor(.blue))[0].color
    #expect(red == Color.red.resolve(in: EnvironmentValues()))
  }

  @Test func typeSizesReachTheFont() throws {
    #expect(try runs(Text("a"), RenderContext(dynamicTypeSize: .xxxLarge))[0].font.size == 23)
    #expect(try runs(Text("a").dynamicTypeSize(.xSmall), RenderContext(dynamicTypeSize: .xxxLarge))[0].font.size == 14)
  }

  @Test func labelsAreBlackOnLightAndWhiteOnDark() throws {
    #expect(try runs(Text("a"))[0].color == .black)
    #expect(try runs(Text("a"), RenderContext(colorScheme: .dark))[0].color == .white)
  }

  @Test func aLineLimitTruncates() throws {
    let text = Text("one two three four five six").lineLimit(2)
    let rendered = try text.rendered(in: RenderContext(width: 60))
    #expect(rendered.layoutText.hasSuffix(" truncated\n"))
    #expect(rendered.layout.exactFrame.height < 60)
  }

  @Test func reservedLinesTakeRoom() throws {
    let one = try leafFrames(of: Text("a"))[0].height
    #expect(try leafFrames(of: Text("a").lineLimit(3, reservesSpace: true))[0].height == one * 3)
    #expect(try leafFrames(of: Text("a").lineLimit(2...4))[0].height == one * 2)
  }

  @Test func aGradientPaintsGlyphs() throws {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    let list = try VStack { Text("Hello") }.foregroundStyle(gradient).rendered(in: RenderContext()).displayList
    guard case .glyphs(_, .gradient) = list.items.first?.operation else {
      Issue.record("no glyphs in a gradient: \(list.items)")
      return
    }
  }

  @Test func missingGlyphsAreReported() throws {
    let rendered = try Text("\u{1F9ED}").rendered(in: RenderContext())
    #expect(
      rendered.diagnosticsText
        == "missingGlyphs: Text \"\u{1F9ED}\": no font has U+1F9ED; register one in the context's fonts\n")
  }
}
