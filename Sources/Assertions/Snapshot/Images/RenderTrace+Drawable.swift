import Foundation
import Raster
import SnapshotRenderTraces
import SnapshotCore
import SnapshotUI

extension TraceText {
  /// The pipeline stages between view data and its image in a context.
  init<Value: Drawable>(of value: Value, in context: RenderContext) throws {
    let list: DisplayList
    var layout: LayoutTree?
    if let view = value as? any View {
      let rendered = try view.rendered(in: context)
      (list, layout) = (rendered.displayList, rendered.layoutTree)
    } else {
      list = try value.displayList(in: context).onBackground(of: context)
    }
    let trace = RenderTrace(
      layout: layout, drawing: DisplayListDescription(list),
      settings: RenderSettings(of: list, scale: context.displayScale, fonts: context.fonts))
    self.init(text: trace.text) {
      list.imageBuffers.compactMapValues { try? PNG.encode($0, compression: .artifact) }
    }
  }
}
