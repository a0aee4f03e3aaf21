/// The appearance of date pickers.
///
/// The styles are those of this module: `datePickerStyle` takes one of its types.
public protocol DatePickerStyle {
  /// The appearance that the style stands for. Don't implement this requirement.
  var _look: DatePickerLook { get }
}

/// The default style, drawn as compact fields.
nonisolated public struct DefaultDatePickerStyle: DatePickerStyle, Hashable, Sendable {
  /// Creates the style.
  public init() {}

  /// The appearance that the style stands for.
  public var _look: DatePickerLook { .compact }
}

nonisolated extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The default style, drawn as compact fields.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// The date and the time in fields.
nonisolated public struct CompactDatePickerStyle: DatePickerStyle, Hashable, Sendable {
  /// Creates the style.
  public init() {}

  /// The appearance that the style stands for.
  public var _look: DatePickerLook { .compact }
}

nonisolated extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The date and the time in fields.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// A calendar of the month.
nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle, Hashable, Sendable {
  /// Creates the style.
  public init() {}

  /// The appearance that the style stands for.
  public var _look: DatePickerLook { .graphical }
}

nonisolated extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar of the month.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// A wheel for each part of the date.
nonisolated public struct WheelDatePickerStyle: DatePickerStyle, Hashable, Sendable {
  /// Creates the style.
  public init() {}

  /// The appearance that the style stands for.
  public var _look: DatePickerLook { .wheel }
}

nonisolated extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A wheel for each part of the date.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

nonisolated extension View {
  /// Sets the style of the date pickers in the view.
  public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
    environment(\.datePickerLook, style._look)
  }
}

/// The appearance of date pickers.
public enum DatePickerLook: String, Hashable, Sendable, CaseIterable {
  /// The date and the time in fields.
  case compact
  /// A calendar of the month.
  case graphical
  /// A wheel for each part of the date.
  case wheel
}

private struct DatePickerLookKey: EnvironmentKey {
  static let defaultValue = DatePickerLook.compact
}

extension EnvironmentValues {
  var datePickerLook: DatePickerLook {
    get { self[DatePickerLookKey.self] }
    set { self[DatePickerLookKey.self] = newValue }
  }
}
