import Foundation
import Raster
import SnapshotRuns

/// The images of an HTML report, each stored once.
///
/// An image is a rule of the style sheet, `.i7{background-image:url(data:…)}`, so that a page can show it in several places
/// without a script.
struct EmbeddedImages {
  /// A reference to an added image.
  struct Handle: Hashable, Sendable {
    var index: Int
    /// The size of the original image in pixels.
    var width: Int
    var height: Int

    var className: String { "i\(index)" }
  }

  private var indices: [Data: Int] = [:]
  /// The images, with a file name in the asset folder for those that exceed the size limit of the page.
  private var files: [(data: Data, name: String?)] = []
  /// The number of bytes that the page can still embed.
  private var remainingBytes: Int

  /// The asset folder beside the page.
  static let folder = "assets"

  init(limit: Int = .max) { remainingBytes = limit }

  /// The images that are not embedded, by their paths relative to the page.
  var assets: [String: Data] {
    Dictionary(
      files.compactMap { file in file.name.map { ("\(Self.folder)/\($0)", file.data) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Adds a PNG file. Returns `nil` without valid data.
  mutating func add(_ data: Data?) -> Handle? {
    guard let data, let header = try? PNG.header(of: data)
    else { return nil }
    return add(data, width: header.width, height: header.height)
  }

  /// Adds a PNG file, scaled down to a width.
  mutating func addThumbnail(_ data: Data?, width: Int) -> Handle? {
    guard let data, let header = try? PNG.header(of: data)
    else { return nil }
    guard header.width > width, let picture = try? PNG.decode(data),
      let small = try? PNG.encode(picture.downscaled(toWidth: width))
    else { return add(data, width: header.width, height: header.height) }
    return add(small, width: header.width, height: header.height)
  }

  private mutating func add(_ data: Data, width: Int, height: Int) -> Handle {
    if let index = indices[data] { return Handle(index: index, width: width, height: height) }
    indices[data] = files.count
    let size = (data.count + 2) / 3 * 4
    let fits = size <= remainingBytes
    if fits { remainingBytes -= size }
    files.append((data, fits ? nil : ContentDigest.of(data) + ".png"))
    return Handle(index: files.count - 1, width: width, height: height)
  }

  /// The rules of the style sheet. Base64 data needs no escaping.
  var styleSheet: String {
    files.enumerated().map { index, file in
      let url =
        file.name.map { "\(Self.folder)/\($0)" } ?? "data:image/png;base64,\(file.data.base64EncodedString())"
      return ".i\(index){background-image:url(\(url))}\n"
    }.joined()
  }
}
