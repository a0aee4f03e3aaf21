import Testing
import SnapshotUI

@Suite struct SymbolVariantTests {
  /// The display list of a symbol, which two equal pictures share.
  private func drawn(_ view: some View) throws -> DisplayList {
    try view.rendered(in: RenderContext(width: 80, height: 80)).displayList
  }

  private func expectEqual(_ view: some View, _ name: String, location: SourceLocation = #_sourceLocation) throws {
    let expected = try drawn(Image(systemName: name))
    #expect(
      try drawn(view).items.map(\.operation) == expected.items.map(\.operation), "\(name)", sourceLocation: location)
    #expect(expected.unknownSymbols.isEmpty, "\(name)", sourceLocation: location)
  }

  @Test func variantsArePartsOfTheName() throws {
    try expectEqual(Image(systemName: "house").symbolVariant(.fill), "house.fill")
    try expectEqual(Image(systemName: "house").symbolVariant(.circle), "house.circle")
    try expectEqual(Image(systemName: "house").symbolVariant(.circle.fill), "house.circle.fill")
    try expectEqual(Image(systemName: "house.fill").symbolVariant(.circle), "house.circle.fill")
    try expectEqual(Image(systemName: "star").symbolVariant(.square.fill), "star.square.fill")
    try expectEqual(Image(systemName: "bell").symbolVariant(.slash), "bell.slash")
    try expectEqual(Image(systemName: "mic").symbolVariant(.slash.fill), "mic.slash.fill")
    try expectEqual(Image(systemName: "folder.badge.plus").symbolVariant(.fill), "folder.fill.badge.plus")
  }

  @Test func symbolsWithoutAVariantAreUnchanged() throws {
    try expectEqual(Image(systemName: "chevron.right").symbolVariant(.fill), "chevron.right")
    try expectEqual(Image(systemName: "house.circle.fill").symbolVariant(.fill), "house.circle.fill")
    try expectEqual(Image(systemName: "wand.and.stars").symbolVariant(.slash.fill), "wand.and.stars")
  }

  @Test func variantsOfContainersAdd() throws {
    try expectEqual(
      VStack { Image(systemName: "house").symbolVariant(.circle) }.symbolVariant(.fill), "house.circle.fill")
    try expectEqual(
      VStack { Image(systemName: "house").environment(\.symbolVariants, .none) }.symbolVariant(.fill), "house")
    #expect(SymbolVariants.circle.fill.contains(.fill))
    #expect(!SymbolVariants.circle.fill.contains(.slash))
    #expect(SymbolVariants.fill.circle == .circle.fill)
  }

  @Test func tabBarsFillTheirSymbols() throws {
    func pixels(_ symbol: String) throws -> PixelBuffer {
      try TabView { Text("Home").tabItem { Label("Home", systemImage: symbol) } }
        .pixels(in: RenderContext(width: 200, height: 200))
    }
    #expect(try pixels("star") == pixels("star.fill"))
    #expect(try pixels("star") != pixels("house"))
  }

  @Test func unknownNamesInVariantsAreReportedAsWritten() throws {
    let list = try drawn(Image(systemName: "no.such").symbolVariant(.circle.fill))
    #expect(list.unknownSymbols.map(\.text) == ["no.such"])
  }
}
