import Testing

@testable import SnapshotPreviewBuild

@Suite struct AssetSymbolsTests {
  @Test(arguments: [
    ("brand", "Color", "brand"), ("Brand Color", "Color", "brand"), ("AccentColor", "Color", "accent"),
    ("sw-main_text", "Color", "swMain_text"), ("URLIcon", "Image", "urlIcon"), ("2x", "Image", "_2x"),
    ("Color", "Color", "color"),
    ("hero image", "Image", "hero"), ("QR", "Image", "qr"),
  ])
  func membersAreNamedAsXcodeNamesThem(name: String, kind: String, member: String) {
    #expect(AssetSymbols.memberName(name, without: kind) == member)
  }
}
