import Foundation
import Snapshot
import SnapshotCore
import SnapshotRepository
import SnapshotTestSupport
import SnapshotUI
import Testing

/// Texts that the fonts of the context can't draw as the view asks for fail their assertion on request.
@MainActor @Suite struct ApproximateTextTests {
  private struct Greeting: View {
    var body: some View {
      VStack {
        Text("Hello").fontDesign(.serif)
        Text("Light").fontWeight(.light)
      }
    }
  }

  private let strict: FontBook = {
    var fonts = FontBook.embedded
    fonts.allowsApproximateText = false
    return fonts
  }()

  private func traits(_ fonts: FontBook) -> SnapshotTraits { SnapshotTraits(fonts: fonts) }

  private func verify<Content: View, Format>(
    _ sandbox: Sandbox, _ view: Content, as strategy: Snapshotting<Content, Format>
  ) -> Verdict {
    sandbox.run { sandbox.assertion(record: .all).verify({ view }, as: strategy) }
  }

  private func expectFailure(_ verdict: Verdict, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(verdict.outcome == .error, sourceLocation: sourceLocation)
    for words in [
      "font-substituted: Greeting/VStack/Text \"Hello\": `.fontDesign(.serif)` is drawn with Inter; register a serif font",
      "as the family \"ui-serif\"", "`.fontWeight(.light)` is drawn with Inter-Regular", "allowsApproximateText = true",
    ] {
      #expect(
        verdict.message?.contains(words) == true, "\(words) in \(verdict.message ?? "no message")",
        sourceLocation: sourceLocation)
    }
  }

  @Test func picturesPassByDefault() throws {
    try withSandbox { sandbox throws in
      #expect(verify(sandbox, Greeting(), as: .image).outcome == .recorded)
    }
  }

  @Test func picturesFailOnRequest() throws {
    try withSandbox { sandbox throws in
      expectFailure(verify(sandbox, Greeting(), as: .image(traits: traits(strict))))
      #expect(sandbox.files == [], "no reference is written")
    }
  }

  @Test func textFormsAndContactSheetsFailOnRequest() throws {
    let context = RenderContext(fonts: strict)
    try withSandbox { sandbox throws in
      expectFailure(verify(sandbox, Greeting(), as: .layout(context: context)))
    }
    try withSandbox { sandbox throws in
      expectFailure(verify(sandbox, Greeting(), as: .displayList(context: context)))
    }
    try withSandbox { sandbox throws in
      let matrix = Matrix.typeSizes(.large, .xLarge).withFonts(strict)
      expectFailure(verify(sandbox, Greeting(), as: .contactSheet(across: matrix)))
    }
  }

  @Test func registeredFontsPass() throws {
    let file = Repository.url("Tests/Support/Fonts/InterVariable.ttf")
    var fonts = strict
    try fonts.register(contentsOf: file, family: "ui-serif")
    try fonts.register(contentsOf: file, family: "Own")
    let view = VStack {
      Text("Hello").fontDesign(.serif)
      Text("Light").font(.custom("Own", size: 17)).fontWeight(.light)
    }
    try withSandbox { sandbox throws in
      let verdict = verify(sandbox, view, as: .image(traits: traits(fonts)))
      #expect(verdict.outcome == .recorded, "\(verdict.message ?? "")")
    }
  }

  @Test func wordsThatBreakWithoutADictionaryFailOnRequest() throws {
    var fonts = strict
    fonts.allowsMissingGlyphs = true
    let narrow = Text("ภาษาไทยเป็นภาษา").frame(width: 60)
    try withSandbox { sandbox throws in
      let message = verify(sandbox, narrow, as: .image(traits: traits(fonts))).message
      #expect(message?.contains("break-within-word: Text") == true, "\(message ?? "no message")")
      #expect(message?.contains("Thai has no spaces") == true, "\(message ?? "no message")")
    }
    let spaced = Text("ภาษา\u{200B}ไทย\u{200B}เป็น\u{200B}ภาษา").frame(width: 80)
    try withSandbox { sandbox throws in
      let verdict = verify(sandbox, spaced, as: .image(traits: traits(fonts)))
      #expect(verdict.outcome == .recorded, "\(verdict.message ?? "")")
    }
  }
}
