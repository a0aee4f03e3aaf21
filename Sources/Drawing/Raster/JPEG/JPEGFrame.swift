/// The size, the components and the coefficients of a picture.
struct JPEGFrame {
  /// A channel of the picture.
  struct Component {
    var identifier: UInt8
    /// The samples per unit of the frame.
    var horizontal: Int
    var vertical: Int
    var quantization: Int
    /// The size in samples.
    var width = 0
    var height = 0
    /// The blocks of the samples, and those that scans of several components have.
    var blocksWide = 0
    var blocksHigh = 0
    var paddedBlocksWide = 0
    var paddedBlocksHigh = 0
    /// The coefficients, 64 per block in rows of 8.
    var coefficients: [Int16] = []
  }

  /// The position in a block of each coefficient of a file.
  static let zigzag: [UInt8] = [
    0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7, 14, 21,
    28,
    35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47,
    55,
    62, 63,
  ]

  let width: Int
  let height: Int
  let isProgressive: Bool
  var components: [Component] = []
  let mostHorizontal: Int
  let mostVertical: Int
  let unitsWide: Int
  let unitsHigh: Int

  init(_ segment: ArraySlice<UInt8>, isProgressive: Bool, dataSize: Int) throws(JPEGError) {
    let bytes = Array(segment)
    guard bytes.count >= 6, bytes.count >= 6 + 3 * Int(bytes[5]) else { throw .damaged("the frame is incomplete") }
    guard bytes[0] == 8 else { throw .unsupported("\(bytes[0]) bits per channel") }
    height = Int(bytes[1]) << 8 | Int(bytes[2])
    width = Int(bytes[3]) << 8 | Int(bytes[4])
    self.isProgressive = isProgressive
    guard width > 0 else { throw .damaged("the width is 0") }
    guard height > 0 else { throw .unsupported("a height that follows the picture") }
    guard width <= JPEG.maximumSide, height <= JPEG.maximumSide, width * height <= JPEG.maximumPixelCount else {
      throw .pictureTooLarge(width: width, height: height)
    }
    guard [1, 3, 4].contains(bytes[5]) else { throw .unsupported("\(bytes[5]) channels") }
    for number in 0..<Int(bytes[5]) {
      let part = bytes[6 + 3 * number..<9 + 3 * number].map(Int.init)
      let component = Component(
        identifier: UInt8(part[0]), horizontal: part[1] >> 4, vertical: part[1] & 15, quantization: part[2])
      guard (1...4).contains(component.horizontal), (1...4).contains(component.vertical), part[2] < 4 else {
        throw .damaged("a channel has an invalid size")
      }
      components.append(component)
    }
    let (across, down) = (components.map(\.horizontal).max() ?? 1, components.map(\.vertical).max() ?? 1)
    (mostHorizontal, mostVertical) = (across, down)
    unitsWide = (width + 8 * across - 1) / (8 * across)
    unitsHigh = (height + 8 * down - 1) / (8 * down)
    var blocks = 0
    for number in components.indices {
      var component = components[number]
      component.width = (width * component.horizontal + across - 1) / across
      component.height = (height * component.vertical + down - 1) / down
      component.blocksWide = (component.width + 7) / 8
      component.blocksHigh = (component.height + 7) / 8
      component.paddedBlocksWide = unitsWide * component.horizontal
      component.paddedBlocksHigh = unitsHigh * component.vertical
      blocks += component.paddedBlocksWide * component.paddedBlocksHigh
      components[number] = component
    }
    // Each block has at least one bit.
    guard blocks <= dataSize * 8 else { throw .implausibleSize(width: width, height: height) }
    for number in components.indices {
      let count = components[number].paddedBlocksWide * components[number].paddedBlocksHigh
      components[number].coefficients = [Int16](repeating: 0, count: count * 64)
    }
  }
}
