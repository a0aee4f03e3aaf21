import SnapshotFoundation

nonisolated extension View {
  /// Makes the view focusable by a keyboard or a remote control. Inert.
  public func focusable(_ isFocusable: Bool = true) -> some View { inert("focusable", isFocusable ? nil : "false") }

  /// Makes the view focusable for some interactions. Inert.
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    inert("focusable", isFocusable ? nil : "false")
  }

  /// Makes the view focusable by a keyboard or a remote control. The legacy spelling; the action never runs.
  public func focusable(_ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void) -> some View {
    inert("focusable", isFocusable ? nil : "false")
  }

  /// Disables the system's highlight of the focused view. Inert.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    inert("focusEffectDisabled", disabled ? nil : "false")
  }

  /// Makes the view a group for moving the focus. Inert.
  public func focusSection() -> some View { inert("focusSection") }

  /// Limits the default focus to the views in a namespace. Inert.
  public func focusScope(_ namespace: Namespace.ID) -> some View { inert("focusScope") }

  /// Prefers the view for the focus when its namespace appears. Inert.
  public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View {
    inert("prefersDefaultFocus", prefersDefaultFocus ? nil : "false")
  }

  /// Sets the focus when the view appears on the screen of a ``ViewHost``, unless a view has it. The priority has no
  /// effect.
  public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear { if binding.hasNoFocus { binding.wrappedValue = value } }
      .inert("defaultFocus", nameOfFocus(value))
  }

  /// Binds the focus of a search field to a Boolean value. Inert.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { inert("searchFocused") }

  /// Binds the focus of a search field to a value. Inert.
  public func searchFocused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
    inert("searchFocused", nameOfFocus(value))
  }

  /// Binds the focus of assistive technologies to a Boolean value. Inert.
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    inert("accessibilityFocused")
  }

  /// Binds the focus of assistive technologies to a value. Inert.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { inert("accessibilityFocused", nameOfFocus(value)) }
}

extension FocusState.Binding {
  /// Whether no view of the binding has the focus.
  fileprivate var hasNoFocus: Bool {
    if let condition = wrappedValue as? Bool { return !condition }
    return Mirror(reflecting: wrappedValue).displayStyle == .optional
      && Mirror(reflecting: wrappedValue).children.isEmpty
  }
}

/// The kinds of input that a focusable view accepts.
public struct FocusInteractions: OptionSet, Sendable {
  /// The kinds as bits.
  public let rawValue: Int

  /// Creates a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Activation, such as that of a button.
  public static let activate = FocusInteractions(rawValue: 1)
  /// Editing, such as that of a text field.
  public static let edit = FocusInteractions(rawValue: 2)
  /// The interactions of the platform.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// The priority of a default focus.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let isUserInitiated: Bool

  /// The focus moves when the view appears.
  public static let automatic = DefaultFocusEvaluationPriority(isUserInitiated: false)
  /// The focus also moves when the user moves it into the view.
  public static let userInitiated = DefaultFocusEvaluationPriority(isUserInitiated: true)
}
