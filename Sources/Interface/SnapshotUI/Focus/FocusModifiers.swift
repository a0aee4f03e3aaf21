import SnapshotFoundation

nonisolated extension View {
  /// Sets the focus when the view appears on the screen of a ``ViewHost``, unless a view has it. The priority has no
  /// effect.
  public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear { if binding.hasNoFocus { binding.wrappedValue = value } }
      .inert("defaultFocus", nameOfFocus(value))
  }
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
}

/// The priority of a default focus.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let isUserInitiated: Bool

  /// The focus moves when the view appears.
  public static let automatic = DefaultFocusEvaluationPriority(isUserInitiated: false)
  /// The focus also moves when the user moves it into the view.
  public static let userInitiated = DefaultFocusEvaluationPriority(isUserInitiated: true)
}
