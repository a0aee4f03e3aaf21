import Foundation
import SnapshotPictureDifferences
import Raster
import SnapshotRenderTraces
import SnapshotRunFixtures
import SnapshotLedger
import SnapshotRuns
import Testing

/// What explanations in pictures prove: causes without a run's traces, the share of another engine, and tampering.
@Suite struct PictureDifferenceTests {
  private static let oldEngine = RenderEngine(revision: RenderEngine.current.revision, fingerprint: "00000000deadbeef")

  private func list(_ color: UInt32 = 0x007AFF, width: CGFloat = 20) -> DisplayList {
    DisplayList(size: CGSize(width: 40, height: 20)) { canvas in
      canvas.element("Card/Rectangle") {
        $0.fill(Path(CGRect(x: 2, y: 2, width: width, height: 10)), with: RGBA(color))
      }
    }
  }

  private func trace(_ list: DisplayList, engine: RenderEngine = .current) -> RenderTrace {
    RenderTrace(
      layout: nil, drawing: DisplayListDescription(list), settings: RenderSettings(engine: engine, scale: 1))
  }

  /// A picture with its explanation. Another engine draws the last pixels differently.
  private func file(_ list: DisplayList, engine: RenderEngine = .current, otherPixels: Int = 0) throws -> Data {
    var picture = try Renderer().render(list)
    for index in 0..<otherPixels { picture.pixels[picture.pixels.count - 1 - index] = RGBA(0x123456).premultiplied }
    return try PNG.explained(PNG.encode(picture), by: Data(trace(list, engine: engine).text.utf8))
  }

