/// The appearance of forms.
///
/// Forms are drawn as inset groups, or in columns of labels and controls without cards.
public protocol FormStyle {
  /// Whether the form has no cards. Don't implement this requirement.
  var _isColumns: Bool { get }
}

/// The default style, drawn as inset groups.
nonisolated public struct AutomaticFormStyle: FormStyle, Hashable, Sendable {
  /// Creates the style.
  public init() {}

  /// `false`: the form has cards.
  public var _isColumns: Bool { false }
}

/// Inset groups.
nonisolated public struct GroupedFormStyle: FormStyle, Hashable, Sendable {
  /// Creates the style.
  public init() {}

  /// `false`: the form has cards.
  public var _isColumns: Bool { false }
}

/// Columns of labels and controls without cards.
nonisolated public struct ColumnsFormStyle: FormStyle, Hashable, Sendable {
  /// Creates the style.
  public init() {}

  /// `true`: the form has no cards.
  public var _isColumns: Bool { true }
}

nonisolated extension FormStyle where Self == AutomaticFormStyle {
  /// The default style, drawn as inset groups.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

nonisolated extension FormStyle where Self == GroupedFormStyle {
  /// Inset groups.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

nonisolated extension FormStyle where Self == ColumnsFormStyle {
  /// Columns of labels and controls without cards.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

private struct ColumnsFormKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var hasColumnsInForms: Bool {
    get { self[ColumnsFormKey.self] }
    set { self[ColumnsFormKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of the forms in the view.
  public func formStyle<Style: FormStyle>(_ style: Style) -> some View {
    environment(\.hasColumnsInForms, style._isColumns)
  }
}
