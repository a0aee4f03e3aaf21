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
}

extension LayoutTree {
  fileprivate var all: [LayoutTree] { [self] + children.flatMap(\.all) }
}
