/// A style that draws toggles.
///
///     struct Chip: ToggleStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         Button { configuration.isOn.toggle() } label: { configuration.label }
///       }
///     }
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The view that draws the toggle.
  associatedtype Body: View
  /// The properties of the toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// Returns the view that draws a toggle.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a toggle for a style.
public struct ToggleStyleConfiguration {
  /// The toggle's label.
  nonisolated public struct Label: ControlPart { let view: any View }

  /// The label of the toggle.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether the toggle's sources differ.
  public var isMixed: Bool
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates the toggle that a style draws. It uses the style that is set around the styled toggle.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

/// A style that draws the label at the leading edge and a switch at the trailing edge.
nonisolated public struct SwitchToggleStyle: ToggleStyle {
  let tint: Color?

  /// Creates a switch style in the environment's tint.
  public init() { tint = nil }

  /// Creates a switch style with a color for switches that are on.
  public init(tint: Color) { self.tint = tint }

  /// Returns the label and the switch.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      LabelOfControl { configuration.label }
      Switch(isOn: configuration.isOn, color: tint).modified(DimmedWhenDisabled())
    }
  }
}

/// The default toggle style, a switch.
nonisolated public struct DefaultToggleStyle: ToggleStyle {
  /// Creates a default toggle style.
  public init() {}

  /// Returns the label and a switch.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

/// A style that draws the label as a button, with a background in the tint color while the toggle is on.
nonisolated public struct ButtonToggleStyle: ToggleStyle {
  /// Creates a button style.
  public init() {}

  /// Returns the label on a background if the toggle is on.
  public func makeBody(configuration: Configuration) -> some View {
    let isOn = configuration.isOn
    configuration.label.modified(ControlTint())
      .padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
      .background(
        isOn ? Color.accentColor.opacity(0.15) : Color.clear, in: RoundedRectangle(cornerRadius: 8)
      )
      .modified(DimmedWhenDisabled())
  }
}

/// The label of a control at the leading edge, unless labels are hidden.
nonisolated struct LabelOfControl<Label: View>: PrimitiveView {
  let label: Label

  init(@ViewBuilder label: () -> Label) { self.label = label() }

  func makeElements(in context: ElementContext) throws -> [ViewElement] {
    guard context.environment.showsLabels else { return [] }
    let made = try TitleAndSubtitle(view: label).makeElements(in: context)
    guard !made.isEmpty else { return [] }
    return try made + context.child(.type("spacer")).elements(of: Spacer(minLength: 0))
  }
}

nonisolated extension View {
  /// Sets the style of the toggles in the view.
  public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    changingEnvironment { environment in
      if style is DefaultToggleStyle || style is SwitchToggleStyle {
        environment.toggleStyle = nil
        environment.switchTint = (style as? SwitchToggleStyle)?.tint
      } else {
        environment.toggleStyle = ControlStyle(
          outer: environment.toggleStyle, name: styleArgument(Style.self, of: "ToggleStyle")
        ) {
          styledBody(style, $0) { $0.0.makeBody(configuration: $0.1) }
        }
      }
    }
  }
}
