import Foundation
import Raster
import SnapshotRuns

/// The pictures of a report, each stored once however often it is shown.
///
/// A picture is a rule of the style sheet, `.i7{background-image:url(data:…)}`, so that it can stand in many places of a
/// page that runs no script.
struct EmbeddedImages {
  /// A picture that has been taken in.
  struct Handle: Hashable, Sendable {
    var index: Int
    /// Sides of the original in pixels.
    var width: Int
    var height: Int

    var className: String { "i\(index)" }
  }

  private var indices: [Data: Int] = [:]
  /// Each with its name in the folder beside the page, where there is no room for it in the page.
  private var files: [(data: Data, name: String?)] = []
  /// How many more bytes of pictures the page itself takes.
  private var room: Int

  /// The folder beside the page.
  static let folder = "assets"

  init(room: Int = .max) { self.room = room }

  /// The pictures for which there is no room in the page, by their paths relative to it.
  var spilled: [String: Data] {
    Dictionary(
      files.compactMap { file in file.name.map { ("\(Self.folder)/\($0)", file.data) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Takes the bytes of a PNG file in, or `nil` where there are none.
  mutating func add(_ data: Data?) -> Handle? {
    guard let data, let header = try? PNG.header(of: data)
    else { return nil }
    return add(data, width: header.width, height: header.height)
  }

  /// Takes a smaller version of a PNG file in.
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
    let fits = size <= room
    if fits { room -= size }
    files.append((data, fits ? nil : ContentDigest.of(data) + ".png"))
    return Handle(index: files.count - 1, width: width, height: height)
  }

  /// The rules of the style sheet; base64 needs no escaping.
  var styleSheet: String {
    files.enumerated().map { index, file in
      let address =
        file.name.map { "\(Self.folder)/\($0)" } ?? "data:image/png;base64,\(file.data.base64EncodedString())"
      return ".i\(index){background-image:url(\(address))}\n"
    }.joined()
  }
}
