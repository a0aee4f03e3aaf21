import Foundation
import Raster
import Testing

/// Fonts, lengths and texts as a context asks for them.
struct RenderContextTextTests {
  @Test func fontsHaveTheTypeSizeAndTheWeightOfTheContext() {
    var context = RenderContext(dynamicTypeSize: .accessibility2)
    #expect(context.font(.headline) == FontDescriptor(.headline, at: .accessibility2))
    #expect(context.font(.body, weight: .bold).weight == .bold)
    context.legibilityWeight = .bold
    #expect(context.font(.body).weight == .semibold)
    #expect(context.font(.body, weight: .black).weight == .black)
    context.textMetrics = .typeface
    #expect(context.font(.body).textMetrics == .typeface)
  }

  @Test func lengthsGrowWithTheTypeSize() {
    #expect(RenderContext().scaled(10) == 10)
    #expect(RenderContext(dynamicTypeSize: .accessibility5).scaled(17) == 53)
    #expect(RenderContext(dynamicTypeSize: .accessibility5).scaled(34, relativeTo: .largeTitle) == 60)
  }

  @Test func textsHaveTheDirectionOfTheContext() {
    func starts(_ context: RenderContext) -> [CGFloat] {
      context.layout("wide line\nx", font: context.font(.body), color: .black).lines.map(\.frame.minX)
    }
    #expect(starts(RenderContext()) == [0, 0])
    let mirrored = starts(RenderContext(layoutDirection: .rightToLeft))
    #expect(mirrored[0] == 0 && mirrored[1] > 20)
  }

  @Test func textsBreakAtTheWidth() {
    let context = RenderContext()
    let text = context.layout(
      "one two three", font: context.font(.body), color: .black, style: ParagraphStyle(lineLimit: 2), width: 40)
    #expect(text.lines.count == 2 && text.isTruncated)
  }

  @Test func lettersHaveTheFormsOfTheLocale() {
    func glyphs(_ context: RenderContext, language: String? = nil) -> [UInt32] {
      let run = TextRun("\u{15F}\u{163}", font: FontDescriptor(size: 20), color: .black, language: language)
      return context.layout([run]).lines[0].runs.flatMap { $0.glyphs.glyphs.map(\.id) }
    }
    let cedilla = glyphs(RenderContext())
    let romanian = RenderContext(localeIdentifier: "ro_RO@calendar=gregorian")
    #expect(glyphs(romanian) != cedilla)
    // The language of a run comes before that of the locale.
    #expect(glyphs(romanian, language: "tr") == cedilla)
  }

  @Test func contextsCombineValues() {
    let context = RenderContext(localeIdentifier: "de_DE")
    #expect(context.combinations() == [context])
    let contexts = context.combinations(
      widths: [nil, 200], displayScales: [1, 3], dynamicTypeSizes: [.small, .large], colorSchemes: [.dark],
      layoutDirections: [.leftToRight, .rightToLeft])
    #expect(contexts.count == 16 && Set(contexts).count == 16)
    #expect(contexts.allSatisfy { $0.localeIdentifier == "de_DE" && $0.colorScheme == .dark })
    #expect(contexts.prefix(8).allSatisfy { $0.width == nil } && contexts.suffix(8).allSatisfy { $0.width == 200 })
    #expect(contexts[0].layoutDirection == .leftToRight && contexts[1].layoutDirection == .rightToLeft)
    #expect(context.combinations(widths: []).isEmpty)
  }
}
