/// How buttons look and what makes them act.
///
///     struct DoubleTap: PrimitiveButtonStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         configuration.label.onTapGesture(count: 2) { configuration.trigger() }
///       }
///     }
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button tells a style that decides when it acts.
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label.
  public struct Label: StructuralView {
    let view: any View

    public func makeElements(in context: ElementContext) throws -> [ViewElement] { try context.elements(of: view) }
  }

  public let role: ButtonRole?
  public let label: Label
  let action: () -> Void

  /// Does what the button does.
  public func trigger() { action() }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style is asked to show, in the style that is set around it.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.trigger) { configuration.label }
  }
}

/// The style of the buttons in a view.
enum ChosenButtonStyle {
  case style(any ButtonStyle)
  /// A style that decides when buttons act, and the one that was set around it, for the buttons that it shows.
  indirect case primitive(any PrimitiveButtonStyle, outer: ChosenButtonStyle)

  /// Whether no style is set, so that containers draw links and menus in ways of their own.
  var isAutomatic: Bool {
    if case .style(let style) = self { style is DefaultButtonStyle } else { false }
  }

  var isPrimitive: Bool {
    if case .primitive = self { true } else { false }
  }
}

extension ElementContext {
  /// What is drawn for a button, or for what looks like one: a link, a menu.
  ///
  /// - Parameter trigger: What it does, for styles that say when.
  func buttonLook(of label: any View, role: ButtonRole? = nil, trigger: @escaping () -> Void = {}) -> AnyView {
    switch environment.buttonStyle {
    case .style(let style):
      let configuration = ButtonStyleConfiguration(
        role: role, label: .init(view: label), isPressed: environment.isPressed)
      return evaluate { style.anyBody(configuration) }
    case .primitive(let style, let outer):
      let configuration = PrimitiveButtonStyleConfiguration(role: role, label: .init(view: label), action: trigger)
      return evaluate { style.anyBody(configuration, in: outer) }
    }
  }
}

extension ButtonStyle {
  fileprivate func anyBody(_ configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

extension PrimitiveButtonStyle {
  fileprivate func anyBody(_ configuration: Configuration, in outer: ChosenButtonStyle) -> AnyView {
    AnyView(makeBody(configuration: configuration).environment(\.buttonStyle, outer))
  }
}

private struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: ChosenButtonStyle { .style(DefaultButtonStyle()) }
}

extension EnvironmentValues {
  var buttonStyle: ChosenButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// How the buttons, links and menus in the view look.
  public func buttonStyle(_ style: some ButtonStyle) -> some View { environment(\.buttonStyle, .style(style)) }

  /// How the buttons, links and menus in the view look, and what makes buttons act.
  public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View {
    changingEnvironment { $0.buttonStyle = .primitive(style, outer: $0.buttonStyle) }
  }
}
