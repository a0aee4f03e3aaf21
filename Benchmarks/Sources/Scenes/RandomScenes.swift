import Foundation
import Raster

/// Scenes with the statistics of the six fixed ones: kinds of paint, geometry, opacity, radii, transforms, picture scales
/// and sizes of text. Positions, sizes and colors come from a seed, so that a speed that depends on one drawing shows.
extension Scene {
  /// What a random scene consists of.
  public enum Kind: String, CaseIterable, Sendable {
    case feed
    case feedWithoutShadows = "feed without shadows"
    case text
    /// Every glyph is a path of its own that occurs once.
    case textByPaths = "text by paths"
    case dashboard
    case icons
    /// Shadows, and groups and a photograph that are blurred.
    case blurs
    /// The content of `blurs` without the blurs.
    case pictures = "blurs without blurs"
  }

  /// Returns the scene of a seed. Equal seeds give equal scenes.
  public static func random(_ kind: Kind, seed: UInt64) -> Scene {
    var artist = RandomArtist(seed: seed)
    return Scene(kind.rawValue) { canvas in
      switch kind {
      case .feed: artist.drawFeed(&canvas, shadows: true)
      case .feedWithoutShadows: artist.drawFeed(&canvas, shadows: false)
      case .text: artist.drawText(&canvas)
      case .textByPaths: artist.drawOutlines(&canvas)
      case .dashboard: artist.drawDashboard(&canvas)
      case .icons: artist.drawIcons(&canvas)
      case .blurs: artist.drawBlurs(&canvas, blurs: true)
      case .pictures: artist.drawBlurs(&canvas, blurs: false)
      }
    }
  }
}

/// Draws the content of random scenes.
private struct RandomArtist {
  private var numbers: SeededNumbers

  init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

  // MARK: Scenes

  mutating func drawFeed(_ canvas: inout DisplayListRecorder, shadows: Bool) {
    let height = number(54...90)
    let gap = number(5...10)
    let radius = number(6...18)
    let blur = number(4...16)
    var top = gap
    while top < Scene.size.height {
      let card = CGRect(x: number(8...14), y: top, width: number(350...370), height: height)
      let outline = Path(roundedRect: card, cornerRadius: radius, style: one(of: RoundedCornerStyle.allCases))
      if shadows {
        canvas.drawShadow(
          of: outline,
          Shadow(color: RGBA(0, alpha: UInt8(int(25...70))), radius: blur, offset: CGSize(width: 0, height: 2)))
      }
      canvas.fill(outline, with: int(0...3) == 0 ? .gradient(gradient(in: card)) : .color(.white))
      let avatar = CGRect(x: card.minX + 10, y: card.minY + 8, width: 32, height: 32)
      canvas.saved { canvas in
        canvas.clip(to: Path(ellipseIn: avatar))
        if int(0...1) == 0 {
          canvas.fill(Path(avatar), with: color())
        } else {
          canvas.draw(photograph(width: int(40...160), height: int(40...160)), in: avatar)
        }
      }
      let text = paragraph(size: number(8...12), letters: int(120...190), width: 290)
      canvas.draw(text, at: CGPoint(x: card.minX + 52, y: top + 6))
      canvas.fill(
        Path(CGRect(x: card.minX + 52, y: card.maxY - 4, width: 290, height: 1.0 / 3)), with: RGBA(0xC6C6C8))
      top += height + gap
    }
  }

  mutating func drawText(_ canvas: inout DisplayListRecorder) {
    var top: CGFloat = 4
    while top < Scene.size.height {
      let layout = paragraph(size: number(7.5...11.5), letters: int(150...400), width: number(300...376))
      canvas.draw(layout, at: CGPoint(x: number(4...10), y: top))
      top += layout.size.height + number(2...8)
    }
  }

  mutating func drawOutlines(_ canvas: inout DisplayListRecorder) {
    var text = DisplayListRecorder(size: Scene.size)
    drawText(&text)
    for item in text.displayList.items {
      switch item.operation {
      case .glyphs(let run, let paint):
        for glyph in run.glyphs {
          guard let outline = FontBook.embedded.outline(face: run.face, glyph: glyph.id), !outline.path.isEmpty else {
            continue
          }
          // No two glyphs have the same size, so that no mask can be reused.
          let scale = Double(run.size) / Double(outline.unitsPerEm) * Double(number(0.97...1.03))
          var path = Path()
          path.addPath(
            outline.path,
            transform: Transform(
              a: scale, b: 0, c: 0, d: -scale, tx: Double(run.origin.x + glyph.x), ty: Double(run.origin.y + glyph.y)))
          canvas.fill(path, with: paint)
        }
      default: canvas.record(item.operation)
      }
    }
  }

