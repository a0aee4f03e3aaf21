import Foundation
import PaletteColors
import PaletteGenerator
import SnapshotCommands
import SnapshotCore
import SnapshotFolders
import Testing

@Suite struct PaletteTests {
  private func colors() throws -> [NamedColor] {
    let file = URL(fileURLWithPath: "\(#filePath)").deletingLastPathComponent().appendingPathComponent("../colors.json")
    return try JSONDecoder().decode([NamedColor].self, from: Data(contentsOf: file))
  }

  /// The committed files, which the package compiles, are those that the generator writes.
  @Test func committedFilesAreUpToDate() throws {
    assertFolder(try PaletteGenerator.files(for: colors()), at: "../Colors")
  }

  @Test func committedFilesCompile() {
    #expect(Palette.accent.red == 0x4B)
  }

  /// Files of other colors are text like any other.
  @Test func componentsKeepTheirZeros() throws {
    let file = try PaletteGenerator.files(for: [NamedColor(name: "night", hex: "#000A0F")])["Palette+night.swift"]
    assertSnapshot(of: try #require(file), as: .swift)
  }

  @Test(arguments: ["#12345", "#GG0000"]) func otherTextsAreNoColors(hex: String) {
    #expect(throws: InvalidColor.self) { try PaletteGenerator.files(for: [NamedColor(name: "a", hex: hex)]) }
  }

  @Test func theToolExplainsItsArguments() {
    assertSnapshot(of: Command("palette", "colors.json"), as: .command)
  }
}
