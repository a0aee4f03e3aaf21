/// Rows in one or several groups, as tall as they are or as the room that they are offered. Nothing scrolls.
public struct List<Content: View>: PrimitiveView {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
  }

  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }

  /// Rows for bindings to the elements of a collection.
  public init<Base: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Base>, @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> Row
  ) where Content == ForEach<[BoundElement<Base, Base.Element.ID>], Base.Element.ID, Row>, Base.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }

  public func makeElements(in context: ElementContext) throws -> [ViewElement] {
    var inner = context
    inner.stackAxis = nil
    inner.environment.isInList = true
    let groups = ListGroup.groups(of: try inner.elements(of: content))
    return [
      try .container(
        "List", layout: PassthroughLayout(), stackAxis: nil,
        content: ListLook(groups: groups, style: context.environment.listStyle), in: context)
    ]
  }
}

/// The rows of a list that stand together.
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

/// How lists look.
public enum ListStyle: String, Hashable, Sendable {
  /// Groups on cards, with room around them.
  case insetGrouped
  /// Groups on bands from edge to edge.
  case grouped
  /// Rows from edge to edge.
  case plain

  public static let automatic = ListStyle.insetGrouped
  public static let sidebar = ListStyle.insetGrouped
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
  /// How the lists in the view look.
  public func listStyle(_ style: ListStyle) -> some View { environment(\.listStyle, style) }
}

private struct ListLook: StructuralView {
  let groups: [ListGroup]
  let style: ListStyle

  func makeElements(in context: ElementContext) throws -> [ViewElement] {
    let ground = style == .plain ? Color(.systemBackground) : Color(.systemGroupedBackground)
    // Rows fill the width; without any, the list does.
    let isEmpty = groups.allSatisfy(\.rows.isEmpty)
    let scroll = ScrollView { rows.modified(FullWidth(isNeeded: isEmpty)) }
    guard context.environment.showsListGround else { return try context.elements(of: scroll) }
    return try context.elements(of: scroll.background(ground))
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
        .modified(CardCorners(areNeeded: rows.contains { $0.traits.listRow.background != nil }))
    case .grouped: stack.background(Color(.secondarySystemGroupedBackground), ignoresSafeAreaEdges: .horizontal)
    case .plain: stack
    }
  }
}

/// A row with the room around it, its badge and what lies behind it.
private struct ListRow: StructuralView {
  let element: ViewElement

  func makeElements(in context: ElementContext) throws -> [ViewElement] {
    let row = ground(
      content.padding(insets).frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
    ).changingTraits { $0.forwardsTapsToControl = true }
    return try context.elements(of: row)
  }

  private var insets: EdgeInsets {
    let look = element.traits.listRow
    let vertical = look.controlInset ?? 11
    return look.insets ?? EdgeInsets(top: vertical, leading: 16, bottom: vertical, trailing: 16)
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

  @ViewBuilder private func ground(_ row: some View) -> some View {
    if let background = element.traits.listRow.background {
      row.background { MadeElements(elements: background) }
    } else {
      row
    }
  }
}

/// Keeps the grounds of rows inside of their card.
private struct CardCorners: ElementModifier {
  let areNeeded: Bool

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    guard areNeeded else { return try context.elements(of: content) }
    return try context.elements(of: content.clipShape(RoundedRectangle(cornerRadius: 10)))
  }
}

/// Takes all the width that is offered.
private struct FullWidth: ElementModifier {
  let isNeeded: Bool

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    guard isNeeded else { return try context.elements(of: content) }
    return try context.elements(of: content.frame(maxWidth: .infinity, alignment: .leading))
  }
}
