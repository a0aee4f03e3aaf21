/// A property wrapper for the focus of a view, such as the text field that receives the keyboard.
///
///     @FocusState private var field: Field?
///     TextField("Name", text: $name).focused($field, equals: .name)
///
/// A ``ViewHost`` keeps the value. ``InspectedView/type(_:fileID:filePath:line:column:)`` moves the focus to the field.
@propertyWrapper
public struct FocusState<Value: Hashable> {
  /// A property wrapper that reads and writes the focus of another view.
  @propertyWrapper
  public struct Binding {
    let base: SnapshotUI.Binding<Value>

    /// The focus.
    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: FocusState<Value>.Binding { self }
  }

  let state: State<Value>

  /// Creates the property for one view, without focus.
  public init() where Value == Bool { state = State(initialValue: false) }

  /// Creates the property for several views, without focus.
  public init<T: Hashable>() where Value == T? { state = State(initialValue: nil) }

  /// The focus.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to the focus.
  public var projectedValue: Binding { Binding(base: state.projectedValue) }
}

extension FocusState: DynamicProperty {}
extension FocusState.Binding: DynamicProperty {}

extension FocusState.Binding: OriginatedBinding {
  var origin: BindingOrigin? { base.origin }
}

/// A property wrapper for the focus of VoiceOver and other assistive technologies.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable> {
  /// A property wrapper that reads and writes the focus of another view.
  @propertyWrapper
  public struct Binding {
    let base: SnapshotUI.Binding<Value>

    /// The focus.
    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
  }

  let state: State<Value>

  /// Creates the property for one view, without focus.
  public init() where Value == Bool { state = State(initialValue: false) }

  /// Creates the property for one view, without focus. The technologies have no effect.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }

  /// Creates the property for several views, without focus.
  public init<T: Hashable>() where Value == T? { state = State(initialValue: nil) }

  /// Creates the property for several views, without focus. The technologies have no effect.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { self.init() }

  /// The focus.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to the focus.
  public var projectedValue: Binding { Binding(base: state.projectedValue) }
}

extension AccessibilityFocusState: DynamicProperty {}
extension AccessibilityFocusState.Binding: DynamicProperty {}

/// Technologies that read the screen or control it.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  /// The technologies as bits.
  public let rawValue: Int

  /// Creates a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
}
