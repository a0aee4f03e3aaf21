import Raster
import Testing

@Suite("A display list's text is read back")
struct DisplayListParsingTests {
  @Test("The exact text makes an equal value", arguments: 0..<200 as Range<UInt64>)
  func exactRoundTrip(seed: UInt64) throws {
    var drawing = RandomDrawing(seed: seed)
    let list = drawing.list()
    let read = try DisplayList(textForm: list.exactTextForm)
    #expect(read == list)
    #expect(read.contentHash == list.contentHash)
  }

  @Test("The short text makes a list with the same text", arguments: 200..<300 as Range<UInt64>)
  func shortRoundTrip(seed: UInt64) throws {
    var drawing = RandomDrawing(seed: seed)
    let list = drawing.list()
    let read = try DisplayList(textForm: list.textForm, images: list.pictures)
    #expect(read.textForm == list.textForm)
  }

  @Test("Numbers that are no numbers have a text too", arguments: 0..<40 as Range<UInt64>)
  func wildRoundTrip(seed: UInt64) throws {
    var drawing = RandomDrawing(seed: seed, isWild: true)
    let text = drawing.list().exactTextForm
    #expect(try DisplayList(textForm: text).exactTextForm == text)
  }

  @Test("Every operation comes back")
  func corpus() throws {
    let list = OperationCorpus.list
    let read = try DisplayList(textForm: list.exactTextForm)
    #expect(read == list)
  }

  @Test(
    "What is wrong is named with its line and what to do",
    arguments: [
      ("", 1, "there is no list"),
      ("fill #000000 rect 0 0 1 1", 1, "the text does not start with “display list”"),
      ("display list 3", 1, "the line ends where a number belongs"),
      ("display list 3 4 5", 1, "“5” stands where the end of the line belongs"),
      (
        "display list 3 4\npaint", 2,
        "“paint” stands where an operation such as “fill”, “stroke”, “save” or “group” belongs"
      ),
      (
        "display list 3 4\n\nfill red rect 0 0 1 1", 3,
        "“red” stands where a color such as #RRGGBB, “linear”, “radial”, “angular” or “pattern” belongs"
      ),
      ("display list 3 4\nfill #12345 rect 0 0 1 1", 2, "“#12345” stands where a color such as #RRGGBB belongs"),
      ("display list 3 4\nfill #12345G rect 0 0 1 1", 2, "“#12345G” stands where a color such as #RRGGBB belongs"),
      ("display list 3 4\nfill #000000 rect 0 0 1 x", 2, "“x” stands where a number belongs"),
      ("display list 3 4\nfill #000000 path M 0 0 T 1 1", 2, "“T” stands where one of M, L, Q, C and Z belongs"),
      ("display list 3 4\nblend brighter", 2, "“brighter” stands where a blend mode belongs"),
      ("display list 3 4\nend", 2, "the line ends where “group” or “mask” belongs"),
      ("display list 3 4\nfill linear 0 0 to 1 1 [#000000 0", 2, "the line ends where “]” belongs"),
      ("display list 3 4\nglyphs #000000 \"Hi Inter-Regular 17 at 0 0 []", 2, "a text in quotes has no end"),
      (
        "display list 3 4\nglyphs #000000 \"\\q\" Inter-Regular 17 at 0 0 []", 2,
        "a backslash stands before something that needs none"
      ),
      (
        "display list 3 4\nglyphs #000000 \"\" Inter-Regular 17 at 0 0 [-1 0]", 2,
        "“-1” stands where a glyph's number belongs"
      ),
      ("display list 3 4\nimage 2×2 0123 smooth from 0 0 1 1 to 0 0 1 1", 2, "the picture 0123 is not in the text"),
      ("display list 3 4\npixels 1×1 0123 AAAA", 2, "there are 3 bytes of pixels, not 4 × 1 × 1"),
      ("display list 3 4\npixels 1×1 0123 AAAAAA==", 2, "the pixels do not have the hash 0123"),
      (
        "display list 3 4\npixels 9223372036854775807×2 0123 AAAAAA==", 2,
        "there are 4 bytes of pixels, not 4 × 9223372036854775807 × 2"
      ),
    ])
  func errors(text: String, line: Int, reason: String) throws {
    let error = try #require(throws: DisplayListTextError.self) { try DisplayList(textForm: text) }
    #expect(error.line == line)
    #expect(error.reason == reason)
    #expect(!error.remedy.isEmpty)
    #expect("\(error)" == "display list, line \(line): \(reason). \(error.remedy)")
  }

  @Test("Damaged text is read or refused, never a crash", arguments: 0..<20 as Range<UInt64>)
  func damage(seed: UInt64) {
    var drawing = RandomDrawing(seed: seed)
    let bytes = Array(drawing.list().exactTextForm.utf8)
    for _ in 0..<40 {
      var damaged = bytes
      for _ in 0..<drawing.int(1...4) {
        let place = drawing.int(0...damaged.count - 1)
        switch drawing.int(0...3) {
        case 0: damaged[place] = UInt8(drawing.int(0...255))
        case 1: damaged.remove(at: place)
        case 2: damaged.insert(UInt8(drawing.int(32...126)), at: place)
        default: damaged.removeSubrange(place..<min(damaged.count, place + drawing.int(1...30)))
        }
        if damaged.isEmpty { damaged = [10] }
      }
      // What is read keeps what it says.
      if let list = try? DisplayList(textForm: String(decoding: damaged, as: UTF8.self)) {
        let text = list.exactTextForm
        #expect((try? DisplayList(textForm: text))?.exactTextForm == text)
      }
    }
  }
}

extension DisplayList {
  /// The pictures that the list draws.
  fileprivate var pictures: [PixelImage] {
    items.compactMap { item in
      switch item.operation {
      case .image(let image, _, _, _), .ninePartImage(let image, _, _, _): image
      case .fill(_, _, .pattern(let pattern)), .stroke(_, _, .pattern(let pattern)), .glyphs(_, .pattern(let pattern)):
        pattern.image
      default: nil
      }
    }
  }
}
