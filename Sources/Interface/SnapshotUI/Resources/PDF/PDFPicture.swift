import Foundation

/// Pictures of pixels in a PDF file (ISO 32000-1, 8.9.5).
struct PDFPicture {
  /// The largest number of pixels of a picture.
  private static let mostPixels = 1 << 24
  /// The same if each pixel is the result of a function.
  private static let mostMixedPixels = 1 << 18
  /// The abbreviations of pictures that stand in a content stream.
  private static let abbreviations = [
    "BPC": "BitsPerComponent", "CS": "ColorSpace", "D": "Decode", "H": "Height", "IM": "ImageMask", "W": "Width",
  ]

  private let document: PDFDocument
  private let resources: [String: PDFValue]
  private let entries: [String: PDFValue]
  private let stream: PDFStream
  private let width: Int
  private let height: Int
  private let bits: Int
  private let decode: [Double]?

  init(_ stream: PDFStream, _ resources: [String: PDFValue], in document: PDFDocument) throws(VectorImageError) {
    self.document = document
    self.resources = resources
    self.stream = stream
    var entries = stream.dictionary
    for (short, long) in Self.abbreviations where entries[long] == nil { entries[long] = entries[short] }
    self.entries = entries
    guard let width = try document.integer(entries["Width"]), let height = try document.integer(entries["Height"]),
      (1...65_535).contains(width), (1...65_535).contains(height)
    else { throw .damaged("a picture has no size") }
    guard width * height <= Self.mostPixels else { throw .tooLarge }
    (self.width, self.height) = (width, height)
    bits = entries["ImageMask"] == .boolean(true) ? 1 : try document.integer(entries["BitsPerComponent"]) ?? 8
    decode = try document.numbers(entries["Decode"])
  }

  /// Whether the picture only says where a color is painted.
  var isStencil: Bool { entries["ImageMask"] == .boolean(true) }

  /// Returns the pixels.
  ///
  /// - Parameter color: The color of a stencil.
  func pixels(color: RGBA) throws(VectorImageError) -> PixelBuffer {
    let (data, filter) = try document.partialData(of: stream)
    var buffer: PixelBuffer
    switch filter {
    case nil where isStencil: return try stencil(data, color)
    case nil: buffer = try colors(data)
    case "DCTDecode", "DCT":
      do throws(JPEGError) {
        buffer = try JPEG.decode(Data(data))
      } catch {
        throw .damaged("a picture: \(error.description)")
      }
    case let filter?: throw .unsupported("pictures with the filter \(filter.prefix(40))")
    }
    if let mask = try document.stream(entries["SMask"]) {
      try fade(&buffer, by: mask) { UInt8(($0 * 255).rounded()) }
    } else if let mask = try document.stream(entries["Mask"]) {
      // A stencil paints where it is zero, a mask hides where it is one.
      try fade(&buffer, by: mask) { $0 < 0.5 ? 255 : 0 }
    } else if try document.array(entries["Mask"]) != nil {
      throw .unsupported("pictures with a transparent color")
    }
    return buffer
  }

  /// The distance of rows in bytes.
  private func stride(_ components: Int) -> Int { (width * components * bits + 7) / 8 }

  private func check(_ data: [UInt8], _ components: Int) throws(VectorImageError) {
    guard [1, 2, 4, 8, 16].contains(bits), components > 0 else { throw .damaged("a picture has no components") }
    guard data.count >= stride(components) * height else { throw .damaged("a picture ends too early") }
  }

  private func stencil(_ data: [UInt8], _ color: RGBA) throws(VectorImageError) -> PixelBuffer {
    try check(data, 1)
    let painted: UInt32 = decode?.first == 1 ? 1 : 0
    let (ink, none) = (color.premultiplied, RGBA.clear.premultiplied)
    return try buffer(data, components: 1) { bits in bits.next(1) == painted ? ink : none }
  }

