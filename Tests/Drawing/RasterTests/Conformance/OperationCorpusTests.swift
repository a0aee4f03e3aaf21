import Foundation
import Raster
import SnapshotFoundation
import Testing

@Suite("Every operation gives the same bytes everywhere")
struct OperationCorpusTests {
  /// The pixels of the whole corpus. Debug and release builds, and every machine, must give this hash.
  private static let hash = "10b7192381fd5883634d92b6c50906b9"

  @Test("The corpus has the committed hash")
  func committedHash() throws {
    let picture = try Renderer(threads: 1).render(OperationCorpus.list)
    #expect("\(ContentHash128(of: picture))" == Self.hash)
  }

  @Test("One to eight threads and odd bands give the same bytes")
  func threadsAndBands() throws {
    let list = OperationCorpus.list
    let expected = try Renderer(threads: 1).render(list, scale: 1, background: .clear, bandHeight: 32)
    for threads in 1...8 {
      let actual = try Renderer(threads: threads).render(list)
      #expect(actual == expected, "\(threads) threads")
    }
    for bandHeight in [1, 3, 7, 13, 64, 5000] {
      let actual = try Renderer(threads: 2).render(list, scale: 1, background: .clear, bandHeight: bandHeight)
      #expect(actual == expected, "bands of \(bandHeight) rows")
    }
  }

  @Test("A list that was parsed from its text draws the same bytes")
  func throughText() throws {
    let read = try DisplayList(textForm: OperationCorpus.list.exactTextForm)
    #expect(try Renderer(threads: 2).render(read) == Renderer(threads: 2).render(OperationCorpus.list))
  }

  /// To record the sheet anew, run this test with the environment's `RECORD_CONTACT_SHEET=1` and look at the picture.
  @Test("The contact sheet shows what is drawn")
  func contactSheet() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("__Snapshots__/operations.png")
    let picture = try Renderer().render(OperationCorpus.list)
    if ProcessInfo.processInfo.environment["RECORD_CONTACT_SHEET"] == "1" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try PNG.encode(picture).write(to: file)
    }
    #expect(try PNG.decode(Data(contentsOf: file)) == picture)
  }
}
