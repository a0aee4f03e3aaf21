import Raster
import RenderTraces
import Views

extension RenderTrace {
  /// The pipeline stages between view data and its image in a context.
  init<Value: Drawable>(of value: Value, in context: RenderContext) throws {
    guard let view = value as? any View else {
      let list = try value.displayList(in: context).onBackground(of: context)
      self.init(layout: nil, drawing: DisplayListDescription(list))
      return
    }
    let rendered = try view.rendered(in: context)
    self.init(layout: rendered.layoutTree, drawing: DisplayListDescription(rendered.displayList))
  }
}
