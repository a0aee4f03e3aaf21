import Foundation
import Raster

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
  private var files: [Data] = []

  /// Takes the PNG file at a path in, or `nil` where there is none.
  mutating func add(_ path: String?) -> Handle? {
    guard let path, let data = FileManager.default.contents(atPath: path), let header = try? PNG.header(of: data)
    else { return nil }
    return add(data, width: header.width, height: header.height)
  }

  /// Takes a smaller version of the PNG file at a path in.
  mutating func addThumbnail(_ path: String?, width: Int) -> Handle? {
    guard let path, let data = FileManager.default.contents(atPath: path), let header = try? PNG.header(of: data)
    else { return nil }
    guard header.width > width, let picture = try? PNG.decode(data),
      let small = try? PNG.encode(picture.downscaled(toWidth: width))
    else { return add(data, width: header.width, height: header.height) }
    return add(small, width: header.width, height: header.height)
  }

  private mutating func add(_ data: Data, width: Int, height: Int) -> Handle {
    if let index = indices[data] { return Handle(index: index, width: width, height: height) }
    indices[data] = files.count
    files.append(data)
    return Handle(index: files.count - 1, width: width, height: height)
  }

  /// The rules of the style sheet; base64 needs no escaping.
  var styleSheet: String {
    files.enumerated().map { index, data in
      ".i\(index){background-image:url(data:image/png;base64,\(data.base64EncodedString()))}\n"
    }.joined()
  }
}
