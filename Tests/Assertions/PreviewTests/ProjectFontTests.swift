import Foundation
import Raster
import SnapshotRepository
import SnapshotSeededRandom
import SnapshotUI
import Testing

@testable import Snapshot

/// The fonts of a project's bundle, as `Font.custom` finds them.
@Suite struct ProjectFontTests {
  private func file(_ name: String) -> String { Repository.url("Tests/Support/Fonts/\(name)").path }

  @Test(arguments: ["Noto Sans Devanagari", "NotoSansDevanagari-Regular", "Noto Sans Devanagari Regular"])
  func aFontIsFoundByItsFamilyAndItsNames(name: String) throws {
    let book = ProjectFonts.book(of: [file("NotoSansDevanagari-Regular.ttf"), "/absent.ttf", #filePath])
    let font = FontDescriptor(family: name, size: 17)
    #expect(book.faceName(for: font)?.hasPrefix(name) == true)
    #expect(FontBook.embedded.faceName(for: font)?.hasPrefix(name) != true)
  }

  @Test func aFontOfTheSystemKeepsItsFaces() throws {
    let book = ProjectFonts.book(of: [file("InterVariable.ttf")])
    #expect(
      book.faceName(for: FontDescriptor(family: "Inter", size: 17))
        == FontBook.embedded.faceName(for: FontDescriptor(family: "Inter", size: 17)))
    #expect(Set(book.families).isSuperset(of: FontBook.embedded.families))
  }

  @Test func weightsAndNamesAreRead() throws {
    let bold = Repository.url("Sources/Drawing/CRasterFonts/Fonts/JetBrainsMono-Bold.ttf")
    let names = try #require(FontNames([UInt8](Data(contentsOf: bold))))
    #expect(
      names.family == "JetBrains Mono" && names.postScript == "JetBrainsMono-Bold"
        && names.full == "JetBrains Mono Bold")
    #expect(names.weight == 700 && !names.isItalic)
  }

  @Test func damagedFontsAreLeftOut() throws {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file("Layers.ttf"))))
    var generator = SplitMix(seed: 7)
    for _ in 0..<2000 {
      var damaged = Array(bytes.prefix(Int(generator.next() % UInt64(bytes.count + 1))))
      for _ in 0..<4 where !damaged.isEmpty {
        damaged[Int(generator.next() % UInt64(min(damaged.count, 400)))] = UInt8(truncatingIfNeeded: generator.next())
      }
      // No index is out of bounds.
      _ = FontNames(damaged)
    }
    #expect(FontNames([]) == nil && FontNames(Array("ttcf".utf8)) == nil)
  }
}
