/// The rows of a tree. A row with children is expanded by a tap on its arrow; all are collapsed at first.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: NonisolatedView {
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let children: KeyPath<Data.Element, Data?>
  private let content: (Data.Element) -> Leaf
  @State private var expanded: Set<ID> = []

  /// Creates the rows of a tree whose elements are identified by a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.data = data
    self.id = id
    self.children = children
    self.content = content
  }

  /// Creates the rows of a tree of identifiable values.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// The visible rows.
  public var body: some View {
    ForEach(rows(of: data, level: 0), id: \.id) { row in
      HStack(spacing: 8) {
        content(row.element)
        if row.hasChildren {
          Spacer(minLength: 0)
          Image(systemName: expanded.contains(row.id) ? "chevron.down" : "chevron.forward")
            .font(.system(size: 13, weight: .semibold)).foregroundColor(.accentColor)
            .onTapGesture { if expanded.remove(row.id) == nil { expanded.insert(row.id) } }
            .accessibilityLabel(expanded.contains(row.id) ? "Collapse" : "Expand").accessibilityAddTraits(.isButton)
        }
      }
      .padding(.leading, CGFloat(row.level) * 20)
    }
  }

  private struct Row {
    let id: ID
    let element: Data.Element
    let level: Int
    let hasChildren: Bool
  }

  private func rows(of data: Data, level: Int) -> [Row] {
    data.flatMap { element -> [Row] in
      let inner = element[keyPath: children]
      let row = Row(id: element[keyPath: id], element: element, level: level, hasChildren: inner != nil)
      guard let inner, expanded.contains(row.id) else { return [row] }
      return [row] + rows(of: inner, level: level + 1)
    }
  }
}
