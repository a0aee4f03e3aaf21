// Modifiers for the keyboard and for scroll indicators, which a picture at rest doesn't show.

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

private struct SubmitKey: ElementActionKey {
  static var defaultValue: [() -> Void] { [] }
}

extension ElementActions {
  /// The actions that run when a field in the view is submitted.
  var submit: [() -> Void] {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
}

/// The fields whose submission runs an action.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Text fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Search fields.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// UIKit's names for automatic capitalization.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  case none
  case words
  case sentences
  case allCharacters
}

nonisolated extension View {
  /// Sets the keyboard for the view. A picture shows no keyboard.
  public func keyboardType(_ type: UIKeyboardType) -> some View { inert("keyboardType", "\(type)") }

  /// Sets the content type for autofill.
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    inert("textContentType", textContentType?.rawValue)
  }

  /// Sets automatic capitalization.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    inert("textInputAutocapitalization", autocapitalization.map { "\($0)" })
  }

  /// Sets automatic capitalization. The legacy spelling of ``textInputAutocapitalization(_:)``.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    inert("autocapitalization", "\(style)")
  }

  /// Disables autocorrection.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    inert("autocorrectionDisabled", "\(disable)")
  }

  /// Disables autocorrection. The legacy spelling of ``autocorrectionDisabled(_:)``.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    inert("disableAutocorrection", disable.map { "\($0)" })
  }

  /// Sets the label of the return key. A picture shows no keyboard.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { inert("submitLabel", "\(submitLabel)") }

  /// Sets the action for submitting a field in the view. A test submits one with `submit()`.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    inert("onSubmit").modified(
      ElementActionModifier { actions, context in actions.submit.append(context.performing(action)) })
  }

  /// Keeps the actions of views around the view from running.
  public func submitScope(_ isBlocking: Bool = true) -> some View { inert("submitScope") }

  /// Sets the shape for hit testing. Lint measures touch targets by it; the taps of tests use the frame.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }

  /// Sets the shape for hit testing, previews and other purposes. Lint measures touch targets by that for hit testing; the
  /// taps of tests use the frame.
  public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
    inert("contentShape").changingTraits { traits in
      if kind.contains(.interaction) { traits.contentShape = { shape.outline(in: $0) } }
    }
  }

  /// Sets the visibility of scroll indicators. A picture at rest shows none.
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal])
    -> some View
  { inert("scrollIndicators", "\(visibility)") }
}

/// The purposes of a content shape.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Hit testing.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// Drag previews.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// Previews of context menus.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// Effects of the pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// Rings of the focus.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// Elements of assistive technologies.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

/// The visibility of scroll indicators. They are never drawn.
public enum ScrollIndicatorVisibility: Hashable, Sendable {
  case automatic
  case visible
  case hidden
  case never
}
