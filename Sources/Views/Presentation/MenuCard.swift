/// The lengths of menus, in points. See `Documentation/Metrics.md`.
enum MenuMetrics {
  /// Returns the width of a menu.
  static func width(in environment: EnvironmentValues) -> CGFloat {
    let isTablet = (environment.screenWidth ?? 0) >= 768
    if environment.dynamicTypeSize.isAccessibilitySize { return isTablet ? 343 : 370 }
    return isTablet ? 262 : 250
  }

  /// Returns the least height of a row: the distances of the first baseline from the top and of the last from the bottom,
  /// which are 14/11 and 0.71 times the line height of body text, each rounded to a pixel.
  static func rowHeight(in environment: EnvironmentValues) -> CGFloat {
    let line = environment.textStyles.metrics(for: .body, at: environment.dynamicTypeSize).leading
    let scale = environment.displayScale
    return ((line * 14 / 11 * scale).rounded() + (line * 0.71 * scale).rounded()) / scale
  }

  /// The width of the column with the icons at the end of the rows. Its middle is 28 points before the menu's edge.
  static let iconColumn: CGFloat = 24
}

/// The card of an open menu, with a row for each item.
nonisolated struct MenuCard: StructuralView {
  let content: AnyView
  /// Closes the menu.
  let close: () -> Void

  func makeElements(in context: ElementContext) throws -> [ViewElement] {
    let items = try context.child(.type("items")).elements(
      of: content.buttonStyle(MenuItemStyle()).labelStyle(MenuItemLabelStyle()).pickerStyle(.inline))
    let rows = MenuRows(elements: items, closing: close)
    let height = MenuMetrics.rowHeight(in: context.environment)
    let card = ShrinkingScrollView {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(rows.rows.indices) { index in
          let row = rows.rows[index]
          if row.gap > 0 {
            Rectangle().fill(row.gap > 1 ? Color(.systemFill) : Color(.separator)).frame(height: row.gap)
          }
          MadeElements(elements: [row.element]).padding(.horizontal, 16).padding(.vertical, 11)
            .frame(maxWidth: .infinity, minHeight: row.isHeader ? 30 : height, alignment: .leading)
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
      configuration.icon.frame(minWidth: MenuMetrics.iconColumn)
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
