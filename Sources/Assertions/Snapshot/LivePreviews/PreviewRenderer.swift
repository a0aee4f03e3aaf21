import Foundation
import Raster
import SnapshotCore
import SnapshotPreviewMessages
import SnapshotUI

/// The side of `snapshot preview` in a test process: the first assertion of previews draws what the tool requests, until the
/// tool closes the pipe.
struct PreviewRenderer: Sendable {
  private let pipes: PreviewPipes
  /// The bundles that stand in for `Bundle.main`, by module.
  var mainBundles: [String: Bundle] = [:]

  /// Whether a missing image or glyph is a finding, and not an error.
  var drawsIncompleteResources = false

  private init(_ pipes: PreviewPipes) { self.pipes = pipes }

  /// The renderer of this process, if `snapshot preview` has started it for previews.
  static let current: PreviewRenderer? =
    PreviewPipes.drawsSnapshots ? nil : PreviewPipes.open().map { PreviewRenderer($0) }

  /// Answers requests. The process ends with the last one.
  @MainActor func run() -> Never {
    var previews: [String: Preview] = [:]
    while true {
      switch pipes.next() {
      case .list(let modules, let skipping):
        previews = list(modules, skipping: Set(skipping))
      case .draw(let id, let key, let configuration):
        guard let preview = previews[key] else {
          pipes.send(.failed(id: id, message: "This preview no longer exists."))
          continue
        }
        do {
          pipes.send(.drawn(id: id, try picture(of: preview, in: configuration)))
        } catch {
          pipes.send(.failed(id: id, message: describe(error)))
        }
      }
    }
  }

  /// Sends the previews of modules, and returns them by their keys.
  @MainActor private func list(_ modules: [String], skipping: Set<String>) -> [String: Preview] {
    var list = PreviewList.ofThisProcess
    var byKey: [String: Preview] = [:]
    for module in modules {
      let previews = Previews.all(in: module) { declaration in
        guard !skipping.contains(declaration) else { return false }
        pipes.send(.reading(declaration: declaration))
        return true
      }
      for preview in previews {
        byKey[preview.key] = preview
        list.previews.append(
          PreviewList.Item(
            key: preview.key, fileID: preview.fileID, path: preview.filePath, line: preview.line,
            name: preview.name ?? preview.referenceName, referenceName: preview.referenceName,
            provider: preview.providerType, isExcluded: preview.isExcluded))
      }
    }
    pipes.send(.list(list))
    return byKey
  }

  @MainActor private func picture(
    of preview: Preview, in configuration: PreviewConfiguration
  ) throws -> PreviewPicture {
    var context = preview.context(
      try RenderContext(configuration), hasDevice: !configuration.device.isEmpty)
    if drawsIncompleteResources {
      context.allowsMissingAssets = true
      context.fonts.allowsMissingGlyphs = true
    }
    let view = try preview.makeView()
    guard let bundle = mainBundles[preview.module] else { return try PreviewPicture(of: view, in: context) }
    return try PreviewPicture(of: view.mainBundle(bundle), in: context)
  }
}
