/// A style that draws progress views.
///
///     struct Ring: ProgressViewStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         Circle().trim(from: 0, to: configuration.fractionCompleted ?? 0).stroke(lineWidth: 8)
///       }
///     }
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The view that draws the progress view.
  associatedtype Body: View
  /// The properties of the progress view.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Returns the view that draws a progress view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a progress view for a style.
public struct ProgressViewStyleConfiguration {
  /// The label that describes the task.
  nonisolated public struct Label: ControlPart { let view: any View }
  /// The label that describes the progress.
  nonisolated public struct CurrentValueLabel: ControlPart { let view: any View }

  /// The progress as 0…1; `nil` if it is unknown.
  public let fractionCompleted: Double?
  /// The label that describes the task, if there is one.
  public var label: Label?
  /// The label that describes the progress, if there is one.
  public var currentValueLabel: CurrentValueLabel?
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Creates the progress view that a style draws. It uses the style that is set around the styled progress view.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label, current: configuration.currentValueLabel)
  }
}

/// A progress view style of this module, which draws nothing by itself.
private protocol BuiltInProgressViewStyle: ProgressViewStyle where Body == BuiltInProgressView {
  nonisolated var look: ProgressLook { get }
}

extension BuiltInProgressViewStyle {
  /// Returns the progress view in this style.
  public nonisolated func makeBody(configuration: Configuration) -> BuiltInProgressView {
    BuiltInProgressView(configuration: configuration, look: look)
  }
}

/// The progress view that a style of this module draws.
nonisolated public struct BuiltInProgressView: View {
  let configuration: ProgressViewStyleConfiguration
  let look: ProgressLook

  /// The progress view in its style.
  public var body: some View { ProgressView(configuration).environment(\.progressViewStyle, look) }
}

/// The default style: a bar, or a wheel if the progress is unknown.
nonisolated public struct DefaultProgressViewStyle: BuiltInProgressViewStyle {
  var look: ProgressLook { .automatic(tint: nil) }

  /// Creates a default style.
  public init() {}
}

/// A style that draws a wheel, or a ring if the progress is known.
nonisolated public struct CircularProgressViewStyle: BuiltInProgressViewStyle {
  let look: ProgressLook

  /// Creates a circular style in the environment's tint.
  public init() { look = .circular(tint: nil) }

  /// Creates a circular style in a color.
  public init(tint: Color) { look = .circular(tint: tint) }
}

/// A style that draws a bar.
nonisolated public struct LinearProgressViewStyle: BuiltInProgressViewStyle {
  let look: ProgressLook

  /// Creates a bar style in the environment's tint.
  public init() { look = .linear(tint: nil) }

  /// Creates a bar style in a color.
  public init(tint: Color) { look = .linear(tint: tint) }
}

/// The progress view style of an environment.
enum ProgressLook {
  case automatic(tint: Color?)
  case linear(tint: Color?)
  case circular(tint: Color?)
  case custom(ControlStyle<ProgressViewStyleConfiguration>)

  var isCircular: Bool {
    switch self {
    case .circular, .custom: true
    case .automatic, .linear: false
    }
  }
}

extension EnvironmentValues {
  /// The custom style; `nil` for styles of this module.
  var customProgressViewStyle: ControlStyle<ProgressViewStyleConfiguration>? {
    get { if case .custom(let style) = progressViewStyle { style } else { nil } }
    set { progressViewStyle = newValue.map { .custom($0) } ?? .automatic(tint: nil) }
  }
}

nonisolated extension View {
  /// Sets the style of the progress views in the view.
  public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    changingEnvironment { environment in
      if let style = style as? any BuiltInProgressViewStyle {
        environment.progressViewStyle = style.look
      } else {
        environment.customProgressViewStyle = ControlStyle(outer: environment.customProgressViewStyle) {
          styledBody(style, $0) { $0.0.makeBody(configuration: $0.1) }
        }
      }
    }
  }
}
