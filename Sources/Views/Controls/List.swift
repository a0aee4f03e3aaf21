/// Rows in one or more groups. The list is as tall as the proposal or, without one, as its rows. It doesn't scroll.
public struct List<Content: View>: PrimitiveView {
  let content: Content

  /// Creates a list with the given rows.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a list with a row for each element of a collection, identified by a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
  }

  /// Creates a list with a row for each element of a collection of identifiable values.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }

  /// Creates a list with a row for each binding to an element of a collection.
  public init<Base: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Base>, @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> Row
  ) where Content == ForEach<[BoundElement<Base, Base.Element.ID>], Base.Element.ID, Row>, Base.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }

  /// Returns the elements that represent the view in its container.
  public func makeElements(in context: ElementContext) throws -> [ViewElement] {
    var inner = context
    inner.stackAxis = nil
    inner.environment.isInList = true
    let groups = ListGroup.groups(of: try inner.elements(of: content))
    return [
      try .container(
        "List", layout: PassthroughLayout(), stackAxis: nil,
        content: ListContent(groups: groups, style: context.environment.listStyle), in: context)
    ]
  }
}

/// The rows of one section, or consecutive rows outside of sections.
private struct ListGroup {
  var header: [ViewElement] = []
  var rows: [ViewElement] = []
  var footer: [ViewElement] = []

  static func groups(of elements: [ViewElement]) -> [ListGroup] {
    var groups: [ListGroup] = []
    var current: SectionMark?
    for element in elements {
      let part = element.traits.section
      if groups.isEmpty || part?.section !== current { groups.append(ListGroup()) }
      current = part?.section
      switch part?.role ?? .row {
      case .header: groups[groups.count - 1].header.append(element)
      case .row: groups[groups.count - 1].rows.append(element)
      case .footer: groups[groups.count - 1].footer.append(element)
      }
    }
    return groups
  }
}

/// The appearance of lists.
public enum ListStyle: String, Hashable, Sendable {
  /// Groups on cards with 16 points of padding around them.
  case insetGrouped
  /// Groups on backgrounds from edge to edge.
  case grouped
  /// Rows from edge to edge.
  case plain

  /// The default style, `insetGrouped`.
  public static let automatic = ListStyle.insetGrouped
  /// Drawn like `insetGrouped`.
  public static let sidebar = ListStyle.insetGrouped
  /// Drawn like `plain`.
  public static let inset = ListStyle.plain
}

private struct ListStyleKey: EnvironmentKey {
  static let defaultValue = ListStyle.insetGrouped
}

extension EnvironmentValues {
  var listStyle: ListStyle {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the lists in the view.
  public func listStyle(_ style: ListStyle) -> some View { environment(\.listStyle, style) }
}

private struct ListContent: StructuralView {
  let groups: [ListGroup]
  let style: ListStyle

  func makeElements(in context: ElementContext) throws -> [ViewElement] {
    let background = style == .plain ? Color(.systemBackground) : Color(.systemGroupedBackground)
    // Rows fill the width. A list without rows must fill it itself.
    let isEmpty = groups.allSatisfy(\.rows.isEmpty)
    let scroll = ScrollView { rows.modified(FillWidth(isNeeded: isEmpty)) }
    guard context.environment.showsListBackground else { return try context.elements(of: scroll) }
    return try context.elements(of: scroll.background(background))
  }

  private var rows: some View {
    VStack(alignment: .leading, spacing: style == .plain ? 0 : 20) {
      ForEach(groups.indices) { index in
        VStack(alignment: .leading, spacing: 0) {
          caption(groups[index].header).padding(.bottom, 7)
          if !groups[index].rows.isEmpty { card(groups[index].rows) }
          caption(groups[index].footer).padding(.top, 7)
        }
      }
    }
    .padding(padding)
  }

  private var padding: EdgeInsets {
    switch style {
    case .insetGrouped: EdgeInsets(.all, 16)
    case .grouped: EdgeInsets(.vertical, 16)
    case .plain: EdgeInsets()
    }
  }

  private func caption(_ elements: [ViewElement]) -> some View {
    MadeElements(elements: elements).padding(.horizontal, 16)
  }

  @ViewBuilder private func card(_ rows: [ViewElement]) -> some View {
    let stack = VStack(alignment: .leading, spacing: 0) {
      ForEach(rows.indices) { index in
        ListRow(element: rows[index])
        if !rows[index].traits.listRow.hidesSeparator, index < rows.count - 1 || style == .plain {
          Divider().padding(.leading, 16)
        }
      }
    }
    switch style {
    case .insetGrouped:
      stack.background(Color(.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 10))
        .modified(RoundedCardClipping(areNeeded: rows.contains { $0.traits.listRow.background != nil }))
    case .grouped: stack.background(Color(.secondarySystemGroupedBackground), ignoresSafeAreaEdges: .horizontal)
    case .plain: stack
    }
  }
}

/// A row with its insets, badge and background.
private struct ListRow: StructuralView {
  let element: ViewElement

  func makeElements(in context: ElementContext) throws -> [ViewElement] {
    let row = withBackground(
      content.padding(insets).frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
    ).changingTraits { $0.forwardsTapsToControl = true }
    return try context.elements(of: row)
  }

  private var insets: EdgeInsets {
    let appearance = element.traits.listRow
    let vertical = appearance.controlInset ?? 11
    return appearance.insets ?? EdgeInsets(top: vertical, leading: 16, bottom: vertical, trailing: 16)
  }

  @ViewBuilder private var content: some View {
    if element.traits.badge != nil || element.traits.listRow.showsArrow {
      HStack(spacing: 8) {
        MadeElements(elements: [element])
        if let badge = element.traits.badge {
          Spacer(minLength: 0)
          Text(badge).foregroundColor(.secondary)
        }
        if element.traits.listRow.showsArrow {
          Image(systemName: "chevron.forward").font(.system(size: 13, weight: .semibold))
            .foregroundColor(Color(.tertiaryLabel)).accessibilityHidden(true)
        }
      }
    } else {
      MadeElements(elements: [element])
    }
  }

  @ViewBuilder private func withBackground(_ row: some View) -> some View {
    if let background = element.traits.listRow.background {
      row.background { MadeElements(elements: background) }
    } else {
      row
    }
  }
}

/// Clips the backgrounds of rows to the rounded corners of their card.
private struct RoundedCardClipping: ElementModifier {
  let areNeeded: Bool

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    guard areNeeded else { return try context.elements(of: content) }
    return try context.elements(of: content.clipShape(RoundedRectangle(cornerRadius: 10)))
  }
}

/// Fills the proposed width.
private struct FillWidth: ElementModifier {
  let isNeeded: Bool

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    guard isNeeded else { return try context.elements(of: content) }
    return try context.elements(of: content.frame(maxWidth: .infinity, alignment: .leading))
  }
}
