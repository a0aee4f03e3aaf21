import SnapshotFoundation

extension InspectedView {
  /// Returns the first element that satisfies a condition, in depth-first order starting with this element.
  ///
  /// - Parameter wanted: A description of the element for the error message.
  /// - Throws: ``InspectionError/Reason/notFound(_:in:candidates:)`` with the line of the call.
  public func find(
    _ wanted: String = "an element", where isWanted: (InspectedView) throws -> Bool, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws -> InspectedView {
    if let found = try first(where: isWanted) { return found }
    throw InspectionError(
      .notFound(wanted, in: pathToRoot, candidates: []),
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Returns all elements that satisfy a condition, including this element.
  public func findAll(where isWanted: (InspectedView) throws -> Bool) rethrows -> [InspectedView] {
    try (isWanted(self) ? [self] : []) + children.flatMap { try $0.findAll(where: isWanted) }
  }

  /// Returns the first text with the given characters.
  public func find(
    text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws -> InspectedView {
    try CallSite(fileID: fileID, filePath: filePath, line: line, column: column).locating {
      try find(#"the text "\#(text)""#, amongst: { $0.isText ? $0.text : nil }) { $0 == text }
    }
  }

  /// Returns the first button with the given accessibility label or text. All elements with the button trait are
  /// searched, such as toggles and menus. A `Button` is preferred.
  public func find(
    button label: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws -> InspectedView {
    try CallSite(fileID: fileID, filePath: filePath, line: line, column: column).locating {
      try find(
        #"a button "\#(label)""#, named: label, preferring: { $0.place.element.roles.contains(.button) },
        where: \.isButton)
    }
  }

  /// Returns the first link with the given accessibility label or text. A navigation link is preferred.
  public func find(
    link label: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws -> InspectedView {
    try CallSite(fileID: fileID, filePath: filePath, line: line, column: column).locating {
      try find(
        #"a link "\#(label)""#, named: label, preferring: { $0.place.element.roles.contains(.navigationLink) },
        where: \.isLink)
    }
  }

  /// Returns the first picker with the given label, even if the label is hidden.
  public func find(
    picker label: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws -> InspectedView {
    try CallSite(fileID: fileID, filePath: filePath, line: line, column: column).locating {
      try find(#"a picker "\#(label)""#, amongst: { $0.nameOfChoices(in: .picker) }) { $0 == label }
    }
  }

  /// Returns the first menu with the given label.
  public func find(
    menu label: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws -> InspectedView {
    try CallSite(fileID: fileID, filePath: filePath, line: line, column: column).locating {
      try find(#"a menu "\#(label)""#, amongst: { $0.nameOfChoices(in: .menu) }) { $0 == label }
    }
  }

  /// Returns the first element with the given accessibility label, as VoiceOver reads it and the accessibility text
  /// shows it. Interactive elements are preferred to texts.
  public func find(
    label: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws -> InspectedView {
    try CallSite(fileID: fileID, filePath: filePath, line: line, column: column).locating {
      let entries = ElementNames(root).entries.filter { $0.route.starts(with: route) }
      let called = entries.filter { $0.element.label == label }
      if let control = called.first(where: { !$0.element.traits.contains(.isStaticText) }) {
        return descendant(at: control.route)
      }
      // Parts of an accessibility element, such as the buttons of a stepper, have labels of their own.
      let own = first { view in
        view.accessibility.label == label && !called.contains { $0.route.starts(with: view.route) }
      }
      if let own { return own }
      if let text = called.first { return descendant(at: text.route) }
      let candidates =
        entries.compactMap(\.element.label)
        + findAll { $0.accessibility.label != nil }.compactMap(\.accessibility.label)
      throw InspectionError(
        .notFound(#"an element called "\#(label)""#, in: pathToRoot, candidates: candidates.withoutRepetitions))
    }
  }

  /// Returns the first element with the given accessibility identifier.
  public func find(
    identifier: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws -> InspectedView {
    try CallSite(fileID: fileID, filePath: filePath, line: line, column: column).locating {
      try find(#"the identifier "\#(identifier)""#, amongst: \.accessibility.identifier) { $0 == identifier }
    }
  }

  /// Returns the first element with the given identity of `id(_:)`.
  public func find(
    id: some Hashable, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws -> InspectedView {
    try CallSite(fileID: fileID, filePath: filePath, line: line, column: column).locating {
      try find("the id \(textForm(of: id))", amongst: \.id) { $0 == AnyHashable(id) }
    }
  }

  /// Returns the first element with the given tag.
  public func find(
    tag: some Hashable, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws -> InspectedView {
    try CallSite(fileID: fileID, filePath: filePath, line: line, column: column).locating {
      try find("the tag \(tag)", amongst: \.tag) { $0 == AnyHashable(tag) }
    }
  }

  /// Returns the first element of a view type. Generic arguments are ignored.
  public func find<V: View>(
    _ type: V.Type, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws -> InspectedView {
    let name = typeName(type)
    return try CallSite(fileID: fileID, filePath: filePath, line: line, column: column).locating {
      try find("a \(name)", amongst: \.typeNames) { $0.contains(name) }
    }
  }

  /// Returns the innermost element of a view type that contains a text, such as the row with a title.
  ///
  ///     try host.inspect().find(TodoRow.self, containing: "Buy milk").find(button: "Delete").tap()
  public func find<V: View>(
    _ type: V.Type, containing text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws -> InspectedView {
    let name = typeName(type)
    return try CallSite(fileID: fileID, filePath: filePath, line: line, column: column).locating {
      let elements = findAll { $0.typeNames.contains(name) }
      let around = elements.filter { $0.first { $0.isText && $0.text == text } != nil }
      let innermost = around.first { outer in
        !around.contains { $0.route.count > outer.route.count && $0.route.starts(with: outer.route) }
      }
      if let innermost { return innermost }
      throw InspectionError(
        .notFound(#"a \#(name) with the text "\#(text)""#, in: pathToRoot, candidates: elements.flatMap(\.texts)))
    }
  }

  /// Returns all elements of a view type. Generic arguments are ignored.
  public func findAll<V: View>(_ type: V.Type) -> [InspectedView] {
    let name = typeName(type)
    return findAll { $0.typeNames.contains(name) }
  }

  /// Returns the alert on the screen.
  public func alert(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws -> InspectedView {
    try CallSite(fileID: fileID, filePath: filePath, line: line, column: column).locating {
      try presentation(named: "alert", "an alert")
    }
  }

  /// Returns the confirmation dialog or action sheet on the screen.
  public func confirmationDialog(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws -> InspectedView {
    try CallSite(fileID: fileID, filePath: filePath, line: line, column: column).locating {
      try presentation(named: "confirmationDialog", "a confirmation dialog")
    }
  }

  /// Returns the topmost sheet, popover or cover.
  public func sheet(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws -> InspectedView {
    let sheets = findAll { view in
      view.place.element.roles.contains(.sheet) && !["alert", "confirmationDialog", "menu"].contains(view.name)
    }
    if let sheet = sheets.last { return sheet }
    throw InspectionError(
      .notFound("a sheet", in: pathToRoot, candidates: []),
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

extension InspectedView {
  private func presentation(named name: String, _ wanted: String) throws -> InspectedView {
    let found = findAll { $0.place.element.roles.contains(.sheet) && $0.name == name }
    if let last = found.last { return last }
    throw InspectionError(.notFound(wanted, in: pathToRoot, candidates: []))
  }

  private var isText: Bool { place.element.drawing?.text != nil }

  private var typeNames: [String] { viewTypes + [name] }

  private func first(where isWanted: (InspectedView) throws -> Bool) rethrows -> InspectedView? {
    if try isWanted(self) { return self }
    for child in children { if let found = try child.first(where: isWanted) { return found } }
    return nil
  }

  /// Returns the descendant at a route from the screen.
  private func descendant(at route: [Int]) -> InspectedView {
    route.dropFirst(self.route.count).reduce(self) { view, index in view.children[index] }
  }

  /// Returns the label of the picker or menu that the element is or belongs to.
  private func nameOfChoices(in control: Choices.Control) -> String? {
    guard let choices = place.element.actions.choices, choices.control == control else { return nil }
    // An explicit accessibility label replaces the control's label.
    return place.element.roles.contains(.picker) || control == .menu ? spokenLabel : choices.label ?? ""
  }

  /// Returns the first element with a name. The error lists all names.
  private func find(
    _ wanted: String, named label: String, preferring isPreferred: (InspectedView) -> Bool,
    where isWanted: (InspectedView) -> Bool
  ) throws -> InspectedView {
    let names = ElementNames(root)
    let candidates = findAll(where: isWanted)
    let called = candidates.filter { names[$0] == label }
    // A label of several texts also matches the texts joined by spaces.
    func isCalledByItsWords(_ view: InspectedView) -> Bool {
      view.texts.count > 1 && view.text == label && names[view] == view.texts.joined(separator: ", ")
    }
    let found = called.first(where: isPreferred) ?? called.first ?? candidates.first(where: isCalledByItsWords)
    guard let found else {
      throw InspectionError(.notFound(wanted, in: pathToRoot, candidates: candidates.map { names[$0] }))
    }
    return found
  }

  /// Returns the first element with a matching property. The error lists all values.
  private func find<Property>(
    _ wanted: String, amongst property: (InspectedView) -> Property?, where isWanted: (Property) -> Bool
  ) throws -> InspectedView {
    if let found = first(where: { property($0).map(isWanted) ?? false }) { return found }
    let candidates = findAll { property($0) != nil }.compactMap { property($0).map { "\($0)" } }
    throw InspectionError(.notFound(wanted, in: pathToRoot, candidates: candidates))
  }
}
