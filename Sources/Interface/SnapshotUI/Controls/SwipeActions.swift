/// The swipe actions at one edge of a row.
struct SwipeActions {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  /// Makes the buttons.
  let buttons: () throws -> [ViewElement]
}

nonisolated extension View {
  /// Adds actions to the view as a list row, which a swipe shows. A test performs one with `performSwipeAction(_:)`, and
  /// shows them in a picture with `revealSwipeActions(edge:)`.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modified(SwipeActionsModifier(edge: edge, allowsFullSwipe: allowsFullSwipe, content: content()))
  }
}

private struct SwipeActionsModifier<T: View>: ElementModifier {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let content: T

  func elements(of base: some View, in context: ElementContext) throws -> [ViewElement] {
    var inner = context.child(.type(edge == .leading ? "leadingSwipeActions" : "swipeActions")).kept
    inner.evaluator = nil
    inner.stackAxis = nil
    inner.environment.buttonStyle = .style(SwipeActionButtonStyle())
    inner.environment.foregroundStyle = nil
    let actions = SwipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe) { [inner] in
      try inner.elements(ofOwn: content)
    }
    var elements = try context.elements(of: base)
    for index in elements.indices {
      elements[index].traits.swipeActions.append(actions)
      elements[index].inertModifiers.append(InertModifier(name: "swipeActions", detail: "\(edge)"))
    }
    return elements
  }
}

/// The look of a swipe action: white on a rectangle in its tint, as high as the row.
nonisolated struct SwipeActionButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    SwipeActionLook(label: configuration.label, role: configuration.role)
  }
}

private struct SwipeActionLook: NonisolatedView {
  let label: ButtonStyleConfiguration.Label
  let role: ButtonRole?
  @Environment(\.tint) private var tint

  var body: some View {
    label.foregroundColor(.white).lineLimit(1).padding(.horizontal, 16)
      .frame(minWidth: 74, maxHeight: .infinity)
      .background(role == .destructive ? Color.red : tint ?? Color(.systemGray))
      .fixedSize(horizontal: true, vertical: false)
  }
}

extension ViewElement {
  /// Whether a swipe on the element as a row shows actions.
  var hasSwipeActions: Bool { !traits.swipeActions.isEmpty || traits.deletion != nil }

  /// The identity of the innermost element with the swipe actions of the row, which wrappers copy.
  var rowIdentity: ViewIdentity? { children.first(where: \.hasSwipeActions)?.rowIdentity ?? identity }

  /// The swipe actions at an edge: those of the row, or the deletion of its `ForEach`.
  func swipeButtons(at edge: HorizontalEdge) throws -> [ViewElement] {
    try traits.swipeActions.filter { $0.edge == edge }.flatMap { try $0.buttons() }
  }
}
