import Foundation
import Raster
import Snapshot
import SnapshotCore
import SnapshotFolders
import SnapshotTestSupport
import Testing

/// Pictures in a folder that a generator writes.
@Suite struct PictureFolderTests {
  private func picture(_ color: RGBA) throws -> Data {
    try PNG.encode(PixelBuffer(width: 8, height: 6, filledWith: color))
  }

  private func verify(_ new: Data, against old: Data) throws -> (Verdict, Sandbox) {
    let sandbox = try Sandbox()
    try Data("// swift-tools-version: 6.2\n".utf8).write(to: URL(fileURLWithPath: sandbox.root + "/Package.swift"))
    try FileManager.default.createDirectory(
      atPath: sandbox.root + "/Expected", withIntermediateDirectories: true)
    try old.write(to: URL(fileURLWithPath: sandbox.root + "/Expected/icon.png"))
    let verdict = sandbox.run {
      sandbox.assertion().verify(at: "Expected", relativeTo: .package, excluding: [], options: []) {
        GeneratedFolder(["icon.png": new], excluding: $0)
      }
    }
    return (verdict, sandbox)
  }

  @Test func picturesDifferByPixels() throws {
    let (verdict, sandbox) = try verify(picture(RGBA(0x336699)), against: picture(RGBA(0x336698)))
    defer { sandbox.remove() }
    #expect(verdict.outcome == .changed)
    let entry = try #require(try sandbox.ledger().entries.first)
    #expect(entry.image?.differingPixels == 48 && entry.format == "png")
    let difference = try #require(sandbox.artifact(entry.artifacts.difference))
    #expect(throws: Never.self) { try PNG.decode(difference) }
  }

  /// What is no picture, or has equal pixels in other bytes, differs by its bytes.
  @Test func damagedPicturesDifferByBytes() throws {
    let whole = try picture(RGBA(0x336699))
    let (verdict, sandbox) = try verify(whole.dropLast(20) + Data([0]), against: whole)
    defer { sandbox.remove() }
    #expect(verdict.outcome == .changed && verdict.message?.contains("(SHA-256 ") == true, "\(verdict.message ?? "")")
    #expect(try sandbox.ledger().entries.first?.image == nil)
  }
}
