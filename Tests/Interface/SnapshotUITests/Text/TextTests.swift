import Foundation
import Testing

// Internal: tests the cached lines of paragraphs.
@testable import SnapshotUI

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

  @Test func aTextNeverExceedsTheProposedWidth() throws {
    let frames = try leafFrames(of: Text("Hello, world, and all"), width: 40)
    #expect(frames[0].width <= 40)
    #expect(frames[0].height > 30)
  }

  @Test func aTextHasAtLeastTheHeightOfOneLine() throws {
    let node = LayoutNode(
      try ElementContext(environment: EnvironmentValues(), journal: EvaluationJournal()).elements(of: Text("a b"))[0])
    #expect(node.size(ProposedViewSize(width: 0, height: nil)).width == 0)
    let line = node.size(ProposedViewSize(width: nil, height: nil)).height
    #expect(node.size(ProposedViewSize(width: nil, height: 0)).height == line)
    #expect(node.size(ProposedViewSize(width: nil, height: 1)).height == line)
    #expect(node.least(along: .vertical, across: 1000) == line)
    #expect(node.least(along: .horizontal, across: nil) == 0)
  }

  @Test func concatenatedTextsKeepTheirStyles() throws {
    let text = Text("a").bold() + Text("b").font(.caption) + Text("c").foregroundColor(.red)
    let runs = try runs(text.font(.title))
    #expect(runs.map(\.text) == ["a", "b", "c"])
    #expect(runs.map(\.font.size) == [28, 12, 28])
    #expect(runs.map(\.font.weight) == [.bold, .regular, .regular])
    #expect(runs[2].color == Color.red.rgba(in: EnvironmentValues()))
  }

  @Test func theInnermostModifierTakesPrecedence() throws {
    #expect(try runs(Text("a").fontWeight(.light).fontWeight(.black))[0].font.weight == .light)
    #expect(try runs(VStack { Text("a").fontWeight(.light) }.bold())[0].font.weight == .light)
    #expect(try runs(VStack { Text("a") }.font(.title).italic())[0].font.isItalic)
    let red = try runs(VStack { Text("a").foregroundColor(.red) }.foregroundColor(.blue))[0].color
    #expect(red == Color.red.rgba(in: EnvironmentValues()))
  }

  @Test func modifiersReachTheTextRuns() throws {
    let raised = Text("a").baselineOffset(3).tracking(2).underline().strikethrough()
    let run = try runs(raised)[0]
    #expect(run.baselineOffset == 3 && run.tracking == 2 && run.isUnderlined && run.isStruckThrough)
    #expect(try runs(Text("a").kerning(-1))[0].tracking == -1)
    #expect(try runs(VStack { Text("a") }.kerning(2).underline())[0].tracking == 2)
    let code = try runs(Text("a").font(.body.monospaced()))[0].font
    #expect(FontBook.embedded.faceName(for: code) == "JetBrainsMono-Regular")
  }

  @Test func languagesReachTheRuns() throws {
    func languages(_ view: some View) throws -> [String?] { try runs(view).map(\.language) }
    let chinese = Locale.Language(identifier: "zh-Hant-TW")
    // The locale of a context by default chooses no language.
    #expect(try languages(Text("a")) == [nil])
    #expect(try languages(Text("a").environment(\.locale, Locale(identifier: "en_US"))) == [nil])
    #expect(try languages(Text("a").environment(\.locale, Locale(identifier: "sr_Latn_RS"))) == ["sr-Latn"])
    #expect(try languages(AnyView(Text("a")).typesettingLanguage(chinese)) == ["zh-TW"])
    #expect(try languages(AnyView(Text("a")).typesettingLanguage(chinese, isEnabled: false)) == [nil])
    let parts = Text("a").typesettingLanguage(chinese) + Text("b").typesettingLanguage(.init(identifier: "ja"))
    #expect(try languages(parts.typesettingLanguage(.init(identifier: "ko"))) == ["zh-TW", "ja"])
    #expect(
      try languages(AnyView(parts + Text("c")).typesettingLanguage(.init(identifier: "ko"))) == [
        "zh-TW", "ja", "ko",
      ])
  }

  @Test func wordsAreHyphenatedInTheirLanguage() throws {
    let german = Locale.Language(identifier: "de")
    let lines = { (view: any View) throws -> [String] in
      try paragraphs(AnyView(view))[0].lines(for: ProposedViewSize(width: 60, height: nil)).lines.map(\.text)
    }
    let word = Text("Donaudampfschiff")
    let locale = try lines(word.environment(\.locale, Locale(identifier: "de")))
    #expect(locale.first?.hasSuffix("‐") == true || locale.first?.hasSuffix("-") == true)
    #expect(try lines(word.typesettingLanguage(german)) == locale)
    #expect(try lines(AnyView(word).typesettingLanguage(german)) == locale)
    #expect(try lines(word.environment(\.locale, Locale(identifier: "ja"))) != locale)
  }

  @Test func paragraphModifiersReachTheLines() throws {
    let long = "one two three four five six"
    let shrunk = try paragraphs(Text(long).lineLimit(1).minimumScaleFactor(0.5))[0]
    let cut = try paragraphs(Text(long).lineLimit(1))[0]
    let width = cut.lines(for: .unspecified).size.width * 0.8
    #expect(cut.lines(for: ProposedViewSize(width: width, height: nil)).isTruncated)
    #expect(!shrunk.lines(for: ProposedViewSize(width: width, height: nil)).isTruncated)
    for mode in TruncationMode.allCases {
      let lines = try paragraphs(Text(long).lineLimit(1).truncationMode(mode))[0]
        .lines(for: ProposedViewSize(width: width, height: nil)).lines
      #expect(lines[0].text.hasPrefix("…") == (mode == .head) && lines[0].text.hasSuffix("…") == (mode == .tail))
    }
    let two = ProposedViewSize(width: 60, height: nil)
    let plain = try paragraphs(Text("one\ntwo"))[0].lines(for: two).size.height
    #expect(try paragraphs(Text("one\ntwo").lineSpacing(4))[0].lines(for: two).size.height == plain + 4)
    #expect(try paragraphs(Text("one\ntwo").paragraphSpacing(6))[0].lines(for: two).size.height == plain + 6)
    let tabbed = try paragraphs(Text("a\tb").tabStops([TabStop(80)]))[0].lines(for: .unspecified)
    #expect(tabbed.caret(at: 2)?.minX == 80)
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

  @Test func reservedLinesTakeSpace() throws {
    // Further lines add the leading of the text style.
    let one = try leafFrames(of: Text("a"))[0].height
    #expect(try leafFrames(of: Text("a").lineLimit(3, reservesSpace: true))[0].height == one + 44)
    #expect(try leafFrames(of: Text("a").lineLimit(2...4))[0].height == one + 22)
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
        == "glyph-missing: Text \"\u{1F9ED}\": no font has emoji U+1F9ED; "
        + "register one in the context's fonts, such as Noto Color Emoji (product RasterEmoji)\n")
  }

  @Test func eachScriptOfMissingGlyphsIsReported() throws {
    let rendered = try Text("नम \u{10FFFD}\u{E01}").rendered(in: RenderContext())
    #expect(
      rendered.diagnostics.map(\.message) == [
        "no font has Devanagari U+0928, U+092E; register one in the context's fonts, such as Noto Sans Devanagari",
        "no font has private use U+10FFFD; register one in the context's fonts",
        "no font has Thai U+0E01; register one in the context's fonts, such as Noto Sans Thai",
      ])
  }
}
