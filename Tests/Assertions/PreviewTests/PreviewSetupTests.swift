import Foundation
import Snapshot
import SnapshotPreparedPreviewFixture
import SnapshotUnpreparedPreviewFixture
import Testing

@testable import SnapshotUI

/// Setups of previews: what they prepare, register and wrap, and how they fail.
@MainActor @Suite struct PreviewSetupTests {
  private static let prepared = "SnapshotPreparedPreviewFixture"
  private static let unprepared = "SnapshotUnpreparedPreviewFixture"

  private func preview(_ name: String, in module: String = prepared) throws -> Preview {
    try #require(Previews.all(in: module).first { $0.name == name })
  }

  private func layout(_ preview: Preview) throws -> String {
    try preview.makeView().rendered(in: RenderContext(width: 200, height: 100)).displayList.description
  }

  /// The default matrix, the fonts and the surroundings in pictures.
  @Test func previewsHaveTheirSetup() { assertPreviews(in: Self.prepared) }

  @Test func theDefaultMatrixIsAPhoneInBothColorSchemes() {
    #expect(Matrix.previews.cells.map(\.name) == ["iPhoneSE3-light", "iPhoneSE3-dark"])
    #expect(Matrix.previews.cells.map(\.context.width) == [375, 375])
  }

  @Test func aSetupIsPreparedOnce() throws {
    for _ in 0..<2 {
      for preview in Previews.all(in: Self.prepared) { _ = try preview.makeView() }
    }
    #expect(Library.preparations == 1)
  }

  @Test func setupsWrapPreviewsOutsideTheirModifiers() throws {
    let (title, own) = (try layout(preview("Title")), try layout(preview("Own accent")))
    #expect(title.contains("#FFCC00"), "\(title)")
    #expect(own.contains("#00C7BE"), "\(own)")
  }

  @Test func fontsOfAMatrixStay() throws {
    let preview = try preview("Font")
    let registered = preview.configurations(of: .colorSchemes(.light)).cells[0].context.fonts
    #expect(registered.families.contains("Devanagari"))
    var own = FontBook.embedded
    own.glyphStyle = .blocks
    let matrix = Matrix.colorSchemes(.light).withFonts(own)
    #expect(preview.configurations(of: matrix).cells[0].context.fonts == own)
    let other = try #require(Previews.all(in: Self.unprepared).first)
    #expect(other.configurations(of: .colorSchemes(.light)).cells[0].context.fonts == .embedded)
  }

  @Test func aSetupThatThrowsFailsEachPreviewWithItsReason() throws {
    let previews = Previews.all(in: Self.unprepared)
    #expect(previews.map(\.name) == ["First", "Second"])
    for preview in previews {
      let error = #expect(throws: PreviewError.self) { try preview.makeView() }
      #expect(
        error?.description
          == "The setup of this preview failed. \(Self.unprepared).FailingSetup.prepare(): the library is missing")
    }
  }

  @Test func theModuleOfASetupIsItsOwn() {
    struct Local: PreviewSetup {}
    #expect(Local.modules == ["PreviewTests"])
  }
}
