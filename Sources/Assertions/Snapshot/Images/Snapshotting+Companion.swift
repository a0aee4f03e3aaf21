import SnapshotCore
import SnapshotUI

extension Snapshotting where Value: Drawable, Format == String {
  /// The companion text of an image: the elements of a view, or the display list of another drawing.
  static func companion(_ text: CompanionText, in context: RenderContext) -> Snapshotting? {
    guard text != .off else { return nil }
    guard Value.self is any View.Type else { return .displayList(context: context) }
    return .text("\(text.kind.rawValue).txt") { value in
      guard let view = value as? any View else { return "" }
      let rendered = try view.rendered(in: context)
      return text == .elements ? rendered.elementsText : rendered.layoutText
    }
  }
}

extension Snapshotting where Value: Drawable, Format == String {
  /// The companion text of an image of every configuration of a matrix: the layout of a view in all of them, or the display
  /// list of the sheet of another drawing.
  static func companion(
    _ text: CompanionText, across matrix: Matrix, sheet: @escaping (Value) -> ContactSheet<Value>
  ) -> Snapshotting? {
    guard text != .off else { return nil }
    guard Value.self is any View.Type else {
      return Snapshotting<ContactSheet<Value>, String>.displayList.pullback(sheet)
    }
    return .text("layout.txt") { value in
      guard let view = value as? any View else { return "" }
      return try view.layoutText(across: matrix)
    }
  }
}
