// Modifiers for the keyboard and for scroll indicators. They exist for source compatibility with SwiftUI and have no
// effect in a still picture.

/// The keyboard of a text field. Has no effect in a still picture.
public enum UIKeyboardType: Hashable, Sendable {
  case `default`
  case asciiCapable
  case numbersAndPunctuation
  case URL
  case numberPad
  case phonePad
  case namePhonePad
  case emailAddress
  case decimalPad
  case twitter
  case webSearch
  case asciiCapableNumberPad
}

/// The meaning of a field for autofill. Has no effect in a still picture.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The identifier of the content type.
  public let rawValue: String

  /// Creates a content type from an identifier.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A full name.
  public static let name = UITextContentType(rawValue: "name")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A user name.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A one-time code.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// An email address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// A street address in full.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// The name of a country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A credit card number.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// A URL.
  public static let URL = UITextContentType(rawValue: "url")
}

/// The letters that a keyboard capitalizes automatically. Has no effect in a still picture.
public enum TextInputAutocapitalization: Hashable, Sendable {
  case never
  case words
  case sentences
  case characters
}

/// The label of the return key. Has no effect in a still picture.
public enum SubmitLabel: Hashable, Sendable {
  case done
  case go
  case send
  case join
  case route
  case search
  case `return`
  case next
  case `continue`
}

extension View {
  /// Sets the keyboard for the view. Has no effect: there is no keyboard.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Sets the content type for autofill. Has no effect.
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

  /// Sets automatic capitalization. Has no effect.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { self }

  /// Disables autocorrection. Has no effect.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Sets the label of the return key. Has no effect.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// Sets the action for submitting a field. Has no effect: fields are never submitted.
  public func onSubmit(_ action: @escaping () -> Void) -> some View { self }

  /// Sets the shape for hit testing. Has no effect: hit testing uses the frame.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

  /// Sets the visibility of scroll indicators. Has no effect: they are never drawn.
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal])
    -> some View
  { self }
}

/// The visibility of scroll indicators. They are never drawn.
public enum ScrollIndicatorVisibility: Hashable, Sendable {
  case automatic
  case visible
  case hidden
  case never
}
