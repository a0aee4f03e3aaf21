import Snapshot
import SnapshotCore
import SnapshotTestSupport
import Testing
import SnapshotUI

/// A symbol that nobody has drawn fails its assertion by its name, unless its placeholder is wanted.
@MainActor @Suite struct UnknownSymbolTests {
  private func verify<Value, Format>(
    _ sandbox: Sandbox, _ value: Value, as strategy: Snapshotting<Value, Format>
  ) -> Verdict {
    sandbox.run { sandbox.assertion(record: .all).verify({ value }, as: strategy) }
  }

  private func expectFailure<Value, Format>(
    naming names: String..., of value: Value, as strategy: Snapshotting<Value, Format>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try withSandbox { sandbox throws in
      let verdict = verify(sandbox, value, as: strategy)
      #expect(verdict.outcome == .error, sourceLocation: sourceLocation)
      for name in names {
        #expect(
          verdict.message?.contains(name) == true, "\(name) in \(verdict.message ?? "no message")",
          sourceLocation: sourceLocation)
      }
      #expect(sandbox.files == [], "no reference is written", sourceLocation: sourceLocation)
    }
  }

  private struct Card: View {
    var body: some View {
      VStack {
        Image(systemName: "heart")
        Image(systemName: "no.such.symbol")
        Label("Sign", systemImage: "another.one")
      }
    }
  }

  @Test func unknownSymbolsFailByName() throws {
    try expectFailure(
      naming: "no.such.symbol in Card/VStack/Image", "another.one", "symbols(", "allowsMissingGlyphs = true",
      of: Card(), as: .image)
    try expectFailure(naming: "no.such.symbol", of: Card(), as: .image(on: .iPhoneSe))
    try expectFailure(naming: "no.such.symbol", of: Card(), as: .layout)
    try expectFailure(naming: "no.such.symbol", of: Card(), as: .displayList)
    try expectFailure(naming: "no.such.symbol", of: Card(), as: .layout(across: .typeSizes(.large, .xLarge)))
  }

  @Test func unknownSymbolsInContainersFail() throws {
    let tabs = TabView { Text("Home").tabItem { Label("Home", systemImage: "no.such.tab") } }
    try expectFailure(naming: "no.such.tab", of: tabs, as: .image(on: .iPhoneSe))
    let bar = NavigationStack {
      Text("x").toolbar { ToolbarItem { Button("Add", systemImage: "no.such.item") {} } }
    }
    try expectFailure(naming: "no.such.item", of: bar, as: .image(on: .iPhoneSe))
    let row = List { NavigationLink(destination: Text("x")) { Label("Row", systemImage: "no.such.row") } }
    try expectFailure(naming: "no.such.row", of: row, as: .image(on: .iPhoneSe))
    try expectFailure(
      naming: "no.such.symbol", of: Image(systemName: "no.such.symbol").resizable(),
      as: .image(size: CGSize(width: 20, height: 20)))
    try expectFailure(naming: "no.such.symbol", of: Card().opacity(0.5), as: .image)
  }

  @Test func unknownSymbolsInContactSheetsAndStoryboardsFail() throws {
    try expectFailure(
      naming: "no.such.symbol", of: Card(), as: .contactSheet(across: .devices(.iPhoneSe), cellScale: 0.2))
    try expectFailure(naming: "no.such.symbol", of: Card(), as: .annotatedImage())
    try expectFailure(naming: "no.such.symbol", of: Card(), as: .accessibilityImage())
    let flow = try Flow(ViewHost(Card()))
    try expectFailure(naming: "no.such.symbol", of: flow.storyboard, as: .image)
  }

  @Test func otherConfigurationsOfAMatrixAreRecorded() throws {
    struct Localised: View {
      @Environment(\.localeIdentifier) var locale
      var body: some View { Image(systemName: locale.hasPrefix("zh") ? "no.such.symbol" : "heart") }
    }
    try withSandbox { sandbox throws in
      let verdict = sandbox.run {
        sandbox.assertion(record: .missing).verify({ Localised() }, across: .locales("en_US", "zh_CN"), as: [.image])
      }
      #expect(verdict.message?.contains("image: 1 of 2 configurations could not be verified: in zh_CN") == true)
      #expect(sandbox.files == ["login.en_US.png"])
    }
  }

  @Test func similarNamesAreSuggested() throws {
    try expectFailure(
      naming: "heart.fil in Image; did you mean heart.fill?", of: Image(systemName: "heart.fil"), as: .image)
    try withSandbox { sandbox throws in
      let verdict = verify(sandbox, Image(systemName: "zzzzzzzzzz"), as: .image)
      #expect(verdict.message?.contains("did you mean") == false)
    }
  }

  @Test func textAndSymbolsAreNamedTogether() throws {
    try expectFailure(
      naming: "no.such.symbol", "U+4F60",
      of: HStack {
        Image(systemName: "no.such.symbol"); Text("你")
      }, as: .image)
  }

  @Test func allowedPlaceholdersPass() throws {
    var fonts = FontBook.embedded
    fonts.allowsMissingGlyphs = true
    try withSandbox { sandbox throws in
      let verdict = verify(sandbox, Card(), as: .image(traits: SnapshotTraits(fonts: fonts)))
      #expect(verdict.outcome == .recorded, "\(verdict.message ?? "")")
    }
  }

  @Test func symbolsThatAreNotDrawnDoNotFail() throws {
    try withSandbox { sandbox throws in
      let hidden = VStack {
        Text("x")
        Image(systemName: "no.such.symbol").hidden()
      }
      #expect(verify(sandbox, hidden, as: .image).outcome == .recorded)
      let own = Image(systemName: "no.such.symbol").symbols(Symbol("no.such.symbol", .line("M6 21 V4 H18")))
      #expect(verify(sandbox, own, as: .image).outcome == .recorded)
    }
  }

  @Test func diagnosticsNameEachOnce() throws {
    let tabs = TabView { Text("Home").tabItem { Label("Home", systemImage: "no.such.tab") } }
    let found = try tabs.rendered(in: Device.iPhoneSe.context()).diagnostics
    #expect(found.map(\.rule) == [.symbolMissing])
    #expect(found.first?.message.contains("no.such.tab") == true)
    let hidden = try Image(systemName: "no.such.symbol").hidden().rendered(in: RenderContext()).diagnostics
    #expect(hidden.map(\.rule) == [])
  }
}
