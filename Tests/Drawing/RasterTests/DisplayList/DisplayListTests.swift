import Foundation
import Raster
import SnapshotFoundation
import Testing

@Suite("Text form and hash of a display list")
struct DisplayListTests {
  private func example() throws -> DisplayList {
    let pixels = PixelImage(PixelBuffer(width: 2, height: 1, filledWith: .white), scale: 2)
    return DisplayList(size: CGSize(width: 320, height: 64.5)) { canvas in
      canvas.element("Banner/background") { $0.fill(.box(0, 0, 320, 64.5), with: .white) }
      canvas.saved { canvas in
        canvas.clip(to: Path(polygon: [(0, 0), (1.0 / 3, 0), (0, -0.0001)]), rule: .evenOdd)
        canvas.concatenate(Transform(a: 1, b: 0, c: 0, d: 1.5, tx: 16, ty: 20))
        canvas.element("Banner/Text \"Hi\"\nthere") { canvas in
          canvas.drawGlyphs(
            GlyphRun(
              face: "Inter-Regular", size: 17, origin: CGPoint(x: 16, y: 40),
              glyphs: [.init(id: 43, x: 0, y: 0), .init(id: 76, x: 12.4004, y: -2)], text: "H\"i"),
            with: .color(RGBA(0x1C1C1E, alpha: 128)))
        }
      }
      canvas.group(opacity: 0.25) { canvas in
        canvas.stroke(
          Path(elements: [
            .move(to: .zero), .quadCurve(to: CGPoint(x: 4, y: 0), control: CGPoint(x: 2, y: 1)),
            .curve(to: CGPoint(x: 9, y: 9), control1: CGPoint(x: 5, y: 5), control2: CGPoint(x: 6, y: 7)),
          ]),
          with: .gradient(
            GradientPaint(
              .linear(start: .zero, end: CGPoint(x: 0, y: 9)),
              stops: [.init(color: .black, location: 0), .init(color: .clear, location: 0.5)], spread: .reflect)),
          style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4, 2.5], dashPhase: 1))
        canvas.drawShadow(
          of: .box(1, 2, 3, 4), Shadow(color: RGBA(0x000000, alpha: 51), radius: 4, offset: CGSize(width: 0, height: 2))
        )
        canvas.draw(pixels, in: CGRect(x: 0, y: 0, width: 1, height: 0.5), interpolation: .nearest)
      }
    }
  }

  @Test("One operation per line, with the element that drew it")
  func textForm() throws {
    let list = try example()
    let hash = ContentHash128(of: PixelBuffer(width: 2, height: 1, filledWith: .white))
    #expect(
      list.textForm == """
        display list 320 64.5
        fill #FFFFFF rect 0 0 320 64.5 @ Banner/background
        save
          clip even-odd path M 0 0 L 0.333 0 L 0 0 Z
          concatenate 1 0 0 1.5 16 20
          glyphs #1C1C1E80 "H\\"i" Inter-Regular 17 at 16 40 [43 0, 76 12.4 -2] @ Banner/Text "Hi"\\nthere
        restore
        group 0.25
          stroke linear 0 0 to 0 9 reflect [#000000 0, #00000000 0.5] width 2 round-cap dash [4 2.5] phase 1 path M 0 0 Q 2 1 4 0 C 5 5 6 7 9 9
          shadow #00000033 radius 4 offset 0 2 rect 1 2 3 4
          image 2×1@2 \(hash) nearest from 0 0 2 1 to 0 0 1 0.5
        end group

        """)
    #expect("\(list)" == list.textForm)
  }

  @Test(
    "Numbers are short and have no locale",
    arguments: [
      (0.0005, "0.001"), (-0.0004, "0"), (1234567.8915, "1234567.892"), (-2.5, "-2.5"), (100, "100"), (1e16, "1e+16"),
      (0.1 + 0.2, "0.3"), (.infinity, "inf"), (-0.05, "-0.05"), (.nan, "nan"), (-.nan, "nan"), (.signalingNaN, "nan"),
    ] as [(CGFloat, String)])
  func numbers(value: CGFloat, expected: String) {
    let list = DisplayList(size: CGSize(width: value, height: 1))
    #expect(list.textForm == "display list \(expected) 1\n")
  }

  @Test("Equal lists have equal hashes, and every change changes the hash")
  func contentHash() throws {
    let list = try example()
    #expect(try list.contentHash == example().contentHash)
    var changed: [DisplayList] = []
    for index in list.items.indices {
      var without = list
      without.items.remove(at: index)
      changed.append(without)
      var renamed = list
      renamed.items[index].element = renamed.items[index].element == nil ? 0 : nil
      changed.append(renamed)
    }
    var wider = list
    wider.size.width += 1e-9
    changed.append(wider)
    var renamed = list
    renamed.elements[0] += " "
    changed.append(renamed)
    let hashes = Set(changed.map(\.contentHash)).union([list.contentHash])
    #expect(hashes.count == changed.count + 1)
  }

  @Test("A hash does not depend on the machine or the process")
  func fixedHash() {
    let list = DisplayList(size: CGSize(width: 8, height: 4)) { $0.fill(.box(0, 0, 8, -0.0), with: .black) }
    let positive = DisplayList(size: CGSize(width: 8, height: 4)) { $0.fill(.box(0, 0, 8, 0), with: .black) }
    #expect(list.contentHash == positive.contentHash)
    func missing(_ value: CGFloat) -> DisplayList {
      DisplayList(size: CGSize(width: 8, height: 4)) {
        $0.concatenate(Transform(a: Double(value), b: 0, c: 0, d: 1, tx: 0, ty: 0))
        $0.fill(.box(value, 0, 8, 4), with: .black)
      }
    }
    #expect(missing(.nan).contentHash == missing(-.nan).contentHash)
    #expect(missing(.nan).exactTextForm == missing(-.nan).exactTextForm)
    #expect(missing(.nan).textForm == missing(-.nan).textForm)
    #expect(list.contentHash.description == "95ff677d98100fd87b62c7e626de996f")
  }
}
