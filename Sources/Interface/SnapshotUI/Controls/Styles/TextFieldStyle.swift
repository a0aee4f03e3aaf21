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
protocol BuiltInTextFieldStyle: TextFieldStyle {
  nonisolated var look: TextFieldLook { get }
}

/// The text field style of an environment.
enum TextFieldLook {
  case plain
  case roundedBorder
  case custom(ControlStyle<TextField<_TextFieldStyleLabel>>)
}

extension EnvironmentValues {
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
          styledBody(style, $0) { $0.0._body(configuration: $0.1) }
        }
      }
    }
  }
}
