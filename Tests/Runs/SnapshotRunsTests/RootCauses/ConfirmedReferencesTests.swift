import Foundation
import Raster
import SnapshotRenderTraces
import SnapshotRepository
import Testing

@testable import SnapshotPictureDifferences

/// What honest explanations state is confirmed by their drawings: otherwise reports would leave out true causes.
@Suite struct ConfirmedReferencesTests {
  @Test func theReferencesOfThisPackageAreConfirmed() throws {
    let tests = Repository.url("Tests")
    let files =
      FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
      .filter { $0.pathExtension == "png" }.sorted { $0.path < $1.path } ?? []
    var count = 0
    for file in files {
      guard let text = PNG.explanation(in: try Data(contentsOf: file)).text, let trace = RenderTrace(text) else {
        continue
      }
      count += 1
      let confirmed = trace.confirmed()
      // Font features and long lines in two directions: their words are left out.
      guard !file.path.contains("/Typography/") else { continue }
      let name = file.path.replacing(Repository.root.path + "/", with: "")
      #expect((confirmed.layout == nil) == (trace.layout == nil), "\(name)")
      for (old, new) in zip(trace.layout?.all ?? [], confirmed.layout?.all ?? []) where old.element != new.element {
        // Texts of other fonts, and texts that nothing draws.
        let isDrawn = trace.drawing.items.contains {
          $0.element == old.path && !($0.operation.glyphRun?.text ?? "").isEmpty
        }
        #expect(!isDrawn, "\(name): \(old.element.title) at \(old.path)")
      }
    }
    #expect(count > 30)
  }

  /// The card is twice around the text, so that both grounds have one path, and both borders.
  @Test func aForgedFrameOfEqualElementsIsNotConfirmed() throws {
    let file = Repository.url(
      "Tests/Interface/CatalogTests/__Snapshots__/CatalogTests/surroundings.ViewModifierContent.png")
    let text = try #require(PNG.explanation(in: Data(contentsOf: file)).text)
    let trace = try #require(RenderTrace(text))
    let layout = try #require(trace.layout)
    let fills = layout.all.filter { $0.element.name == "Color" }
    try #require(fills.count == 4 && Set(fills.map(\.path)).count == 2)
    for index in fills.indices {
      for distance in [-5.0, 5] {
        var forged = layout
        var rest = index
        forged.insetColor(&rest, by: distance)
        #expect(trace.replacing(layout: forged, drawing: trace.drawing).confirmed().layout == nil)
      }
    }
    #expect(trace.confirmed().layout != nil)
    // A frame between those of two grounds changes neither what they have in common nor what is around them.
    var third = fills[0]
    third.frame = third.frame.insetBy(dx: 5, dy: 5)
    var forged = layout
    forged.children.append(third)
    #expect(trace.replacing(layout: forged, drawing: trace.drawing).confirmed().layout == nil)
  }
}

extension LayoutTree {
  fileprivate var all: [LayoutTree] { [self] + children.flatMap(\.all) }

  /// Changes the frame of a color, counted down in the order of ``all``.
  fileprivate mutating func insetColor(_ number: inout Int, by distance: CGFloat) {
    if element.name == "Color" {
      if number == 0 { frame = frame.insetBy(dx: distance, dy: distance) }
      number -= 1
    }
    for index in children.indices { children[index].insetColor(&number, by: distance) }
  }
}
