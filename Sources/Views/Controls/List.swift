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
  /// Rows from edge to edge.
  case plain

  public static let automatic = ListStyle.insetGrouped
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
    return try context.elements(of: scroll.background(ground))
  }

  private var scroll: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: style == .plain ? 0 : 20) {
        ForEach(groups.indices) { index in
          VStack(alignment: .leading, spacing: 0) {
            caption(groups[index].header).padding(.bottom, 7)
            card(groups[index].rows)
            caption(groups[index].footer).padding(.top, 7)
          }
        }
      }
      .padding(style == .plain ? EdgeInsets() : EdgeInsets(.all, 16))
    }
  }

  private func caption(_ elements: [ViewElement]) -> some View {
    MadeElements(elements: elements).padding(.horizontal, 16)
  }

  @ViewBuilder private func card(_ rows: [ViewElement]) -> some View {
    let stack = VStack(alignment: .leading, spacing: 0) {
      ForEach(rows.indices) { index in
        MadeElements(elements: [rows[index]])
          .padding(EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16))
          .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
        if index < rows.count - 1 || style == .plain { Divider().padding(.leading, 16) }
      }
    }
    switch style {
    case .insetGrouped:
      stack.background(Color(.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 10))
    case .plain: stack
    }
  }
}

/// Elements that were made before, as a view.
struct MadeElements: StructuralView {
  let elements: [ViewElement]

  func makeElements(in context: ElementContext) throws -> [ViewElement] { elements }
}