  private func buffer(
    _ data: [UInt8], components: Int, _ pixel: (inout PDFBits) throws -> PremultipliedPixel
  ) throws(VectorImageError) -> PixelBuffer {
    var buffer = PixelBuffer(width: width, height: height)
    let stride = stride(components)
    for y in 0..<height {
      var reader = PDFBits(data[(y * stride)..<(y * stride + stride)])
      for x in 0..<width {
        do {
          buffer.pixels[y * width + x] = try pixel(&reader)
        } catch {
          throw error as? VectorImageError ?? .damaged("a picture")
        }
      }
    }
    return buffer
  }

  private func colors(_ data: [UInt8]) throws(VectorImageError) -> PixelBuffer {
    let space = try PDFColorSpace(entries["ColorSpace"], resources, in: document)
    let count = space.componentCount
    try check(data, count)
    let ranges = try { () throws(VectorImageError) in
      let ranges = decode ?? space.ranges(bits: bits)
      guard ranges.count >= 2 * count else { throw .damaged("a picture has too few ranges") }
      return ranges
    }()
    let highest = Double(UInt64(1) << UInt64(bits) - 1)
    func component(_ sample: UInt32, _ index: Int) -> Double {
      ranges[2 * index] + Double(sample) * (ranges[2 * index + 1] - ranges[2 * index]) / highest
    }
    if count == 1, bits <= 8 {
      var colors: [PremultipliedPixel] = []
      for sample in 0..<UInt32(1 << bits) { colors.append(try space.color([component(sample, 0)]).premultiplied) }
      return try buffer(data, components: 1) { colors[Int($0.next(bits))] }
    }
    if case .rgb = space, bits == 8, ranges.prefix(6) == [0, 1, 0, 1, 0, 1] {
      return try buffer(data, components: 3) { reader in
        let (red, green, blue) = (reader.next(8), reader.next(8), reader.next(8))
        return RGBA(red << 16 | green << 8 | blue).premultiplied
      }
    }
    let most = if case .inks = space { Self.mostMixedPixels } else { 4 * Self.mostMixedPixels }
    guard width * height <= most else { throw .tooLarge }
    return try buffer(data, components: count) { reader in
      var values: [Double] = []
      for index in 0..<count { values.append(component(reader.next(bits), index)) }
      return try space.color(values).premultiplied
    }
  }

  /// Multiplies pixels by the gray levels of a mask, which may have another size.
  private func fade(
    _ buffer: inout PixelBuffer, by stream: PDFStream, _ alpha: (Double) -> UInt8
  ) throws(VectorImageError) {
    let mask = try PDFPicture(stream, resources, in: document)
    guard stream.dictionary["SMask"] == nil, stream.dictionary["Mask"] == nil else {
      throw .damaged("a mask has a mask")
    }
    let levels = try mask.isStencil ? mask.stencilLevels() : mask.pixels(color: .black)
    if levels.width * levels.height > buffer.width * buffer.height {
      buffer = Self.resized(buffer, levels.width, levels.height)
    }
    for y in 0..<buffer.height {
      let row = y * levels.height / buffer.height * levels.width
      for x in 0..<buffer.width {
        let level = RGBA(premultiplied: levels.pixels[row + x * levels.width / buffer.width]).red
        let index = y * buffer.width + x
        let color = RGBA(premultiplied: buffer.pixels[index])
        buffer.pixels[index] =
          RGBA(red: color.red, green: color.green, blue: color.blue, alpha: alpha(Double(level) / 255)).premultiplied
      }
    }
  }

  /// Returns white where a stencil hides, and black where it paints.
  private func stencilLevels() throws(VectorImageError) -> PixelBuffer {
    let data = try document.data(of: stream)
    try check(data, 1)
    let painted: UInt32 = decode?.first == 1 ? 1 : 0
    let (black, white) = (RGBA.black.premultiplied, RGBA.white.premultiplied)
    return try buffer(data, components: 1) { bits in bits.next(1) == painted ? black : white }
  }

  private static func resized(_ buffer: PixelBuffer, _ width: Int, _ height: Int) -> PixelBuffer {
    var result = PixelBuffer(width: width, height: height)
    for y in 0..<height {
      let row = y * buffer.height / height * buffer.width
      for x in 0..<width { result.pixels[y * width + x] = buffer.pixels[row + x * buffer.width / width] }
    }
    return result
  }
}
