import Foundation
import Raster
import SnapshotLedger
import Testing

/// Explanations in references, verified and added.
@Suite struct ExplainTests {
  private let workshop: Workshop
  private let run: RunFolder
  private var reference: String { workshop.root + "/Tests/__Snapshots__/LoginTests/login.png" }

  init() throws {
    workshop = try Workshop()
    run = RunFolder(packageRoot: workshop.root, run: "one")
    try workshop.makeFolder(".build/snapshots/runs/one/artifacts")
    try workshop.makeFolder("Tests/__Snapshots__/LoginTests")
    try FileManager.default.createSymbolicLink(
      atPath: workshop.root + "/.build/snapshots/latest", withDestinationPath: "runs/one")
    let entry = LedgerEntry(
      id: "AppTests/LoginTests/welcome()#login", target: "AppTests", suite: "LoginTests", test: "welcome()",
      name: "login", cell: [], file: workshop.root + "/Tests/LoginTests.swift", line: 7, outcome: .passed,
      format: "png", mode: "missing", reference: reference, milliseconds: 1, process: 1)
    try workshop.write(
      ".build/snapshots/runs/one/ledger.jsonl", String(decoding: try JSONEncoder().encode(entry), as: UTF8.self) + "\n")
  }

  private func text(_ color: String = "#336699") -> Data {
    Data(
      """
      render trace 4
      engine \(RenderEngine.current.revision) \(RenderEngine.current.fingerprint)
      scale 1
      display list 8 6
      fill \(color) rect 0 0 8 6 @ Card/Rectangle

      """.utf8)
  }

  private func picture(_ color: RGBA = RGBA(0x336699)) throws -> Data {
    try PNG.encode(PixelBuffer(width: 8, height: 6, filledWith: color))
  }

  private func place(_ file: Data) throws { try file.write(to: URL(fileURLWithPath: reference)) }

  @Test func theStateOfAnExplanationIsPrinted() throws {
    try place(PNG.explained(picture(), by: text()))
    let verified = try workshop.snapshot("explain", "login")
    #expect(verified.status == 0, "\(verified.errors)")
    #expect(
      verified.output.contains(
        "welcome()#login  verified, engine \(RenderEngine.current.revision)\n1 picture: 1 verified\n"))
    try place(PNG.explained(picture(), by: text("#FF0000")))
    let forged = try workshop.snapshot("explain")
    #expect(forged.status == 1)
    #expect(forged.output.contains("contradicts its picture"))
    try place(picture())
    #expect(try workshop.snapshot("explain").output.contains("no explanation"))
    #expect(try workshop.snapshot("explain", "nobody").status == 66)
  }

  @Test func explanationsAreAddedWithoutChangingPixels() throws {
    try place(picture())
    let without = try workshop.snapshot("explain", "--write")
    #expect(without.output.contains("no run rendered it on this machine"))
    #expect(FileManager.default.contents(atPath: reference) == (try picture()))
    let archive = try #require(RenderTraceArchive(besides: run))
    archive.keep(id: "AppTests/LoginTests/welcome()#login", reference: try picture()) {
      String(decoding: text(), as: UTF8.self)
    }
    let added = try workshop.snapshot("explain", "--write")
    #expect(added.output == "1 explanation was written.\n", "\(added.errors)")
    let file = try #require(FileManager.default.contents(atPath: reference))
    #expect(PNG.explanation(in: file) == .text(text()))
    #expect(try PNG.decode(file) == PNG.decode(picture()))
    #expect(try workshop.snapshot("explain").output == "1 picture: 1 verified\n")
    #expect(
      try workshop.snapshot("explain", "--write").output
        == "0 explanations were written, 1 reference already has one.\n")
    #expect(try workshop.snapshot("undo").status == 0)
    #expect(FileManager.default.contents(atPath: reference) == (try picture()))
  }

  @Test func aTraceOfAnotherPictureIsNotAdded() throws {
    try place(picture())
    let archive = try #require(RenderTraceArchive(besides: run))
    archive.keep(id: "AppTests/LoginTests/welcome()#login", reference: try picture()) {
      String(decoding: text("#FF0000"), as: UTF8.self)
    }
    #expect(try workshop.snapshot("explain", "--write").output.contains("contradicts the picture"))
    #expect(FileManager.default.contents(atPath: reference) == (try picture()))
  }

  /// A view that changed without changing a pixel has another trace for the same reference.
  @Test func anOutdatedExplanationIsReplaced() throws {
    let old = try PNG.explained(picture(), by: text())
    let current = Data(
      String(decoding: text(), as: UTF8.self).replacing("fill #336699", with: "fill #000000 rect 1 1 2 2\nfill #336699")
        .utf8)
    try place(old)
    let archive = try #require(RenderTraceArchive(besides: run))
    archive.keep(id: "AppTests/LoginTests/welcome()#login", reference: old) { String(decoding: current, as: UTF8.self) }
    let found = try workshop.snapshot("explain")
    #expect(found.status == 0 && found.output.contains("the view changed without changing a pixel"), "\(found.output)")
    #expect(found.output.hasSuffix("1 picture: 1 outdated\n"))
    #expect(try workshop.snapshot("explain", "--write").output == "1 explanation was written.\n")
    let file = try #require(FileManager.default.contents(atPath: reference))
    #expect(PNG.explanation(in: file) == .text(current))
    #expect(try PNG.decode(file) == PNG.decode(picture()))
    #expect(try workshop.snapshot("explain").output == "1 picture: 1 verified\n")
  }

  @Test func twoFilesAreExplainedByThemselves() throws {
    let (old, new) = (workshop.root + "/old.png", workshop.root + "/new.png")
    try PNG.explained(picture(), by: text()).write(to: URL(fileURLWithPath: old))
    try PNG.explained(picture(RGBA(0xFF0000)), by: text("#FF0000")).write(to: URL(fileURLWithPath: new))
    let outcome = try workshop.snapshot("diff", old, new, "--form", "semantic")
    #expect(outcome.status == 1, "\(outcome.errors)")
    #expect(outcome.output == "Rectangle fill #336699 → #FF0000  1 snapshot, no unexplained pixels\n")
    #expect(try workshop.snapshot("diff", old, old, "--form", "semantic").status == 0)
  }
}
