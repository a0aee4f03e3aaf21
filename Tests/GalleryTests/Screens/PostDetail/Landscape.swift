import Views

/// A picture of mountains over a lake, painted pixel by pixel from arithmetic alone.
enum Landscape {
  /// 1200 × 620 pixels, three a point.
  static let sunrise = PixelImage(Landscape.painted(width: 1200, height: 620), scale: 3)

  static func painted(width: Int, height: Int) -> PixelBuffer {
    let scene = Scene(width: width, height: height)
    var pixels = [PremultipliedPixel](repeating: 0, count: width * height)
    pixels.withUnsafeMutableBufferPointer { pixels in
      for y in 0..<scene.waterline {
        for x in 0..<width { pixels[y * width + x] = scene.air(x, y).packed }
      }
      for y in scene.waterline..<height {
        for x in 0..<width { pixels[y * width + x] = scene.water(x, y).packed }
      }
      for tree in scene.trees { tree.paint(pixels, width: width, height: height) }
    }
    return PixelBuffer(width: width, height: height, pixels: pixels) ?? PixelBuffer(width: width, height: height)
  }
}

/// A colour while it is mixed, components of 0…255.
private struct Tone {
  var red: Double
  var green: Double
  var blue: Double

  init(_ hex: UInt32) {
    red = Double(hex >> 16 & 0xFF)
    green = Double(hex >> 8 & 0xFF)
    blue = Double(hex & 0xFF)
  }

  func mixed(_ other: Tone, _ amount: Double) -> Tone {
    let amount = min(max(amount, 0), 1)
    var tone = self
    tone.red += (other.red - red) * amount
    tone.green += (other.green - green) * amount
    tone.blue += (other.blue - blue) * amount
    return tone
  }

  var packed: PremultipliedPixel {
    UInt32(red + 0.5) | UInt32(green + 0.5) << 8 | UInt32(blue + 0.5) << 16 | 0xFF00_0000
  }
}

/// Numbers without a pattern that are the same in every run.
private func noise(_ index: Int, _ seed: UInt64) -> Double {
  var value = UInt64(bitPattern: Int64(index)) &* 0x9E37_79B9_7F4A_7C15 &+ seed &* 0xBF58_476D_1CE4_E5B9
  value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
  value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
  return Double((value ^ value >> 31) >> 11) / Double(1 << 53)
}

/// A curve through random heights of 0…1, one a unit of `x`, in four octaves.
private func ridge(_ x: Double, seed: UInt64) -> Double {
  var sum = 0.0
  var weight = 0.55
  var scale = 1.0
  for octave in 0..<4 {
    let position = x * scale
    let cell = position.rounded(.down)
    let t = position - cell
    let left = noise(Int(cell), seed &+ UInt64(octave))
    let right = noise(Int(cell) + 1, seed &+ UInt64(octave))
    // The first octaves are smooth, the later ones are broken like rock.
    let blend = octave < 2 ? t * t * (3 - 2 * t) : t
    sum += (left + (right - left) * blend) * weight
    weight *= 0.46
    scale *= 2.17
  }
  return sum
}

private struct Scene {
  /// A range of mountains: the height of its ridge in every column, and its colours at the ridge and the foot.
  struct Range {
    var ridge: [Double]
    var highest: Double
    var foot: Double
    var top: Tone
    var mist: Tone
  }

  let width: Int
  let height: Int
  let waterline: Int
  let ranges: [Range]
  let trees: [Tree]

