import SnapshotFoundation

extension InspectedView {
  /// Whether the element has the focus, according to its nearest `focused` modifier. `false` without one.
  public var isFocused: Bool {
    focusTarget?.place.element.actions.focus.contains { $0.isFocused() } ?? false
  }

  /// The innermost element in this one that has the focus; `nil` if there is none.
  ///
  ///     #expect(try host.inspect().focusedElement?.name == "SecureField")
  public var focusedElement: InspectedView? {
    findAll { view in view.place.element.actions.focus.contains { $0.isFocused() } }.last?.focusedControl
  }

  /// Moves the focus to the element, as a tap on a field does. Its nearest `focused` modifier gets the focus, and all
  /// others lose it.
  ///
  /// - Throws: ``InspectionError`` with the line of the call if the element isn't hittable, or no `focused` modifier is
  ///   around it.
  public func focus(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try acting(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
      let current = try current()
      guard let target = current.focusTarget ?? current.findAll(where: \.hasFocusTarget).first else {
        throw InspectionError(.noAction("focus", pathToRoot))
      }
      try target.requireReachable()
      target.takeFocus()
    }
  }
}

extension InspectedView {
  /// Moves the focus to the element and away from all others.
  func takeFocus() {
    guard let target = focusTarget else { return }
    let own = target.place.element.actions.focus
    let root = InspectedView(place: root)
    for other in root.findAll(where: \.hasFocusTarget)
    where other.pathToRoot != target.pathToRoot || other.frame != target.frame {
      for focus in other.place.element.actions.focus where focus.isFocused() { focus.setFocused(false) }
    }
    for focus in own where !focus.isFocused() { focus.setFocused(true) }
  }

  private var hasFocusTarget: Bool { !place.element.actions.focus.isEmpty }

  /// The nearest element with a focus binding: the element itself, or one around it.
  private var focusTarget: InspectedView? { lineage.first(where: \.hasFocusTarget) }

  /// The only control in the element, or the element itself.
  private var focusedControl: InspectedView {
    let controls = findAll { $0.isControl || $0.isField }
    return controls.count == 1 ? controls[0] : self
  }
}
