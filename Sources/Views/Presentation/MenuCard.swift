/// The card of an open menu: 250 points wide, with a row for each item.
nonisolated struct MenuCard: StructuralView {
  let content: AnyView
  /// Closes the menu.
  let close: () -> Void

  func makeElements(in context: ElementContext) throws -> [ViewElement] {
    let items = try context.child(.type("items")).elements(
      of: content.buttonStyle(MenuItemStyle()).labelStyle(MenuItemLabelStyle()).pickerStyle(.inline))
    let rows = MenuRows(elements: items, closing: close)
    let card = ShrinkingScrollView {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(rows.rows.indices) { index in
          let row = rows.rows[index]
          if row.gap > 0 {
            Rectangle().fill(row.gap > 1 ? Color(.systemFill) : Color(.separator)).frame(height: row.gap)
          }
          MadeElements(elements: [row.element]).padding(.horizontal, 16).padding(.vertical, 11)
            .frame(maxWidth: .infinity, minHeight: row.isHeader ? 30 : 44, alignment: .leading)
        }
      }
    }
    .background(DialogColor.alert, in: RoundedRectangle(cornerRadius: 13))
    .modified(ClippedCorners(radius: 13))
    .shadow(color: .black.opacity(0.2), radius: 32, y: 8)
    return try context.elements(of: card)
  }
}

/// The rows of an open menu.
struct MenuRows {
  struct Row {
    var element: ViewElement
    /// The thickness of the line above the row, in points. Groups are 8 points apart.
    var gap: CGFloat
    var isHeader = false
  }

  var rows: [Row] = []

  init(elements: [ViewElement], closing close: @escaping () -> Void) {
    var isNewGroup = false
    var group: AnyObject?
    for element in elements {
      if element.name == "Divider" {
        isNewGroup = true
        continue
      }
      let part = element.traits.section
      if part?.section !== group { isNewGroup = true }
      group = part?.section
      var element = element
      element.follow(with: close)
      let line = 1 / element.environment.displayScale
      let gap: CGFloat = rows.isEmpty || rows.last?.isHeader == true ? 0 : isNewGroup ? 8 : line
      rows.append(Row(element: element, gap: gap, isHeader: part?.role == .header))
      isNewGroup = false
    }
  }
}

/// The appearance of an item in a menu: the title at the leading edge, the icon at the trailing edge.
nonisolated private struct MenuItemStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.frame(maxWidth: .infinity, alignment: .leading)
      .modified(MenuItemColor(role: configuration.role)).modified(DimmedWhenPressed())
  }
}

nonisolated private struct MenuItemLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.title.frame(maxWidth: .infinity, alignment: .leading)
      configuration.icon
    }
  }
}

private struct MenuItemColor: ElementModifier {
  let role: ButtonRole?

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    var inner = context
    inner.environment.foregroundStyle =
      context.environment.isEnabled ? (role == .destructive ? Color.red : Color(.label)) : Color(.tertiaryLabel)
    return try inner.elements(of: content)
  }
}
