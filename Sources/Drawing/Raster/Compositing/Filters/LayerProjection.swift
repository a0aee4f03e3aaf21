import Foundation

/// A projective transform of a layer, in device pixels.
///
/// Each pixel is the average of four bilinear samples, so that the edges of the projected layer are antialiased.
struct LayerProjection: Sendable {
  private let forward: ProjectiveTransform
  private let backward: ProjectiveTransform

  /// - Parameters:
  ///   - projection: The transform in the group's user space.
  ///   - transform: The transform from user space to device pixels.
  /// - Returns: `nil` if a transform is not invertible. Nothing is then visible.
  init?(_ projection: ProjectiveTransform, transform: Transform) {
    guard projection.components.allSatisfy(\.isFinite), let toUser = transform.inverse else { return nil }
    forward = ProjectiveTransform(toUser).concatenating(projection).concatenating(ProjectiveTransform(transform))
    guard let backward = forward.inverse else { return nil }
    self.backward = backward
  }

  /// Returns the pixels that are read to compute a rectangle; `nil` for an unlimited area.
  func source(of wanted: PixelRect) -> PixelRect? { Self.box(of: wanted, under: backward)?.expanded(by: 2) }

  /// Returns the pixels of a projected layer within `limits`.
  func bounds(of layer: PixelRect, limits: PixelRect) -> PixelRect {
    guard !layer.isEmpty else { return .empty }
    return (Self.box(of: layer, under: forward)?.expanded(by: 1) ?? limits).intersection(limits)
  }

  /// Returns the projected layer, cropped to `limits`.
  func projected(_ layer: PixelLayer, limits: PixelRect, workers: WorkerPool) -> PixelLayer {
    guard !layer.bounds.isEmpty else { return layer }
    var result = PixelLayer(bounds: bounds(of: layer.bounds, limits: limits))
    let bounds = result.bounds
    guard !bounds.isEmpty else { return result }
    result.pixels.withUnsafeMutableBufferPointer { pixels in
      layer.pixels.withUnsafeBufferPointer { source in
        nonisolated(unsafe) let (pixels, source) = (pixels, source)
        workers.perform(count: bounds.height, step: 8, makeContext: { _ in }) { _, row in
          var index = row * bounds.width
          for x in bounds.left..<bounds.right {
            pixels[index] = pixel(x, bounds.top + row, of: source, in: layer.bounds)
            index += 1
          }
        }
      }
    }
    return result
  }

  private func pixel(
    _ x: Int, _ y: Int, of source: UnsafeBufferPointer<PremultipliedPixel>, in bounds: PixelRect
  ) -> PremultipliedPixel {
    var sums: (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
    for sample in 0..<4 {
      let place = CGPoint(
        x: Double(x) + (sample & 1 == 0 ? 0.25 : 0.75), y: Double(y) + (sample & 2 == 0 ? 0.25 : 0.75))
      guard let point = backward.project(place) else { continue }
      let (left, across) = Self.split(Double(point.x) - Double(bounds.left) - 0.5)
      let (top, down) = Self.split(Double(point.y) - Double(bounds.top) - 0.5)
      for corner in 0..<4 {
        let (column, row) = (left + corner & 1, top + corner >> 1)
        guard column >= 0, row >= 0, column < bounds.width, row < bounds.height else { continue }
        let weight = (corner & 1 == 0 ? 256 - across : across) * (corner & 2 == 0 ? 256 - down : down)
        let pixel = source[row * bounds.width + column]
        // Weights sum to 65,536 for each sample, so that sums of four samples fit in 32 bits.
        sums.0 += (pixel & 0xFF) * weight
        sums.1 += (pixel >> 8 & 0xFF) * weight
        sums.2 += (pixel >> 16 & 0xFF) * weight
        sums.3 += (pixel >> 24) * weight
      }
    }
    func mean(_ sum: UInt32) -> UInt32 { (sum + 1 << 17) >> 18 }
    return mean(sums.0) | mean(sums.1) << 8 | mean(sums.2) << 16 | mean(sums.3) << 24
  }

  /// Returns the whole part and the fraction in 1/256.
  private static func split(_ value: Double) -> (Int, UInt32) {
    guard value.magnitude < 1e8 else { return (-2, 0) }
    let fixed = Int((value * 256).rounded(.down))
    return (fixed >> 8, UInt32(fixed & 255))
  }

  /// Returns the smallest rectangle around transformed pixels; `nil` if a corner is behind the viewer.
  private static func box(of rect: PixelRect, under transform: ProjectiveTransform) -> PixelRect? {
    var box: CGRect?
    for (x, y) in [
      (rect.left, rect.top), (rect.right, rect.top), (rect.left, rect.bottom), (rect.right, rect.bottom),
    ] {
      guard let point = transform.project(CGPoint(x: x, y: y)), point.x.magnitude < 1e6, point.y.magnitude < 1e6 else {
        return nil
      }
      let corner = CGRect(origin: point, size: .zero)
      box = box?.union(corner) ?? corner
    }
    guard let box else { return nil }
    return PixelRect(
      left: Int(box.minX.rounded(.down)), top: Int(box.minY.rounded(.down)), right: Int(box.maxX.rounded(.up)),
      bottom: Int(box.maxY.rounded(.up)))
  }
}
