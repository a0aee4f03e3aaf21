import Foundation
import Raster
import Testing

@Suite("The text form of a display list is parsed")
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

  @Test("NaN and infinity have a text form", arguments: 0..<40 as Range<UInt64>)
  func wildRoundTrip(seed: UInt64) throws {
    var drawing = RandomDrawing(seed: seed, isWild: true)
    let text = drawing.list().exactTextForm
    #expect(try DisplayList(textForm: text).exactTextForm == text)
  }

  @Test("Every operation round-trips")
  func corpus() throws {
    let list = OperationCorpus.list
    let read = try DisplayList(textForm: list.exactTextForm)
    #expect(read == list)
  }

  @Test(
    "An error states the line, the reason and the remedy",
    arguments: [
      ("", 1, "the text contains no display list"),
      ("fill #000000 rect 0 0 1 1", 1, "the first line is not “display list WIDTH HEIGHT”"),
      ("display list 3", 1, "expected a number, but the line ends"),
      ("display list 3 4 5", 1, "expected the end of the line, found “5”"),
      (
        "display list 3 4\npaint", 2,
        "expected an operation such as “fill”, “stroke”, “save” or “group”, found “paint”"
      ),
      (
        "display list 3 4\n\nfill red rect 0 0 1 1", 3,
        "expected a color such as #RRGGBB, “linear”, “radial”, “angular” or “pattern”, found “red”"
      ),
      ("display list 3 4\nfill #12345 rect 0 0 1 1", 2, "expected a color such as #RRGGBB, found “#12345”"),
      ("display list 3 4\nfill #12345G rect 0 0 1 1", 2, "expected a color such as #RRGGBB, found “#12345G”"),
      ("display list 3 4\nfill #000000 rect 0 0 1 x", 2, "expected a number, found “x”"),
      ("display list 3 4\nfill #000000 path M 0 0 T 1 1", 2, "expected one of M, L, Q, C and Z, found “T”"),
      ("display list 3 4\nblend brighter", 2, "expected a blend mode, found “brighter”"),
      ("display list 3 4\nend", 2, "expected “group” or “mask”, but the line ends"),
      ("display list 3 4\nfill linear 0 0 to 1 1 [#000000 0", 2, "expected “]”, but the line ends"),
      ("display list 3 4\nglyphs #000000 \"Hi Inter-Regular 17 at 0 0 []", 2, "a string has no closing quotation mark"),
      (
        "display list 3 4\nglyphs #000000 \"\\q\" Inter-Regular 17 at 0 0 []", 2,
        "unknown escape sequence"
      ),
      (
        "display list 3 4\nglyphs #000000 \"\" Inter-Regular 17 at 0 0 [-1 0]", 2,
        "expected a glyph ID, found “-1”"
      ),
      ("display list 3 4\nimage 2×2 0123 smooth from 0 0 1 1 to 0 0 1 1", 2, "no pixels for the image 0123"),
      ("display list 3 4\npixels 1×1 0123 AAAA", 2, "expected 4 × 1 × 1 bytes of pixels, found 3"),
      ("display list 3 4\npixels 1×1 0123 AAAAAA==", 2, "the pixels do not have the hash 0123"),
      (
        "display list 3 4\npixels 9223372036854775807×2 0123 AAAAAA==", 2,
        "expected 4 × 9223372036854775807 × 2 bytes of pixels, found 4"
      ),
    ])
  func errors(text: String, line: Int, reason: String) throws {
    let error = try #require(throws: DisplayListTextError.self) { try DisplayList(textForm: text) }
    #expect(error.line == line)
    #expect(error.reason == reason)
    #expect(!error.remedy.isEmpty)
    #expect("\(error)" == "Display list, line \(line): \(reason). \(error.remedy)")
  }

  @Test("A rounded rectangle keeps its arguments", arguments: RoundedCornerStyle.allCases)
  func roundedRectangle(style: RoundedCornerStyle) throws {
    let rect = CGRect(x: 1.5, y: 2, width: 80, height: 40)
    let path = Path(roundedRect: rect, cornerSize: CGSize(width: 8, height: 4), style: style)
    let list = DisplayList(size: CGSize(width: 90, height: 50)) { canvas in
      canvas.element("Card") { $0.fill(path.offsetBy(dx: 1, dy: -2), with: .white) }
    }
    let description = DisplayListDescription(list)
    #expect(
      description.textForm.contains("rounded-rect 2.5 0 80 40 radius 8 4 \(style.rawValue) @ Card"))
    let read = try DisplayListDescription(textForm: description.textForm)
    #expect(read.items.first?.operation.path?.roundedRect?.cornerSize == CGSize(width: 8, height: 4))
    #expect(read.items.first?.operation.path?.roundedRect?.style == style)
    // The text form for references keeps its spelling.
    #expect(list.textForm.contains("fill #FFFFFF path M "))
    #expect(try DisplayList(textForm: description.textForm).items.count == 1)
  }

  @Test("A changed path is not written as a rounded rectangle")
  func changedPaths() {
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 80, height: 40), cornerRadius: 8)
    #expect(path.roundedRect?.cornerSize == CGSize(width: 8, height: 8))
    #expect(path.applying(Transform(scaleX: 2, y: 1)).roundedRect == nil)
    var longer = path
    longer.addLine(to: .zero)
    #expect(longer.roundedRect == nil)
    var second = Path()
    second.move(to: .zero)
    second.addRoundedRect(in: CGRect(x: 0, y: 0, width: 8, height: 8), cornerSize: CGSize(width: 2, height: 2))
    #expect(second.roundedRect == nil)
    #expect(Path(elements: path.elements) == path)
    #expect(Path(elements: path.elements).hashValue == path.hashValue)
  }

  @Test("A description is read without the pixels of its images", arguments: 300..<400 as Range<UInt64>)
  func descriptions(seed: UInt64) throws {
    var drawing = RandomDrawing(seed: seed)
    let list = drawing.list()
    let read = try DisplayListDescription(textForm: DisplayListDescription(list).textForm)
    #expect(read.items.count == list.items.count)
    #expect(read.textForm == DisplayListDescription(list).textForm)
    #expect(try DisplayListDescription(textForm: read.textForm) == read)
    // A description says the same of every text form.
    #expect(try DisplayListDescription(textForm: list.textForm).items.map(\.image) == read.items.map(\.image))
    #expect(try DisplayListDescription(textForm: list.exactTextForm) == DisplayListDescription(list))
  }

  @Test("An image of any size is only described")
  func hugeImages() throws {
    let text = "display list 3 4\nimage 999999999×999999999@2 0123 smooth from 0 0 1 1 to 0 0 1 1\n"
    let item = try #require(DisplayListDescription(textForm: text).items.first)
    #expect(item.image?.width == 999_999_999)
    #expect(item.styleText == "999999999×999999999@2 0123 smooth")
    #expect(item.operation.keyword == "image")
  }

  @Test("Damaged text is parsed or rejected without a crash", arguments: 0..<20 as Range<UInt64>)
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
