/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  case unspecified
  case h1
  case h2
  case h3
  case h4
  case h5
  case h6
}

/// A rotor of the system that a custom one replaces.
public struct AccessibilitySystemRotor: Hashable, Sendable {
  let name: String

  /// The headings.
  public static let headings = AccessibilitySystemRotor(name: "headings")
  /// The links.
  public static let links = AccessibilitySystemRotor(name: "links")
  /// The images.
  public static let images = AccessibilitySystemRotor(name: "images")
  /// The text fields.
  public static let textFields = AccessibilitySystemRotor(name: "textFields")
  /// The lists.
  public static let lists = AccessibilitySystemRotor(name: "lists")
  /// The tables.
  public static let tables = AccessibilitySystemRotor(name: "tables")
  /// The landmarks.
  public static let landmarks = AccessibilitySystemRotor(name: "landmarks")
}

/// The kind of text, by which VoiceOver reads it.
public struct AccessibilityTextContentType: Hashable, Sendable {
  let name: String

  /// Plain text.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// The output of a console.
  public static let console = AccessibilityTextContentType(name: "console")
  /// The name of a file.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// A message.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// A story.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// Source code.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// A table.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// A document.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// An entry of a rotor.
public struct AccessibilityRotorEntry<ID: Hashable> {
  let label: String

  /// Creates an entry for a view with an identity.
  public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {
    self.label = label.string
  }

  /// Creates an entry for a view with an identity.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {
    self.label = String(label)
  }
}

/// The entries of a rotor.
public protocol AccessibilityRotorContent {}

extension AccessibilityRotorEntry: AccessibilityRotorContent {}
nonisolated extension ForEach: AccessibilityRotorContent where Content: View {}

/// Several entries of a rotor.
public struct AccessibilityRotorEntries: AccessibilityRotorContent {}

/// Builds the entries of a rotor.
@resultBuilder
public enum AccessibilityRotorContentBuilder {
  /// Combines entries.
  public static func buildBlock<each C: AccessibilityRotorContent>(_ content: repeat each C)
    -> AccessibilityRotorEntries
  { AccessibilityRotorEntries() }

  /// Builds an `if` statement without `else`.
  public static func buildIf<C: AccessibilityRotorContent>(_ content: C?) -> AccessibilityRotorEntries {
    AccessibilityRotorEntries()
  }

  /// Combines the entries of a loop.
  public static func buildArray<C: AccessibilityRotorContent>(_ content: [C]) -> AccessibilityRotorEntries {
    AccessibilityRotorEntries()
  }
}

nonisolated extension View {
  /// Adds a rotor. Its entries aren't evaluated.
  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    inert("accessibilityRotor", quoted(String(label)))
  }

  /// Adds a rotor. Its entries aren't evaluated.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    inert("accessibilityRotor", quoted(label.string))
  }

  /// Replaces a rotor of the system. Its entries aren't evaluated.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    inert("accessibilityRotor", systemRotor.name)
  }

  /// Adds a rotor with an entry for each element of a collection.
  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
    _ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    inert("accessibilityRotor", quoted(String(rotorLabel)))
  }

  /// Adds a rotor with an entry for each element of a collection.
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    inert("accessibilityRotor", quoted(rotorLabel.string))
  }

  /// Marks the view as an entry of a rotor.
  public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    inert("accessibilityRotorEntry", textForm(of: id))
  }

  /// Sets the level of the heading.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    inert("accessibilityHeading", "\(level)")
  }

  /// Sets the names for Voice Control.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    inert("accessibilityInputLabels", inputLabels.map { quoted($0.string) }.joined(separator: " "))
  }

  /// Sets the names for Voice Control.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
    inert("accessibilityInputLabels", inputLabels.map { quoted(String($0)) }.joined(separator: " "))
  }

  /// Sets whether the element is interactive.
  public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View {
    inert("accessibilityRespondsToUserInteraction", "\(respondsToUserInteraction)")
  }

  /// Shows a large form of the view when it is pressed at an accessibility type size.
  public func accessibilityShowsLargeContentViewer() -> some View { inert("accessibilityShowsLargeContentViewer") }

  /// Shows another view in large when the view is pressed at an accessibility type size.
  public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V) -> some View {
    inert("accessibilityShowsLargeContentViewer")
  }

  /// Keeps the colors of the view when the colors of the screen are inverted.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    inert("accessibilityIgnoresInvertColors", "\(active)")
  }

  /// Sets the kind of the text.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    inert("accessibilityTextContentType", value.name)
  }

  /// Lets touches reach the view while VoiceOver runs.
  public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> some View {
    inert("accessibilityDirectTouch", "\(isDirectTouchArea)")
  }

  /// Sets the point that is activated.
  public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
    inert("accessibilityActivationPoint")
  }

  /// Sets the point that is activated.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    inert("accessibilityActivationPoint")
  }

  /// Pairs the view with the label or the content of the same identifier.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    inert("accessibilityLabeledPair", textForm(of: id))
  }

  /// Adds more information that is read on demand.
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    inert("accessibilityCustomContent", quoted(label.string))
  }

  /// Adds more information that is read on demand.
  @_disfavoredOverload
  public func accessibilityCustomContent<L: StringProtocol, V: StringProtocol>(
    _ label: L, _ value: V, importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    inert("accessibilityCustomContent", quoted(String(label)))
  }

  /// Adds the buttons of a closure as custom actions.
  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    modified(AccessibilityActionsModifier(content: content()))
  }

  /// Runs an action when VoiceOver scrolls.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
    inert("accessibilityScrollAction")
  }

  /// Runs an action when VoiceOver zooms.
  public func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void) -> some View {
    inert("accessibilityZoomAction")
  }
}

/// The roles of a label and its content.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  case label
  case content
}

/// How important custom content is.
public enum AccessibilityCustomContentImportance: Hashable, Sendable {
  case `default`
  case high
}

/// A zoom with VoiceOver.
public struct AccessibilityZoomGestureAction: Sendable {
  /// A direction of the zoom.
  public enum Direction: Hashable, Sendable {
    case zoomIn
    case zoomOut
  }

  /// The direction.
  public let direction: Direction
  /// The unit point of the view.
  public let location: UnitPoint
  /// The point in the view.
  public let point: CGPoint
}

/// Adds the names of buttons as custom actions.
private struct AccessibilityActionsModifier<Buttons: View>: ElementModifier {
  let content: Buttons

  func elements(of base: some View, in context: ElementContext) throws -> [ViewElement] {
    let buttons = try context.child(.type("accessibilityActions")).elements(of: content)
    let names = try buttons.flatMap { try $0.options() }.map(\.label).filter { !$0.isEmpty }
    var elements = try context.elements(of: base)
    for index in elements.indices {
      elements[index].accessibility.customActions += names
      elements[index].inertModifiers.append(InertModifier(name: "accessibilityActions", detail: nil))
    }
    return elements
  }
}
