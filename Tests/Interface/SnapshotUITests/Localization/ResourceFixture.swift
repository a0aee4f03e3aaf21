import Foundation
import Raster
import SnapshotUI

/// A folder with the resources of an app, which is removed at the end.
final class ResourceFixture: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("resources-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var bundle: Bundle? { Bundle(path: url.path) }

  @discardableResult func write(_ path: String, _ text: String) throws -> ResourceFixture {
    try write(path, Data(text.utf8))
  }

  @discardableResult func write(_ path: String, _ data: Data) throws -> ResourceFixture {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return self
  }

  /// Writes an image of one color.
  @discardableResult func write(image path: String, _ width: Int, _ height: Int, _ color: RGBA) throws
    -> ResourceFixture
  {
    try write(path, PNG.encode(PixelBuffer(width: width, height: height, filledWith: color)))
  }

  func context(_ locale: String = "en_US", scale: CGFloat = 1) -> RenderContext {
    RenderContext(width: 300, height: 200, displayScale: scale, localeIdentifier: locale, mainBundle: bundle)
  }

  /// Returns the text that a view shows in a locale.
  func text(of view: some View, in locale: String = "en_US") throws -> String {
    try view.inspect(in: context(locale)).texts.joined(separator: "|")
  }

  /// Returns the messages of missing translations.
  func missing(in view: some View, _ locale: String) throws -> [String] {
    try view.rendered(in: context(locale)).diagnostics.filter { $0.rule == .translationMissing }.map(\.message)
  }
}

/// Returns the text that a view shows without a bundle.
func shown(_ view: some View, in locale: String = "en_US", _ change: (inout RenderContext) -> Void = { _ in }) throws
  -> String
{
  var context = RenderContext(width: 300, height: 200, localeIdentifier: locale)
  change(&context)
  return try view.inspect(in: context).texts.joined(separator: "|")
}
