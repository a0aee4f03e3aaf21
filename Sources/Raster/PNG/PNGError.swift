/// Why a PNG file could not be read or written. The text says what to do about it; the caller, who knows the path,
/// names the file.
public enum PNGError: Error, Hashable, Sendable {
  /// The file has no bytes.
  case emptyFile
  /// The file does not start as PNG files do.
  case notAPNG
  /// The file is the text that Git LFS leaves in place of a file that was not downloaded.
  case gitLFSPointer
  /// The file holds the markers of an unresolved merge conflict.
  case mergeConflict
  /// Something converted the line endings of the file as if it were text.
  case lineEndingsConverted
  /// The file is in the variant that Xcode makes for app bundles, which is not PNG.
  case xcodeOptimized
  /// The file is an animation (APNG), of which a comparison would see the first picture only.
  case animated
  /// The file has more bytes than are read.
  case fileTooLarge(bytes: Int)
  /// The header is not one that the PNG specification allows.
  case invalidHeader(reason: String)
  /// The picture has a side of more than 65,535 pixels, or more than 100 million pixels.
  case pictureTooLarge(width: Int, height: Int)
  /// The header promises more than the image data could hold at DEFLATE's best ratio.
  case implausibleSize(width: Int, height: Int, imageDataBytes: Int)
  /// The file ends before its last chunk does.
  case truncated(chunk: String)
  /// The file goes on after its end.
  case trailingBytes(count: Int)
  /// The content of the file is damaged; the reason is libpng's.
  case damaged(reason: String)
  /// There is nothing to write: a side is zero.
  case emptyPicture(width: Int, height: Int)
  /// The buffer is not a picture: the number of its pixels is not width × height.
  case wrongPixelCount(width: Int, height: Int, count: Int)
  /// A pixel has a channel above its alpha, which no colour has in premultiplied form.
  case notPremultiplied(x: Int, y: Int)
  /// A keyword of the text is not one that the PNG specification allows.
  case invalidKeyword(String)
  /// The picture could not be compressed; the reason is libpng's.
  case writingFailed(reason: String)
  /// Memory ran out.
  case outOfMemory
}

extension PNGError: CustomStringConvertible, LocalizedError {
  /// What happened and what to do, in one or two sentences.
  public var description: String {
    switch self {
    case .emptyFile:
      "The file is empty. Restore it from version control, or record it again."
    case .notAPNG:
      "The file is not a PNG. Delete it, or restore it from version control, and record it again."
    case .gitLFSPointer:
      "The file is a Git LFS pointer, not the picture. Run `git lfs pull` (on CI: check out with LFS enabled)."
    case .mergeConflict:
      "The file holds merge conflict markers. Check out one side of the conflict, or record it again, and mark *.png "
        + "as binary in .gitattributes."
    case .lineEndingsConverted:
      "The line endings of the file were converted as if it were text. Mark *.png as binary in .gitattributes and "
        + "restore the file from version control."
    case .xcodeOptimized:
      "The file is in the variant that Xcode makes for app bundles (CgBI). Use the file it was made from."
    case .animated:
      "The file is an animated PNG, of which only the first picture would be compared. Store its pictures as files of "
        + "their own."
    case .fileTooLarge(let bytes):
      "The file has \(bytes) bytes; at most \(PNG.maximumFileSize) are read. Record a smaller picture."
    case .invalidHeader(let reason):
      "The header of the file is invalid: \(reason). Restore it from version control, or record it again."
    case .pictureTooLarge(let width, let height):
      "The picture has \(width) × \(height) pixels; at most \(PNG.maximumSide) a side and \(PNG.maximumPixelCount) "
        + "in all are supported. Use a smaller size or scale."
    case .implausibleSize(let width, let height, let imageDataBytes):
      "The header promises \(width) × \(height) pixels, more than \(imageDataBytes) bytes of image data can hold. "
        + "The file is damaged or made to exhaust memory; restore it from version control, or record it again."
    case .truncated(let chunk):
      "The file ends too early, in chunk \(chunk). Restore it from version control, or record it again."
    case .trailingBytes(let count):
      "The file goes on for \(count) bytes after its end. Restore it from version control, or record it again."
    case .damaged(let reason):
      "The file is damaged (\(reason)). Restore it from version control, or record it again."
    case .emptyPicture(let width, let height):
      "A picture of \(width) × \(height) pixels cannot be written as PNG. Give the subject a size above zero."
    case .wrongPixelCount(let width, let height, let count):
      "A picture of \(width) × \(height) pixels cannot have \(count) of them."
    case .notPremultiplied(let x, let y):
      "The pixel at (\(x), \(y)) has a channel above its alpha. Multiply the colour by its alpha."
    case .invalidKeyword(let keyword):
      "\"\(keyword)\" cannot be a keyword of PNG text. Use 1 to 79 printable ASCII characters, without spaces at the "
        + "ends or two in a row."
    case .writingFailed(let reason):
      "The picture could not be compressed (\(reason))."
    case .outOfMemory:
      "There is not enough memory for the picture."
    }
  }

  public var errorDescription: String? { description }
}
