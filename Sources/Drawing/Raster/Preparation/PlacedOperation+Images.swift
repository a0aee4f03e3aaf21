import Foundation

extension PlacedOperation {
  func prepared(
    _ image: PixelImage, _ source: CGRect, _ destination: CGRect, _ interpolation: ImageInterpolation,
    _ shared: SceneCaches
  ) -> PreparedOperation? {
    // NB: `CGRect.intersection` traps on NaN.
    guard source.isFinite, destination.isFinite, source.width > 0, source.height > 0 else { return nothing }
    let whole = CGRect(x: 0, y: 0, width: image.buffer.width, height: image.buffer.height)
    let visible = source.intersection(whole)
    guard visible.width > 0, visible.height > 0, let fromDevice = transform.inverse else { return nothing }
    // Clips the source to the image, and the destination in proportion.
    let across = destination.width / source.width
    let down = destination.height / source.height
    let target = CGRect(
      x: destination.minX + (visible.minX - source.minX) * across,
      y: destination.minY + (visible.minY - source.minY) * down,
      width: visible.width * across, height: visible.height * down)
    guard across > 0, down > 0, across.isFinite, down.isFinite else { return nothing }
    let toImage = fromDevice.concatenating(
      Transform(
        a: 1 / Double(across), b: 0, c: 0, d: 1 / Double(down),
        tx: Double(source.minX - destination.minX / across), ty: Double(source.minY - destination.minY / down)))
    let shader = ImageShader(
      image.buffer, source: visible, toImage: toImage, interpolation: interpolation, opacity: level)
    var outline = Path()
    outline.addRect(target)
    return fill(outline.flattened(transform: transform, tolerance: Self.tolerance), .nonZero, .image(shader), shared)
  }
}

extension CGRect {
  fileprivate var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
