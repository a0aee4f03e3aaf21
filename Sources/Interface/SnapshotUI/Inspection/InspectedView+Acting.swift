import SnapshotFoundation

extension InspectedView {
  /// Taps the center of the element, which activates the nearest enclosing button, toggle or tap gesture.
  ///
  /// - Throws: ``InspectionError`` with the line of the call if the element isn't hittable (disabled, hidden, clipped
  ///   or covered), or nothing handles the tap.
  public func tap(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try acting(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) { try tapAction()() }
  }

  /// Replaces the text of a field by typing. The field gets the focus first, as on a device.
  ///
  /// - Throws: The errors of `tap()`.
  public func type(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    try acting(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) { try typeAction()(text) }
  }

  /// Selects an option of the nearest picker, or runs an action of the nearest menu: the element itself, one around it,
  /// or one in it.
  ///
  ///     try host.inspect().find(picker: "Colour").choose("Red")
  ///     try host.inspect().find(menu: "Sort").choose("By name")
  ///
  /// - Parameter option: The text or the accessibility label of the option.
  /// - Throws: The errors of `tap()`, and ``InspectionError/Reason/noOption(_:_:options:)``.
  public func choose(
    _ option: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    try acting(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
      try choice(of: option)()
    }
  }

  /// Returns the destination of a navigation link. `Flow.follow(link:)` shows it.
  ///
  /// - Returns: The destination, for a host of its own.
  /// - Throws: The errors of `tap()`.
  public func activate(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws -> AnyView {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return AnyView(try site.locating { try destination() }())
  }

  /// Opens the nearest menu: the element itself, one around it, or one in it. A tap on an item closes it.
  ///
  ///     try host.inspect().find(menu: "Sort").open()
  ///     assertSnapshot(of: host.view, as: .image(on: .iPhoneSE3))
  ///     try host.inspect().find(button: "By name").tap()
  ///
  /// - Throws: The errors of `tap()`. A view without a host has no menu that opens.
  public func open(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try acting(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) { try openAction()() }
  }

  /// Dismisses the nearest sheet by swiping: the element itself, or the one around it.
  ///
  /// - Throws: ``InspectionError/Reason/noAction(_:_:)`` if there is no sheet,
  ///   ``InspectionError/Reason/dismissDisabled(_:)`` if `interactiveDismissDisabled` forbids it,
  ///   ``InspectionError/Reason/sheetStays(_:)`` if its binding ignores the change.
  public func dismiss(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try acting(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) { try dismissAction() }
  }
}

extension InspectedView {
  /// Returns the action of a tap on the element.
  private func tapAction() throws -> () -> Void {
    guard let target = try current().lineage.first(where: { $0.place.element.actions.tap != nil || $0.isControl })
    else { throw InspectionError(.noAction("tap", pathToRoot)) }
    try target.requireReachable()
    if let action = target.tapOrGesture() { return action }
    if let push = target.place.element.actions.push { return try pushing(push, of: target) }
    if target.place.element.actions.choices != nil { throw InspectionError(.opensChoices(target.pathToRoot)) }
    let leadsElsewhere = target.place.element.actions.destination != nil
    throw InspectionError(
      leadsElsewhere ? .leadsElsewhere(target.pathToRoot) : .noAction("tap", target.pathToRoot))
  }

  /// Returns the tap action of a control or the first one in it, after the checks of `tap()`.
  func tapOfControl() throws -> () -> Void {
    func isTappable(_ view: InspectedView) -> Bool { view.place.element.actions.tap != nil || view.isControl }
    let inner = findAll(where: isTappable).first
    return try (inner ?? self).tapAction()
  }

  /// Returns the tap action of the element with its gestures: that of an outer gesture with high priority instead, and
  /// those of simultaneous gestures in addition.
  private func tapOrGesture() -> (() -> Void)? {
    let actions = place.element.actions
    guard let tap = actions.tap else { return nil }
    let taps = lineage.flatMap { view in
      view.place.element.actions.gestures.filter { $0.kinds.contains(.tap) }.map { (view: view, gesture: $0) }
    }
    func perform(_ tap: (view: InspectedView, gesture: ElementGesture)) -> Bool {
      let place = tap.view.place
      let session = _GestureSession()
      defer { session.end() }
      let center = CGPoint(x: self.place.exactFrame.midX, y: self.place.exactFrame.midY)
      let event = _GestureEvent(
        kind: .tap(count: 1), isEnd: true, start: center, frame: place.exactFrame,
        spaces: place.environment.coordinateSpaces.frames, time: place.environment.renderDate)
      return tap.gesture.handle(event, session)
    }
    let own = actions.gestures.filter { $0.kinds.contains(.tap) && $0.priority != .simultaneous }
    return {
      let high = taps.last { $0.gesture.priority == .high }
      if let high, perform(high) {
      } else if actions.isTapByGesture, own.contains(where: { perform((self, $0)) }) {
      } else if !actions.isTapByGesture || own.isEmpty && !taps.contains(where: { $0.view.route == route }) {
        tap()
      }
      for simultaneous in taps where simultaneous.gesture.priority == .simultaneous { _ = perform(simultaneous) }
    }
  }

