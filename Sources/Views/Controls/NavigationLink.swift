/// A label that leads to another view. The destination is data: it is not evaluated until it is asked for.
public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
  public let destination: () -> Destination
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
    var element = try ViewElement.container(
      "NavigationLink", layout: LayeredLayout(alignment: .center), stackAxis: nil,
      content: label.modified(ControlTint()), in: context)
    element.accessibility.traits = .isButton
    element.actions.destination = { context.evaluate(destination) }
    return [element]
  }
}

extension NavigationLink where Label == Text {
  public init(_ title: some StringProtocol, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }
}
