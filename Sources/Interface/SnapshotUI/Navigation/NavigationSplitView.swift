/// Columns beside each other on wide screens, and one of them on compact screens.
///
/// A navigation link in a leading column shows its destination in the detail column, or above the column on a compact
/// screen.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  private var visibility: Binding<NavigationSplitViewVisibility>?
  private var compactColumn: Binding<NavigationSplitViewColumn>?
  @State private var shown: [FollowedLink] = []
  /// The columns that the button of the sidebar shows, in a split view without a binding.
  @State private var toggled: NavigationSplitViewVisibility?

  /// Creates a split view of three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  /// Creates a split view of three columns, some of which a binding hides on wide screens.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
    visibility = columnVisibility
  }

  /// Creates a split view of three columns, one of which is shown on a compact screen.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
    compactColumn = preferredCompactColumn
  }

  /// Creates a split view of three columns with bindings for wide and for compact screens.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility: columnVisibility, sidebar: sidebar, content: content, detail: detail)
    compactColumn = preferredCompactColumn
  }

  package func makeElements(in context: ElementContext) throws -> [ViewElement] {
    try context.elements(ofBodyOf: self, properties: self) {
      SplitColumns(
        columns: columns, visibility: visibility?.wrappedValue ?? toggled ?? .automatic,
        setVisibility: { if let visibility { visibility.wrappedValue = $0 } else { toggled = $0 } },
        compactColumn: compactColumn, shown: $shown, context: context)
    }
  }

  private var columns: [SplitColumns.Column] {
    let isDouble = Content.self == EmptyView.self
    return [SplitColumns.Column(.sidebar, sidebar)] + (isDouble ? [] : [SplitColumns.Column(.content, content)])
      + [SplitColumns.Column(.detail, detail)]
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates a split view of two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }

  /// Creates a split view of two columns, of which a binding can hide the first on wide screens.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility: columnVisibility, sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }

  /// Creates a split view of two columns, one of which is shown on a compact screen.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      preferredCompactColumn: preferredCompactColumn, sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }

  /// Creates a split view of two columns with bindings for wide and for compact screens.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility: columnVisibility, preferredCompactColumn: preferredCompactColumn, sidebar: sidebar,
      content: { EmptyView() }, detail: detail)
  }
}

/// A column of a ``NavigationSplitView``.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  let index: Int
}

/// The columns of a ``NavigationSplitView`` that a wide screen shows.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  enum Kind: String, Codable {
    case automatic
    case all
    case doubleColumn
    case detailOnly
  }

  let kind: Kind

  /// Returns the number of trailing columns that a screen shows.
  func count(of columns: Int, isLandscape: Bool) -> Int {
    switch kind {
    case .automatic: isLandscape ? min(2, columns) : 1
    case .all: columns
    case .doubleColumn: min(2, columns)
    case .detailOnly: 1
    }
  }
}

/// The appearance of a ``NavigationSplitView``.
public protocol NavigationSplitViewStyle: Sendable {}

nonisolated extension View {
  /// Sets the width of the enclosing column of a split view, in points.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    settingColumnWidth(width, reporting: invalidValues(of: "navigationSplitViewColumnWidth", ("", width)))
  }

  /// Sets the width of the enclosing column of a split view, in points. The column has its ideal width.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    settingColumnWidth(
      Swift.min(Swift.max(ideal, min ?? 0), max ?? .infinity),
      reporting: invalidValues(
        of: "navigationSplitViewColumnWidth", ("min", min), ("ideal", ideal), ("max", max)))
  }

  private func settingColumnWidth(_ width: CGFloat, reporting problem: String?) -> some View {
    modified(
      PreferenceModifier { context, preferences in
        context.report(problem)
        if width.isFinite, width >= 0 { preferences.set(SplitColumnWidthKey.self, to: width) }
      })
  }
}

struct SplitColumnWidthKey: PreferenceKey {
  static let defaultValue: CGFloat? = nil

  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
}
