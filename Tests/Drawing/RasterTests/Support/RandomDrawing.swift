import Foundation
import Raster

// The fuzzer of the benchmarks compiles this file together with the random numbers.
#if canImport(SnapshotSeededRandom)
  import SnapshotSeededRandom
#endif

/// Makes display lists of every operation from a seed.
struct RandomDrawing {
  /// Whether numbers may be infinite, enormous, tiny or not a number, and saves unbalanced.
  var isWild = false
  /// Whether pixels of images may be no premultiplied colors.
  var hasAnyPixels = false
  var numbers: SplitMix

  init(seed: UInt64, isWild: Bool = false) {
    numbers = SplitMix(seed: seed)
    self.isWild = isWild
  }

  mutating func list() -> DisplayList {
    var list = DisplayList(size: CGSize(width: CGFloat(int(1...90)), height: CGFloat(int(1...70)) + 0.5))
    list.elements = (0..<int(0...3)).map { ["Card", "Text \"a\\b\"", "Card", "line\nbreak @ # 3"][$0] }
    var open: [DisplayList.Operation] = []
    for _ in 0..<int(1...25) {
      var operation = operation()
      switch operation {
      case .save: open.append(.restore)
      case .beginGroup: open.append(.endGroup)
      case .beginMask: if open.last == .endGroup { open.append(.endMask) } else if !isWild { operation = .opacity(1) }
      case .restore:
        operation = open.popLast() ?? (isWild && int(0...9) == 0 ? .restore : .opacity(0.5))
      default: break
      }
      if open.count > 8, !isWild { operation = open.removeLast() }
      let element = list.elements.isEmpty || int(0...2) == 0 ? nil : int(0...list.elements.count - 1)
      list.items.append(DisplayList.Item(operation, element: element))
    }
    if !isWild || int(0...9) > 0 { for operation in open.reversed() { list.items.append(.init(operation)) } }
    return list
  }

  mutating func operation() -> DisplayList.Operation {
    switch int(0...18) {
    case 0: .save
    case 1: .restore
    case 2: .concatenate(transform())
    case 3: .clip(path(), rule())
    case 4: .blendMode(one(of: BlendMode.allCases))
    case 5: .opacity(isWild ? Double(number()) : unit())
    case 6, 7: .fill(path(), rule(), paint())
    case 8, 9: .stroke(path(), style(), paint())
    case 10: .shadow(path(), rule(), shadow())
    case 11: .innerShadow(path(), rule(), shadow())
    case 12: .glyphs(run(), paint())
    case 13: .image(picture(), source: rectangle(), destination: rectangle(), one(of: ImageInterpolation.allCases))
    case 14:
      .ninePartImage(
        picture(), insets: EdgeInsets(top: number(), leading: number(), bottom: number(), trailing: number()),
        destination: rectangle(), one(of: ImageInterpolation.allCases))
    case 15: .beginGroup(opacity: unit(), filters: (0..<int(0...2)).map { _ in filter() })
    case 17: .backdrop(path(), rule(), filters: (0..<int(0...2)).map { _ in filter() })
    case 16: .beginMask(one(of: MaskChannel.allCases))
    default: .restore
    }
  }

  // MARK: Values

  mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &numbers) }

  mutating func unit() -> Double { Double(int(0...256)) / 256 }

  mutating func one<Value>(of values: [Value]) -> Value { values[int(0...values.count - 1)] }

  mutating func number() -> CGFloat {
    if isWild, int(0...11) == 0 {
      return one(of: [
        .nan, .infinity, -.infinity, 1e300, -1e300, 1e18, -1e9, 0, -0.0, 1e-300, 1e-12, .greatestFiniteMagnitude,
        65_536,
        2_097_152, -2_097_153, 4_294_967_296,
      ])
    }
    switch int(0...3) {
    case 0: return CGFloat(int(-20...100))
    case 1: return CGFloat(int(-80...400)) / 4
    default: return CGFloat.random(in: -30...110, using: &numbers)
    }
  }

  mutating func length() -> CGFloat { isWild ? number() : number().magnitude / 8 }

  mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }

  mutating func rectangle() -> CGRect {
    isWild
      ? CGRect(x: number(), y: number(), width: number(), height: number())
      : CGRect(x: number(), y: number(), width: number().magnitude, height: number().magnitude)
  }

  mutating func transform() -> Transform {
    func factor(_ value: CGFloat) -> Double { Double(value) / 50 }
    return Transform(
      a: factor(number()), b: int(0...1) == 0 ? 0 : factor(number()), c: int(0...1) == 0 ? 0 : factor(number()),
      d: factor(number()), tx: Double(number()), ty: Double(number()))
  }

  mutating func rule() -> FillRule { one(of: FillRule.allCases) }

  mutating func color() -> RGBA {
    RGBA(UInt32(int(0...0xFFFFFF)), alpha: one(of: [0, 1, 128, 254, 255, 255]))
  }

  mutating func path() -> Path {
    if int(0...3) == 0 { return Path(rectangle()) }
    return Path(
      elements: (0..<int(0...9)).map { _ in
        switch int(0...5) {
        case 0: .move(to: point())
        case 1, 2: .line(to: point())
        case 3: .quadCurve(to: point(), control: point())
        case 4: .curve(to: point(), control1: point(), control2: point())
        default: .closeSubpath
        }
      })
  }

  mutating func style() -> StrokeStyle {
    StrokeStyle(
      lineWidth: length(), lineCap: one(of: LineCap.allCases), lineJoin: one(of: LineJoin.allCases),
      miterLimit: one(of: [10, 1, length()]), dash: (0..<max(0, int(-3...3))).map { _ in length() },
      dashPhase: one(of: [0, number()]))
  }

  mutating func paint() -> Paint {
    switch int(0...5) {
    case 0, 1: .color(color())
    case 2:
      .pattern(
        ImagePattern(
          picture(), horizontal: one(of: ImagePattern.Tiling.allCases),
          vertical: one(of: ImagePattern.Tiling.allCases), transform: one(of: [.identity, transform()]),
          interpolation: one(of: ImageInterpolation.allCases)))
    default:
      .gradient(
        GradientPaint(
          one(of: [
            .linear(start: point(), end: point()),
            .radial(start: point(), startRadius: length(), end: point(), endRadius: length()),
            .angular(center: point(), start: Angle(radians: Double(number()))),
          ]), stops: (0..<int(0...4)).map { _ in .init(color: color(), location: isWild ? number() : unit()) },
          spread: one(of: GradientPaint.Spread.allCases),
          interpolation: one(of: GradientPaint.Interpolation.allCases), transform: one(of: [.identity, transform()])))
    }
  }

  mutating func shadow() -> Shadow {
    Shadow(
      color: color(), radius: length(), offset: CGSize(width: number(), height: number()),
      spread: one(of: [0, 0, number() / 10]))
  }

  mutating func filter() -> LayerFilter {
    switch int(0...4) {
    case 4: .alphaThreshold(min: unit(), max: Double(number()) / 40, color: color())
    case 0: .blur(radius: length())
    case 3:
      .projection(ProjectiveTransform((0..<9).map { [1, 0, 0.002, 0, 1, 0, 3, 3, 1][$0] + Double(number()) / 900 }))
    case 1: .shadow(shadow())
    default: .colorMatrix(ColorMatrix((0..<20).map { _ in Double(number()) / 40 }))
    }
  }

  mutating func picture() -> PixelImage {
    let (width, height) = (int(1...5), int(1...4))
    let pixels = (0..<width * height).map { _ in
      hasAnyPixels ? UInt32(truncatingIfNeeded: numbers.next()) : color().premultiplied
    }
    let buffer = PixelBuffer(width: width, height: height, pixels: pixels) ?? PixelBuffer(width: 1, height: 1)
    return PixelImage(buffer, scale: one(of: [1, 2, isWild ? number() : 3]))
  }

  mutating func run() -> GlyphRun {
    GlyphRun(
      face: "Inter-Regular", size: length(), origin: point(),
      glyphs: (0..<int(0...4)).map { _ in .init(id: UInt32(int(0...80)), x: number(), y: one(of: [0, number()])) },
      text: one(of: ["Hi", "a \"b\" \\ @ x", "ש\n", ""]), slant: one(of: [0, 0.25]))
  }
}
