/// The reason why a PDF file of an asset catalog is not drawn.
enum PDFError: Error, Hashable, CustomStringConvertible {
  /// The file has more bytes, objects, operations or nested groups than icons have.
  case tooLarge
  case damaged(String)
  /// A part of the standard that is not drawn.
  case unsupported(String)

  var description: String {
    switch self {
    case .tooLarge: "it is larger than an icon; add PNG files for 1x, 2x and 3x to the image set"
    case .damaged(let reason): "it is not a valid PDF: \(reason)"
    case .unsupported(let what): "\(what) are not drawn; add PNG files for 1x, 2x and 3x to the image set"
    }
  }
}
