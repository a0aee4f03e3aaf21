import Foundation

/// A filter in device pixels.
enum PreparedFilter: Sendable {
  case blur(GaussianBlur)
  /// The offset is in whole pixels. There is no blur if the radius is below a tenth of a pixel.
  case shadow(GaussianBlur?, PremultipliedPixel, x: Int, y: Int)
  case colorMatrix(FixedColorMatrix)
  case alphaThreshold(AlphaThreshold)
  /// `nil` for a transform under which nothing is visible.
  case projection(LayerProjection?)

  /// - Parameters:
  ///   - filter: The filter.
  ///   - transform: The transform from the group's user space to device pixels. A blur stays circular: its standard
  ///     deviation grows with the square root of the area. A shadow's offset is transformed and rounded to whole
  ///     pixels.
  /// - Returns: `nil` if the filter changes nothing.
  init?(_ filter: LayerFilter, transform: Transform) {
    let scale = abs(transform.determinant).squareRoot()
    func blur(_ radius: CGFloat) -> GaussianBlur? {
      let sigma = Double(radius) / 2 * scale
      return sigma >= 0.1 ? GaussianBlur(sigma: sigma) : nil
    }
    switch filter {
    case .blur(let radius):
      guard let blur = blur(radius) else { return nil }
      self = .blur(blur)
    case .shadow(let shadow):
      guard shadow.color.alpha > 0 else { return nil }
      let x = transform.a * Double(shadow.offset.width) + transform.c * Double(shadow.offset.height)
      let y = transform.b * Double(shadow.offset.width) + transform.d * Double(shadow.offset.height)
      guard x.magnitude < 1e6, y.magnitude < 1e6 else { return nil }
      self = .shadow(
        blur(shadow.radius), shadow.color.premultiplied, x: Int((x + 0.5).rounded(.down)),
        y: Int((y + 0.5).rounded(.down)))
    case .colorMatrix(let matrix):
      guard let fixed = FixedColorMatrix(matrix) else { return nil }
      self = .colorMatrix(fixed)
    case .alphaThreshold(let min, let max, let color):
      guard !min.isNaN, !max.isNaN else { return nil }
      self = .alphaThreshold(AlphaThreshold(min: min, max: max, color: color))
    case .projection(let projection):
      guard projection != .identity else { return nil }
      self = .projection(LayerProjection(projection, transform: transform))
    }
  }

  /// The farthest distance in pixels from which a filter takes pixels outside the picture.
  static let farthestReach = 16_384

  /// Returns the pixels that the filter reads to compute a rectangle.
  func needed(for wanted: PixelRect) -> PixelRect {
    switch self {
    case .blur(let blur): return wanted.expanded(by: blur.reach)
    case .shadow(let blur, _, let x, let y):
      return wanted.union(wanted.moved(x: -x, y: -y).expanded(by: blur?.reach ?? 0))
    case .colorMatrix, .alphaThreshold: return wanted
    case .projection(let projection):
      guard let projection else { return .empty }
      return projection.source(of: wanted) ?? wanted.expanded(by: Self.farthestReach)
    }
  }

  /// Returns the pixels of a layer's filtered result within `limits`.
  func bounds(of layer: PixelRect, limits: PixelRect) -> PixelRect {
    switch self {
    case .colorMatrix(let matrix) where matrix.colorsClear: return limits
    case .alphaThreshold(let threshold) where threshold.colorsClear: return limits
    case _ where layer.isEmpty: return .empty
    case .colorMatrix, .alphaThreshold: return layer
    case .blur(let blur): return layer.expanded(by: blur.reach).intersection(limits)
    case .shadow(let blur, _, let x, let y):
      let shadow = layer.moved(x: x, y: y).expanded(by: blur?.reach ?? 0)
      return layer.intersection(limits).union(shadow.intersection(limits))
    case .projection(let projection): return projection?.bounds(of: layer, limits: limits) ?? .empty
    }
  }

