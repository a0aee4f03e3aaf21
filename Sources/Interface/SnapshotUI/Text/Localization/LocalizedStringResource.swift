#if !canImport(Darwin)
  /// A localized string that is looked up where it is shown. Foundation doesn't declare it on Linux.
  public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// The bundle with the strings table.
    public enum BundleDescription: Equatable, Sendable {
      /// The bundle of the app.
      case main
      /// The bundle at a URL.
      case atURL(URL)
      /// The bundle of a class.
      case forClass(AnyClass)

      /// Returns whether two descriptions have the same bundle.
      public static func == (left: Self, right: Self) -> Bool { left.bundle == right.bundle }

      fileprivate var bundle: Bundle? {
        switch self {
        case .main: nil
        case .atURL(let url): Bundle(url: url)
        case .forClass(let type): Bundle(for: type)
        }
      }
    }

    /// The key in the strings table.
    public let key: String
    /// The text of the source code.
    public let defaultValue: String.LocalizationValue
    /// The name of the strings table; `nil` for `Localizable`.
    public let table: String?
    /// The locale. The current one is the locale of the environment.
    public var locale: Locale
    private let bundleOfTable: Bundle?

    private init(
      key: String, _ defaultValue: String.LocalizationValue, _ table: String?, _ locale: Locale, _ bundle: Bundle?
    ) {
      self.key = key
      self.defaultValue = defaultValue
      self.table = table
      self.locale = locale
      bundleOfTable = bundle
    }

    /// Creates a resource from a string literal.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    /// Creates a resource from an interpolated string literal.
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
      self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    /// Creates a resource whose key is the text of the source code.
    public init(
      _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
      bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      self.init(key: keyAndValue.key.key, keyAndValue, table, locale, bundle.bundle)
    }

    /// Creates a resource whose key is the text of the source code.
    @_disfavoredOverload
    public init(
      _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: Bundle?,
      comment: StaticString? = nil
    ) {
      self.init(key: keyAndValue.key.key, keyAndValue, table, locale, bundle)
    }

    /// Creates a resource with a key that differs from the text of the source code.
    public init(
      _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
      bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      self.init(key: "\(key)", defaultValue, table, locale, bundle.bundle)
    }

    var text: LocalizedText {
      LocalizedText(
        key: LocalizedStringKey(key: key, arguments: defaultValue.key.arguments, isFormat: defaultValue.key.isFormat),
        table: table, bundle: bundleOfTable, fallback: defaultValue.key)
    }

    /// Returns the parts of the text in an environment.
    func segments(in resolution: TextResolution) -> [Text.Segment] { text.segments(in: resolution) }
  }

  extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
    /// The resource.
    public var localizedStringResource: LocalizedStringResource { self }
  }

  /// A type that a localized string describes.
  public protocol CustomLocalizedStringResourceConvertible {
    /// The description.
    var localizedStringResource: LocalizedStringResource { get }
  }
#endif
