import Foundation
import Raster
import Scenes

/// The cost of each kind of paint and of blurs, on a whole screen.
enum PaintCosts {
  /// Prints the nanoseconds per pixel of every kind of gradient, beside an opaque vertical one, and the milliseconds of
  /// blurs of a whole screen by standard deviation, and of pictures by size.
  ///
  /// - Parameter kind: The only kind, or the name of the only gradient; all if `nil`.
  static func print(_ rounds: Int, of kind: String? = nil) throws {
    let named = geometries.filter { kind == nil || kind == "gradients" || kind == $0.name }
    if !named.isEmpty { try printGradients(named, rounds) }
    if kind == nil || kind == "blurs" { try printBlurs(rounds) }
    if kind == nil || kind == "pictures" { try printImages(rounds) }
  }

  private static let screen = CGRect(origin: .zero, size: Scene.size)
  private static let pixels = Double(CairoPicture.width * CairoPicture.height)

  private static let geometries: [(name: String, geometry: GradientPaint.Geometry)] = [
    ("vertical", .linear(start: .zero, end: CGPoint(x: 0, y: 844))),
    ("horizontal", .linear(start: .zero, end: CGPoint(x: 390, y: 0))),
    ("diagonal", .linear(start: .zero, end: CGPoint(x: 390, y: 844))),
    ("short diagonal", .linear(start: CGPoint(x: 150, y: 400), end: CGPoint(x: 200, y: 480))),
    ("10-point diagonal", .linear(start: CGPoint(x: 150, y: 400), end: CGPoint(x: 156, y: 408))),
    (
      "radial",
      .radial(start: CGPoint(x: 195, y: 422), startRadius: 0, end: CGPoint(x: 195, y: 422), endRadius: 460)
    ),
    (
      "radial, 10 points",
      .radial(start: CGPoint(x: 195, y: 422), startRadius: 0, end: CGPoint(x: 195, y: 422), endRadius: 10)
    ),
    (
      "radial, two circles",
      .radial(start: CGPoint(x: 170, y: 380), startRadius: 20, end: CGPoint(x: 195, y: 422), endRadius: 300)
    ),
    (
      "radial, eccentric",
      .radial(start: CGPoint(x: 195, y: 202), startRadius: 0, end: CGPoint(x: 195, y: 422), endRadius: 240)
    ),
    (
      "radial, touching",
      .radial(start: CGPoint(x: 195, y: 222), startRadius: 40, end: CGPoint(x: 195, y: 422), endRadius: 240)
    ),
    (
      "radial, cone",
      .radial(start: CGPoint(x: 195, y: 200), startRadius: 40, end: CGPoint(x: 195, y: 600), endRadius: 160)
    ),
    ("angular", .angular(center: CGPoint(x: 195, y: 422), start: .zero)),
  ]

  private static func printGradients(
    _ geometries: [(name: String, geometry: GradientPaint.Geometry)], _ rounds: Int
  ) throws {
    Swift.print("\ngradients of a whole screen: nanoseconds per pixel, and times an opaque vertical one (one thread)")
    Swift.print("50%: half transparent over a background; over colors: what it adds to an opaque vertical one below it")
    let columns = GradientPaint.Spread.allCases.flatMap { spread in
      Ground.allCases.map { (spread: spread, ground: $0) }
    }
    Swift.print(
      "".padded(22) + columns.map { "\($0.spread.rawValue)\($0.ground.rawValue)".padded(19) }.joined())
    func paint(_ geometry: GradientPaint.Geometry, _ spread: GradientPaint.Spread, _ alpha: UInt8) -> Paint {
      .gradient(
        GradientPaint(
          geometry,
          stops: [
            .init(color: RGBA(0x5E5CE6, alpha: alpha), location: 0),
            .init(color: RGBA(0x64D2FF, alpha: alpha), location: 1),
          ], spread: spread))
    }
    let vertical = paint(.linear(start: .zero, end: CGPoint(x: 0, y: 844)), .pad, 255)
    let reference = DisplayList(size: Scene.size) { $0.fill(Path(screen), with: vertical) }
    for (name, geometry) in geometries {
      var line = name.padded(22)
      for column in columns {
        let paint = paint(geometry, column.spread, column.ground == .opaque ? 255 : 128)
        let list = DisplayList(size: Scene.size) { canvas in
          if column.ground == .colors { canvas.fill(Path(screen), with: vertical) }
          canvas.fill(Path(screen), with: paint)
        }
        let costs = try milliseconds([list, reference], rounds, threads: 1).map { $0 * 1e6 / pixels }
        let reference = costs[1]
        let cost = column.ground == .colors ? costs[0] - reference : costs[0]
        line += "\(cost.hundredths) (\((cost / reference).tenths))".padded(19)
      }
      Swift.print(line)
    }
  }

