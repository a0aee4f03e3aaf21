import SnapshotFoundation

extension InspectedView {
  /// Performs a swipe action of the nearest row: the element itself, or the one around it.
  ///
  ///     try host.inspect().find(text: "Buy milk").performSwipeAction("Delete")
  ///
  /// A row of a `ForEach` with `onDelete` and without trailing actions has the action `Delete`.
  ///
  /// - Parameter label: The text or the accessibility label of the action.
  /// - Throws: ``InspectionError/Reason/noOption(_:_:options:)`` with the available actions.
  public func performSwipeAction(
    _ label: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    try acting(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
      let row = try row(for: "performSwipeAction", where: { $0.hasSwipeActions })
      let actions = try row.swipeOptions(at: .leading) + row.swipeOptions(at: .trailing)
      try row.choose(label, from: actions)()
    }
  }

  /// The labels of the swipe actions of the nearest row, from the edge inwards; empty without a row.
  ///
  /// - Parameter edge: The edge from which the actions appear.
  public func swipeActionLabels(edge: HorizontalEdge = .trailing) -> [String] {
    guard let row = lineage.first(where: \.hasSwipeActions) else { return [] }
    return ((try? row.swipeOptions(at: edge)) ?? []).map(\.label)
  }

  /// Shows the swipe actions of the nearest row in the pictures of the host, as a swipe does.
  ///
  /// - Parameter edge: The edge at which the actions appear; `nil` to hide them again.
  /// - Throws: ``InspectionError/Reason/noAction(_:_:)`` if the row has no actions, or the screen has no host.
  public func revealSwipeActions(
    edge: HorizontalEdge? = .trailing, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws {
    try acting(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
      let row = try row(for: "revealSwipeActions", where: { $0.hasSwipeActions })
      guard let host else { throw InspectionError(.noAction("revealSwipeActions", pathToRoot)) }
      host.graph.interaction.revealedSwipe = edge.map {
        RevealedSwipe(row: row.place.element.rowIdentity, isLeading: $0 == .leading)
      }
    }
  }

  /// Deletes the nearest row with the `onDelete` action of its `ForEach`.
  ///
  /// - Throws: ``InspectionError/Reason/noAction(_:_:)`` if the row can't be deleted.
  public func delete(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try acting(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
      let row = try row(for: "delete", where: { $0.place.element.traits.deletion != nil })
      row.place.element.traits.deletion?()
    }
  }

  /// Moves the nearest row with the `onMove` action of its `ForEach`.
  ///
  /// - Parameter offset: The offset of the element before which the row is placed, as in SwiftUI's
  ///   `move(fromOffsets:toOffset:)`: 0 for the start, the number of rows for the end.
  /// - Throws: ``InspectionError/Reason/noAction(_:_:)`` if the row can't be moved or the offset is invalid.
  public func move(
    toOffset offset: Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    try acting(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
      let row = try row(for: "move", where: { $0.place.element.traits.movement != nil })
      let count = row.place.element.traits.rowEditing?.count ?? 0
      guard (0...max(0, count)).contains(offset) else {
        throw InspectionError(.noOption("\(offset)", row.pathToRoot, options: ["0 to \(count)"]))
      }
      row.place.element.traits.movement?(offset)
    }
  }

  /// Refreshes the nearest view with `refreshable`, and waits until the action ends.
  ///
  /// - Throws: ``InspectionError/Reason/noAction(_:_:)`` if there is none.
  public func refresh(
    isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async throws {
    let action: RefreshAction = try CallSite(fileID: fileID, filePath: filePath, line: line, column: column).locating {
      let current = try current()
      func canRefresh(_ view: InspectedView) -> Bool { view.place.element.actions.refresh != nil }
      guard let view = current.lineage.first(where: canRefresh) ?? current.findAll(where: canRefresh).first,
        let action = view.place.element.actions.refresh
      else { throw InspectionError(.noAction("refresh", pathToRoot)) }
      return action
    }
    await action()
    try acting(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {}
  }

  /// Chooses an item of the nearest context menu: of the element itself, or of one around it.
  ///
  ///     try host.inspect().find(text: "Lisbon").choose(contextMenuItem: "Copy")
  ///
  /// - Parameter label: The text or the accessibility label of the item.
  /// - Throws: ``InspectionError/Reason/noAction(_:_:)`` if there is no menu,
  ///   ``InspectionError/Reason/noOption(_:_:options:)`` with the available items.
  public func choose(
    contextMenuItem label: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws {
    try acting(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
      guard let menu = try current().nearestContextMenu else {
        throw InspectionError(.noAction("choose(contextMenuItem:)", pathToRoot))
      }
      try menu.view.requireReachable()
      try menu.view.choose(label, from: menu.choices.options())()
    }
  }

  /// The labels of the items of the nearest context menu; empty if there is none.
  public var contextMenuItems: [String] { ((try? nearestContextMenu?.choices.options()) ?? []).map(\.label) }
}

extension InspectedView {
  fileprivate var hasSwipeActions: Bool { place.element.hasSwipeActions }

  /// Returns the nearest row with an action: the element itself, one around it, or one in it.
  fileprivate func row(for verb: String, where hasAction: (InspectedView) -> Bool) throws -> InspectedView {
    let current = try current()
    guard let row = current.lineage.first(where: hasAction) ?? current.findAll(where: hasAction).first else {
      throw InspectionError(.noAction(verb, pathToRoot))
    }
    if !row.isEnabled { try row.requireReachable() }
    return row
  }

  fileprivate func swipeOptions(at edge: HorizontalEdge) throws -> [Choices.Option] {
    let own = try place.element.swipeButtons(at: edge).flatMap { try $0.options() }
    guard edge == .trailing, own.isEmpty, let delete = place.element.traits.deletion else { return own }
    return [Choices.Option(label: "Delete", choose: delete)]
  }

  fileprivate func choose(_ label: String, from options: [Choices.Option]) throws -> () -> Void {
    guard let found = options.first(where: { $0.label == label }) else {
      throw InspectionError(.noOption(label, pathToRoot, options: options.map(\.label)))
    }
    guard let choose = found.choose else { throw InspectionError(.unreachable(pathToRoot, .disabledOption(label))) }
    return choose
  }

  fileprivate var nearestContextMenu: (view: InspectedView, choices: Choices)? {
    for view in lineage {
      if let menu = view.place.element.actions.contextMenu { return (view, menu) }
      if let menu = view.place.element.actions.selectionMenu,
        let tag = lineage.lazy.compactMap(\.tag).first, let choices = menu.choices(tag)
      {
        return (view, choices)
      }
    }
    return findAll { $0.place.element.actions.contextMenu != nil }.first.flatMap { view in
      view.place.element.actions.contextMenu.map { (view, $0) }
    }
  }
}
