import Foundation
import Raster

/// A protocol with which terminals show images.
package enum TerminalImageProtocol: String, Hashable, Sendable, CaseIterable {
  /// The kitty graphics protocol: PNG, lossless.
  case kitty
  /// iTerm2's inline images: PNG, lossless.
  case iterm
  /// DEC sixel graphics with 216 colors.
  case sixel
  /// Half block characters in 24-bit color, two pixels per character cell. Works in most terminals.
  case blocks
  case none

  /// Encodes an image, scaled to fit a box, for output at the position of its top left corner.
  ///
  /// - Parameters:
  ///   - size: The box.
  ///   - background: The color below transparent pixels.
  package func encode(
    _ picture: PixelBuffer, in size: TerminalBox, background: ScreenColor = ScreenColor(red: 0, green: 0, blue: 0)
  ) -> String {
    let pixels = size.pixels(of: self)
    let fitting = picture.fitting(width: pixels.width, height: pixels.height)
    switch self {
    case .kitty: return Kitty.encode(fitting, cells: size.cells(covering: fitting))
    case .iterm: return ITerm.encode(fitting, cells: size.cells(covering: fitting))
    case .sixel: return Sixel.encode(fitting, background: background)
    case .blocks: return HalfBlocks.encode(fitting, background: background)
    case .none: return ""
    }
  }
}

/// A box of character cells in a terminal.
package struct TerminalBox: Hashable, Sendable {
  package var columns: Int
  package var rows: Int
  /// The size of a character cell in pixels.
  package var cellWidth: Int
  package var cellHeight: Int

  package init(columns: Int, rows: Int, cellWidth: Int = 8, cellHeight: Int = 16) {
    self.columns = max(columns, 1)
    self.rows = max(rows, 1)
    self.cellWidth = max(cellWidth, 1)
    self.cellHeight = max(cellHeight, 1)
  }

  /// Returns the size of the box in the pixels of a protocol.
  func pixels(of graphics: TerminalImageProtocol) -> (width: Int, height: Int) {
    graphics == .blocks ? (columns, rows * 2) : (columns * cellWidth, rows * cellHeight)
  }

  /// Returns the number of character cells that an image covers, rounded up.
  func cells(covering picture: PixelBuffer) -> (columns: Int, rows: Int) {
    ((picture.width + cellWidth - 1) / cellWidth, (picture.height + cellHeight - 1) / cellHeight)
  }
}

/// A color of the terminal, with 8 bits per channel.
package struct ScreenColor: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Composites a premultiplied pixel over this color.
  func under(_ pixel: PremultipliedPixel) -> ScreenColor {
    let rest = 255 - Int(pixel >> 24)
    func channel(_ shift: UInt32, _ below: UInt8) -> UInt8 {
      UInt8(min(255, Int(pixel >> shift & 0xFF) + (Int(below) * rest + 127) / 255))
    }
    return ScreenColor(red: channel(0, red), green: channel(8, green), blue: channel(16, blue))
  }
}

extension PixelBuffer {
  /// Returns the image, scaled down if necessary to fit a box.
  func fitting(width: Int, height: Int) -> PixelBuffer {
    guard self.width > width || self.height > height, self.width > 0, self.height > 0 else { return self }
    let target = min(width, max(1, self.width * height / self.height))
    return downscaled(toWidth: target)
  }
}

extension TerminalImageProtocol {
  /// Chooses the best protocol of a terminal, from its answers to the kitty graphics query and to the primary device attributes
  /// query (`CSI c`), and from environment variables.
  package init(answer: String, environment: [String: String]) {
    let attributes = answer.components(separatedBy: "\u{1B}[?").last.map { $0.prefix { $0 != "c" } } ?? ""
    if answer.contains("\u{1B}_Gi=31;OK") {
      self = .kitty
    } else if ["iTerm.app", "WezTerm"].contains(environment["TERM_PROGRAM"]) || environment["LC_TERMINAL"] == "iTerm2" {
      self = .iterm
    } else if answer.contains("\u{1B}[?"), attributes.split(separator: ";").contains("4") {
      self = .sixel
    } else {
      self = environment["TERM"] == "dumb" ? .none : .blocks
    }
  }
}
