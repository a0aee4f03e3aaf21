extension InspectedView {
  /// Taps the middle of the element: what happens is what the nearest button, toggle or tap gesture around it does.
  ///
  /// - Throws: ``InspectionError`` where a person could not do so: the element is disabled, hidden, out of sight or
  ///   covered, and the error names what is in the way; or nothing there can be tapped.
  public func tap() throws {
    guard let target = try current().lineage.first(where: { $0.place.element.actions.tap != nil || $0.isControl })
    else {
      throw InspectionError.noAction("tap", pathToRoot)
    }
    try target.requireReachable()
    guard let action = target.place.element.actions.tap else {
      guard target.place.element.actions.destination == nil else {
        throw InspectionError.leadsElsewhere(target.pathToRoot)
      }
      throw InspectionError.noAction("tap", target.pathToRoot)
    }
    action()
  }

  /// Replaces the text of a field, as a person does who selects all of it and types.
  ///
  /// - Throws: As ``tap()`` does.
  public func type(_ text: String) throws {
    let current = try current()
    guard let field = current.lineage.first(where: \.isField) ?? current.findAll(where: \.isField).first else {
      throw InspectionError.noAction("type", pathToRoot)
    }
    try field.requireReachable()
    guard let input = field.place.element.actions.input else {
      throw InspectionError.noAction("type", field.pathToRoot)
    }
    input(text)
  }

  /// Follows a navigation link. A ``Flow`` goes on there: ``Flow/follow(link:)``.
  ///
  /// - Returns: The view that it leads to, to be shown by a host of its own.
  /// - Throws: As ``tap()`` does.
  public func activate() throws -> AnyView {
    guard let link = try current().lineage.first(where: { $0.place.element.actions.destination != nil }) else {
      throw InspectionError.noAction("activate", pathToRoot)
    }
    try link.requireReachable()
    guard let destination = link.place.element.actions.destination else {
      throw InspectionError.noAction("activate", link.pathToRoot)
    }
    return AnyView(destination())
  }

  /// Swipes a sheet away: this one, or the one around the element.
  ///
  /// - Throws: ``InspectionError/noAction(_:_:)`` where there is no sheet, and
  ///   ``InspectionError/sheetStays(_:)`` where its binding does not take the change.
  public func dismiss() throws {
    guard let sheet = try current().lineage.first(where: { $0.place.element.actions.dismiss != nil }),
      let presence = sheet.place.element.actions.dismiss
    else { throw InspectionError.noAction("dismiss", pathToRoot) }
    presence()
    if sheet.place.element.actions.isPresented?() == true { throw InspectionError.sheetStays(sheet.pathToRoot) }
  }

  /// The element as it is on the screen now.
  private func current() throws -> InspectedView {
    guard let host else { return self }
    func isSame(_ other: InspectedView) -> Bool { other.pathToRoot == pathToRoot && other.name == name }
    let before = InspectedView(place: root, ancestors: []).findAll(where: isSame)
    let now = try host.inspectedScreen().findAll(where: isSame)
    // Elements of one path are told apart by their order.
    let index = before.firstIndex { $0.frame == frame } ?? 0
    guard now.indices.contains(index) else { throw InspectionError.gone(pathToRoot) }
    return now[index]
  }

  var isControl: Bool { ["Button", "Toggle", "NavigationLink"].contains(name) }

  var isField: Bool { ["TextField", "SecureField"].contains(name) }

  private func requireReachable() throws {
    if let obstacle = Obstacle.ofTapping(self) { throw InspectionError.unreachable(pathToRoot, obstacle) }
  }
}
