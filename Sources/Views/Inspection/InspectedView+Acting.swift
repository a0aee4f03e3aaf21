import TestFailures

extension InspectedView {
  /// Taps the middle of the element: what happens is what the nearest button, toggle or tap gesture around it does.
  ///
  /// - Throws: ``InspectionError`` where a person could not do so: the element is disabled, hidden, out of sight or
  ///   covered, and the error names what is in the way; or nothing there can be tapped. It names the line of the call.
  public func tap(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try CallSite(fileID: fileID, filePath: filePath, line: line, column: column).locating { try tapAction() }()
    hasActed()
  }

  /// Replaces the text of a field, as a person does who selects all of it and types.
  ///
  /// - Throws: As `tap()` does.
  public func type(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    try CallSite(fileID: fileID, filePath: filePath, line: line, column: column).locating { try typeAction() }(text)
    hasActed()
  }

  /// Chooses an option of a picker of any style, or an action of a menu: this one, or the one around or in the element.
  ///
  ///     try host.inspect().find(picker: "Colour").choose("Red")
  ///     try host.inspect().find(menu: "Sort").choose("By name")
  ///
  /// - Parameter option: The words of the option, or its accessibility label.
  /// - Throws: As `tap()` does, and ``InspectionError/Reason/noOption(_:_:options:)`` where there is no such option.
  public func choose(
    _ option: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    try CallSite(fileID: fileID, filePath: filePath, line: line, column: column).locating { try choice(of: option) }()
    hasActed()
  }

  /// Follows a navigation link. A ``Flow`` goes on there: `Flow.follow(link:)`.
  ///
  /// - Returns: The view that it leads to, to be shown by a host of its own.
  /// - Throws: As `tap()` does.
  public func activate(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws -> AnyView {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return AnyView(try site.locating { try destination() }())
  }

  /// Swipes a sheet away: this one, or the one around the element.
  ///
  /// - Throws: ``InspectionError/Reason/noAction(_:_:)`` where there is no sheet, and
  ///   ``InspectionError/Reason/sheetStays(_:)`` where its binding does not take the change.
  public func dismiss(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try CallSite(fileID: fileID, filePath: filePath, line: line, column: column).locating { try sweepAway() }
    hasActed()
  }
}

extension InspectedView {
  /// What a tap on the element does.
  private func tapAction() throws -> () -> Void {
    guard let target = try current().lineage.first(where: { $0.place.element.actions.tap != nil || $0.isControl })
    else { throw InspectionError(.noAction("tap", pathToRoot)) }
    try target.requireReachable()
    if let action = target.place.element.actions.tap { return action }
    if target.place.element.actions.choices != nil { throw InspectionError(.opensChoices(target.pathToRoot)) }
    let leadsElsewhere = target.place.element.actions.destination != nil
    throw InspectionError(
      leadsElsewhere ? .leadsElsewhere(target.pathToRoot) : .noAction("tap", target.pathToRoot))
  }

  /// What takes the text that is typed into the field.
  private func typeAction() throws -> (String) -> Void {
    let current = try current()
    guard let field = current.lineage.first(where: \.isField) ?? current.findAll(where: \.isField).first else {
      throw InspectionError(.noAction("type", pathToRoot))
    }
    try field.requireReachable()
    guard let input = field.place.element.actions.input else {
      throw InspectionError(.noAction("type", field.pathToRoot))
    }
    return input
  }

  /// What chooses an option.
  private func choice(of option: String) throws -> () -> Void {
    let current = try current()
    func hasChoices(_ view: InspectedView) -> Bool { view.place.element.actions.choices != nil }
    guard let control = current.lineage.first(where: hasChoices) ?? current.findAll(where: hasChoices).first,
      let choices = control.place.element.actions.choices
    else { throw InspectionError(.noAction("choose", pathToRoot)) }
    try control.requireReachable()
    let options = try choices.options()
    guard let found = options.first(where: { $0.label == option }) else {
      throw InspectionError(.noOption(option, control.pathToRoot, options: options.map(\.label)))
    }
    guard let choose = found.choose else {
      throw InspectionError(.unreachable(control.pathToRoot, .disabledOption(option)))
    }
    return choose
  }

  /// Has the host look again: a binding may have changed what nothing observes.
  private func hasActed() { host?.graph.setNeedsUpdate() }

  /// What makes the view that the link leads to.
  func destination() throws -> () -> any View {
    guard let link = try current().lineage.first(where: { $0.place.element.actions.destination != nil }),
      let destination = link.place.element.actions.destination
    else { throw InspectionError(.noAction("activate", pathToRoot)) }
    try link.requireReachable()
    return destination
  }

  private func sweepAway() throws {
    guard let sheet = try current().lineage.first(where: { $0.place.element.actions.dismiss != nil }),
      let dismiss = sheet.place.element.actions.dismiss
    else { throw InspectionError(.noAction("dismiss", pathToRoot)) }
    dismiss()
    if sheet.place.element.actions.isPresented?() == true { throw InspectionError(.sheetStays(sheet.pathToRoot)) }
  }

  /// The element as it is on the screen now.
  private func current() throws -> InspectedView {
    guard let host else { return self }
    func isSame(_ other: InspectedView) -> Bool { other.pathToRoot == pathToRoot && other.name == name }
    let before = InspectedView(place: root).findAll(where: isSame)
    let now = try host.inspectedScreen().findAll(where: isSame)
    // Elements of one path are told apart by their order.
    let index = before.firstIndex { $0.frame == frame } ?? 0
    guard now.indices.contains(index) else { throw InspectionError(.gone(pathToRoot)) }
    return now[index]
  }

  var isControl: Bool {
    !place.element.roles.isDisjoint(with: .tappable) || place.element.actions.choices != nil
  }

  var isField: Bool { place.element.roles.contains(.textField) }

  private func requireReachable() throws {
    if let obstacle = Obstacle.ofTapping(self) { throw InspectionError(.unreachable(pathToRoot, obstacle)) }
  }
}
