/// The translation of a key in one language.
indirect enum LocalizedValue: Equatable, Sendable {
  /// A format string.
  case format(String)
  /// A format for each plural form of a number.
  case plural([PluralCategory: LocalizedValue])
  /// A format for each kind of device, such as `ipad` or `other`.
  case device([String: LocalizedValue])
  /// A format with variables, each with its plural forms.
  case variables(LocalizedValue, [String: Variable])

  /// A variable of a format, such as the one that `%#@files@` refers to.
  struct Variable: Equatable, Sendable {
    /// The position of the number, counted from 0; `nil` for the next one.
    var position: Int?
    /// The placeholder of the number without `%`, such as `lld`.
    var specifier: String
    var value: LocalizedValue
  }

  /// Whether the value shows characters in no form.
  var isEmpty: Bool {
    switch self {
    case .format(let format): format.isEmpty
    case .plural(let forms): forms.values.allSatisfy(\.isEmpty)
    case .device(let forms): forms.values.allSatisfy(\.isEmpty)
    case .variables(let value, _): value.isEmpty
    }
  }
}
