import Raster
import Testing
import SnapshotUI

extension MeasuredScreen {
  /// Returns the box of the pixels of an element that differ from its surroundings, at 3 pixels per point.
  ///
  /// - Parameter name: The name of the element, such as `Image`.
  static func ink(of name: String, _ index: Int = 0, on view: some View, in context: RenderContext) throws -> CGRect {
    let frame = try MeasuredScreen(view, in: context).frame(name, index).insetBy(dx: -4, dy: -4)
    let scale: CGFloat = 3
    let buffer = try Renderer(threads: 1).render(view.displayList(in: context), scale: scale)
    let (columns, rows) = (
      Int(frame.minX * scale)..<Int(frame.maxX * scale), Int(frame.minY * scale)..<Int(frame.maxY * scale)
    )
    func pixel(_ x: Int, _ y: Int) -> UInt32 { buffer.pixels[y * buffer.width + x] }
    let ground = pixel(columns.lowerBound, rows.lowerBound)
    func difference(_ x: Int, _ y: Int) -> Int {
      var most = 0
      for shift in [UInt32(0), 8, 16] {
        let (own, other) = (Int(pixel(x, y) >> shift & 255), Int(ground >> shift & 255))
        most = max(most, abs(own - other))
      }
      return most
    }
    let strongest = try #require(rows.flatMap { y in columns.map { difference($0, y) } }.max())
    try #require(strongest > 0)
    // An edge that covers less than a third of a pixel is no part of the ink.
    let inked = { (x: Int, y: Int) in difference(x, y) * 3 > strongest }
    let xs = columns.filter { x in rows.contains { inked(x, $0) } }
    let ys = rows.filter { y in columns.contains { inked($0, y) } }
    return CGRect(
      x: CGFloat(xs[0]) / scale, y: CGFloat(ys[0]) / scale, width: CGFloat(xs[xs.count - 1] - xs[0] + 1) / scale,
      height: CGFloat(ys[ys.count - 1] - ys[0] + 1) / scale)
  }
}
