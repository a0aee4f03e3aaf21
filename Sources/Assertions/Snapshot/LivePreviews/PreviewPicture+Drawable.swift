import Foundation
import Raster
import SnapshotPreviewMessages
import SnapshotUI

extension PreviewPicture {
  /// Draws view data, with the layout issues and the texts of a view.
  ///
  /// - Throws: What prevents the drawing: an error of the view, a picture without a size, or a missing glyph.
  init(of value: any Drawable, in context: RenderContext, texts: [PreviewText] = []) throws {
    if let view = value as? any View {
      try self.init(of: try view.rendered(in: context), in: context, texts: texts)
    } else {
      try self.init(of: try value.picture(in: context), in: context)
    }
  }

  /// Draws a view that is laid out, with its layout issues and texts.
  ///
  /// - Throws: A picture without a size, or a missing glyph.
  init(of rendered: RenderedView, in context: RenderContext, texts: [PreviewText]) throws {
    try self.init(
      of: try rendered.legible(in: context).onBackground(of: context), in: context,
      issues: try rendered.placedIssues(in: context))
    for text in texts { self.texts[text.rawValue] = rendered.text(text) }
  }

  private init(
    of list: DisplayList, in context: RenderContext, issues: [RenderedView.PlacedIssue] = []
  ) throws {
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

extension RenderedView {
  /// Returns a text that describes the view.
  func text(_ form: PreviewText) -> String {
    switch form {
    case .layout: layoutText
    case .elements: elementsText
    case .accessibility: accessibilityText
    }
  }
}
