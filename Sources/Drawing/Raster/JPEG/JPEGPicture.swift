/// A picture whose coefficients are read.
struct JPEGPicture {
  var frame: JPEGFrame
  var quantization: [[UInt16]?]
  var adobeTransform: UInt8?

  /// A channel in its own resolution.
  private struct Plane {
    var samples: [UInt8]
    /// The distance of rows.
    var stride: Int
    var width: Int
    var height: Int
  }

  /// What the channels mean.
  private enum Colors {
    case gray, rgb, yCbCr, cmyk, ycck
  }

  /// Returns the pixels, opaque.
  func pixels() throws(JPEGError) -> PixelBuffer {
    var planes: [Plane] = []
    for component in frame.components {
      guard let table = quantization[component.quantization] else { throw .damaged("a quantization table is missing") }
      planes.append(Self.plane(component, table))
    }
    var buffer = PixelBuffer(width: frame.width, height: frame.height)
    let colors = colors
    var rows = frame.components.map { _ in [UInt8](repeating: 0, count: frame.width) }
    for y in 0..<frame.height {
      for index in planes.indices { upsample(planes[index], frame.components[index], y, into: &rows[index]) }
      let start = y * frame.width
      buffer.pixels.withUnsafeMutableBufferPointer { pixels in
        for x in 0..<frame.width { pixels[start + x] = Self.pixel(rows, x, colors) }
      }
    }
    return buffer
  }

  private var colors: Colors {
    switch frame.components.count {
    case 1: return .gray
    case 3:
      let identifiers = frame.components.map(\.identifier)
      let isRGB = adobeTransform.map { $0 == 0 } ?? (identifiers == Array("RGB".utf8))
      return isRGB ? .rgb : .yCbCr
    default: return adobeTransform == 2 ? .ycck : .cmyk
    }
  }

  private static func plane(_ component: JPEGFrame.Component, _ table: [UInt16]) -> Plane {
    let stride = component.paddedBlocksWide * 8
    let count = stride * component.paddedBlocksHigh * 8
    let samples = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      component.coefficients.withUnsafeBufferPointer { coefficients in
        table.withUnsafeBufferPointer { table in
          guard let out = buffer.baseAddress, let values = coefficients.baseAddress, let factors = table.baseAddress
          else { return }
          for row in 0..<component.paddedBlocksHigh {
            for column in 0..<component.paddedBlocksWide {
              InverseCosineTransform.transform(
                values + (row * component.paddedBlocksWide + column) * 64, factors,
                to: out + row * 8 * stride + column * 8, stride: stride)
            }
          }
        }
      }
      initialized = count
    }
    return Plane(samples: samples, stride: stride, width: component.width, height: component.height)
  }

  /// Fills a row of the picture from a plane, with straight lines between the centers of its samples.
  private func upsample(_ plane: Plane, _ component: JPEGFrame.Component, _ y: Int, into row: inout [UInt8]) {
    let (above, below, lower) = Self.neighbors(
      of: y, component.vertical, frame.mostVertical, count: plane.height)
    plane.samples.withUnsafeBufferPointer { samples in
      row.withUnsafeMutableBufferPointer { row in
        let (first, second) = (above * plane.stride, below * plane.stride)
        if component.horizontal == frame.mostHorizontal, component.vertical == frame.mostVertical {
          for x in row.indices { row[x] = samples[first + x] }
          return
        }
        let (across, down) = (2 * frame.mostHorizontal, 2 * frame.mostVertical)
        let half = across * down / 2
        for x in row.indices {
          let (left, right, after) = Self.neighbors(
            of: x, component.horizontal, frame.mostHorizontal, count: plane.width)
          let top = Int(samples[first + left]) * (across - after) + Int(samples[first + right]) * after
          let bottom = Int(samples[second + left]) * (across - after) + Int(samples[second + right]) * after
          row[x] = UInt8(truncatingIfNeeded: (top * (down - lower) + bottom * lower + half) / (across * down))
        }
      }
    }
  }

  /// Returns the samples around a pixel, and the weight of the second one in units of 1 / (2 × most).
  @inline(__always)
  private static func neighbors(of pixel: Int, _ own: Int, _ most: Int, count: Int) -> (Int, Int, Int) {
    let place = (2 * pixel + 1) * own - most
    guard place >= 0 else { return (0, 0, 0) }
    let first = min(place / (2 * most), count - 1)
    return (first, min(first + 1, count - 1), place % (2 * most))
  }

  @inline(__always)
  private static func pixel(_ rows: [[UInt8]], _ x: Int, _ colors: Colors) -> PremultipliedPixel {
    func value(_ index: Int) -> Int { Int(rows[index][x]) }
    switch colors {
    case .gray: return opaque(value(0), value(0), value(0))
    case .rgb: return opaque(value(0), value(1), value(2))
    case .yCbCr:
      let (red, green, blue) = rgb(value(0), value(1), value(2))
      return opaque(red, green, blue)
    // Adobe writes the four inks inverted.
    case .cmyk:
      let black = value(3)
      return opaque(value(0) * black / 255, value(1) * black / 255, value(2) * black / 255)
    case .ycck:
      let (red, green, blue) = rgb(value(0), value(1), value(2))
      let black = value(3)
      return opaque(red * black / 255, green * black / 255, blue * black / 255)
    }
  }

  /// Converts with the factors of JFIF: 1.402, 0.344136, 0.714136 and 1.772 in units of 1/65536.
  @inline(__always)
  private static func rgb(_ y: Int, _ cb: Int, _ cr: Int) -> (Int, Int, Int) {
    let (blue, red, light) = (cb - 128, cr - 128, y << 16 + 32_768)
    func clamped(_ value: Int) -> Int { max(0, min(255, value >> 16)) }
    return (
      clamped(light + 91_881 * red), clamped(light - 22_554 * blue - 46_802 * red), clamped(light + 116_130 * blue)
    )
  }

  @inline(__always)
  private static func opaque(_ red: Int, _ green: Int, _ blue: Int) -> PremultipliedPixel {
    RGBA(
      red: UInt8(truncatingIfNeeded: red), green: UInt8(truncatingIfNeeded: green),
      blue: UInt8(truncatingIfNeeded: blue)
    ).premultiplied
  }
}

extension PixelBuffer {
  /// Returns the picture as an orientation of Exif shows it: mirrored for even, turned for large numbers.
  func oriented(_ orientation: Int) -> PixelBuffer {
    guard (2...8).contains(orientation) else { return self }
    let isTurned = orientation >= 5
    var result = PixelBuffer(width: isTurned ? height : width, height: isTurned ? width : height)
    for y in 0..<result.height {
      for x in 0..<result.width {
        let (column, row) = isTurned ? (y, x) : (x, y)
        let isMirrored = [2, 3, 7, 8].contains(orientation)
        let isFlipped = [3, 4, 6, 7].contains(orientation)
        let source = (isFlipped ? height - 1 - row : row) * width + (isMirrored ? width - 1 - column : column)
        result.pixels[y * result.width + x] = pixels[source]
      }
    }
    return result
  }
}
