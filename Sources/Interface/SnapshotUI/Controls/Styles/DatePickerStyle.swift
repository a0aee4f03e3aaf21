/// The appearance of date pickers.
///
/// The styles are those of this module: `datePickerStyle` takes one of its types.
public protocol DatePickerStyle {
  /// The appearance that the style stands for. Don't implement this requirement.
  var _look: DatePickerLook { get }
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
