import SnapshotUI

/// The bars of a barcode, centered in their frame. A module has an integral width in points, so that all bars have sharp edges.
/// Both sides have a quiet zone of ten modules.
public struct BarcodeShape: Shape {
  /// The barcode to draw.
  public var barcode: Code128

  /// Creates the shape of a barcode.
  public init(barcode: Code128) { self.barcode = barcode }

  private static let quietZone = 10

  /// Returns the bars, centered in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let modules = CGFloat(barcode.moduleCount)
    let module = (rect.width / (modules + CGFloat(2 * Self.quietZone))).rounded(.down)
    guard module >= 1 else { return Path() }
    var x = ((rect.width - modules * module) / 2).rounded(.down)
    return Path { path in
      for (index, width) in barcode.widths.enumerated() {
        let length = CGFloat(width) * module
        if index % 2 == 0 { path.addRect(CGRect(x: rect.minX + x, y: rect.minY, width: length, height: rect.height)) }
        x += length
      }
    }
  }
}
