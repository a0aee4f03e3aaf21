import SnapshotFoundation

/// Interactions whose result a test states as a value: sliders, date and color pickers, and scroll views.
extension InspectedView {
  /// Moves the nearest slider to the nearest value that it can have: the element itself, one around it, or one in it.
  ///
  ///     try host.inspect().find(label: "Volume").setValue(0.5)
  ///
  /// - Throws: The errors of `tap()`.
  public func setValue(
    _ value: Double, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    try setNumber(value, at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Chooses a date in the nearest date picker: the element itself, one around it, or one in it.
  ///
  ///     try host.inspect().find(label: "Birthday").choose(date)
  ///
  /// - Throws: The errors of `tap()`, also if the range of the date picker does not contain the date.
  public func choose(
    _ date: Date, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    try acting(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
      let picker = try control { $0.setDate != nil }
      do {
        try picker.place.element.actions.setDate?(date)
      } catch is DateOutsideOfRange {
        throw InspectionError(.unreachable(picker.pathToRoot, .disabledOption(date.formatted(.iso8601))))
      }
    }
  }

  /// Chooses a color in the nearest color picker: the element itself, one around it, or one in it.
  ///
  /// - Throws: The errors of `tap()`.
  public func choose(
    _ color: Color, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    try acting(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
      try control { $0.setColor != nil }.place.element.actions.setColor?(color)
    }
  }

  /// Returns the nearest control with an action, which a user can reach.
  private func control(where hasAction: (ElementActions) -> Bool) throws -> InspectedView {
    let current = try current()
    func isControl(_ view: InspectedView) -> Bool { hasAction(view.place.element.actions) }
    guard let control = current.lineage.first(where: isControl) ?? current.findAll(where: isControl).first else {
      throw InspectionError(.noAction("choose", pathToRoot))
    }
    try control.requireReachable()
    return control
  }

  /// Moves the nearest slider to the nearest value that it can have: the element itself, one around it, or one in it.
  ///
  /// - Throws: The errors of `tap()`.
  package func setNumber(_ number: Double, at site: CallSite) throws {
    try acting(at: site) {
      let current = try current()
      func isSlider(_ view: InspectedView) -> Bool { view.name == "Slider" }
      guard let slider = current.lineage.first(where: isSlider) ?? current.findAll(where: isSlider).first else {
        throw InspectionError(.noAction("setValue", pathToRoot))
      }
      try slider.requireReachable()
      guard let set = slider.place.element.actions.setNumber else {
        throw InspectionError(.noAction("setValue", slider.pathToRoot))
      }
      set(number)
    }
  }

  /// Scrolls the scroll view around the element the shortest way until the element is visible.
  ///
  /// - Throws: ``InspectionError/Reason/noAction(_:_:)`` if no scroll view is around it, or the screen has no host.
  package func scrollIntoView(at site: CallSite) throws {
    try acting(at: site) {
      let current = try current()
      guard let scroll = current.ancestorsWithScrolling.first else {
        throw InspectionError(.noAction("scroll", pathToRoot))
      }
      let (shown, own) = (scroll.frame, current.frame)
      func distance(_ low: CGFloat, _ high: CGFloat, in range: (CGFloat, CGFloat)) -> CGFloat {
        low < range.0 ? low - range.0 : max(0, min(high - range.1, low - range.0))
      }
      try scroll.scroll(
        by: CGSize(
          width: distance(own.minX, own.maxX, in: (shown.minX, shown.maxX)),
          height: distance(own.minY, own.maxY, in: (shown.minY, shown.maxY))))
    }
  }

  /// Scrolls the nearest scroll view by fractions of its size: the element itself, one around it, or one in it.
  ///
  /// - Parameter pages: The fraction of the width and of the height, positive towards the end of the content.
  /// - Throws: ``InspectionError/Reason/noAction(_:_:)`` if no scroll view was found, or the screen has no host.
  package func scroll(byPages pages: CGSize, at site: CallSite) throws {
    try acting(at: site) {
      let current = try current()
      func scrolls(_ view: InspectedView) -> Bool {
        let axes = view.place.element.layout.scrollAxes
        return axes.contains(pages.width != 0 ? .horizontal : .vertical)
      }
      guard let scroll = current.lineage.first(where: scrolls) ?? current.findAll(where: scrolls).first else {
        throw InspectionError(.noAction("scroll", pathToRoot))
      }
      try scroll.scroll(
        by: CGSize(width: scroll.frame.width * pages.width, height: scroll.frame.height * pages.height))
    }
  }

  private var ancestorsWithScrolling: [InspectedView] {
    lineage.dropFirst().filter { !$0.place.element.layout.scrollAxes.isEmpty }
  }

  /// Moves the visible part of a scroll view.
  private func scroll(by distance: CGSize) throws {
    let axes = place.element.layout.scrollAxes
    guard let host, let content = place.children.first, let layout = place.element.layout as? ScrollLayout else {
      throw InspectionError(.noAction("scroll", pathToRoot))
    }
    let margins = layout.margins
    var target = ShownScrollTarget()
    if axes.contains(.horizontal) {
      target.x = max(0, frame.minX + margins.leading - content.frame.minX + distance.width)
    }
    if axes.contains(.vertical) {
      target.y = max(0, frame.minY + margins.top - content.frame.minY + distance.height)
    }
    host.graph.interaction.scrollTarget = target
  }
}
