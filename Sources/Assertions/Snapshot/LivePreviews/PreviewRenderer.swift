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

  /// The files of which a compiled file is a copy with one line more at its start.
  var originals: [String: String] = [:]
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
      case .draw(let id, let key, let configuration, let texts, let recording):
        answer(id, previews[key], in: configuration) { preview, context, exact in
          var picture = try PreviewPicture(of: view(of: preview), in: context, texts: texts)
          picture.recordingFailure = recording?.perform(preview, in: configuration, drawn: exact)
          return .drawn(id: id, picture)
        }
      case .interact(let id, let key, let configuration, let steps):
        answer(id, previews[key], in: configuration) { preview, context, _ in
          .interacted(id: id, try PreviewInteraction(with: view(of: preview), in: context, steps: steps))
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
        let original = preview.filePath.flatMap { originals[$0] }
        list.previews.append(
          PreviewList.Item(
            key: preview.key, fileID: preview.fileID, path: original ?? preview.filePath,
            line: original == nil ? preview.line : preview.line - 1,
            name: preview.name ?? preview.referenceName, referenceName: preview.referenceName,
            provider: preview.providerType, isExcluded: preview.isExcluded))
      }
    }
    pipes.send(.list(list))
    return byKey
  }

  /// Returns the view of a preview, with the resources of its module.
  @MainActor private func view(of preview: Preview) throws -> AnyView {
    let view = try preview.makeView()
    return mainBundles[preview.module].map { AnyView(view.mainBundle($0)) } ?? view
  }

  /// Sends what is made of a preview, or why there is nothing.
  ///
  /// - Parameter make: Receives the context of the picture, and the context in which a missing image or glyph is an error.
  @MainActor private func answer(
    _ id: Int, _ preview: Preview?, in configuration: PreviewConfiguration,
    _ make: (Preview, RenderContext, RenderContext) throws -> PreviewReply
  ) {
    guard let preview else { return pipes.send(.failed(id: id, message: "This preview no longer exists.")) }
    do {
      let exact = preview.context(try RenderContext(configuration), hasDevice: !configuration.device.isEmpty)
      var context = exact
      if drawsIncompleteResources {
        context.allowsMissingAssets = true
        context.fonts.allowsMissingGlyphs = true
      }
      pipes.send(try make(preview, context, exact))
    } catch {
      pipes.send(.failed(id: id, message: describe(error)))
    }
  }
}