  private let sun = (x: 0.66, y: 0.3)
  private let zenith = Tone(0x3E6FB5)
  private let middle = Tone(0xF2B5A0)
  private let horizon = Tone(0xFFE2B0)
  private let glow = Tone(0xFFF6DC)

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    waterline = height * 68 / 100
    let water = Double(waterline)
    func range(
      _ seed: UInt64, base: Double, rise: Double, wave: Double, top: UInt32, mist: UInt32, lean: Double = 0
    ) -> Range {
      let columns = (0..<width).map { column in
        let x = Double(column) / Double(width)
        let away = (x - 0.5) * (x - 0.5) * 4
        return water * (base - rise * ridge(x * wave + 3, seed: seed) - lean * away)
      }
      return Range(
        ridge: columns, highest: columns.min() ?? 0, foot: water, top: Tone(top), mist: Tone(mist))
    }
    ranges = [
      range(11, base: 0.72, rise: 0.42, wave: 2.6, top: 0x9C8FB0, mist: 0xF6D3BC),
      range(29, base: 0.86, rise: 0.5, wave: 2.2, top: 0x6E6A98, mist: 0xE2BBB8, lean: 0.1),
      range(47, base: 0.98, rise: 0.4, wave: 3.1, top: 0x474E7C, mist: 0xB79DB0, lean: 0.22),
      range(83, base: 1.04, rise: 0.22, wave: 5.2, top: 0x2A3557, mist: 0x6E6B8E, lean: 0.2),
    ]
    trees = Tree.forest(width: width, height: height)
  }

  /// Sky and mountains.
  func air(_ x: Int, _ y: Int) -> Tone {
    let row = Double(y)
    for range in ranges.reversed() where row >= range.ridge[x] {
      // Mist lies level, so that the valleys of all ranges fade at the same height.
      let depth = (row - range.highest) / max(1, range.foot - range.highest)
      return range.top.mixed(range.mist, depth * depth * 0.9)
    }
    return sky(x, row)
  }

  private func sky(_ x: Int, _ row: Double) -> Tone {
    let fraction = row / Double(waterline)
    let base =
      fraction < 0.5
      ? zenith.mixed(middle, fraction * 2) : middle.mixed(horizon, (fraction - 0.5) * 2)
    let dx = (Double(x) / Double(width) - sun.x) * Double(width) / Double(height)
    let dy = row / Double(height) - sun.y
    let squared = dx * dx + dy * dy
    if squared < 0.0011 { return glow }
    // The light around the sun in rings, each a little weaker than the one inside of it.
    for (ring, radius) in [0.08, 0.15, 0.25].enumerated() where squared < radius * radius {
      return base.mixed(glow, 0.36 - 0.11 * Double(ring))
    }
    return base
  }

  /// The air above, mirrored, darker with every row; here and there a streak of light lies on the water.
  func water(_ x: Int, _ y: Int) -> Tone {
    let distance = Double(y - waterline)
    let reach = Double(height - waterline)
    let mirrored = air(x, max(0, waterline - 1 - Int(distance * 1.35)))
    let shine = noise(y / 4, 91) > 0.74 ? 0.09 : 0.0
    return mirrored.mixed(Tone(0x22385E), 0.2 + 0.42 * distance / reach - shine)
  }
}

/// A fir in front of the lake.
private struct Tree {
  var x: Double
  var top: Double
  var bottom: Double
  var tone: Tone

  static func forest(width: Int, height: Int) -> [Tree] {
    let (width, height) = (Double(width), Double(height))
    return (0..<16).map { index in
      let side = index % 2 == 0 ? 0.0 : 1.0
      let spread = noise(index, 5)
      // Close together at the borders, sparse toward the middle.
      let away = spread * spread * 0.34
      let x = (side == 0 ? away : 1 - away) * width
      let size = (0.42 - away * 0.9) * (0.65 + 0.35 * noise(index, 6))
      return Tree(
        x: x, top: height * (1 - size), bottom: height * 1.02, tone: Tone(index % 3 == 0 ? 0x1D2B45 : 0x121D31))
    }
  }

  func paint(_ pixels: UnsafeMutableBufferPointer<PremultipliedPixel>, width: Int, height: Int) {
    let color = tone.packed
    let length = bottom - top
    let whorl = length / 6
    for y in max(0, Int(top))..<height {
      let down = Double(y) - top
      let step = down / whorl
      let within = step - step.rounded(.down)
      // Branches reach farther out toward the end of each whorl.
      let half = (down * 0.13) * (0.62 + 0.5 * within) + 1
      let left = max(0, Int(x - half))
      let right = min(width - 1, Int(x + half))
      guard left <= right else { continue }
      for column in left...right { pixels[y * width + column] = color }
    }
  }
}
