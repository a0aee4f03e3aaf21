import Foundation
import Raster
import SnapshotPreviewMessages
import SnapshotUI

extension PreviewPicture {
  /// Draws view data, with the layout issues of a view.
  ///
  /// - Throws: What prevents the drawing: an error of the view, a picture without a size, or a missing glyph.
  init(of value: any Drawable, in context: RenderContext) throws {
    let list: DisplayList
    var issues: [RenderedView.PlacedIssue] = []
    if let view = value as? any View {
      let rendered = try view.rendered(in: context)
      list = try rendered.displayList.legible(in: context).onBackground(of: context)
      issues = try rendered.placedIssues(in: context)
    } else {
      list = try value.picture(in: context)
    }
    var renderer = Renderer()
    renderer.fonts = context.fonts
    let buffer = try renderer.render(list, scale: context.displayScale)
    self.init(
      png: try PNG.encode(buffer, compression: .artifact).base64EncodedString(),
      width: Double(list.size.width), height: Double(list.size.height),
      issues: issues.map { issue in
        Issue(
          rule: issue.diagnostic.rule.rawValue, element: issue.diagnostic.path, message: issue.diagnostic.message,
          frame: issue.frame.map { [$0.minX, $0.minY, $0.width, $0.height].map(Double.init) })
      })
  }
}
