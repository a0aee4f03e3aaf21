import Foundation

/// An image of a kind that isn't drawn, such as HEIC, or a damaged one: a gray area of its size, so that the layout around it is right.
enum UndrawnImage {
  /// The number of bytes that are searched for the size.
  private static let mostBytes = 1 << 20
  /// The longer side of the area in pixels.
  private static let side = 64.0
  /// The size in points if the file states none that is understood.
  private static let unknownSize = CGSize(width: 100, height: 100)

  /// Returns the area of a file.
  ///
  /// - Parameter scale: Pixels per point.
  static func image(of file: URL, scale: CGFloat) -> PixelImage {
    let size = size(of: file, scale: scale) ?? unknownSize
    let factor = side / max(size.width, size.height)
    let width = max(1, Int((size.width * factor).rounded()))
    let height = max(1, Int((size.height * factor).rounded()))
    return PixelImage(PixelBuffer(width: width, height: height, filledWith: gray), scale: factor)
  }

  private static let gray = RGBA(red: 0xC7, green: 0xC7, blue: 0xCC)

  /// Returns the size in points.
  private static func size(of file: URL, scale: CGFloat) -> CGSize? {
    guard let handle = try? FileHandle(forReadingFrom: file), let data = try? handle.read(upToCount: mostBytes) else {
      return nil
    }
    switch file.pathExtension.lowercased() {
    case "jpg", "jpeg":
      return jpegSize([UInt8](data)).map { CGSize(width: $0.width / scale, height: $0.height / scale) }
    case "svg": return svgSize(String(decoding: data, as: UTF8.self))
    case "pdf": return pdfSize(String(decoding: data, as: UTF8.self))
    default: return nil
    }
  }

  /// Reads the frame header of a JPEG file (ITU-T T.81, B.2.2).
  private static func jpegSize(_ bytes: [UInt8]) -> CGSize? {
    var index = 2
    while index + 9 < bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      // Frames have the markers C0 to CF, except for tables (C4, CC) and an extension (C8).
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        let height = Int(bytes[index + 5]) << 8 | Int(bytes[index + 6])
        let width = Int(bytes[index + 7]) << 8 | Int(bytes[index + 8])
        return width > 0 && height > 0 ? CGSize(width: width, height: height) : nil
      }
      index += 2 + (Int(bytes[index + 2]) << 8 | Int(bytes[index + 3]))
    }
    return nil
  }

  private static func svgSize(_ text: String) -> CGSize? {
    guard let tag = text.firstMatch(of: #/<svg\b[^>]*>/#)?.0 else { return nil }
    if let width = tag.firstMatch(of: #/\swidth="([\d.]+)(?:px|pt)?"/#).flatMap({ Double($0.1) }),
      let height = tag.firstMatch(of: #/\sheight="([\d.]+)(?:px|pt)?"/#).flatMap({ Double($0.1) })
    {
      return sized(width, height)
    }
    guard let box = tag.firstMatch(of: #/viewBox="[-\d.]+[ ,]+[-\d.]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/#) else { return nil }
    return sized(Double(box.1), Double(box.2))
  }

  /// Reads the first page's box, if it is not compressed.
  private static func pdfSize(_ text: String) -> CGSize? {
    guard let box = text.firstMatch(of: #/\/MediaBox\s*\[\s*([-\d.]+)\s+([-\d.]+)\s+([-\d.]+)\s+([-\d.]+)/#),
      let left = Double(box.1), let bottom = Double(box.2), let right = Double(box.3), let top = Double(box.4)
    else { return nil }
    return sized(right - left, top - bottom)
  }

  private static func sized(_ width: Double?, _ height: Double?) -> CGSize? {
    guard let width, let height, width > 0, height > 0, width < 100_000, height < 100_000 else { return nil }
    return CGSize(width: width, height: height)
  }
}
