/// A label that leads to another view.
///
/// In a ``NavigationStack`` on a ``ViewHost``, a tap shows the destination. Rendering doesn't evaluate it.
nonisolated public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
  /// What a tap shows.
  private enum Target {
    case view
    case value(AnyHashable?)
    /// The destination is shown while a binding says so.
    case binding(isActive: () -> Bool, set: (Bool) -> Void)
  }

  /// Returns the destination; `nil` for a link with a value.
  let destination: (() -> Destination)?
  /// The view that describes the destination.
  let label: Label
  private var target = Target.view

  /// Creates a link to a destination with a custom label.
  public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// Creates a link to a destination expression with a custom label.
  public init(destination: @autoclosure @escaping () -> Destination, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  package func makeElements(in context: ElementContext) throws -> [ViewElement] {
    // The list draws the arrow, after the badge.
    let isRow = context.environment.isInList
    let content = isRow ? AnyView(row(in: context)) : context.styledButtonBody(of: label)
    var element = try ViewElement.container(
      "NavigationLink", layout: LayeredLayout(alignment: .center, keepsSpacing: true), stackAxis: nil, content: content,
      in: context)
    if context.environment.buttonStyle.isPrimitive { _ = element.removeTapAction() }
    element.roles = .navigationLink
    element.accessibility.traits = .isButton
    element.traits.listRow.showsArrow = isRow
    if let destination { element.actions.destination = { context.evaluate(destination) } }
    connect(&element.actions, in: context)
    return [element]
  }

  /// Connects the link to the stack around it.
  private func connect(_ actions: inout ElementActions, in context: ElementContext) {
    let navigator = context.environment.navigator
    let screen = destination.map { destination in
      ScreenContent(context: context.forViewsOfClosures.child(.type("destination"))) { destination() }
    }
    switch target {
    case .view:
      guard let navigator, let screen else { return }
      navigator.refresh(context.identity, screen)
      actions.push = { { navigator.pushLink(context.identity, screen) } }
    case .value(let value):
      guard let navigator, let value else { return }
      actions.push = { try navigator.pushValue(value) }
    case .binding(let isActive, let set):
      if isActive(), let screen {
        var destinations = context.preferences[NavigationDestinationsKey.self]
        destinations.presented.append(
          PresentedDestination(content: screen, dismiss: context.performing { set(false) }))
        context.preferences.set(NavigationDestinationsKey.self, to: destinations)
      }
      if context.evaluator != nil { actions.push = { context.performing { set(true) } } }
    }
  }

  /// In a list row the label is unstyled, unless a button style is set.
  @ViewBuilder private func row(in context: ElementContext) -> some View {
    if context.environment.buttonStyle.isAutomatic {
      ButtonLabel(view: label).frame(maxWidth: .infinity, alignment: .leading).modified(DimmedWhenDisabled())
    } else {
      context.styledButtonBody(of: label).frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  /// Sets whether the destination is the detail of a split view. Inert: the destination is shown in the link's stack.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { inert("isDetailLink", isDetailLink ? "true" : "false") }
}

extension NavigationLink where Destination == Never {
  /// Creates a link with a value and a custom label. `navigationDestination(for:destination:)` sets what it shows.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    destination = nil
    self.label = label()
    target = .value(value.map { AnyHashable($0) })
  }
}

// The legacy forms, whose bindings show the destination.
extension NavigationLink {
  /// Creates a link whose destination is shown while `isActive` is true.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination, label: label)
    target = .binding(isActive: { isActive.wrappedValue }, set: { isActive.wrappedValue = $0 })
  }

  /// Creates a link to a destination expression, which is shown while `isActive` is true.
  public init(
    destination: @autoclosure @escaping () -> Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(isActive: isActive, destination: destination, label: label)
  }

  /// Creates a link whose destination is shown while the selection equals the tag.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination, label: label)
    target = .binding(
      isActive: { selection.wrappedValue == tag }, set: { selection.wrappedValue = $0 ? tag : nil })
  }

  /// Creates a link to a destination expression, which is shown while the selection equals the tag.
  public init<V: Hashable>(
    destination: @autoclosure @escaping () -> Destination, tag: V, selection: Binding<V?>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(tag: tag, selection: selection, destination: destination, label: label)
  }
}
