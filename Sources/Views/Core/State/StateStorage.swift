/// Something that a host keeps and that bodies read.
protocol HostedStorage: AnyObject {
  /// Notes a node that has read the value.
  func add(_ reader: ViewNode)

  /// Forgets a node that has read the value.
  func forget(_ reader: ViewNode)

  /// Notes a host whose screen shows the value, whoever's it is.
  func add(_ graph: ViewGraph)
}

/// Where a host keeps the value of one `@State`.
final class StateStorage<Value>: HostedStorage {
  private var current: Value
  /// The property's name with its underscore, as evaluation logs show it.
  private let name: String
  private(set) weak var owner: ViewNode?
  /// The nodes whose bodies have read the value since it last changed.
  private var readers: [ObjectIdentifier: WeakNode] = [:]
  /// The hosts other than the owner's whose controls show the value.
  private var graphs: [ObjectIdentifier: WeakGraph] = [:]

  init(_ value: Value, name: String, owner: ViewNode) {
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

  /// Changes the value. A value that is the same changes nothing.
  func write(_ value: Value) {
    if let frame = EvaluationFrame.current, frame.work == .body { frame.state?.didWrite(name) }
    guard !areSame(current, value) else { return }
    current = value
    for reader in readers.values {
      guard let node = reader.node else { continue }
      node.invalidate(node === owner ? name : node.name(ofBindingTo: self))
    }
    // Controls read their bindings each time that elements are made, which is no evaluation.
    owner?.graph?.setNeedsUpdate()
    for graph in graphs.values { graph.graph?.setNeedsUpdate() }
  }

  func add(_ reader: ViewNode) { readers[ObjectIdentifier(reader)] = WeakNode(node: reader) }

  func forget(_ reader: ViewNode) { readers[ObjectIdentifier(reader)] = nil }

  func add(_ graph: ViewGraph) {
    if graph !== owner?.graph { graphs[ObjectIdentifier(graph)] = WeakGraph(graph: graph) }
  }
}

private struct WeakNode {
  weak var node: ViewNode?
}

private struct WeakGraph {
  weak var graph: ViewGraph?
}

extension Binding {
  /// The binding of a state that a host keeps.
  init(storage: StateStorage<Value>) {
    self.init(get: { storage.value }, set: { storage.write($0) }, origin: BindingOrigin(storage: storage))
  }
}
