import SnapshotFoundation

nonisolated extension View {
  /// Returns the root element of the view, for finding and using its elements.
  ///
  /// A view on the screen of a host of the running test is inspected there, with its state. Any other view is evaluated
  /// once, with its initial state.
  ///
  /// - Throws: ``ViewError`` if the view can't be laid out.
  public func inspect(
    in context: RenderContext = Device.iPhoneSE3.context(), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws -> InspectedView {
    try CallSite(fileID: fileID, filePath: filePath, line: line, column: column).locating {
      if let hosted = try hostedElement() { return hosted }
      return try rendered(in: context).inspect()
    }
  }

  /// Returns the view's element on a host's screen.
  private func hostedElement() throws -> InspectedView? {
    if let node = stateOwner, let host = node.graph?.host {
      return try host.inspectedScreen().element(of: node.key.identity)
    }
    for host in HostRegistry.shared.current {
      let screen = try host.inspectedScreen()
      guard let view = host.graph.evaluations.last(where: { $0.view is Self }), areSame(view.view, self) else {
        continue
      }
      return screen.findAll(Self.self).first
    }
    return nil
  }

  /// The node that keeps the state of this view value.
  private var stateOwner: ViewNode? {
    for property in DynamicProperties(of: self).properties {
      if let owner = (property.value as? any HostedState)?.owner as? ViewNode { return owner }
    }
    return nil
  }
}

extension InspectedView {
  /// Returns the element that contains all elements of the view with an identity.
  fileprivate func element(of identity: ViewIdentity?) -> InspectedView? {
    guard let identity else { return self }
    let made = findAll { $0.place.element.identity?.isAt(orBelow: identity) == true }
    guard let first = made.first else { return nil }
    // The parent contains several adjacent elements.
    let outermost = made.filter { $0.ancestors.count == first.ancestors.count }
    return outermost.count == 1 ? first : first.parent ?? first
  }
}

extension ViewIdentity {
  fileprivate func isAt(orBelow other: ViewIdentity) -> Bool {
    var current: ViewIdentity? = self
    while let identity = current {
      if identity == other { return true }
      current = identity.parent
    }
    return false
  }
}
