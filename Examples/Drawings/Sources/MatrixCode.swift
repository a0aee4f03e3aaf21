import Foundation
import Raster

/// A code of dark and light modules, such as a QR code that a server has made.
public struct MatrixCode: Drawable, Equatable, Sendable {
  /// The rows of modules from the top; `true` is dark.
  public var rows: [[Bool]]

  /// Creates a code from lines of text, in which `#` is a dark module.
  public init(_ text: String) {
    rows = text.split(separator: "\n").map { $0.map { $0 == "#" } }
  }

  /// The number of modules at a side.
  public var side: Int { max(rows.count, rows.map(\.count).max() ?? 0) }

  /// The light modules around the code that readers need.
  private static let quietZone = 4

  /// Draws the code in the width of the context, less what is left when each module has the same whole number of pixels.
  public func displayList(in context: RenderContext) -> DisplayList {
    let modules = CGFloat(side + 2 * Self.quietZone)
    let pixels = max(1, ((context.width ?? 4 * modules) * context.displayScale / modules).rounded(.down))
    let module = pixels / context.displayScale
    return DisplayList(size: CGSize(width: modules * module, height: modules * module)) { canvas in
      // Light and dark also in dark mode: readers expect it.
      canvas.fill(Path(CGRect(origin: .zero, size: canvas.size)), with: .white)
      canvas.scale(x: module, y: module)
      canvas.translate(x: CGFloat(Self.quietZone), y: CGFloat(Self.quietZone))
      canvas.fill(modulePath, with: RGBA(0x14171F))
    }
  }

  /// One rectangle for each run of dark modules in a row.
  private var modulePath: Path {
    Path { path in
      for (y, row) in rows.enumerated() {
        var start = 0
        while let first = row[start...].firstIndex(of: true) {
          let end = row[first...].firstIndex(of: false) ?? row.count
          path.addRect(CGRect(x: first, y: y, width: end - first, height: 1))
          start = end
        }
      }
    }
  }
}
