/// A label that leads to another view. Rendering doesn't evaluate the destination.
public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
  /// Returns the destination; `nil` for a link with a value.
  public let destination: (() -> Destination)?
  /// The view that describes the destination.
  public let label: Label

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

  /// Returns the elements that represent the view in its container.
  public func makeElements(in context: ElementContext) throws -> [ViewElement] {
    // The list draws the arrow, after the badge.
    let isRow = context.environment.isInList
    let content = isRow ? AnyView(row(in: context)) : context.styledButtonBody(of: label)
    var element = try ViewElement.container(
      "NavigationLink", layout: LayeredLayout(alignment: .center), stackAxis: nil, content: content, in: context)
    if context.environment.buttonStyle.isPrimitive { _ = element.removeTapAction() }
    element.roles = .navigationLink
    element.accessibility.traits = .isButton
    element.traits.listRow.showsArrow = isRow
    if let destination { element.actions.destination = { context.evaluate(destination) } }
    return [element]
  }

  /// In a list row the label is unstyled, unless a button style is set.
  @ViewBuilder private func row(in context: ElementContext) -> some View {
    if context.environment.buttonStyle.isAutomatic {
      label.frame(maxWidth: .infinity, alignment: .leading).modified(DimmedWhenDisabled())
    } else {
      context.styledButtonBody(of: label).frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link with a value and a custom label. It has no destination, because ``NavigationStack`` doesn't push.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    destination = nil
    self.label = label()
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link with a value and a text label. It has no destination.
  public init<Value: Hashable>(_ title: some StringProtocol, value: Value?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link to a destination expression with a text label.
  public init(_ title: some StringProtocol, destination: @autoclosure @escaping () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link to a destination with a text label.
  public init(_ title: some StringProtocol, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }
}