  /// Returns the action that shows the destination of a navigation link in its stack.
  private func pushing(_ push: () throws -> (() -> Void), of link: InspectedView) throws -> () -> Void {
    do {
      return try push()
    } catch let missing as MissingDestination {
      throw InspectionError(
        .noDestination(link.pathToRoot, type: missing.type, available: missing.available))
    }
  }

  /// Returns the action that replaces the text of the field.
  private func typeAction() throws -> (String) -> Void {
    let current = try current()
    guard let field = current.lineage.first(where: \.isField) ?? current.findAll(where: \.isField).first else {
      throw InspectionError(.noAction("type", pathToRoot))
    }
    try field.requireReachable()
    guard let input = field.place.element.actions.input else {
      throw InspectionError(.noAction("type", field.pathToRoot))
    }
    return { text in
      field.takeFocus()
      input(text)
    }
  }

  /// Returns the action that selects an option.
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

  /// Returns the action that opens the menu.
  private func openAction() throws -> () -> Void {
    let current = try current()
    func opens(_ view: InspectedView) -> Bool { view.place.element.actions.open != nil }
    guard let menu = current.lineage.first(where: opens) ?? current.findAll(where: opens).first,
      let open = menu.place.element.actions.open
    else { throw InspectionError(.noAction("open", pathToRoot)) }
    try menu.requireReachable()
    return open
  }

  /// Performs an interaction. When it returns, the screen has settled: `onChange` and tasks have run.
  func acting(at site: CallSite, _ interaction: () throws -> Void) throws {
    try site.locating {
      guard let host else { return try interaction() }
      try host.graph.collectingTasks {
        try interaction()
        hasActed()
        try host.settle()
      }
    }
  }

  /// Updates the host, because a binding may change values that nothing observes.
  func hasActed() { host?.setNeedsUpdate() }

  /// Returns the closure that creates the destination of the link.
  func destination() throws -> () -> any View {
    guard let link = try current().lineage.first(where: { $0.place.element.actions.destination != nil }),
      let destination = link.place.element.actions.destination
    else { throw InspectionError(.noAction("activate", pathToRoot)) }
    try link.requireReachable()
    return destination
  }

  private func dismissAction() throws {
    guard let sheet = try current().lineage.first(where: { $0.place.element.actions.dismiss != nil }),
      let dismiss = sheet.place.element.actions.dismiss
    else { throw InspectionError(.noAction("dismiss", pathToRoot)) }
    if sheet.place.element.actions.dismissForbidden { throw InspectionError(.dismissDisabled(sheet.pathToRoot)) }
    dismiss()
    if sheet.place.element.actions.isPresented?() == true { throw InspectionError(.sheetStays(sheet.pathToRoot)) }
  }

  /// Returns the element in its current state on the screen.
  func current() throws -> InspectedView {
    guard let host else { return self }
    // The row after a deleted one has its path, but not its identity.
    func isSame(_ other: InspectedView) -> Bool {
      other.pathToRoot == pathToRoot && other.name == name && other.place.element.identity == place.element.identity
    }
    let before = InspectedView(place: root).findAll(where: isSame)
    let now = try host.inspectedScreen().findAll(where: isSame)
    // Elements with equal paths are distinguished by their order.
    let index = before.firstIndex { $0.frame == frame } ?? 0
    guard now.indices.contains(index) else { throw InspectionError(.gone(pathToRoot)) }
    return now[index]
  }

  var isControl: Bool {
    !place.element.roles.isDisjoint(with: .tappable) || place.element.actions.choices != nil
  }

  var isField: Bool { place.element.roles.contains(.textField) }

  func requireReachable() throws {
    if let obstacle = Obstacle.ofTapping(self) { throw InspectionError(.unreachable(pathToRoot, obstacle)) }
  }
}
