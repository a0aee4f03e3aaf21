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

  /// The images by their digests. NB: `Data` hashes only its first bytes, which are equal in most images of one size.
  private var indices: [String: Int] = [:]
  /// The images: embedded, or a file name in the asset folder for those that exceed the size limit of the page.
  private var files: [Contents] = []
  private enum Contents {
    case embedded(Data)
    case asset(String)
  }
  /// Receives the images that are not embedded, by their paths relative to the page, as soon as they are added.
  private let writeAsset: (String, Data) -> Void
  /// The number of bytes that the page can still embed.
  private var remainingBytes: Int

  /// The asset folder beside the page.
  static let folder = "assets"

  /// Whether there are images that are not embedded.
  private(set) var hasAssets = false

  init(limit: Int = .max, writeAsset: @escaping (String, Data) -> Void = { _, _ in }) {
    remainingBytes = limit
    self.writeAsset = writeAsset
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
    let digest = ContentDigest.of(data)
    if let index = indices[digest] { return Handle(index: index, width: width, height: height) }
    indices[digest] = files.count
    let size = (data.count + 2) / 3 * 4
    if size <= remainingBytes {
      remainingBytes -= size
      files.append(.embedded(data))
    } else {
      let path = "\(Self.folder)/\(digest).png"
      hasAssets = true
      writeAsset(path, data)
      files.append(.asset(path))
    }
    return Handle(index: files.count - 1, width: width, height: height)
  }

  /// The rules of the style sheet. Base64 data needs no escaping.
  var styleSheet: String {
    files.enumerated().map { index, file in
      let url =
        switch file {
        case .embedded(let data): "data:image/png;base64,\(data.base64EncodedString())"
        case .asset(let path): path
        }
      return ".i\(index){background-image:url(\(url))}\n"
    }.joined()
  }
}
