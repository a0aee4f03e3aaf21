import Raster
import Views

/// What stands between a value and its picture, as text: the layout, where there is one, and the display list. Two of
/// them tell why two pictures differ.
enum Stations {
  /// The texts of view data in a context.
  static func text<Value: Drawable>(of value: Value, in context: RenderContext) throws -> String {
    guard let view = value as? any View else {
      return try value.displayList(in: context).onBackground(of: context).textForm
    }
    let rendered = try view.rendered(in: context)
    return "layout\n" + rendered.layoutText + rendered.displayList.textForm
  }
}
