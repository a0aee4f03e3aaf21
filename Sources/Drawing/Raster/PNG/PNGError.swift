import Foundation

/// A reason why a PNG file cannot be read or written. Messages do not contain the path; the caller adds it.
public enum PNGError: Error, Hashable, Sendable {
  /// The file is empty.
  case emptyFile
  /// The file does not start with the PNG signature.
  case notAPNG
  /// The file is a Git LFS pointer.
  case gitLFSPointer
  /// The file contains merge conflict markers.
  case mergeConflict
  /// The line endings of the file were converted as if it were text.
  case lineEndingsConverted
  /// The file is in Xcode's CgBI variant for app bundles.
  case xcodeOptimized
  /// The file is an animation (APNG), of which a comparison would see only the first frame.
  case animated
  /// The file exceeds the size limit.
  case fileTooLarge(bytes: Int)
  /// The header violates the PNG specification.
  case invalidHeader(reason: String)
  /// The picture has a side of more than 65,535 pixels, or more than 100 million pixels.
  case pictureTooLarge(width: Int, height: Int)
  /// The header specifies more pixels than the image data can contain at DEFLATE's best ratio.
  case implausibleSize(width: Int, height: Int, imageDataBytes: Int)
  /// The file ends in the middle of a chunk.
  case truncated(chunk: String)
  /// The file has additional bytes after its end.
  case trailingBytes(count: Int)
  /// The content is damaged. The reason comes from libpng.
  case damaged(reason: String)
  /// The picture to write has no pixels.
  case emptyPicture(width: Int, height: Int)
  /// The number of pixels is not width × height.
  case wrongPixelCount(width: Int, height: Int, count: Int)
  /// A pixel has a channel above its alpha.
  case notPremultiplied(x: Int, y: Int)
  /// A text keyword violates the PNG specification.
  case invalidKeyword(String)
  /// Compression failed. The reason comes from libpng.
  case writingFailed(reason: String)
  /// Memory is exhausted.
  case outOfMemory
}

extension PNGError: CustomStringConvertible, LocalizedError {
  /// What happened, and how to fix it.
  public var description: String {
    switch self {
    case .emptyFile:
      "The file is empty. Restore it from version control, or re-record it."
    case .notAPNG:
      "The file is not a PNG. Restore it from version control, or re-record it."
    case .gitLFSPointer:
      "The file is a Git LFS pointer, not an image. Run `git lfs pull` (on CI, enable LFS for the checkout)."
    case .mergeConflict:
      "The file contains merge conflict markers. Check out one side of the conflict, or re-record the file. Mark *.png as "
        + "binary in .gitattributes."
    case .lineEndingsConverted:
      "The line endings of the file were converted. Mark *.png as binary in .gitattributes, and restore the file from "
        + "version control."
    case .xcodeOptimized:
      "The file is in Xcode's CgBI format for app bundles. Use the original PNG."
    case .animated:
      "The file is an animated PNG, of which only the first frame would be compared. Store each frame as a separate file."
    case .fileTooLarge(let bytes):
      "The file has \(bytes) bytes; the limit is \(PNG.maximumFileSize). Record a smaller picture."
    case .invalidHeader(let reason):
      "The header of the file is invalid: \(reason). Restore the file from version control, or re-record it."
    case .pictureTooLarge(let width, let height):
      "The picture has \(width) × \(height) pixels; the limit is \(PNG.maximumSide) per side and "
        + "\(PNG.maximumPixelCount) in total. Use a smaller size or scale."
    case .implausibleSize(let width, let height, let imageDataBytes):
      "The header specifies \(width) × \(height) pixels, more than \(imageDataBytes) bytes of image data can contain. "
        + "The file is damaged or malicious. Restore it from version control, or re-record it."
    case .truncated(let chunk):
      "The file is truncated in chunk \(chunk). Restore it from version control, or re-record it."
    case .trailingBytes(let count):
      "The file has \(count) additional bytes after its end. Restore it from version control, or re-record it."
    case .damaged(let reason):
      "The file is damaged: \(reason). Restore it from version control, or re-record it."
    case .emptyPicture(let width, let height):
      "A picture of \(width) × \(height) pixels cannot be written as PNG. Use a size greater than zero."
    case .wrongPixelCount(let width, let height, let count):
      "The buffer has \(count) pixels instead of \(width) × \(height). Create it with `PixelBuffer(width:height:pixels:)`."
    case .notPremultiplied(let x, let y):
      "The pixel at (\(x), \(y)) is not premultiplied: a channel exceeds its alpha. Multiply its color by its alpha."
    case .invalidKeyword(let keyword):
      "\"\(keyword)\" is not a valid PNG text keyword. Use 1 to 79 printable ASCII characters without leading, trailing "
        + "or consecutive spaces."
    case .writingFailed(let reason):
      "The picture cannot be compressed: \(reason)."
    case .outOfMemory:
      "Not enough memory for the picture. Use a smaller size or scale."
    }
  }

  /// The message, for `localizedDescription`.
  public var errorDescription: String? { description }
}
