import SnapshotFoundation

extension InspectedView {
  /// Presses keys of a hardware keyboard: activates the control with this shortcut, or runs the `onKeyPress` action that
  /// handles it. Without a shortcut the element itself and those around it are asked first.
  ///
  ///     try host.inspect().press("s", modifiers: .command)
  ///
  /// - Throws: ``InspectionError/Reason/noOption(_:_:options:)`` with the shortcuts of the screen, and the errors of
  ///   `tap()`.
  public func press(
    _ key: KeyEquivalent, modifiers: EventModifiers = [], fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try acting(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
      try pressAction(KeyboardShortcut(key, modifiers: modifiers))
    }
  }

  /// Moves the pointer onto the element, or away from it, which runs its `onHover` and `onContinuousHover` actions.
  ///
  /// - Parameters:
  ///   - isInside: Whether the pointer is over the element.
  ///   - point: The unit point of the element where the pointer is.
  /// - Throws: ``InspectionError/Reason/noAction(_:_:)`` if nothing observes the pointer.
  public func hover(
    _ isInside: Bool = true, at point: UnitPoint = .center, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try acting(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
      let current = try current()
      let views = current.lineage.filter { !$0.place.element.actions.hover.isEmpty }
      let found =
        views.isEmpty ? current.findAll { !$0.place.element.actions.hover.isEmpty }.prefix(1) : views[...]
      guard !found.isEmpty else { throw InspectionError(.noAction("hover", pathToRoot)) }
      for view in found {
        let location = CGPoint(x: view.frame.width * point.x, y: view.frame.height * point.y)
        for action in view.place.element.actions.hover {
          action(isInside ? .active(location) : .ended, isInside)
        }
      }
    }
  }

  /// Drops items on the element: the nearest `dropDestination` or `onDrop` that accepts them.
  ///
  ///     try host.inspect().find(text: "Done").drop(["Buy milk"])
  ///
  /// - Throws: ``InspectionError/Reason/noAction(_:_:)`` if nothing accepts the items,
  ///   ``InspectionError/Reason/notRecognized(_:_:)`` if the action refuses them.
  public func drop(
    _ items: [Any], at point: UnitPoint = .center, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try acting(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
      try dropAction(items, at: point)
    }
  }

  /// Drags the item of the element, set by `draggable` or `onDrag`, and drops it on another element.
  ///
  /// - Throws: ``InspectionError/Reason/noAction(_:_:)`` if the element isn't draggable, and the errors of `drop(_:)`.
  public func drop(
    on target: InspectedView, at point: UnitPoint = .center, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try acting(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
      let current = try current()
      func isDraggable(_ view: InspectedView) -> Bool { view.place.element.actions.dragPayload != nil }
      guard let source = current.lineage.first(where: isDraggable) ?? current.findAll(where: isDraggable).first,
        let payload = source.place.element.actions.dragPayload
      else { throw InspectionError(.noAction("drop(on:)", pathToRoot)) }
      try source.requireReachable()
      try target.dropAction([payload()], at: point)
    }
  }

  /// Submits the field, as the return key does, which runs the `onSubmit` actions around it.
  ///
  /// - Throws: The errors of `tap()`, and ``InspectionError/Reason/noAction(_:_:)`` without an action.
  public func submit(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try acting(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
      let current = try current()
      guard let field = current.lineage.first(where: \.isField) ?? current.findAll(where: \.isField).first else {
        throw InspectionError(.noAction("submit", pathToRoot))
      }
      try field.requireReachable()
      let actions = field.lineage.flatMap(\.place.element.actions.submit)
      guard !actions.isEmpty else { throw InspectionError(.noAction("submit", field.pathToRoot)) }
      for action in actions { action() }
    }
  }

  /// Passes a URL to the app, which runs all `onOpenURL` actions in the element.
  ///
  /// - Throws: ``InspectionError/Reason/noAction(_:_:)`` if there is none.
  public func open(
    _ url: URL, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    try acting(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
      let actions = try current().findAll { _ in true }.flatMap(\.place.element.actions.openedURLs)
      guard !actions.isEmpty else { throw InspectionError(.noAction("open", pathToRoot)) }
      for action in actions { action(url) }
    }
  }

  /// Continues an activity, which runs all `onContinueUserActivity` actions for its type in the element.
  ///
  /// - Throws: ``InspectionError/Reason/noOption(_:_:options:)`` with the available types.
  public func continueActivity(
    _ activity: NSUserActivity, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws {
    try acting(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
      let all = try current().findAll { _ in true }.flatMap(\.place.element.actions.continuedActivities)
      let actions = all.filter { $0.type == activity.activityType }
      guard !actions.isEmpty else {
        throw InspectionError(.noOption(activity.activityType, pathToRoot, options: all.map(\.type)))
      }
      for action in actions { action.perform(activity) }
    }
  }
}

extension InspectedView {
  private func pressAction(_ keys: KeyboardShortcut) throws {
    let current = try current()
    let screen = InspectedView(place: current.root, host: host)
    let controls = screen.findAll { $0.place.element.actions.keyboardShortcut != nil }
    if let control = controls.first(where: { $0.place.element.actions.keyboardShortcut == keys }) {
      return try control.tapOfControl()()
    }
    let press = KeyPress(phase: .down, key: keys.key, characters: String(keys.key.character), modifiers: keys.modifiers)
    let around = current.lineage
    let inside = current.children.flatMap { $0.findAll { _ in true } }
    for view in around + inside {
      for action in view.place.element.actions.keyPresses where action(press) { return }
    }
    throw InspectionError(
      .noOption(
        keys.name, screen.pathToRoot,
        options: controls.compactMap { $0.place.element.actions.keyboardShortcut?.name }))
  }

  fileprivate func dropAction(_ items: [Any], at point: UnitPoint) throws {
    let current = try current()
    func accepts(_ view: InspectedView) -> Bool { !view.place.element.actions.drops.isEmpty }
    let lineage = current.lineage.filter(accepts)
    for view in lineage.isEmpty ? current.findAll(where: accepts) : lineage {
      let location = CGPoint(x: view.frame.width * point.x, y: view.frame.height * point.y)
      for drop in view.place.element.actions.drops {
        drop.setTargeted(true)
        let isDropped = drop.perform(items, location)
        drop.setTargeted(false)
        guard let isDropped else { continue }
        guard isDropped else { throw InspectionError(.notRecognized("drop(_:)", view.pathToRoot)) }
        return
      }
    }
    throw InspectionError(.noAction("drop", pathToRoot))
  }
}
