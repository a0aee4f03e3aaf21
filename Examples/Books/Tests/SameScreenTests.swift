import Foundation
import Raster
import Testing

/// The five screens look the same: their references have the same pixels.
@Suite(.serialized) struct SameScreenTests {
  @Test(arguments: ["loading", "failed", "loaded"]) func pictures(name: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("__Snapshots__")
    let pictures = try ["StoreTests", "SlicesTests", "HarnessTests", "ViewDataTests", "ObservableTests"].map { suite in
      try PNG.decode(Data(contentsOf: folder.appendingPathComponent("\(suite)/screen.\(name).png")))
    }
    #expect(pictures.allSatisfy { $0 == pictures[0] })
  }
}
