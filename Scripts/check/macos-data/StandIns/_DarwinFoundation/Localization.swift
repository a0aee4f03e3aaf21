@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
extension String {
  public struct LocalizationValue: Codable, Equatable, ExpressibleByStringInterpolation, Sendable {
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      public init(literalCapacity: Int, interpolationCount: Int) {}
      public mutating func appendLiteral(_ literal: String) {}
      public mutating func appendInterpolation(_ string: @autoclosure () -> String) {}
      public mutating func appendInterpolation(_ substring: Substring) {}
      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {}
      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {}
      public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
      where F.FormatInput: Equatable, F.FormatOutput == String {}
      public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
      where F.FormatInput: Equatable, F.FormatOutput == AttributedString {}
      public mutating func appendInterpolation(_ attributedString: @autoclosure () -> AttributedString) {}
      public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil)
      where Subject: NSObject {}
      @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {}
      @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
      public mutating func appendInterpolation(placeholder: LocalizationValue.Placeholder) {}
      @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
      public mutating func appendInterpolation(placeholder: LocalizationValue.Placeholder, specifier: String) {}
    }

    @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
    public enum Placeholder: Hashable, Codable, Sendable { case int, uint, float, double, object }

    public init(_ value: String) {}
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}
  }

  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) { self = "" }

  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { self = "" }

  public struct LocalizationOptions {
    public var replacements: [any CVarArg]?
    public init() {}
  }

  public init(
    localized keyAndValue: LocalizationValue, options: LocalizationOptions, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { self = "" }

  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public init(localized resource: LocalizedStringResource) { self = "" }

  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public init(localized resource: LocalizedStringResource, options: LocalizationOptions) { self = "" }
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
public protocol _FormatSpecifiable: Equatable {
  associatedtype _Arg: CVarArg
  var _arg: _Arg { get }
}

extension Int: _FormatSpecifiable {
  public var _arg: Int64 { Int64(self) }
}
extension Int8: _FormatSpecifiable {
  public var _arg: Int32 { Int32(self) }
}
extension Int16: _FormatSpecifiable {
  public var _arg: Int32 { Int32(self) }
}
extension Int32: _FormatSpecifiable {
  public var _arg: Int32 { self }
}
extension Int64: _FormatSpecifiable {
  public var _arg: Int64 { self }
}
extension UInt: _FormatSpecifiable {
  public var _arg: UInt64 { UInt64(self) }
}
extension UInt8: _FormatSpecifiable {
  public var _arg: UInt32 { UInt32(self) }
}
extension UInt16: _FormatSpecifiable {
  public var _arg: UInt32 { UInt32(self) }
}
extension UInt32: _FormatSpecifiable {
  public var _arg: UInt32 { self }
}
extension UInt64: _FormatSpecifiable {
  public var _arg: UInt64 { self }
}
extension Float: _FormatSpecifiable {
  public var _arg: Float { self }
}
extension Double: _FormatSpecifiable {
  public var _arg: Double { self }
}
extension CGFloat: _FormatSpecifiable {
  public var _arg: CGFloat { self }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
public struct LocalizedStringResource: Codable, CustomLocalizedStringResourceConvertible, Equatable,
  ExpressibleByStringInterpolation, Sendable
{
  public enum BundleDescription: Sendable {
    case main
    case forClass(AnyClass)
    case atURL(URL)
  }

  public let key: String
  public let defaultValue: String.LocalizationValue
  public let table: String?
  public var locale: Locale

  public var bundle: BundleDescription { .main }
  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
  public var localizations: [Locale] { [] }
  public var localizedStringResource: LocalizedStringResource { self }

  private init() {
    key = ""
    defaultValue = ""
    table = nil
    locale = .current
  }

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) { self.init() }

  @_disfavoredOverload
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { self.init() }

  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) { self.init() }

  public init(stringLiteral value: String) { self.init() }
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) { self.init() }

  public init(from decoder: any Decoder) throws { self.init() }
  public func encode(to encoder: any Encoder) throws {}
  public static func == (left: Self, right: Self) -> Bool { true }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
extension AttributedString {
  public struct LocalizationOptions {
    public init() {}
    public var replacements: [any CVarArg]?
    public var applyReplacementIndexAttribute = false
  }

  public struct FormattingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 1)
  }

  public init(
    localized keyAndValue: String.LocalizationValue, options: FormattingOptions = [], table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) { self.init() }

  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, options: FormattingOptions = [],
    table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) { self.init() }

  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public init(localized resource: LocalizedStringResource) { self.init() }
}
