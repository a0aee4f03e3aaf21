import Foundation
import Raster

/// Characters that are drawn as geometry, so that adjacent ones join: box drawing, blocks, shades, Braille and the triangles of
/// prompts. Edges are on pixel boundaries.
struct TerminalGeometry {
  /// A shape that is filled with the text color.
  struct Part {
    var path: Path
    var opacity: Double = 1
  }

  /// The frame of the cell in points, with edges on pixel boundaries.
  let cell: CGRect
  /// The number of pixels per point.
  let scale: CGFloat

  init(cell: CGRect, scale: CGFloat) {
    self.cell = cell.pixelAligned(scale: scale)
    self.scale = scale
  }

  /// Returns the shapes of a character, or `nil` if it is drawn from a font.
  func parts(of scalar: Unicode.Scalar) -> [Part]? {
    switch scalar.value {
    case 0x2500...0x257F: return BoxDrawing(geometry: self).parts(of: scalar.value)
    case 0x2580...0x259F: return blocks(scalar.value)
    case 0x2800...0x28FF: return braille(scalar.value & 0xFF)
    case 0xE0B0...0xE0B3: return prompt(scalar.value)
    default: return nil
    }
  }

  /// The size of the cell in pixels.
  var width: Int { Int((cell.width * scale).rounded()) }
  var height: Int { Int((cell.height * scale).rounded()) }

  /// Returns a point in the cell, in pixels from its corner.
  func point(_ x: Double, _ y: Double) -> CGPoint {
    CGPoint(x: cell.minX + CGFloat(x) / scale, y: cell.minY + CGFloat(y) / scale)
  }

  /// Returns a rectangle between edges in pixels.
  func rect(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) -> CGRect {
    let corner = point(Double(left), Double(top))
    return CGRect(
      x: corner.x, y: corner.y, width: CGFloat(max(0, right - left)) / scale,
      height: CGFloat(max(0, bottom - top)) / scale)
  }

  private func blocks(_ code: UInt32) -> [Part] {
    func across(_ eighths: Int) -> Int { (width * eighths * 2 + 8) / 16 }
    func down(_ eighths: Int) -> Int { (height * eighths * 2 + 8) / 16 }
    func part(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) -> Part {
      Part(path: Path(rect(across(left), down(top), across(right), down(bottom))))
    }
    switch code {
    case 0x2580: return [part(0, 0, 8, 4)]
    case 0x2581...0x2588: return [part(0, 8 - Int(code - 0x2580), 8, 8)]
    case 0x2589...0x258F: return [part(0, 0, 8 - Int(code - 0x2588), 8)]
    case 0x2590: return [part(4, 0, 8, 8)]
    case 0x2591...0x2593: return [Part(path: Path(cell), opacity: Double(code - 0x2590) / 4)]
    case 0x2594: return [part(0, 0, 8, 1)]
    case 0x2595: return [part(7, 0, 8, 8)]
    default:
      // The quarters: upper left 1, upper right 2, lower left 4, lower right 8.
      let quarters = [4, 8, 1, 13, 9, 7, 11, 2, 6, 14][Int(code - 0x2596)]
      return (0..<4).filter { quarters >> $0 & 1 != 0 }.map { index in
        let (x, y) = (index % 2 * 4, index / 2 * 4)
        return part(x, y, x + 4, y + 4)
      }
    }
  }

  private func braille(_ dots: UInt32) -> [Part] {
    // Bit by bit: the column and the row of the dot.
    let places = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)]
    let radius = Double(width) * 0.17
    var path = Path()
    for (bit, place) in places.enumerated() where dots >> UInt32(bit) & 1 != 0 {
      let x = Double(width) * (place.0 == 0 ? 0.25 : 0.75)
      let y = Double(height) * (Double(place.1) * 2 + 1) / 8
      let corner = point(x - radius, y - radius)
      let side = CGFloat(2 * radius) / scale
      path.addEllipse(in: CGRect(x: corner.x, y: corner.y, width: side, height: side))
    }
    return path.isEmpty ? [] : [Part(path: path)]
  }

  /// Returns the triangles that separate segments of prompts.
  private func prompt(_ code: UInt32) -> [Part] {
    let (right, bottom) = (Double(width), Double(height))
    let pointsRight = code < 0xE0B2
    let (flat, tip) = pointsRight ? (0, right) : (right, 0)
    var path = Path()
    path.move(to: point(flat, 0))
    path.addLine(to: point(tip, bottom / 2))
    path.addLine(to: point(flat, bottom))
    if code % 2 == 0 {
      path.closeSubpath()
      return [Part(path: path)]
    }
    return [Part(path: path.strokedPath(StrokeStyle(lineWidth: 1)))]
  }
}