  mutating func drawDashboard(_ canvas: inout DisplayListRecorder) {
    let screen = CGRect(origin: .zero, size: Scene.size)
    canvas.fill(Path(screen), with: .gradient(gradient(in: screen, isOpaque: true)))
    for _ in 0..<int(1...2) {
      canvas.fill(Path(screen), with: .gradient(radial(in: screen, alpha: 40...160)))
    }
    for row in 0..<5 {
      let card = CGRect(x: 12, y: 12 + CGFloat(row) * 166, width: 366, height: number(120...154))
      canvas.fill(
        Path(roundedRect: card, cornerRadius: number(8...24), style: .circular), with: .gradient(gradient(in: card)))
      var line = Path()
      let points = int(120...260)
      for index in 0..<points {
        let point = CGPoint(
          x: card.minX + 12 + CGFloat(index) * 340 / CGFloat(points), y: number(card.minY + 16...card.maxY - 16))
        if index == 0 { line.move(to: point) } else { line.addLine(to: point) }
      }
      canvas.stroke(
        line, with: .color(RGBA(0xFFFFFF, alpha: UInt8(int(150...255)))),
        style: StrokeStyle(lineWidth: number(0.8...2.4), lineCap: .round, lineJoin: .round))
    }
  }

  mutating func drawIcons(_ canvas: inout DisplayListRecorder) {
    for index in 0..<1000 {
      let center = CGPoint(x: CGFloat(index % 25) * 15.5 + 9 + number(-1...1), y: CGFloat(index / 25) * 21 + 10)
      let size = number(8...14)
      var icon = Path()
      switch int(0...3) {
      case 0:
        icon.addEllipse(in: CGRect(x: -size / 2, y: -size / 2, width: size, height: size * number(0.6...1)))
      case 1:
        let (points, inner) = (int(4...9), number(0.35...0.7))
        for point in 0..<2 * points {
          let angle = Angle(radians: Double(point) * Double.pi / Double(points))
          let radius = Double(point % 2 == 0 ? size : size * inner) / 2
          let place = CGPoint(x: radius, y: 0).applying(Transform(rotation: angle))
          if point == 0 { icon.move(to: place) } else { icon.addLine(to: place) }
        }
        icon.closeSubpath()
      case 2:
        addHeart(&icon, size: size)
      default:
        icon.addRoundedRect(
          in: CGRect(x: -size / 2, y: -size / 2, width: size, height: size * number(0.5...1)),
          cornerSize: CGSize(width: size / 5, height: size / 5))
      }
      let place = Transform(rotation: Angle(degrees: Double(number(0...90))))
        .concatenating(Transform(translationX: Double(center.x), y: Double(center.y)))
      var placed = Path()
      placed.addPath(icon, transform: place)
      canvas.fill(placed, with: color(alpha: int(0...3) == 0 ? 100...254 : 255...255))
    }
  }

