import Foundation
import Raster
import SnapshotRenderTraces

/// Makes layouts and drawings with names, numbers and nesting of every kind.
struct RandomTraces {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  private mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }

  private mutating func isTrue(oneIn count: Int) -> Bool { next(below: count) == 0 }

  private mutating func number() -> CGFloat {
    let values: [CGFloat] = [0, -0.5, 1 / 3, 12, 343.5, 1e12, 1e-9, -1e300, 0.1 + 0.2]
    return isTrue(oneIn: 4) ? values[next(below: values.count)] : CGFloat(next(below: 4000)) / 8
  }

  /// A length that text forms write exactly.
  private mutating func length() -> CGFloat { CGFloat(next(below: 4000)) / 8 }

  private mutating func string() -> String {
    let pieces = [
      "Text", "frame", "path", "truncated", "owner", "detail", " ", "\"", "\\", "\n", "\r", "\t", "@", "/", "[0]",
      "(1, 2, 3 × 4)", "display list 1 1", "é", "\u{2028}", "\u{0}", "👩‍👧", ",", "",
    ]
    return (0..<next(below: 4)).map { _ in pieces[next(below: pieces.count)] }.joined()
  }

  private mutating func rect() -> CGRect { CGRect(x: number(), y: number(), width: number(), height: number()) }

  private mutating func exactRect() -> CGRect {
    CGRect(x: length(), y: length(), width: length(), height: length())
  }

  mutating func layout(depth: Int = 0) -> LayoutTree {
    let element = ElementDescription(
      owners: (0..<next(below: 3)).map { _ in string() }, name: string(), detail: isTrue(oneIn: 2) ? string() : nil)
    return LayoutTree(
      element, path: isTrue(oneIn: 3) ? "" : string(), frame: rect(), isTruncated: isTrue(oneIn: 3),
      children: depth > 4 ? [] : (0..<next(below: 4)).map { _ in layout(depth: depth + 1) })
  }

  mutating func displayList() -> DisplayList {
    var canvas = DisplayListRecorder(size: CGSize(width: 100, height: 50))
    for _ in 0..<next(below: 12) {
      let name = "VStack/" + string().filter { $0 != " " }
      let operation = self.operation()
      canvas.element(name) { $0.record(operation) }
    }
    return canvas.displayList
  }

  private mutating func path() -> Path {
    switch next(below: 4) {
    case 0: return Path(exactRect())
    case 1: return Path(roundedRect: exactRect(), cornerRadius: CGFloat(next(below: 40)), style: .circular)
    case 2: return Path(roundedRect: exactRect(), cornerSize: CGSize(width: 8, height: 4)).offsetBy(dx: length(), dy: 3)
    default: return Path(ellipseIn: exactRect())
    }
  }

  private mutating func paint() -> Paint {
    switch next(below: 3) {
    case 0: return .color(RGBA(UInt32(next(below: 0xFFFFFF))))
    case 1:
      let stops = [GradientPaint.Stop(color: .white, location: 0), GradientPaint.Stop(color: .black, location: 1)]
      return .gradient(
        GradientPaint(.linear(start: .zero, end: CGPoint(x: CGFloat(next(below: 90)), y: 4)), stops: stops))
    default: return .pattern(ImagePattern(image()))
    }
  }

  private mutating func image() -> PixelImage {
    let size = (next(below: 4), next(below: 4))
    return PixelImage(
      PixelBuffer(width: size.0, height: size.1, filledWith: .white), scale: isTrue(oneIn: 2) ? 2 : 1)
  }

  private mutating func operation() -> DisplayList.Operation {
    switch next(below: 9) {
    case 0: return .fill(path(), isTrue(oneIn: 2) ? .evenOdd : .nonZero, paint())
    case 1: return .stroke(path(), StrokeStyle(lineWidth: CGFloat(next(below: 9)), lineCap: .round), paint())
    case 2: return .shadow(path(), .nonZero, Shadow(color: .black, radius: 3, offset: CGSize(width: 1, height: 2)))
    case 3:
      let glyphs = (0..<next(below: 3)).map { GlyphRun.Glyph(id: UInt32($0), x: CGFloat($0) * 9, y: 0) }
      return .glyphs(
        GlyphRun(face: "Inter-Regular", size: 17, origin: CGPoint(x: 1, y: 2), glyphs: glyphs, text: string()), paint())
    case 4: return .image(image(), source: exactRect(), destination: exactRect(), .smooth)
    case 5: return .ninePartImage(image(), insets: EdgeInsets(), destination: exactRect(), .nearest)
    case 6: return .beginGroup(opacity: 0.5, filters: [.blur(radius: 2)])
    case 7: return .endGroup
    default: return .clip(path(), .nonZero)
    }
  }
}
