/// A style that draws text fields.
///
///     struct Underlined: TextFieldStyle {
///       func _body(configuration: TextField<Self._Label>) -> some View {
///         configuration.padding(8).overlay(alignment: .bottom) { Divider() }
///       }
///     }
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The view that draws the field.
  associatedtype _Body: View
  /// The label of the field.
  typealias _Label = _TextFieldStyleLabel

  /// Returns the view that draws a field.
  @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of a text field that a style draws.
nonisolated public struct _TextFieldStyleLabel: ControlPart { let view: any View }

/// A text field style of this module.
private protocol BuiltInTextFieldStyle: TextFieldStyle {
  nonisolated var look: TextFieldLook { get }
}

/// The default style, the text alone.
nonisolated public struct DefaultTextFieldStyle: BuiltInTextFieldStyle {
  var look: TextFieldLook { .plain }

  /// Creates a default style.
  public init() {}

  /// Returns the field in this style.
  public func _body(configuration: TextField<_Label>) -> some View { configuration.environment(\.textFieldLook, look) }
}

/// A style that draws the text alone.
nonisolated public struct PlainTextFieldStyle: BuiltInTextFieldStyle {
  var look: TextFieldLook { .plain }

  /// Creates a plain style.
  public init() {}

  /// Returns the field in this style.
  public func _body(configuration: TextField<_Label>) -> some View { configuration.environment(\.textFieldLook, look) }
}

/// A style that draws the text in a rounded border on the background color.
nonisolated public struct RoundedBorderTextFieldStyle: BuiltInTextFieldStyle {
  var look: TextFieldLook { .roundedBorder }

  /// Creates a style with a rounded border.
  public init() {}

  /// Returns the field in this style.
  public func _body(configuration: TextField<_Label>) -> some View { configuration.environment(\.textFieldLook, look) }
}

nonisolated extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The default style, the text alone.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

nonisolated extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A style that draws the text alone.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

nonisolated extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A style that draws the text in a rounded border on the background color.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// The text field style of an environment.
enum TextFieldLook {
  case plain
  case roundedBorder
  case custom(ControlStyle<TextField<_TextFieldStyleLabel>>)
}

private struct TextFieldLookKey: EnvironmentKey {
  static var defaultValue: TextFieldLook { .plain }
}

extension EnvironmentValues {
  var textFieldLook: TextFieldLook {
    get { self[TextFieldLookKey.self] }
    set { self[TextFieldLookKey.self] = newValue }
  }

  /// The custom style; `nil` for styles of this module.
  var customTextFieldStyle: ControlStyle<TextField<_TextFieldStyleLabel>>? {
    get { if case .custom(let style) = textFieldLook { style } else { nil } }
    set { textFieldLook = newValue.map { .custom($0) } ?? .plain }
  }
}

nonisolated extension View {
  /// Sets the style of the text fields in the view.
  public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    changingEnvironment { environment in
      if let style = style as? any BuiltInTextFieldStyle {
        environment.textFieldLook = style.look
      } else {
        environment.customTextFieldStyle = ControlStyle(outer: environment.customTextFieldStyle) {
          AnyView(runOnCurrentThread((style, $0)) { $0.0._body(configuration: $0.1) })
        }
      }
    }
  }
}
