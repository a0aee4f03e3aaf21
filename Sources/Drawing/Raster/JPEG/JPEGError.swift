/// A reason why a JPEG file cannot be read. Messages do not contain the path; the caller adds it.
package enum JPEGError: Error, Hashable, Sendable {
  /// The file does not start as a JPEG does.
  case notAJPEG
  /// The picture has a side of more than 65,500 pixels, or more than 50 million pixels.
  case pictureTooLarge(width: Int, height: Int)
  /// The header states more pixels than the data can contain.
  case implausibleSize(width: Int, height: Int)
  /// The file uses a part of the standard that is rare and not read: arithmetic coding, lossless coding, or 12 bits per channel.
  case unsupported(String)
  /// The file ends too early.
  case truncated
  /// The content contradicts the standard.
  case damaged(String)

  /// What happened, and how to fix it.
  package var description: String {
    switch self {
    case .notAJPEG: "It is not a JPEG file. Restore it from version control."
    case .pictureTooLarge(let width, let height):
      "It has \(width) × \(height) pixels; the limit is \(JPEG.maximumSide) per side and \(JPEG.maximumPixelCount) in total. "
        + "Use a smaller picture."
    case .implausibleSize(let width, let height):
      "It states \(width) × \(height) pixels, more than its data can contain. Restore it from version control."
    case .unsupported(let what): "It uses \(what). Save it as a baseline or progressive JPEG, or as PNG."
    case .truncated: "It ends too early. Restore it from version control."
    case .damaged(let reason): "It is damaged: \(reason). Restore it from version control."
    }
  }
}
