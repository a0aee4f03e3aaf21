/// A value outside of the view tree that a body has read through a binding, such as a property of an observable object.
struct ObservedValue {
  /// The place of the value.
  let origin: BindingOrigin
  /// The value that the body has read.
  let value: Any
  /// Reads the current value.
  let read: () -> Any
  /// Updates a screen before or after each change of the value's owner, until the result is cancelled.
  let addScreen: (any StateScreen) -> AnyCancellable?

  init(
    _ value: Any, at origin: BindingOrigin, read: @escaping () -> Any,
    addingScreen addScreen: @escaping (any StateScreen) -> AnyCancellable?
  ) {
    self.origin = origin
    self.value = value
    self.read = read
    self.addScreen = addScreen
  }

  /// Records that the running code has read a value, so that its host updates after changes.
  static func note(_ value: @autoclosure () -> ObservedValue) {
    guard let frame = EvaluationFrame.current else { return }
    switch frame.work {
    case .body: frame.reader?.didRead(value())
    case .elements: frame.state?.didShow(value())
    case .action: break
    }
  }

  /// Whether the current value differs from the one that the body has read.
  var hasChanged: Bool {
    // Reading here must not add a dependency.
    !areSame(value, EvaluationFrame.$current.withValue(nil, operation: read))
  }
}

extension ObservableObject {
  /// Calls a closure before each change of the object, until the result is cancelled.
  func observingChanges(_ change: @escaping () -> Void) -> AnyCancellable {
    objectWillChange.sink { _ in change() }
  }
}

/// The owners of observed values, each observed once by a screen: observable objects and stores of defaults.
struct ObservedOwners {
  private struct Entry {
    weak var owner: AnyObject?
    let subscription: AnyCancellable?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// Observes the owner of a value, unless it is observed already.
  mutating func observe(_ value: ObservedValue, for screen: any StateScreen) {
    let owner = value.origin.storage
    if entries[ObjectIdentifier(owner)]?.owner === owner { return }
    entries[ObjectIdentifier(owner)] = Entry(owner: owner, subscription: value.addScreen(screen))
  }
}
