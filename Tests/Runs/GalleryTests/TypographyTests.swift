import Foundation
import Raster
import Snapshot
import SnapshotRepository
import Testing
import SnapshotUI

/// What text looks like: scripts, styles, truncation, alignment, decorations, fonts of one's own. Each sheet's lines say
/// what they show.
@Suite struct TypographyTests {
  @Test func scripts() throws { try verify(ScriptSheet(), scale: 2) }

  @Test func textStyles() throws { try verify(TextStyleSheet()) }

  @Test func truncation() throws { try verify(TruncationSheet()) }

  @Test func alignment() throws { try verify(AlignmentSheet()) }

  @Test func decorations() throws { try verify(DecorationSheet(), scale: 2) }

  @Test func ownFonts() throws { try verify(OwnFontSheet(), scale: 2) }

  @Test func blocks() throws {
    var fonts = try Self.fonts()
    fonts.glyphStyle = .blocks
    try verify(AlignmentSheet(), fonts: fonts)
  }

  private func verify(
    _ sheet: some View, scale: CGFloat = 1, fonts: FontBook? = nil, testName: String = #function
  ) throws {
    var traits = SnapshotTraits(fonts: try fonts ?? Self.fonts())
    traits.displayScale = scale
    let failure = verifySnapshot(
      of: sheet.padding(12).background(Color.white), as: .image(layout: .sizeThatFits, traits: traits),
      named: "sheet", snapshotDirectory: "__Snapshots__/Typography", testName: testName)
    if let failure { Issue.record(Comment(rawValue: failure)) }
  }

  /// The embedded fonts, and those of the folder `Tests/Support/Fonts`.
  private static func fonts() throws -> FontBook {
    let folder = Repository.url("Tests/Support/Fonts")
    var fonts = FontBook.embedded
    try fonts.register(contentsOf: folder.appending(path: "NotoSansDevanagari-Regular.ttf"), family: "Devanagari")
    try fonts.register(contentsOf: folder.appending(path: "NotoSansCJK.ttc"), family: "Japanese")
    try fonts.register(contentsOf: folder.appending(path: "NotoSansCJK.ttc"), family: "Chinese", index: 1)
    try fonts.register(contentsOf: folder.appending(path: "NotoNaskhArabic-Regular.ttf"), family: "Naskh")
    try fonts.register(contentsOf: folder.appending(path: "NotoSerifHebrew-Regular.ttf"), family: "Serif Hebrew")
    try fonts.register(contentsOf: folder.appending(path: "NotoSans-Regular.ttf"), family: "Noto Sans")
    try fonts.register(contentsOf: folder.appending(path: "NotoColorEmoji.ttf"), family: "Emoji")
    try fonts.register(contentsOf: folder.appending(path: "Layers.ttf"), family: "Layers")
    try fonts.register(contentsOf: folder.appending(path: "InterVariable.ttf"), family: "Variable")
    fonts.fallbackFamilies = ["Devanagari", "Japanese", "Emoji"]
    return fonts
  }
}
