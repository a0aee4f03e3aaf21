import Foundation
import Snapshot
import SnapshotCore
import SnapshotRepository
import SnapshotTestSupport
import Testing
import SnapshotUI

/// Text that no font has glyphs for fails its assertion, unless boxes are wanted.
@MainActor @Suite struct MissingGlyphTests {
  private struct Greeting: View {
    var body: some View {
      VStack {
        Text("Hello")
        Text("你好")
      }
    }
  }

  private func verify<Format>(_ sandbox: Sandbox, as strategy: Snapshotting<Greeting, Format>) -> Verdict {
    sandbox.run { sandbox.assertion(record: .all).verify({ Greeting() }, as: strategy) }
  }

  private func expectFailure(_ verdict: Verdict, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(verdict.outcome == .error, sourceLocation: sourceLocation)
    for words in [
      "U+4F60 U+597D 你好", "Greeting/VStack/Text", "Register a font", "such as Noto Sans CJK for Han,",
      "allowsMissingGlyphs = true", "login.1",
    ] {
      #expect(
        verdict.message?.contains(words) == true, "\(words) in \(verdict.message ?? "no message")",
        sourceLocation: sourceLocation)
    }
  }

  @Test func imagesWithMissingGlyphsFail() throws {
    try withSandbox { sandbox throws in
      expectFailure(verify(sandbox, as: .image))
      #expect(sandbox.files == [], "no reference is written")
    }
  }

  @Test func glyphsThatCannotBeDrawnAreNamed() throws {
    struct Drawing: View {
      var body: some View { Text("simple_linear").font(.custom("Own", size: 20)) }
    }
    var fonts = FontBook.embedded
    try fonts.register(contentsOf: Repository.url("Tests/Support/Fonts/SVGGlyphs.ttf"), family: "Own")
    try withSandbox { sandbox throws in
      let verdict = sandbox.run {
        sandbox.assertion(record: .all).verify({ Drawing() }, as: .image(traits: SnapshotTraits(fonts: fonts)))
      }
      #expect(verdict.outcome == .error)
      let message = try #require(verdict.message)
      #expect(message.contains("glyph 26 of 'Own-Regular' cannot be drawn: it is an SVG document"), "\(message)")
    }
    let diagnostics = try Drawing().rendered(in: RenderContext(fonts: fonts)).diagnostics.map(\.message)
    #expect(diagnostics.contains { $0.contains("; glyph 26 of 'Own-Regular' cannot be drawn") }, "\(diagnostics)")
  }

  @Test func textFormsWithMissingGlyphsFail() throws {
    try withSandbox { sandbox throws in expectFailure(verify(sandbox, as: .layout)) }
    try withSandbox { sandbox throws in expectFailure(verify(sandbox, as: .displayList)) }
    try withSandbox { sandbox throws in
      expectFailure(verify(sandbox, as: .layout(across: .typeSizes(.large, .xLarge))))
    }
  }

  @Test func otherConfigurationsOfAMatrixAreRecorded() throws {
    struct Localised: View {
      @Environment(\.localeIdentifier) var locale
      var body: some View { Text(locale.hasPrefix("zh") ? "你好" : "Hello") }
    }
    try withSandbox { sandbox throws in
      let verdict = sandbox.run {
        sandbox.assertion(record: .missing).verify({ Localised() }, across: .locales("en_US", "zh_CN"), as: [.image])
      }
      #expect(verdict.message?.contains("image: 1 of 2 configurations could not be verified: in zh_CN") == true)
      #expect(sandbox.files == ["login.en_US.png"])
    }
  }

  @Test func allowedMissingGlyphsPass() throws {
    var fonts = FontBook.embedded
    fonts.allowsMissingGlyphs = true
    try withSandbox { sandbox throws in
      let verdict = verify(sandbox, as: .image(traits: SnapshotTraits(fonts: fonts)))
      #expect(verdict.outcome == .recorded, "\(verdict.message ?? "")")
      #expect(sandbox.files == ["login.1.png"])
    }
  }
}
