/// Something that a host keeps and that bodies read.
protocol HostedStorage: AnyObject {
  /// Notes a node that has read the value.
  func add(_ reader: ViewNode)

  /// Forgets a node that has read the value.
  func forget(_ reader: ViewNode)
}

/// Where a host keeps the value of one `@State`.
final class StateStorage<Value>: HostedStorage {
  private var current: Value
  /// The property's name with its underscore, as evaluation logs show it.
  private let name: String
  private(set) weak var owner: ViewNode?
  /// The nodes whose bodies have read the value since it last changed.
  private var readers: [ObjectIdentifier: WeakNode] = [:]

  init(_ value: Value, name: String, owner: ViewNode) {
    current = value
    self.name = name
    self.owner = owner
  }

  var value: Value {
    if let frame = EvaluationFrame.current, frame.isEvaluating { frame.state?.didRead(self) }
    return current
  }

  /// Changes the value. A value that is the same changes nothing.
  func write(_ value: Value) {
    if let frame = EvaluationFrame.current, frame.isEvaluating { frame.state?.didWrite(name) }
    guard !areSame(current, value) else { return }
    current = value
    for reader in readers.values {
      guard let node = reader.node else { continue }
      node.invalidate(node === owner ? name : node.name(ofBindingTo: self))
    }
    owner?.graph?.setNeedsUpdate()
  }

  func add(_ reader: ViewNode) { readers[ObjectIdentifier(reader)] = WeakNode(node: reader) }

  func forget(_ reader: ViewNode) { readers[ObjectIdentifier(reader)] = nil }
}

private struct WeakNode {
  weak var node: ViewNode?
}

extension Binding {
  /// The binding of a state that a host keeps.
  init(storage: StateStorage<Value>) {
    self.init(get: { storage.value }, set: { storage.write($0) }, origin: BindingOrigin(storage: storage))
  }
}
