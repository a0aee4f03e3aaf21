/// A value in a format, in the environment's locale, calendar and time zone. Unchecked because formats and values of
/// texts are immutable.
struct FormattedText: DeferredText, @unchecked Sendable {
  let format: (EnvironmentValues) -> Text

  func segments(in resolution: TextResolution) -> [Text.Segment] { format(resolution.environment).segments }

  /// Formats have no common equality, so texts are compared.
  static func == (left: Self, right: Self) -> Bool {
    let environment = EnvironmentValues()
    return left.format(environment) == right.format(environment)
  }
}

extension Text {
  /// Creates a text from a formatted value. The format uses the locale of the environment.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(
      deferred: FormattedText { Text(verbatim: $0.text(of: input, in: format)) })
  }

  /// Creates a text from a formatted value. The format uses the locale of the environment.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(
      deferred: FormattedText { Text($0.text(of: input, in: format)) })
  }

  /// Creates a text from a value that a formatter describes. The formatter's own locale and time zone apply.
  public init<Subject>(_ subject: Subject, formatter: Formatter) { self.init(formatting: subject, formatter) }

  /// - Parameter formatter: The formatter; `nil` for the description of the value.
  init(formatting subject: Any, _ formatter: Formatter?) {
    self.init(verbatim: formatter?.text(of: subject) ?? textForm(of: subject))
  }
}

extension Formatter {
  /// Returns the text of a value; `nil` if the formatter has none.
  ///
  /// Foundation on Linux ends the process in `string(for:)` of formatters that don't override it.
  func text(of subject: Any) -> String? {
    switch self {
    case let formatter as ISO8601DateFormatter: (subject as? Date).map { formatter.string(from: $0) }
    case is DateFormatter, is NumberFormatter: string(for: subject)
    case let formatter as DateIntervalFormatter: (subject as? DateInterval).flatMap { formatter.string(from: $0) }
    case let formatter as ByteCountFormatter:
      (subject as? any BinaryInteger).map { formatter.string(fromByteCount: Int64(clamping: $0)) }
    case let formatter as LengthFormatter: (subject as? Double).map { formatter.string(fromMeters: $0) }
    case let formatter as MassFormatter: (subject as? Double).map { formatter.string(fromKilograms: $0) }
    case let formatter as EnergyFormatter: (subject as? Double).map { formatter.string(fromJoules: $0) }
    default: type(of: self) == Formatter.self ? nil : string(for: subject)
    }
  }
}
