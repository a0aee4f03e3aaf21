import TestFailures

extension View {
  /// The view's elements, to be looked at and used.
  ///
  /// A view that a host of the running test shows is looked at where it stands there, with its state. Any other is
  /// evaluated once, in a context of its own, with the state that it was made with.
  ///
  /// - Throws: ``ViewError`` where the view cannot be laid out.
  public func inspect(
    in context: RenderContext = Device.iPhoneSE3.context(), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws -> InspectedView {
    try CallSite(fileID: fileID, filePath: filePath, line: line, column: column).locating {
      if let hosted = try hostedElement() { return hosted }
      return try rendered(in: context).inspect()
    }
  }

  /// Where the view stands on a host's screen.
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
  /// The element that holds all that a view at an identity has made.
  fileprivate func element(of identity: ViewIdentity?) -> InspectedView? {
    guard let identity else { return self }
    let made = findAll { $0.place.element.identity?.isAt(orBelow: identity) == true }
    guard let first = made.first else { return nil }
    // Several elements side by side are held by what contains them.
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
