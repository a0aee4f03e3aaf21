import Foundation
import Raster
import SnapshotRenderTraces
import Testing

@Suite struct RenderTraceTests {
  @Test(arguments: 0..<300 as Range<UInt64>)
  func aTraceIsReadAsItWasWritten(seed: UInt64) throws {
    var random = RandomTraces(seed: seed)
    let trace = RenderTrace(
      layout: seed % 5 == 0 ? nil : random.layout(), drawing: DisplayListDescription(random.displayList()))
    let read = try #require(RenderTrace(text: trace.text))
    #expect(read.layout == trace.layout)
    #expect(read.drawing.items.map(\.element) == trace.drawing.items.map(\.element))
    #expect(read.drawing.items.map(\.image) == trace.drawing.items.map(\.image))
    // The geometry of a drawing is rounded once.
    #expect(read.text == trace.text)
    #expect(RenderTrace(text: read.text) == read)
  }

  @Test func aTraceStatesEveryFactByItself() throws {
    let text = LayoutTree(
      ElementDescription(owners: ["Title"], name: "Text", detail: "\"Hi (1, 2) truncated\""),
      path: "VStack/Title/Text \"Hi (1, 2) truncated\"", frame: CGRect(x: 1, y: 2, width: 100.0 / 3, height: 20),
      isTruncated: true)
    let padding = LayoutTree(
      ElementDescription(name: "padding", detail: "16"), path: text.path,
      frame: CGRect(x: 0, y: 0, width: 90, height: 40), children: [text])
    let list = DisplayList(size: CGSize(width: 90, height: 40)) { canvas in
      canvas.element("VStack/Card") {
        $0.fill(Path(roundedRect: CGRect(x: 0, y: 0, width: 90, height: 40), cornerRadius: 8), with: .white)
      }
    }
    #expect(
      RenderTrace(layout: padding, drawing: DisplayListDescription(list)).text == #"""
        render trace 4
        arguments 2
        layout
        padding detail "16" frame 0 0 90 40 path "VStack/Title/Text \"Hi (1, 2) truncated\""
          Text owner Title detail "\"Hi (1, 2) truncated\"" frame 1 2 33.333333333333336 20 truncated
        display list 90 40
        fill #FFFFFF rounded-rect 0 0 90 40 radius 8 8 continuous @ VStack/Card

        """#)
  }

  @Test(arguments: [
    "", "\n", "layout\n", "nonsense", "display list 1 1\n", "render trace 4", "render trace 3\nlayout\n",
    "render trace 2\ndisplay list 1 1\n", "render trace 4\ndisplay list\n", "render trace 3\ndisplay list 1 1\nfill\n",
    "render trace 4\ndisplay list 1 1\nfill #000000 rect 0 0 1\n", "\u{0}\u{1B}[31m\r\n",
    // The form of the previous version.
    "layout\nVStack (0, 0, 1 × 1)\ndisplay list 1 1\nfill #007AFF rect 0 0 40 40 @ Card/Rectangle\n",
  ])
  func otherTextsAreIgnored(text: String) {
    #expect(RenderTrace(text: text) == nil)
    #expect(RenderTrace(Data(text.utf8)) == nil)
  }

  @Test(arguments: [
    "", "  VStack frame 0 0 1 1\n", "VStack\n", "VStack frame 0 0 1\n", "VStack frame 0 0 1 1 2\n",
    "VStack frame 0 0 1 nan\n", "VStack frame 0 0 1 1e999\n", "VStack frame 0 0 1 1 path \"a\n",
    "VStack frame 0 0 1 1\nText frame 0 0 1 1\n", "VStack frame 0 0 1 1\n    Text frame 0 0 1 1\n",
    "VStack frame 0 0 1 1\n Text frame 0 0 1 1\n", "VStack detail x frame 0 0 1 1\n", "[ frame 0 0 1 1\n",
  ])
  func aBrokenLayoutIsLeftOut(layout: String) throws {
    let trace = try #require(RenderTrace(text: "render trace 4\nlayout\n\(layout)display list 1 1\nsave\n"))
    #expect(trace.layout == nil)
    #expect(trace.drawing.items.count == 1)
  }

  @Test func deepLayoutsAreReadToALimit() {
    func read(_ depth: Int) -> RenderTrace? {
      let lines = (0...depth).map { String(repeating: "  ", count: $0) + "a frame 0 0 1 1\n" }.joined()
      return RenderTrace(text: "render trace 4\nlayout\n\(lines)display list 1 1\n")
    }
    #expect(read(512)?.layout != nil)
    #expect(read(513) != nil)
    #expect(read(513)?.layout == nil)
  }

  @Test func hugeTextsAreIgnored() {
    let start = "render trace 4\ndisplay list 1 1\n"
    let line = "save\n"
    let count = (RenderTrace.longestText - start.utf8.count) / line.utf8.count
    #expect(RenderTrace(text: start + String(repeating: line, count: count))?.drawing.items.count == count)
    #expect(RenderTrace(text: start + String(repeating: line, count: count + 1)) == nil)
    #expect(RenderTrace(Data(repeating: 0x20, count: RenderTrace.longestText + 1)) == nil)
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func damagedTextsAreReadOrIgnored(seed: UInt64) {
    var random = RandomTraces(seed: seed)
    let trace = RenderTrace(layout: random.layout(), drawing: DisplayListDescription(random.displayList()))
    let bytes = Array(trace.text.utf8)
    for step in 0..<40 {
      var damaged = bytes
      let place = (step * 7919 + Int(seed) * 104_729) % damaged.count
      switch step % 4 {
      case 0: damaged[place] = UInt8(truncatingIfNeeded: step &* 37)
      case 1: damaged.remove(at: place)
      case 2: damaged.insert(UInt8(ascii: "\""), at: place)
      default: damaged.removeSubrange(place..<min(damaged.count, place + 20))
      }
      if let read = RenderTrace(Data(damaged)) { #expect(RenderTrace(text: read.text)?.text == read.text) }
    }
  }
}
