/// A key of a strings table, with the values that replace its placeholders.
///
/// String literals and interpolations are keys: `Text("\(count) items")` has the key `%lld items`.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// A value that replaces a placeholder.
  enum Argument: Equatable, Sendable {
    case integer(Int64)
    case unsigned(UInt64)
    case double(Double)
    case text(Text)
  }

  /// The key in the strings table, with a placeholder for each value.
  let key: String
  let arguments: [Argument]
  /// Whether `%` in the key begins a placeholder.
  let isFormat: Bool

  init(key: String, arguments: [Argument], isFormat: Bool) {
    self.key = key
    self.arguments = arguments
    self.isFormat = isFormat
  }

  /// Creates a key from a string.
  public init(_ value: String) { self.init(key: value, arguments: [], isFormat: false) }

  /// Creates a key from a string literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a key from an interpolated string literal.
  public init(stringInterpolation: StringInterpolation) {
    self.init(
      key: stringInterpolation.key, arguments: stringInterpolation.arguments,
      isFormat: true)
  }
}

/// A value that a format specifier such as `%lld` describes. Integers and floating-point numbers conform.
public protocol _FormatSpecifiable: Equatable {
  /// The type of the value as an argument of a format string.
  associatedtype _Arg: CVarArg
  /// The value as an argument of a format string.
  var _arg: _Arg { get }
  /// The placeholder for the value in a key.
  var _specifier: String { get }
}

extension LocalizedStringKey {
  /// The key and the values of an interpolated string literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity) }

    /// Adds the characters between two values to the key.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.contains("%") ? literal.replacingOccurrences(of: "%", with: "%%") : literal
    }

    /// Adds a string, with the placeholder `%@`.
    public mutating func appendInterpolation(_ string: String) { append(Text(verbatim: string)) }

    /// Adds a number, with the placeholder of its type, such as `%lld`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(value, specifier: value._specifier)
    }

    /// Adds a number, with a placeholder such as `%.2f`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(value, specifier: specifier)
    }

    /// Adds a text with its style, with the placeholder `%@`.
    public mutating func appendInterpolation(_ text: Text) { append(text) }

    /// Adds a formatted value, with the placeholder `%@`.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(Text(input, format: format))
    }

    /// Adds a formatted value, with the placeholder `%@`.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
      append(Text(input, format: format))
    }

    /// Adds a value that a formatter describes, with the placeholder `%@`.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      append(Text(formatting: subject, formatter))
    }

    /// Adds a date as Foundation describes it, with the placeholder `%@`.
    public mutating func appendInterpolation(_ date: Date) { append(Text(formatting: date, nil)) }

    /// Adds an attributed string, with the placeholder `%@`.
    public mutating func appendInterpolation(_ attributedString: AttributedString) { append(Text(attributedString)) }

    mutating func append(_ text: Text) {
      key += "%@"
      arguments.append(.text(text))
    }

    private mutating func append<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      key += specifier
      switch value._arg as any CVarArg {
      case let number as any UnsignedInteger & FixedWidthInteger:
        arguments.append(.unsigned(UInt64(truncatingIfNeeded: number)))
      case let number as any FixedWidthInteger: arguments.append(.integer(Int64(truncatingIfNeeded: number)))
      case let number as any BinaryFloatingPoint: arguments.append(.double(Double(number)))
      case let other: arguments.append(.text(Text(verbatim: "\(other)")))
      }
    }
  }
}
