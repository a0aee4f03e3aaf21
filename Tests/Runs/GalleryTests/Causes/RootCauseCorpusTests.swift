import Foundation
import Raster
import SnapshotRenderTraces
import SnapshotRunFixtures
import Snapshot
import SnapshotLedger
import SnapshotRuns
import Testing
import SnapshotUI

/// Names the root causes of planted changes of the gallery, and compares them with the expected ones.
///
/// `Scripts/check/causes` prints the figures. The goals are those of the specification: at least 90 % right, none wrong, at
/// most 1.1 groups for one expected group, at most 1 % of the pictures falsely unexplained.
@Suite(.serialized) struct RootCauseCorpusTests {
  @Test func rootCausesOfTheCorpusAreFound() throws {
    let gallery = try CorpusPictures()
    var summary = CorpusSummary()
    for example in CauseCase.corpus {
      summary.add(example, try gallery.causes(of: example))
    }
    print(summary.text)
    #expect(CauseCase.corpus.count >= 40)
    #expect(summary.wrong == 0)
    #expect(summary.right * 100 >= CauseCase.corpus.count * 90)
    #expect(summary.groups * 10 <= summary.expectedGroups * 11)
    #expect(summary.unexplained * 100 <= summary.pictures)
    #expect(summary.missedDefects == 0)
  }

  /// A change of the renderer has equal display lists, whatever else is equal.
  @Test func theRendererIsTheRootCauseOnlyForEqualDisplayLists() throws {
    let gallery = try CorpusPictures()
    let causes = try gallery.causesOfAnotherRenderer()
    #expect(causes.map(\.title) == ["Same display list, different pixels"])
    #expect(causes.first?.unexplained == causes.first?.results.count)
  }
}

/// The pictures of the gallery before a change, and the runs in which they change.
private struct CorpusPictures {
  private struct Picture {
    var trace: String
    var file: Data
    var pixels: PixelBuffer
  }

  private static let matrix =
    (Matrix.devices(.iPhoneSE3, .iPhone14ProMax) * .typeSizes(.xSmall, .large, .xxxLarge)
    * .colorSchemes(.light, .dark)).atScale(1)

  private let pictures: [String: Picture]

  init() throws { pictures = try Self.pictures() }

  /// The pictures of the gallery with the planted values.
  private static func pictures() throws -> [String: Picture] {
    var pictures: [String: Picture] = [:]
    for (name, view) in GalleryData().screens {
      for cell in Self.matrix.cells {
        let (trace, list) = try Self.trace(view, cell.context)
        let pixels = try Renderer().render(list, scale: cell.context.displayScale)
        pictures[name + cell.name] = Picture(
          trace: trace, file: try PNG.encode(pixels, compression: .artifact), pixels: pixels)
      }
    }
    return pictures
  }

  private static func trace(_ view: any View, _ context: RenderContext) throws -> (String, DisplayList) {
    let rendered = try view.rendered(in: context)
    let trace = RenderTrace(
      layout: rendered.layoutTree, drawing: DisplayListDescription(rendered.displayList),
      settings: RenderSettings(of: rendered.displayList, scale: context.displayScale, fonts: context.fonts))
    return (trace.text, rendered.displayList)
  }

  /// The causes that a report names after a change, and the number of processor seconds per changed picture.
  func causes(of example: CauseCase) throws -> CorpusResult {
    var data = GalleryData()
    example.data(&data)
    let earlier = try PlantedValues.$current.withValue(example.earlier) {
      example.earlier.isEmpty ? pictures : try Self.pictures()
    }
    for (name, picture) in earlier where picture.pixels != pictures[name]?.pixels {
      Issue.record("The earlier values of \(example.name) change pixels of \(name).")
    }
    return try PlantedValues.$current.withValue(example.values) {
      try causes(since: earlier) { name, cell in
        guard let view = data.screens.first(where: { $0.name == name })?.view else { return nil }
        let (trace, list) = try Self.trace(view, cell.context)
        guard trace != earlier[name + cell.name]?.trace else { return nil }
        return (trace, try Renderer().render(list, scale: cell.context.displayScale))
      }
    }
  }

  func causesOfAnotherRenderer() throws -> [Cause] {
    try causes(since: pictures) { name, cell in
      guard let picture = pictures[name + cell.name], name == "voucher" else { return nil }
      var pixels = picture.pixels
      pixels.pixels[0] = RGBA(0x123456).premultiplied
      return (picture.trace, pixels)
    }.causes
  }

