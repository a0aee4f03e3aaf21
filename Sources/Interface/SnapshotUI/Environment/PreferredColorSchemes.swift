/// The preferred color schemes of a screen and its sheets.
struct PreferredColorSchemes: Equatable {
  var screen: ColorScheme?
  /// The preferences of sheets, by the order in which the sheets are evaluated.
  var sheets: [Int: ColorScheme] = [:]
}

/// The color scheme that a view prefers for the screen or sheet around it; the outermost preference is used.
struct PreferredColorSchemeKey: PreferenceKey {
  static let defaultValue: ColorScheme? = nil

  static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}
