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

/// An entry of a rotor.
///
/// It is a view for the sake of ``ForEach``; it has no elements.
nonisolated public struct AccessibilityRotorEntry<ID: Hashable>: PrimitiveView {
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

  package func makeElements(in context: ElementContext) -> [ViewElement] { [] }
}

/// The entries of a rotor.
public protocol AccessibilityRotorContent {}

nonisolated extension AccessibilityRotorEntry: AccessibilityRotorContent {}
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
  /// Adds the buttons of a closure as custom actions.
  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    modified(AccessibilityActionsModifier(content: content()))
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