  private func causes(
    since pictures: [String: Picture],
    _ change: (_ name: String, MatrixCell) throws -> (trace: String, pixels: PixelBuffer)?
  ) throws -> CorpusResult {
    let package = try TemporaryPackage()
    var entries: [LedgerEntry] = []
    for (name, _) in GalleryData().screens {
      for cell in Self.matrix.cells {
        var entry = LedgerEntry.example(test: name + "()", cell: cell.labels)
        if let old = pictures[name + cell.name], let (trace, pixels) = try change(name, cell),
          let difference = ImageComparison.difference(expected: old.pixels, actual: pixels)
        {
          let file = "\(name)-\(cell.name)"
          entry.outcome = .changed
          entry.artifacts = .init(
            expected: try package.keep(file + "-old.png", old.file),
            actual: try package.keep(file + "-new.png", PNG.encode(pixels, compression: .artifact)),
            expectedTrace: try package.keep(file + "-old.txt", Data(old.trace.utf8)),
            actualTrace: try package.keep(file + "-new.txt", Data(trace.utf8)))
          entry.image = .init(
            width: difference.actualWidth, height: difference.actualHeight,
            expectedWidth: difference.sizesDiffer ? difference.expectedWidth : nil,
            expectedHeight: difference.sizesDiffer ? difference.expectedHeight : nil,
            differingPixels: difference.differingPixels,
            largestChannelDifference: difference.largestChannelDifference,
            clusters: difference.clusters.map { [$0.x, $0.y, $0.width, $0.height] })
        }
        entries.append(entry)
      }
    }
    let report = RunReport(folder: package.run, ledger: Ledger(entries: entries), facts: .example())
    let start = clock()
    let causes = report.causes
    return CorpusResult(
      causes: causes, pictures: entries.count { $0.outcome == .changed },
      milliseconds: Double(clock() - start) * 1000 / Double(CLOCKS_PER_SEC))
  }
}

private struct CorpusResult {
  var causes: [Cause]
  var pictures: Int
  /// The processor time for naming the causes.
  var milliseconds: Double
}

/// The figures of a corpus, and a line for each change.
private struct CorpusSummary {
  var right = 0
  var half = 0
  var wrong = 0
  var groups = 0
  var expectedGroups = 0
  var pictures = 0
  var unexplained = 0
  var missedDefects = 0
  private var milliseconds = 0.0
  private var lines: [String] = []

  mutating func add(_ example: CauseCase, _ result: CorpusResult) {
    let titles = result.causes.map(\.title)
    let named = example.titles.count { part in titles.contains { $0.contains(part) } }
    let listed = example.titles.count { part in
      result.causes.contains { cause in ([cause.title] + cause.details).contains { $0.contains(part) } }
    }
    let verdict: String
    let others = titles.flatMap { $0.components(separatedBy: "; ") }.filter { part in
      !example.titles.contains { part.contains($0) }
    }
    if named == example.titles.count, others.isEmpty {
      verdict = "right"
      right += 1
    } else if listed > 0 || named > 0 {
      verdict = "half"
      half += 1
    } else {
      verdict = "WRONG"
      wrong += 1
    }
    groups += max(1, titles.count)
    expectedGroups += example.groups
    pictures += result.pictures
    unexplained += result.causes.reduce(0) { $0 + ($1.unexplained ?? $1.results.count) }
    milliseconds += result.milliseconds
    let defects = result.causes.flatMap(\.defects)
    if let defect = example.defect, !defects.contains(where: { $0.contains(defect) }) { missedDefects += 1 }
    lines.append("causes: \(verdict) \(example.name): \(titles.count) groups, \(result.pictures) pictures")
    for cause in result.causes.prefix(6) {
      lines.append("causes:     \(cause.title)  [\(cause.extent)]")
      lines += (cause.defects + cause.details).prefix(4).map { "causes:       \($0)" }
    }
  }

  var text: String {
    let perPicture = pictures == 0 ? 0 : (milliseconds / Double(pictures) * 100).rounded() / 100
    return
      (lines + [
        "causes: \(right) right, \(half) half, \(wrong) wrong of \(right + half + wrong)",
        "causes: \(groups) groups for \(expectedGroups) expected",
        "causes: \(unexplained) of \(pictures) pictures unexplained, \(missedDefects) new defects missed",
        "causes: \(perPicture) ms of processor time per changed picture",
      ]).joined(separator: "\n")
  }
}
