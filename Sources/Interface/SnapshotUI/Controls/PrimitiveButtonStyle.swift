/// A style that draws buttons and decides when their actions run.
///
///     struct DoubleTap: PrimitiveButtonStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         configuration.label.onTapGesture(count: 2) { configuration.trigger() }
///       }
///     }
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The view that draws the button.
  associatedtype Body: View
  /// The properties of the button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Returns the view that draws a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button for a style that decides when the action runs.
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label.
  nonisolated public struct Label: StructuralView {
    let view: any View

    package func makeElements(in context: ElementContext) throws -> [ViewElement] {
      try ButtonLabel(view: view).makeElements(in: context)
    }
  }

  /// The purpose of the button, if it has one.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  let action: () -> Void

  /// Runs the button's action.
  public func trigger() { action() }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates the button that a style draws. It uses the button style that is set around the styled button.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.trigger) { configuration.label }
  }
}

/// The button style of an environment.
enum ChosenButtonStyle {
  case style(any ButtonStyle)
  /// A primitive style, and the style of the enclosing environment for the buttons that it creates.
  indirect case primitive(any PrimitiveButtonStyle, outer: ChosenButtonStyle)

  /// Whether no style is set. Containers then draw links and menus with their own appearance.
  var isAutomatic: Bool {
    if case .style(let style) = self { style is DefaultButtonStyle } else { false }
  }

  var isPrimitive: Bool {
    if case .primitive = self { true } else { false }
  }
}

extension ElementContext {
  /// Returns the body of a button, or of a link or a menu, in the environment's button style.
  ///
  /// - Parameter trigger: The action for primitive button styles.
  func styledButtonBody(of label: any View, role: ButtonRole? = nil, trigger: @escaping () -> Void = {}) -> AnyView {
    switch environment.buttonStyle {
    case .style(let style):
      let configuration = ButtonStyleConfiguration(
        role: role, label: .init(view: label), isPressed: environment.isPressed)
      return evaluateHere { style.anyBody(configuration) }
    case .primitive(let style, let outer):
      let configuration = PrimitiveButtonStyleConfiguration(role: role, label: .init(view: label), action: trigger)
      return evaluateHere { style.anyBody(configuration, in: outer) }
    }
  }
}

nonisolated extension ButtonStyle {
  fileprivate func anyBody(_ configuration: Configuration) -> AnyView {
    styledBody(self, configuration) { $0.0.makeBody(configuration: $0.1) }
  }
}

nonisolated extension PrimitiveButtonStyle {
  fileprivate func anyBody(_ configuration: Configuration, in outer: ChosenButtonStyle) -> AnyView {
    let body = styledBody(self, configuration) { $0.0.makeBody(configuration: $0.1) }
    return AnyView(body.environment(\.buttonStyle, outer))
  }
}
