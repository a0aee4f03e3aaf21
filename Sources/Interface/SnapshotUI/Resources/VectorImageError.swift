/// The reason why an SVG or PDF file of an asset catalog is not drawn.
enum VectorImageError: Error, Hashable, CustomStringConvertible {
  /// The file has more bytes, elements, objects, operations or nested groups than icons have.
  case tooLarge
  case damaged(String)
  /// A part of the format that cannot be drawn.
  case unsupported(String)

  var description: String {
    switch self {
    case .tooLarge: "it is larger than an icon; add PNG files for 1x, 2x and 3x to the image set"
    case .damaged(let reason): "it is damaged: \(reason)"
    case .unsupported(let what):
      "it has \(what), which cannot be drawn; add PNG files for 1x, 2x and 3x to the image set"
    }
  }
}
