/// A gradient between the colors of a grid of points.
nonisolated public struct MeshGradient: ShapeStyle, PrimitiveView, Sendable {
  var width: Int
  var height: Int
  var points: [SIMD2<Float>]
  var colors: [Color]
  var background: Color
  var smoothsColors: Bool

  /// Creates a gradient from the points of a grid, row by row, as fractions of the frame, and their colors. It is the
  /// background color if the numbers of points and colors differ from the grid's.
  ///
  /// - Parameters:
  ///   - width: The number of points in a row.
  ///   - height: The number of rows.
  ///   - points: The points, from (0, 0) at the top left to (1, 1) at the bottom right.
  ///   - colors: The colors of the points.
  ///   - background: The color outside the mesh.
  ///   - smoothsColors: Whether colors change smoothly across points.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) {
    self.width = width
    self.height = height
    self.points = points
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
  }

  /// Returns a picture of the gradient over a rectangle.
  public func resolvePaint(in environment: EnvironmentValues, rect: CGRect) -> Paint {
    let ground = background.rgba(in: environment)
    guard width > 1, height > 1, width <= 64, height <= 64, points.count == width * height,
      colors.count == points.count, points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }), rect.width > 0,
      rect.height > 0
    else { return .color(ground) }
    let mesh = MeshPicture(
      width: width, height: height, points: points, colors: colors.map { $0.rgba(in: environment) },
      background: ground, smoothsColors: smoothsColors)
    let image = PixelImage(mesh.pixels())
    let side = Double(MeshPicture.side)
    let transform = Transform(scaleX: Double(rect.width) / side, y: Double(rect.height) / side)
      .concatenating(Transform(translationX: Double(rect.minX), y: Double(rect.minY)))
    return .pattern(
      ImagePattern(image, horizontal: .pad, vertical: .pad, transform: transform, interpolation: .smooth))
  }

  package func makeElements(in context: ElementContext) throws -> [ViewElement] {
    [
      .shape(
        named: "MeshGradient", detail: "\(width) × \(height)", path: { frame in Path { $0.addRect(frame) } },
        drawnBy: .fill(.nonZero), style: self, in: context)
    ]
  }
}

/// Computes the pixels of a mesh gradient: each patch of the mesh is a bicubic surface through its neighbors' points.
private struct MeshPicture {
  /// The width and height of the picture in pixels, which is stretched to the frame.
  static let side = 128

  let width: Int
  let height: Int
  let points: [SIMD2<Float>]
  let colors: [RGBA]
  let background: RGBA
  let smoothsColors: Bool

  func pixels() -> PixelBuffer {
    let side = Self.side
    // Per pixel: red, green, blue, alpha and the number of samples.
    var sums = [SIMD8<Float>](repeating: .zero, count: side * side)
    for row in 0..<height - 1 {
      for column in 0..<width - 1 { scatter(row, column, into: &sums) }
    }
    let empty = background.premultiplied
    var pixels = sums.map { sum -> PremultipliedPixel in
      guard sum[4] > 0 else { return empty }
      func byte(_ index: Int) -> UInt8 { UInt8(max(0, min(255, (sum[index] / sum[4] + 0.5).rounded(.down)))) }
      return RGBA(red: byte(0), green: byte(1), blue: byte(2), alpha: byte(3)).premultiplied
    }
    closeGaps(in: &pixels, sums)
    return PixelBuffer(width: side, height: side, pixels: pixels) ?? PixelBuffer(width: side, height: side)
  }

  /// Samples a patch more densely than pixels, and adds each sample to its pixel.
  private func scatter(_ row: Int, _ column: Int, into sums: inout [SIMD8<Float>]) {
    let side = Self.side
    let steps = 3 * side / min(width - 1, height - 1, 3) + 8
    for line in 0...steps {
      let v = Float(line) / Float(steps)
      let down = Self.weights(v)
      for place in 0...steps {
        let u = Float(place) / Float(steps)
        let across = Self.weights(u)
        var point = SIMD2<Float>.zero
        var color = SIMD4<Float>.zero
        for i in 0..<4 {
          for j in 0..<4 {
            let weight = down[i] * across[j]
            let index = extended(row + i - 1, column + j - 1)
            point += weight * index.point
            if smoothsColors { color += weight * index.color }
          }
        }
        if !smoothsColors {
          let top = mix(channels(row, column), channels(row, column + 1), u)
          color = mix(top, mix(channels(row + 1, column), channels(row + 1, column + 1), u), v)
        }
        let x = (point.x * Float(side)).rounded(.down)
        let y = (point.y * Float(side)).rounded(.down)
        guard x >= 0, y >= 0, x <= Float(side), y <= Float(side) else { continue }
        let pixel = min(Int(y), side - 1) * side + min(Int(x), side - 1)
        sums[pixel] += SIMD8(color.x, color.y, color.z, color.w, 1, 0, 0, 0)
      }
    }
  }

  /// Pixels that no sample met between two that were, along a row.
  private func closeGaps(in pixels: inout [PremultipliedPixel], _ sums: [SIMD8<Float>]) {
    let side = Self.side
    for index in pixels.indices where sums[index][4] == 0 {
      let x = index % side
      if x > 0, x + 1 < side, sums[index - 1][4] > 0, sums[index + 1][4] > 0 { pixels[index] = pixels[index - 1] }
    }
  }

  private func mix(_ a: SIMD4<Float>, _ b: SIMD4<Float>, _ t: Float) -> SIMD4<Float> { a + (b - a) * t }

  private func channels(_ row: Int, _ column: Int) -> SIMD4<Float> {
    let color = colors[row * width + column]
    return SIMD4(Float(color.red), Float(color.green), Float(color.blue), Float(color.alpha))
  }

  /// The point and color at a place of the grid; beyond an edge, mirrored about it.
  private func extended(_ row: Int, _ column: Int) -> (point: SIMD2<Float>, color: SIMD4<Float>) {
    let inRow = min(max(row, 0), height - 1)
    let inColumn = min(max(column, 0), width - 1)
    let edge = points[inRow * width + inColumn]
    guard inRow != row || inColumn != column else { return (edge, channels(row, column)) }
    let mirrored = points[(2 * inRow - row) * width + 2 * inColumn - column]
    return (2 * edge - mirrored, channels(inRow, inColumn))
  }

  /// The weights of four neighbors on a Catmull-Rom curve.
  private static func weights(_ t: Float) -> [Float] {
    let (t2, t3) = (t * t, t * t * t)
    return [
      0.5 * (2 * t2 - t3 - t), 0.5 * (3 * t3 - 5 * t2 + 2), 0.5 * (4 * t2 - 3 * t3 + t), 0.5 * (t3 - t2),
    ]
  }
}
