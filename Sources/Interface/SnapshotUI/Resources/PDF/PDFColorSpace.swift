/// How the components of a color are to be read (ISO 32000-1, 8.6). Profiles are ignored: the number of components decides, as for
/// JPEG files.
indirect enum PDFColorSpace {
  case gray, rgb, cmyk
  case indexed(PDFColorSpace, table: [UInt8])
  /// Inks that a function mixes from another space.
  case inks(count: Int, PDFColorSpace, PDFFunction)
  /// An ink that nothing shows.
  case invisible
  /// Gradients in place of colors.
  case pattern

  private static let deepest = 6

  init(_ value: PDFValue?, _ resources: [String: PDFValue], in document: PDFDocument, depth: Int = 0)
    throws(VectorImageError)
  {
    guard depth < Self.deepest else { throw .tooLarge }
    let value = try document.resolve(value)
    if let name = value.name {
      switch name {
      case "DeviceGray", "CalGray", "G": self = .gray
      case "DeviceRGB", "CalRGB", "RGB": self = .rgb
      case "DeviceCMYK", "CMYK": self = .cmyk
      case "Pattern": self = .pattern
      default:
        guard let own = try document.dictionary(resources["ColorSpace"])?[name] else {
          throw .damaged("the color space \(name.prefix(40)) is missing")
        }
        self = try PDFColorSpace(own, resources, in: document, depth: depth + 1)
      }
      return
    }
    guard let values = value.array, let kind = try document.name(values.first) else {
      throw .damaged("a color space has no name")
    }
    func inner(_ index: Int) throws(VectorImageError) -> PDFColorSpace {
      guard values.indices.contains(index) else { throw .damaged("a color space has no base") }
      return try PDFColorSpace(values[index], resources, in: document, depth: depth + 1)
    }
    switch kind {
    case "ICCBased":
      guard values.count > 1, let profile = try document.stream(values[1])?.dictionary else {
        throw .damaged("a color space has no profile")
      }
      switch try document.integer(profile["N"]) {
      case 1: self = .gray
      case 3: self = .rgb
      case 4: self = .cmyk
      default: throw .damaged("a color space has an unknown number of components")
      }
    case "Indexed", "I":
      guard values.count > 3 else { throw .damaged("a color space has no table") }
      let table = try document.resolve(values[3])
      let bytes: [UInt8]? =
        if let stream = table.stream { try document.data(of: stream) } else { table.string }
      self = .indexed(try inner(1), table: bytes ?? [])
    case "Separation", "DeviceN":
      guard values.count > 3 else { throw .damaged("an ink has no color") }
      let names = try document.list(values[1])
      guard (1...32).contains(names.count) else { throw .damaged("a color has no inks") }
      if names.allSatisfy({ $0.name == "None" }) {
        self = .invisible
      } else {
        self = .inks(count: names.count, try inner(2), try PDFFunction(values[3], in: document))
      }
    case "Lab": throw .unsupported("colors in Lab")
    default: self = try PDFColorSpace(.name(kind), resources, in: document, depth: depth + 1)
    }
  }

  /// The space with a number of components, as the operators for colors have it.
  init?(components: Int) {
    switch components {
    case 1: self = .gray
    case 3: self = .rgb
    case 4: self = .cmyk
    default: return nil
    }
  }

  var componentCount: Int {
    switch self {
    case .gray, .indexed, .invisible: 1
    case .rgb: 3
    case .cmyk: 4
    case .inks(let count, _, _): count
    case .pattern: 0
    }
  }

  /// The components of the color that is set together with the space.
  var initialComponents: [Double] {
    switch self {
    case .cmyk: [0, 0, 0, 1]
    case .inks(let count, _, _): [Double](repeating: 1, count: count)
    default: [Double](repeating: 0, count: componentCount)
    }
  }

  /// The ranges that the samples of a picture stand for.
  func ranges(bits: Int) -> [Double] {
    if case .indexed = self { return [0, Double(1 << bits - 1)] }
    return (0..<componentCount).flatMap { _ in [0, 1] }
  }

  func color(_ components: [Double]) throws(VectorImageError) -> RGBA {
    guard components.count >= componentCount else { throw .damaged("a color has too few components") }
    switch self {
    case .gray:
      let level = Self.level(components[0])
      return RGBA(red: level, green: level, blue: level)
    case .rgb:
      return RGBA(
        red: Self.level(components[0]), green: Self.level(components[1]), blue: Self.level(components[2]))
    case .cmyk:
      let light = 1 - max(0, min(1, components[3]))
      func level(_ index: Int) -> UInt8 { Self.level((1 - max(0, min(1, components[index]))) * light) }
      return RGBA(red: level(0), green: level(1), blue: level(2))
    case .indexed(let base, let table):
      let count = base.componentCount
      let entries = count > 0 ? table.count / count : 0
      guard entries > 0 else { throw .damaged("a table of colors is empty") }
      let entry = Int(max(0, min(Double(entries - 1), components[0])))
      return try base.color(table[(entry * count)..<(entry * count + count)].map { Double($0) / 255 })
    case .inks(_, let alternate, let function): return try alternate.color(try function.values(at: components))
    case .invisible: return .clear
    case .pattern: throw .damaged("a pattern stands for a color")
    }
  }

  private static func level(_ fraction: Double) -> UInt8 { UInt8((max(0, min(1, fraction)) * 255).rounded()) }
}