  /// - Parameter traces: The traces of the run, if the files have no explanations.
  private func causes(
    _ files: [(expected: Data, actual: Data)], traces: (old: RenderTrace, new: RenderTrace)? = nil
  ) throws -> [Cause] {
    let package = try TemporaryPackage()
    var entries: [LedgerEntry] = []
    for (index, file) in files.enumerated() {
      var entry = LedgerEntry.example(name: "n\(index)", outcome: .changed)
      entry.artifacts = .init(
        expected: try package.keep("\(index)-old.png", file.expected),
        actual: try package.keep("\(index)-new.png", file.actual),
        expectedTrace: try traces.map { try package.keep("\(index)-old.txt", Data($0.old.text.utf8)) },
        actualTrace: try traces.map { try package.keep("\(index)-new.txt", Data($0.new.text.utf8)) })
      let difference = try #require(
        try ImageComparison.difference(expectedFile: file.expected, actualFile: file.actual))
      entry.image = .init(
        width: difference.actualWidth, height: difference.actualHeight, differingPixels: difference.differingPixels,
        largestChannelDifference: difference.largestChannelDifference,
        clusters: difference.clusters.map { [$0.x, $0.y, $0.width, $0.height] })
      entries.append(entry)
    }
    return RunReport(folder: package.run, ledger: Ledger(entries: entries), facts: .example()).causes
  }

  @Test func rootCausesAreFoundFromTheExplanationsOfImages() throws {
    let causes = try causes([(file(list()), file(list(0xFF0000)))])
    #expect(causes.map(\.title) == ["Rectangle fill #007AFF → #FF0000"])
    #expect(causes[0].unexplained == 0 && causes[0].proven == 1)
    #expect(causes[0].obstacle == nil)
  }

  /// The versions of a picture are compared with the ones before and after, of which some have slim explanations.
  @Test func aPictureIsComparedInFullAfterASlimOne() throws {
    func triangle(_ color: UInt32) -> DisplayList {
      DisplayList(size: CGSize(width: 40, height: 20)) { canvas in
        canvas.element("Card/Triangle") {
          var path = Path()
          path.move(to: CGPoint(x: 20, y: 1))
          path.addLine(to: CGPoint(x: 39, y: 19))
          path.addLine(to: CGPoint(x: 1, y: 17))
          $0.fill(path, with: RGBA(0x34C759))
        }
        canvas.element("Card/Rectangle") {
          $0.fill(Path(CGRect(x: 2, y: 2, width: 8, height: 8)), with: RGBA(color))
        }
      }
    }
    func changes(_ expected: ExplainedPicture, _ actual: ExplainedPicture) -> [String]? {
      guard case .explained(let difference) = PictureDifference(expected: expected, actual: actual) else { return nil }
      return difference.changes.map { "\($0)" }
    }
    let (old, new) = (try file(triangle(0x007AFF)), ExplainedPicture(file: try file(triangle(0xFF0000))))
    let slim = try PNG.explained(file(triangle(0x00FF00)), by: Data(trace(triangle(0x00FF00)).slim.text.utf8))
    let alone = try #require(changes(ExplainedPicture(file: old), new))
    let shared = ExplainedPicture(file: old)
    #expect(changes(shared, ExplainedPicture(file: slim)) != nil)
    #expect(changes(shared, new) == alone && alone.count == 1)
  }

  @Test func anEngineChangeIsASeparateRootCause() throws {
    let old = try (0..<3).map { try file(list(width: CGFloat(20 + $0)), engine: Self.oldEngine, otherPixels: 5) }
    let new = try (0..<3).map { try file(list(width: CGFloat(20 + $0))) }
    let causes = try causes(Array(zip(old, new)))
    #expect(causes.count == 1)
    #expect(causes[0].title.hasPrefix("Rendering engine revision"))
    #expect(causes[0].stage == "engine" && causes[0].isEngineOnly)
    #expect(causes[0].extent == "3 snapshots of 3 names, engine only, verified")
    #expect(causes[0].obstacle == nil)
  }

  @Test func engineAndViewAreSplit() throws {
    let old = try file(list(), engine: Self.oldEngine, otherPixels: 5)
    let causes = try causes([
      (old, file(list())), (old, file(list(0xFF0000))), (file(list()), file(list(0xFF0000))),
    ])
    #expect(causes.count == 3)
    let both = try #require(causes.first { $0.title.contains("Rendering engine") && $0.title.contains("#FF0000") })
    #expect(both.details.contains("pixels: 5 changed by the engine, 200 by the view"))
    #expect(both.unexplained == 0 && !both.isEngineOnly)
    #expect(causes.count { $0.isEngineOnly } == 1)
  }

  /// The old drawing must render the new picture exactly.
  @Test func anEngineChangeDoesNotExplainOtherPixels() throws {
    let causes = try causes([
      (file(list(), engine: Self.oldEngine, otherPixels: 5), file(list(), otherPixels: 2))
    ])
    #expect(causes.map(\.isEngineOnly) == [false])
    #expect(causes[0].obstacle != nil)
  }

  @Test func aForgedExplanationIsReported() throws {
    let honest = try file(list())
    let forged = try PNG.explained(honest, by: Data(trace(list(0xFF0000)).text.utf8))
    let causes = try causes([(forged, file(list(0x00FF00))), (honest, file(list(0xFF0000)))])
    #expect(causes.map(\.title) == [Contradiction.reference.title, "Rectangle fill #007AFF → #FF0000"])
    #expect(causes[0].obstacle?.contains("forged") == true)
  }

  @Test func aForgedNewPictureIsReported() throws {
    let forged = try PNG.explained(file(list(0xFF0000)), by: Data(trace(list(0x00FF00)).text.utf8))
    #expect(try causes([(file(list()), forged)]).map(\.title) == [Contradiction.picture.title])
  }

  @Test func invalidExplanationsAreUnknown() throws {
    let plain = try PNG.encode(Renderer().render(list()))
    let new = try file(list(0xFF0000))
    for text in ["render trace 5\ndisplay list 1 1\n", "nonsense", trace(list()).header] {
      let old = try PNG.explained(plain, by: Data(text.utf8))
      #expect(try causes([(old, new)]).map(\.unexplained) == [nil])
    }
    #expect(try causes([(plain, new)]).map(\.unexplained) == [nil])
  }

  @Test func aSlimExplanationNamesTheRootCause() throws {
    let slim = try PNG.explained(file(list()), by: Data(trace(list()).slim.text.utf8))
    let causes = try causes([(slim, file(list(0xFF0000)))])
    #expect(causes.map(\.title) == ["Rectangle fill #007AFF → #FF0000"])
    #expect(causes[0].proven == 0)
  }

  /// The mask of changed pixels counts, and not the boxes around them.
  @Test(arguments: [([], 0), ([(39, 19)], 1), ([(39, 0), (0, 19)], 1)] as [([(Int, Int)], Int)])
  func unexplainedPixelsAreCountedOneByOne(pixels: [(x: Int, y: Int)], count: Int) throws {
    var actual = try Renderer().render(list(0xFF0000))
    for (x, y) in pixels { actual.pixels[y * 40 + x] = RGBA(0x123456).premultiplied }
    let files = (try PNG.encode(Renderer().render(list())), try PNG.encode(actual))
    #expect(
      try causes([files], traces: (trace(list()), trace(list(0xFF0000)))).map(\.unexplained) == [count])
  }

  @Test func twoRevisionsAreExplainedWithoutARun() throws {
    let differences = FileDifferences([
      .init(name: "a.png", expected: try file(list()), actual: try file(list(0xFF0000))),
      .init(name: "b.png", expected: try file(list()), actual: nil),
      .init(name: "c.txt", expected: Data("1".utf8), actual: Data("2".utf8)),
      .init(name: "d.png", expected: try file(list()), actual: try file(list())),
    ]) { _, old, new in
      .changed(try? ImageComparison.difference(expectedFile: old, actualFile: new))
    }
    #expect(differences.causes.map(\.title) == ["Rectangle fill #007AFF → #FF0000"])
    #expect(differences.others.map(\.names) == [["c.txt"], [], ["b.png"]])
  }
}
