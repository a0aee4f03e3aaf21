/// What a row tells its list about its look.
struct ListRowLook {
  var insets: EdgeInsets?
  /// The room above and below a control that is higher than a line of text, so that its row is no higher than others.
  var controlInset: CGFloat?
  var background: [ViewElement]?
  var hidesSeparator = false
  /// Whether an arrow says that the row leads somewhere.
  var showsArrow = false
}

/// Whether something is to be seen.
public enum Visibility: String, Hashable, Sendable, CaseIterable {
  case automatic
  case visible
  case hidden
}

extension View {
  /// The room around the view as a row of a list; `nil` for the usual.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { changingTraits { $0.listRow.insets = insets } }

  /// What lies behind the view as a row of a list; `nil` for the usual.
  public func listRowBackground<Background: View>(_ view: Background?) -> some View {
    modified(RowBackground(background: view))
  }

  /// Whether a line separates the view's row of a list from the next one.
  public func listRowSeparator(_ visibility: Visibility) -> some View {
    changingTraits { $0.listRow.hidesSeparator = visibility == .hidden }
  }

  /// Whether lists and forms in the view have a ground of their own.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.showsListGround, visibility != .hidden)
  }

  /// A number beside the view: in its row of a list, or on its tab. 0 shows nothing.
  public func badge(_ count: Int) -> some View { changingTraits { $0.badge = count == 0 ? nil : "\(count)" } }

  /// A text beside the view: in its row of a list, or on its tab.
  public func badge(_ label: (some StringProtocol)?) -> some View {
    changingTraits { $0.badge = label.map { String($0) } }
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

private struct ListGroundKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  var showsListGround: Bool {
    get { self[ListGroundKey.self] }
    set { self[ListGroundKey.self] = newValue }
  }
}

private struct ListRowLookKey: ElementTraitKey {
  static var defaultValue: ListRowLook { ListRowLook() }
}

private struct BadgeKey: ElementTraitKey {
  static var defaultValue: String? { nil }
}

extension ElementTraits {
  /// The look of the element as a row of a list.
  var listRow: ListRowLook {
    get { self[ListRowLookKey.self] }
    set { self[ListRowLookKey.self] = newValue }
  }

  /// The text beside the element in a row or on a tab.
  var badge: String? {
    get { self[BadgeKey.self] }
    set { self[BadgeKey.self] = newValue }
  }
}
