// What a view tells the keyboard. There is none here and nothing of it is to be seen, so that these modifiers leave a
// view as it is; they are there for the spelling.

/// What is typed into a field, for keyboards.
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

/// What a field is for, for those who fill it in automatically.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let name = UITextContentType(rawValue: "name")
  public static let givenName = UITextContentType(rawValue: "given-name")
  public static let familyName = UITextContentType(rawValue: "family-name")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  public static let countryName = UITextContentType(rawValue: "country-name")
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  public static let URL = UITextContentType(rawValue: "url")
}

/// Which letters a keyboard capitalises.
public enum TextInputAutocapitalization: Hashable, Sendable {
  case never
  case words
  case sentences
  case characters
}

/// What the return key says.
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
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { self }

  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// What happens when a person is done with a field. Nothing submits here.
  public func onSubmit(_ action: @escaping () -> Void) -> some View { self }

  /// The shape in which a view can be tapped. Taps meet frames here.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

  /// Whether indicators show how far something has scrolled. They are never shown.
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal])
    -> some View
  { self }
}

/// Whether scroll indicators are shown.
public enum ScrollIndicatorVisibility: Hashable, Sendable {
  case automatic
  case visible
  case hidden
  case never
}
