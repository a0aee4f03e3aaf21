/// A label that leads to another view. The destination is data: it is not evaluated until it is asked for.
public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
  /// What the link leads to; `nil` where a value stands for it.
  public let destination: (() -> Destination)?
  public let label: Label

  public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  public init(destination: @autoclosure @escaping () -> Destination, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  public func makeElements(in context: ElementContext) throws -> [ViewElement] {
    // The list draws the arrow, behind a badge.
    let isRow = context.environment.isInList
    let look = isRow ? AnyView(row(in: context)) : context.buttonLook(of: label)
    var element = try ViewElement.container(
      "NavigationLink", layout: LayeredLayout(alignment: .center), stackAxis: nil, content: look, in: context)
    if context.environment.buttonStyle.isPrimitive { _ = element.takeTap() }
    element.roles = .navigationLink
    element.accessibility.traits = .isButton
    element.traits.listRow.showsArrow = isRow
    if let destination { element.actions.destination = { context.evaluate(destination) } }
    return [element]
  }

  /// In a row the label is as it is, unless a style says otherwise.
  @ViewBuilder private func row(in context: ElementContext) -> some View {
    if context.environment.buttonStyle.isAutomatic {
      label.frame(maxWidth: .infinity, alignment: .leading).modified(FadedWhereDisabled())
    } else {
      context.buttonLook(of: label).frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

extension NavigationLink where Destination == Never {
  /// A link to what shows a value; nothing is shown for it here.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    destination = nil
    self.label = label()
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  public init<Value: Hashable>(_ title: some StringProtocol, value: Value?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  public init(_ title: some StringProtocol, destination: @autoclosure @escaping () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  public init(_ title: some StringProtocol, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }
}
