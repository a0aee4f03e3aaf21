import SnapshotUI

/// A lake below mountains at sunrise, in flat inks like a screen print: layer over layer from back to front.
enum Landscape {
  /// 1200 × 620 pixels, three a point.
  static let sunrise = PixelImage(Landscape.printed(), scale: 3)

  static func printed() -> PixelBuffer {
    var picture = ScreenPrint(width: 1200, height: 620, paper: 0xFBD3A8)
    picture.disc(0xFFF3DC, x: 760, y: 214, radius: 78)
    picture.fill(0xE6A597, farRange + [(1200, shore), (0, shore)])
    picture.fill(0xA8718E, nearRange + [(1200, shore), (0, shore)])
    for foot in feet { picture.fill(0x5F4A80, foot) }

    picture.fill(0xC98391, [(0, shore), (1200, shore), (1200, 620), (0, 620)])
    picture.fill(0x8D6087, mirrored(nearRange) + [(1200, shore), (0, shore)])
    for foot in feet { picture.fill(0x53417A, mirrored(foot)) }
    // The sun on the water, broken by waves.
    for (y, reach) in [(512.0, 44.0), (545, 78), (578, 58)] {
      picture.fill(0xF7C9A8, [(760 - reach, y), (760 + reach, y), (760 + reach, y + 7), (760 - reach, y + 7)])
    }

    for (x, top, breadth) in [(40.0, 250.0, 124.0), (124, 352, 104), (1164, 274, 118), (1080, 384, 92)] {
      picture.fill(0x241F45, fir(x: x, top: top, breadth: breadth))
    }
    return picture.sheet
  }

  private typealias Outline = [(x: Double, y: Double)]

  private static let shore = 424.0
  private static let farRange: Outline = [
    (0, 292), (120, 236), (214, 276), (356, 150), (470, 250), (560, 206), (690, 292), (820, 262), (960, 196),
    (1080, 262), (1200, 214),
  ]
  private static let nearRange: Outline = [
    (0, 240), (150, 330), (262, 286), (430, 384), (570, 344), (720, 408), (860, 352), (1010, 276), (1090, 326),
    (1200, 262),
  ]
  private static let feet: [Outline] = [
    [(0, 356), (120, 334), (330, shore), (0, shore)], [(1200, 352), (1050, 392), (860, shore), (1200, shore)],
  ]

  /// An outline upside down below the shore, shorter, as flat water shows it.
  private static func mirrored(_ outline: Outline) -> Outline {
    outline.map { ($0.x, shore + (shore - $0.y) * 0.55) }
  }

  /// Three tiers of branches, each broader than the one above, down to below the picture.
  private static func fir(x: Double, top: Double, breadth: Double) -> Outline {
    var side: Outline = [(0, top)]
    for tier in 1...3 {
      let y = top + (640 - top) * Double(tier) / 3
      let reach = breadth / 2 * (0.45 + 0.55 * Double(tier) / 3)
      side.append((reach, y))
      side.append((reach * 0.42, y))
    }
    return side.map { (x + $0.x, $0.y) } + side.reversed().map { (x - $0.x, $0.y) }
  }
}

/// A sheet that takes one ink after the other without any blending: a pixel has the last ink that covers its middle.
private struct ScreenPrint {
  private(set) var sheet: PixelBuffer

  init(width: Int, height: Int, paper: UInt32) {
    sheet = PixelBuffer(width: width, height: height, filledWith: RGBA(paper))
  }

  mutating func fill(_ ink: UInt32, _ outline: [(x: Double, y: Double)]) {
    for row in 0..<sheet.height {
      let y = Double(row) + 0.5
      var crossings: [Double] = []
      for (start, end) in zip(outline, outline.dropFirst() + outline.prefix(1)) where (start.y <= y) != (end.y <= y) {
        crossings.append(start.x + (end.x - start.x) * (y - start.y) / (end.y - start.y))
      }
      crossings.sort()
      for pair in stride(from: 0, to: crossings.count, by: 2) {
        fill(ink, row: row, from: crossings[pair], to: crossings[pair + 1])
      }
    }
  }

  mutating func disc(_ ink: UInt32, x: Double, y: Double, radius: Double) {
    for row in 0..<sheet.height {
      let rise = Double(row) + 0.5 - y
      guard rise * rise < radius * radius else { continue }
      let half = (radius * radius - rise * rise).squareRoot()
      fill(ink, row: row, from: x - half, to: x + half)
    }
  }

  private mutating func fill(_ ink: UInt32, row: Int, from left: Double, to right: Double) {
    let first = max(0, Int((left - 0.5).rounded(.up)))
    let end = min(sheet.width, Int((right - 0.5).rounded(.up)))
    guard first < end else { return }
    let pixel = RGBA(ink).premultiplied
    for column in first..<end { sheet.pixels[row * sheet.width + column] = pixel }
  }
}
