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

/// The fields whose submission runs an action.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// UIKit's names for automatic capitalization.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  case none
  case words
  case sentences
  case allCharacters
}

nonisolated extension View {
  /// Sets the shape for hit testing. Lint measures touch targets by it; the taps of tests use the frame.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }

  /// Sets the shape for hit testing, previews and other purposes. Lint measures touch targets by that for hit testing; the
  /// taps of tests use the frame.
  public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
    inert("contentShape").modified(ContentShapeModifier(kind: kind, shape: shape))
  }
}

/// Sets the shape for hit testing.
private struct ContentShapeModifier<Outline: Shape>: ElementModifier {
  let kind: ContentShapeKinds
  let shape: Outline

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    let code = try context.code(of: shape)
    let modifier = TraitModifier { traits in
      if kind.contains(.interaction) { traits.contentShape = { frame in code { shape.outline(in: frame) } } }
    }
    return try modifier.elements(of: content, in: context)
  }
}

/// The purposes of a content shape.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// The visibility of scroll indicators. They are never drawn.
public enum ScrollIndicatorVisibility: Hashable, Sendable {
  case automatic
  case visible
  case hidden
  case never
}
