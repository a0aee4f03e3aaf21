/// The reason why an SVG file of an asset catalog is not drawn.
enum SVGError: Error, Hashable, CustomStringConvertible {
  /// The file has more bytes, elements or nested groups than icons have.
  case tooLarge
  case damaged(String)
  /// An element, an attribute or a value that is not drawn.
  case unsupported(String)

  var description: String {
    switch self {
    case .tooLarge: "it is larger than an icon; add PNG files for 1x, 2x and 3x to the image set"
    case .damaged(let reason): "it is not a valid SVG: \(reason)"
    case .unsupported(let what): "\(what) is not drawn; add PNG files for 1x, 2x and 3x to the image set"
    }
  }
}