  /// What is below a gradient.
  private enum Ground: String, CaseIterable {
    case opaque = ""
    case background = ", 50%"
    case colors = ", over colors"
  }

  private static func printBlurs(_ rounds: Int) throws {
    Swift.print("\nblurs of a whole screen by standard deviation in pixels: milliseconds on one and on two threads")
    for sigma in [1, 2, 4, 8, 16, 32, 64, 128] as [CGFloat] {
      let list = DisplayList(size: Scene.size) { canvas in
        canvas.group(filters: [.blur(radius: sigma * 2 / Scene.scale)]) { canvas in
          canvas.fill(Path(screen.insetBy(dx: 30, dy: 60)), with: RGBA(0x34C759))
          canvas.fill(Path(ellipseIn: screen.insetBy(dx: 90, dy: 200)), with: RGBA(0xFF3B30, alpha: 200))
        }
      }
      let times = try [1, 2].map { try milliseconds(list, rounds, threads: $0) }
      Swift.print("\(Int(sigma))".padded(22) + times.map { $0.tenths.padded(9) }.joined())
    }
  }

  private static func printImages(_ rounds: Int) throws {
    Swift.print("\npictures on a whole screen: nanoseconds per pixel (one thread)")
    let sizes = [(1170, 2532), (585, 1266), (800, 1700), (1800, 3900), (2340, 5064)]
    for (width, height) in sizes {
      let colors = (0..<width * height).map { RGBA(UInt32(truncatingIfNeeded: $0 &* 2_654_435_761) & 0xFFFFFF) }
      guard let buffer = PixelBuffer(width: width, height: height, pixels: colors.map(\.premultiplied)) else {
        continue
      }
      let image = PixelImage(buffer)
      let upright = try nanoseconds(rounds) { $0.draw(image, in: screen) }
      let turned = try nanoseconds(rounds) { canvas in
        canvas.rotate(by: Angle(degrees: 3))
        canvas.draw(image, in: screen.insetBy(dx: -60, dy: -60))
      }
      Swift.print(
        "\(width) × \(height)".padded(22) + upright.hundredths.padded(9) + "turned by 3°: \(turned.hundredths)")
    }
  }

  private static func nanoseconds(_ rounds: Int, _ draw: (inout DisplayListRecorder) -> Void) throws -> Double {
    try milliseconds(DisplayList(size: Scene.size, draw), rounds, threads: 1) * 1e6 / pixels
  }

  private static func milliseconds(_ list: DisplayList, _ rounds: Int, threads: Int) throws -> Double {
    try milliseconds([list], rounds, threads: threads)[0]
  }

  /// Returns the least times of lists that are rendered in turn, so that a change of the clock concerns all.
  private static func milliseconds(_ lists: [DisplayList], _ rounds: Int, threads: Int) throws -> [Double] {
    let renderer = Renderer(threads: threads)
    var frame = PixelBuffer(width: CairoPicture.width, height: CairoPicture.height)
    var best = [Double](repeating: .infinity, count: lists.count)
    for _ in 0..<rounds {
      for (index, list) in lists.enumerated() {
        let time = try wallMilliseconds {
          try renderer.render(list, scale: Scene.scale, background: .white, into: &frame)
        }
        best[index] = min(best[index], time)
      }
    }
    return best
  }
}