  /// Returns the filtered layer. The limits are those of ``bounds(of:limits:)``, or its result.
  func apply(to layer: PixelLayer, limits: PixelRect, workers: WorkerPool) -> PixelLayer {
    switch self {
    case .blur(let blur): return blur.blurred(layer, limits: limits, workers: workers)
    case .shadow(let blur, let color, let x, let y):
      let shadow: PixelLayer
      if let blur {
        shadow = blur.shadow(of: layer, color: color, x: x, y: y, limits: limits, workers: workers)
      } else {
        shadow = PixelLayer(
          bounds: layer.bounds.moved(x: x, y: y), pixels: layer.pixels.map { scaled(color, by: $0 >> 24) })
      }
      return PixelLayer(
        bounds: bounds(of: layer.bounds, limits: limits), compositing: [shadow, layer], workers: workers)
    case .colorMatrix(let matrix):
      return layer.mapping(to: matrix.colorsClear ? limits : layer.bounds, workers) { row in
        for index in row.indices { row[index] = matrix.apply(to: row[index]) }
      }
    case .alphaThreshold(let threshold):
      return layer.mapping(to: threshold.colorsClear ? limits : layer.bounds, workers) { row in
        for index in row.indices { row[index] = threshold.apply(to: row[index]) }
      }
    case .projection(let projection):
      return projection?.projected(layer, limits: limits, workers: workers) ?? PixelLayer(bounds: .empty)
    }
  }
}

extension PixelLayer {
  /// Returns the layer with other bounds and changed pixels. All threads share the rows.
  fileprivate func mapping(
    to bounds: PixelRect, _ workers: WorkerPool, _ change: @Sendable (UnsafeMutableBufferPointer<UInt32>) -> Void
  ) -> PixelLayer {
    var result = bounds == self.bounds ? self : resized(to: bounds)
    let width = max(1, result.bounds.width)
    result.pixels.withUnsafeMutableBufferPointer { pixels in
      nonisolated(unsafe) let pixels = pixels
      workers.perform(count: pixels.count / width, step: 8, makeContext: { _ in }) { _, row in
        change(UnsafeMutableBufferPointer(rebasing: pixels[row * width..<(row + 1) * width]))
      }
    }
    return result
  }
}

/// A range of alphas and the color of the pixels in it.
struct AlphaThreshold: Sendable {
  /// The color of pixels with each alpha.
  private let colors: [PremultipliedPixel]

  /// - Parameters:
  ///   - min: The smallest alpha of the range, 0…1.
  ///   - max: The largest alpha of the range.
  ///   - color: The color of the pixels in the range.
  init(min: Double, max: Double, color: RGBA) {
    colors = (0...255).map { level in
      let alpha = Double(level) / 255
      return alpha >= min && alpha <= max ? color.premultiplied : 0
    }
  }

  /// Whether transparent pixels become visible.
  var colorsClear: Bool { colors[0] != 0 }

  @inline(__always)
  func apply(to pixel: PremultipliedPixel) -> PremultipliedPixel { colors[Int(pixel >> 24)] }
}

/// A color matrix in 1/65536.
struct FixedColorMatrix: Sendable {
  private let values: [Int64]

  /// - Returns: `nil` if a value is not finite. Values are limited to ±32,768.
  init?(_ matrix: ColorMatrix) {
    guard matrix.values.allSatisfy(\.isFinite) else { return nil }
    var values = [Int64](repeating: 0, count: 20)
    for (index, value) in matrix.values.prefix(20).enumerated() {
      values[index] = Int64((max(-32768, min(32768, value)) * 65536 + 0.5).rounded(.down))
    }
    self.values = values
  }

  /// Whether the matrix makes transparent pixels visible.
  var colorsClear: Bool { values[19] > 0 }

  func apply(to pixel: PremultipliedPixel) -> PremultipliedPixel {
    let color = RGBA(premultiplied: pixel)
    let (red, green, blue, alpha) = (Int64(color.red), Int64(color.green), Int64(color.blue), Int64(color.alpha))
    func channel(_ row: Int) -> UInt8 {
      let sum =
        values[row] * red + values[row + 1] * green + values[row + 2] * blue + values[row + 3] * alpha
        + values[row + 4] * 255
      return UInt8(max(0, min(255, (sum + 32768) >> 16)))
    }
    return RGBA(red: channel(0), green: channel(5), blue: channel(10), alpha: channel(15)).premultiplied
  }
}
