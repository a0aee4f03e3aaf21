/// A value that a host keeps between evaluations of bodies.
protocol HostedStorage: AnyObject {
  /// Registers a body that has read the value.
  func addReader(_ reader: any StateReader)

  /// Removes a body that has read the value.
  func removeReader(_ reader: any StateReader)

  /// Registers a screen that shows the value, even if another screen owns it.
  func addScreen(_ screen: any StateScreen)
}

/// A body on a screen that depends on state.
protocol StateReader: AnyObject {
  /// The screen that the body belongs to.
  var screen: (any StateScreen)? { get }

  /// Marks the body for another evaluation.
  ///
  /// - Parameter reason: The name of the property that has changed, as evaluation logs show it.
  func invalidate(_ reason: String)

  /// The name of the property through which the body reaches a storage of another view.
  func name(ofBindingTo storage: AnyObject) -> String
}

/// A screen whose elements depend on state.
protocol StateScreen: AnyObject {
  /// Marks the elements of the screen for another pass.
  func setNeedsUpdate()
}

/// The storage of one `@State` property under a host.
final class StateStorage<Value>: HostedStorage {
  private var current: Value
  /// The name of the property with its underscore, as evaluation logs show it.
  private let name: String
  private(set) weak var owner: (any StateReader)?
  /// The bodies that have read the value since it last changed.
  private var readers: [ObjectIdentifier: WeakReader] = [:]
  /// The screens other than the owner's whose controls show the value.
  private var screens: [ObjectIdentifier: WeakScreen] = [:]

  init(_ value: Value, name: String, owner: any StateReader) {
    current = value
    self.name = name
    self.owner = owner
  }

  var value: Value {
    if let frame = EvaluationFrame.current {
      switch frame.work {
      case .body: frame.reader?.didRead(self)
      case .elements: frame.state?.didShow(self)
      case .action: break
      }
    }
    return current
  }

  /// Changes the value, and invalidates its readers if it differs from the previous one.
  func write(_ value: Value) {
    if let frame = EvaluationFrame.current, frame.work == .body { frame.state?.didWrite(name) }
    guard !areSame(current, value) else { return }
    current = value
    for reference in readers.values {
      guard let reader = reference.reader else { continue }
      reader.invalidate(reader === owner ? name : reader.name(ofBindingTo: self))
    }
    // Controls read their bindings in every pass, which is not an evaluation of a body.
    owner?.screen?.setNeedsUpdate()
    for reference in screens.values { reference.screen?.setNeedsUpdate() }
  }

  func addReader(_ reader: any StateReader) { readers[ObjectIdentifier(reader)] = WeakReader(reader: reader) }

  func removeReader(_ reader: any StateReader) { readers[ObjectIdentifier(reader)] = nil }

  func addScreen(_ screen: any StateScreen) {
    if screen !== owner?.screen { screens[ObjectIdentifier(screen)] = WeakScreen(screen: screen) }
  }
}

private struct WeakReader {
  weak var reader: (any StateReader)?
}

private struct WeakScreen {
  weak var screen: (any StateScreen)?
}

extension Binding {
  /// A binding to a state property that a host keeps.
  init(storage: StateStorage<Value>) {
    self.init(get: { storage.value }, set: { storage.write($0) }, origin: BindingOrigin(storage: storage))
  }
}
