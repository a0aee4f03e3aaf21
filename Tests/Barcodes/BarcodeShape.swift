import Views

/// A barcode's bars in the middle of its frame. A module is a whole number of points wide, so that every bar has sharp
/// edges, and a quiet zone of ten modules stays free on both sides.
public struct BarcodeShape: Shape {
  public var barcode: Code128

  public init(barcode: Code128) { self.barcode = barcode }

  private static let quietZone = 10

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
