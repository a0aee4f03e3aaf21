import Foundation
import Raster
import SnapshotRenderTraces
import SnapshotRunFixtures
import SnapshotLedger
import SnapshotRuns
import Testing

/// Explanations that describe an earlier view of the same picture.
@Suite struct ReferenceExplanationTests {
  private func trace(_ color: UInt32, under cover: UInt32 = 0x336699) -> RenderTrace {
    let list = DisplayList(size: CGSize(width: 8, height: 6)) { canvas in
      canvas.element("Card/Hidden") { $0.fill(Path(CGRect(x: 1, y: 1, width: 2, height: 2)), with: RGBA(color)) }
      canvas.element("Card/Rectangle") { $0.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 6)), with: RGBA(cover)) }
    }
    return RenderTrace(layout: nil, drawing: DisplayListDescription(list), settings: RenderSettings(scale: 1))
  }

  private func data(_ trace: RenderTrace) -> Data { Data(trace.text.utf8) }

  private let plain: Data

  init() throws { plain = try png(RGBA(0x336699)) }

  @Test func anEarlierViewOfTheSamePictureIsOutdated() throws {
    let file = try PNG.explained(plain, by: data(trace(0xFF0000)))
    #expect(ReferenceExplanation(of: file).state == .verified)
    #expect(ReferenceExplanation(of: file, current: data(trace(0xFF0000))).state == .verified)
    #expect(ReferenceExplanation(of: file, current: data(trace(0x00FF00))).state == .outdated)
    #expect(ReferenceExplanation(of: file, current: Data("nonsense".utf8)).state == .verified)
    let forged = try PNG.explained(plain, by: data(trace(0xFF0000, under: 0)))
    #expect(ReferenceExplanation(of: forged, current: data(trace(0x00FF00))).state == .contradicted)
  }

  /// The engine that recorded a reference is no part of the view.
  @Test func anotherEngineIsNotAnotherView() throws {
    var older = trace(0xFF0000)
    older.settings?.engine = RenderEngine(revision: RenderEngine.current.revision, fingerprint: "00000000deadbeef")
    let file = try PNG.explained(plain, by: data(older))
    #expect(ReferenceExplanation(of: file, current: data(trace(0xFF0000))).state == .verified)
  }

  @Test func aSlimExplanationIsReplacedByASlimOne() throws {
    let package = try TemporaryPackage()
    let archive = try #require(RenderTraceArchive(besides: package.run))
    let file = try PNG.explained(plain, by: data(trace(0xFF0000).slim))
    archive.keep(id: "a", reference: file) { trace(0x00FF00).text }
    #expect(ReferenceExplanation(of: file, current: data(trace(0x00FF00))).state == .outdated)
    let written = try ReferenceExplanation.adding(to: file, id: "a", from: package.run)
    #expect(PNG.explanation(in: written) == .text(data(trace(0x00FF00).slim)))
    #expect(try PNG.decode(written) == PNG.decode(file))
  }

  @Test func explanationsTurnedOffAreNotAdded() throws {
    let package = try TemporaryPackage()
    let archive = try #require(RenderTraceArchive(besides: package.run))
    let file = try PNG.explained(plain, by: Data(trace(0xFF0000).header.utf8))
    archive.keep(id: "a", reference: file) { trace(0x00FF00).text }
    #expect(throws: ReferenceExplanation.Obstacle.present) {
      try ReferenceExplanation.adding(to: file, id: "a", from: package.run)
    }
  }
}
