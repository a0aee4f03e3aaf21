/// Rows in one or more groups. The list is as tall as the proposal or, without one, as its rows. The rows of a list in
/// a form or in another list are rows of that list.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
  let content: Content
  let selection: ListSelection?

  init(_ content: Content, selection: ListSelection? = nil) {
    self.content = content
    self.selection = selection
  }

  package func makeElements(in context: ElementContext) throws -> [ViewElement] {
    if context.environment.isInList, context.stackAxis == nil { return try rowsOfOuterList(in: context) }
    var inner = context
    inner.stackAxis = nil
    inner.environment.isInList = true
    if inner.environment.contentMargins != ContentMargins() { inner.environment.contentMargins = ContentMargins() }
    let groups = ListGroup.groups(of: try inner.elements(of: content))
    return [
      try .container(
        "List", layout: PassthroughLayout(), stackAxis: nil,
        content: ListContent(
          groups: groups, style: context.environment.shownListStyle, selection: selection,
          margins: context.environment.contentMargins, metrics: context.environment.designMetrics.list), in: inner)
    ]
  }

  private func rowsOfOuterList(in context: ElementContext) throws -> [ViewElement] {
    var rows = try context.elements(of: content)
    guard let selection else { return rows }
    for index in rows.indices where rows[index].traits.listRow.selection == nil {
      rows[index].traits.listRow.selection = selection
    }
    return rows
  }
}

/// The rows of one section, or consecutive rows outside of sections.
struct ListGroup {
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
public enum ListLook: String, Hashable, Sendable {
  /// Groups on cards with margins around them.
  case insetGrouped
  /// Groups on backgrounds from edge to edge.
  case grouped
  /// Rows from edge to edge.
  case plain
  /// Rows without cards, as in a sidebar.
  case sidebar
}

extension EnvironmentValues {
  /// The style in which lists are drawn. In a compact width a sidebar is an inset group.
  var shownListStyle: ListLook {
    let isWide = horizontalSizeClass == .regular && verticalSizeClass != .compact
    return listStyle == .sidebar && !isWide ? .insetGrouped : listStyle
  }
}
