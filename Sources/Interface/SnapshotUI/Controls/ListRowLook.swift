/// The appearance of a list row, set by modifiers of its content.
struct ListRowLook {
  var insets: EdgeInsets?
  /// The vertical inset for a control that is taller than a line of text, in points. It keeps the row at the common
  /// height.
  var controlInset: CGFloat?
  /// The inset at the trailing edge for a control that is closer to it than text, in points.
  var trailingInset: CGFloat?
  var background: [ViewElement]?
  var hidesSeparator = false
  /// Whether texts of the row are parts of a control, beside which a separator doesn't start.
  var hasOnlyControlTexts = false
  /// The color of the separator; `nil` for the default.
  var separatorTint: Color?
  /// Whether the row shows a disclosure arrow.
  var showsArrow = false
  /// The selection of the list around the row inside of the drawn list; `nil` for that of the drawn list.
  var selection: ListSelection?
}

/// The visibility of a part of a view.
public enum Visibility: String, Hashable, Sendable, CaseIterable {
  /// The default of the container, which is visible.
  case automatic
  /// Visible.
  case visible
  /// Hidden.
  case hidden
}

nonisolated extension View {
  /// Sets the background of the view as a list row; `nil` for the default background.
  public func listRowBackground<Background: View>(_ view: Background?) -> some View {
    modified(RowBackground(background: view))
  }

  /// Shows a number beside the view in its list row or on its tab. 0 shows no badge.
  public func badge(_ count: Int) -> some View { changingTraits { $0.badge = count == 0 ? nil : "\(count)" } }

  /// Shows a text beside the view in its list row or on its tab.
  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

  /// Shows a text beside the view in its list row or on its tab.
  @_disfavoredOverload
  public func badge(_ label: (some StringProtocol)?) -> some View { badge(label.map { Text($0) }) }

  /// Shows a text beside the view in its list row or on its tab. The text's font and color are ignored.
  public func badge(_ label: Text?) -> some View {
    changingTraits(with: label ?? Text(verbatim: "")) { $0.badge = label == nil ? nil : $1 }
  }
}

private struct RowBackground<Background: View>: ElementModifier {
  let background: Background?

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    var elements = try context.elements(of: content)
    guard let background else { return elements }
    let made = try context.child(.type("listRowBackground")).elements(of: background)
    for index in elements.indices { elements[index].traits.listRow.background = made }
    return elements
  }
}
