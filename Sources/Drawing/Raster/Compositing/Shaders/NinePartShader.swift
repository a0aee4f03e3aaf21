import CRasterPixels
import Foundation

/// Computes the colors of a nine-part image. Each pixel belongs to the part that contains its center, so that parts
/// meet without seams under any transform.
final class NinePartShader: Sendable {
  /// The edges of the three parts along one axis.
  struct Axis: Sendable {
    /// Four edges in user space.
    var destination: [Double]
    /// Four edges in image pixels.
    var source: [Double]

    /// - Parameters:
    ///   - start: The start of the destination.
    ///   - length: The length of the destination.
    ///   - leading: The leading inset in the image's points. Negative insets count as 0.
    ///   - trailing: The trailing inset.
    ///   - side: The image's size in pixels.
    ///   - scale: The image's pixels per point.
    init(from start: Double, length: Double, leading: Double, trailing: Double, side: Double, scale: Double) {
      var first = max(0, leading)
      var last = max(0, trailing)
      // Insets that overlap in the image shrink in proportion.
      let inPicture = max(1, (first + last) * scale / side)
      first /= inPicture
      last /= inPicture
      let shrink = first + last > length ? length / (first + last) : 1
      destination = [start, start + first * shrink, start + length - last * shrink, start + length]
      source = [0, first * scale, side - last * scale, side]
    }

    /// Returns the part that contains a position in user space.
    @inline(__always)
    func part(at place: Double) -> Int { place < destination[1] ? 0 : place < destination[2] ? 1 : 2 }
  }

  private let horizontal: Axis
  private let vertical: Axis
  private let fromDevice: Transform
  private let parts: [ImageShader?]

  init?(
    _ image: PixelImage, insets: EdgeInsets, destination: CGRect, interpolation: ImageInterpolation,
    transform: Transform, opacity: UInt32
  ) {
    let scale = Double(image.scale)
    guard destination.size.width > 0, destination.size.height > 0, destination.origin.x.isFinite,
      destination.origin.y.isFinite, destination.width.isFinite, destination.height.isFinite, image.buffer.width > 0,
      image.buffer.height > 0, scale > 0,
      scale.isFinite, let fromDevice = transform.inverse,
      [insets.top, insets.leading, insets.bottom, insets.trailing].allSatisfy(\.isFinite)
    else { return nil }
    horizontal = Axis(
      from: Double(destination.minX), length: Double(destination.width), leading: Double(insets.leading),
      trailing: Double(insets.trailing), side: Double(image.buffer.width), scale: scale)
    vertical = Axis(
      from: Double(destination.minY), length: Double(destination.height), leading: Double(insets.top),
      trailing: Double(insets.bottom), side: Double(image.buffer.height), scale: scale)
    self.fromDevice = fromDevice
    var parts: [ImageShader?] = []
    for row in 0..<3 {
      for column in 0..<3 {
        let width = horizontal.destination[column + 1] - horizontal.destination[column]
        let height = vertical.destination[row + 1] - vertical.destination[row]
        let source = CGRect(
          x: horizontal.source[column], y: vertical.source[row],
          width: horizontal.source[column + 1] - horizontal.source[column],
          height: vertical.source[row + 1] - vertical.source[row])
        guard width > 0, height > 0, source.width > 0, source.height > 0 else {
          parts.append(nil)
          continue
        }
        let across = Double(source.width) / width
        let down = Double(source.height) / height
        let toImage = fromDevice.concatenating(
          Transform(
            a: across, b: 0, c: 0, d: down, tx: Double(source.minX) - horizontal.destination[column] * across,
            ty: Double(source.minY) - vertical.destination[row] * down))
        parts.append(
          ImageShader(
            image.buffer, source: source, toImage: toImage, interpolation: interpolation, opacity: opacity))
      }
    }
    self.parts = parts
  }

  /// Writes the colors of `count` pixels starting at (`x`, `y`).
  ///
  /// - Parameter queue: Finished bands to copy meanwhile.
  func colors(
    x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<PremultipliedPixel>,
    _ queue: UnsafeMutablePointer<CPixelsQueue>
  ) {
    var index = 0
    while index < count {
      let part = part(x + index, y)
      var end = index + 1
      while end < count, self.part(x + end, y) == part { end += 1 }
      if let shader = parts[part] {
        shader.colors(x: x + index, y: y, count: end - index, into: row + index, queue)
      } else {
        (row + index).update(repeating: 0, count: end - index)
      }
      index = end
    }
  }

  private func part(_ x: Int, _ y: Int) -> Int {
    let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(fromDevice)
    return vertical.part(at: Double(point.y)) * 3 + horizontal.part(at: Double(point.x))
  }
}