  /// A heart around the origin, as in the fixed scene, with random shoulders and notch.
  private mutating func addHeart(_ icon: inout Path, size: CGFloat) {
    let (shoulder, notch, width) = (-number(0.1...0.3), -number(0.2...0.4), number(0.4...0.5))
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x * 2 * width * size, y: y * size) }
    icon.move(to: point(0, 0.45))
    icon.addCurve(to: point(-0.5, shoulder), control1: point(-0.3, 0.2), control2: point(-0.5, 0))
    icon.addCurve(to: point(0, notch), control1: point(-0.5, -0.5), control2: point(-0.1, -0.5))
    icon.addCurve(to: point(0.5, shoulder), control1: point(0.1, -0.5), control2: point(0.5, -0.5))
    icon.addCurve(to: point(0, 0.45), control1: point(0.5, 0), control2: point(0.3, 0.2))
    icon.closeSubpath()
  }

  mutating func drawBlurs(_ canvas: inout DisplayListRecorder, blurs: Bool) {
    let screen = CGRect(origin: .zero, size: Scene.size)
    let picture = photograph(width: int(300...900), height: int(600...1400))
    let blurred = blurs ? [LayerFilter.blur(radius: number(6...50))] : []
    canvas.group(filters: blurred) { $0.draw(picture, in: screen) }
    for index in 0..<8 {
      let card = CGRect(
        x: 20 + CGFloat(index % 2) * 180, y: 20 + CGFloat(index / 2) * 205, width: number(130...165),
        height: number(90...180))
      let outline = Path(roundedRect: card, cornerRadius: number(8...30), style: .circular)
      if blurs {
        canvas.drawShadow(
          of: outline,
          Shadow(
            color: RGBA(0, alpha: UInt8(int(60...140))), radius: number(8...50), offset: CGSize(width: 0, height: 6)))
      }
      canvas.saved { canvas in
        canvas.clip(to: outline)
        canvas.draw(photograph(width: int(60...700), height: int(60...700)), in: card)
      }
    }
    let group = CGRect(x: number(30...120), y: number(200...500), width: 220, height: 160)
    let soft = blurs ? [LayerFilter.blur(radius: number(3...30))] : []
    canvas.group(opacity: Double(number(0.6...1)), filters: soft) { canvas in
      for _ in 0..<6 {
        let size = number(30...90)
        let place = CGPoint(x: number(group.minX...group.maxX), y: number(group.minY...group.maxY))
        canvas.fill(Path(ellipseIn: CGRect(origin: place, size: CGSize(width: size, height: size))), with: color())
      }
    }
  }

  // MARK: Values

  private mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &numbers) }

  private mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &numbers) }

  private mutating func one<Value>(of values: [Value]) -> Value { values[int(0...values.count - 1)] }

  private mutating func color(alpha: ClosedRange<Int> = 255...255) -> RGBA {
    RGBA(UInt32(int(0...0xFFFFFF)), alpha: UInt8(int(alpha)))
  }

  private mutating func stops(alpha: ClosedRange<Int>) -> [GradientPaint.Stop] {
    let count = int(2...4)
    return (0..<count).map { .init(color: color(alpha: alpha), location: CGFloat($0) / CGFloat(count - 1)) }
  }

  /// Two of five gradients are diagonal, one is radial, and one in four is translucent.
  private mutating func gradient(in rect: CGRect, isOpaque: Bool = false) -> GradientPaint {
    let alpha = isOpaque || int(0...3) > 0 ? 255...255 : 80...254
    let end: CGPoint
    switch int(0...4) {
    case 0: return radial(in: rect, alpha: alpha)
    case 1: end = CGPoint(x: rect.minX, y: rect.maxY)
    case 2: end = CGPoint(x: rect.maxX, y: rect.minY)
    default: end = CGPoint(x: rect.maxX, y: rect.maxY)
    }
    return GradientPaint(.linear(start: rect.origin, end: end), stops: stops(alpha: alpha), spread: spread())
  }

  private mutating func radial(in rect: CGRect, alpha: ClosedRange<Int>) -> GradientPaint {
    let center = CGPoint(x: number(rect.minX...rect.maxX), y: number(rect.minY...rect.maxY))
    let radius = max(rect.width, rect.height) * number(0.3...1)
    return GradientPaint(
      .radial(start: center, startRadius: 0, end: center, endRadius: radius), stops: stops(alpha: alpha),
      spread: spread())
  }

  private mutating func spread() -> GradientPaint.Spread {
    int(0...3) > 0 ? .pad : one(of: GradientPaint.Spread.allCases)
  }

  private mutating func paragraph(size: CGFloat, letters: Int, width: CGFloat) -> TextLayout {
    var text = ""
    while text.utf8.count < letters { text += one(of: Self.words) + (int(0...9) == 0 ? ". " : " ") }
    return Typesetter().layout(
      [TextRun(text, font: FontDescriptor(size: size), color: RGBA(0x1C1C1E, alpha: UInt8(int(180...255))))],
      width: width)
  }

  /// A photograph: smooth areas with grain.
  private mutating func photograph(width: Int, height: Int) -> PixelImage {
    let (red, green, blue) = (int(20...120), int(20...120), int(20...120))
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width {
        let grain = Int(numbers.next() >> 61)
        let color = RGBA(
          red: UInt8(red + y * 120 / height + grain), green: UInt8(green + x * 120 / width + grain),
          blue: UInt8(blue + (x + y) * 120 / (width + height) + grain))
        pixels.append(color.premultiplied)
      }
    }
    return PixelImage(PixelBuffer(width: width, height: height, pixels: pixels) ?? PixelBuffer(width: 1, height: 1))
  }

  private static let words = [
    "grouse", "and", "pine", "a", "long", "way", "up", "from", "the", "valley", "where", "River", "bends", "twice",
    "before", "it", "meets", "lake", "quick", "brown", "fox", "jumps", "over", "lazy", "dog", "Pack", "my", "box",
    "with", "five", "dozen", "liquor", "jugs", "1,024", "of", "Zürich",
  ]
}

/// Random numbers from a seed (SplitMix64).
private struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
