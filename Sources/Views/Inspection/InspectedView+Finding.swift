import TestFailures

extension InspectedView {
  /// The first element in this one that satisfies a condition, from outside in and in the order of the views.
  ///
  /// - Parameter wanted: What is looked for, as the error shall say it.
  /// - Throws: ``InspectionError/Reason/notFound(_:in:candidates:)`` with the line of the call, as all that find do.
  public func find(
    _ wanted: String = "an element", where isWanted: (InspectedView) throws -> Bool, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws -> InspectedView {
    if let found = try first(where: isWanted) { return found }
    throw InspectionError(
      .notFound(wanted, in: pathToRoot, candidates: []),
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// All elements in this one that satisfy a condition, itself included.
  public func findAll(where isWanted: (InspectedView) throws -> Bool) rethrows -> [InspectedView] {
    try (isWanted(self) ? [self] : []) + children.flatMap { try $0.findAll(where: isWanted) }
  }

  /// The first text with these words.
  public func find(
    text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws -> InspectedView {
    try CallSite(fileID: fileID, filePath: filePath, line: line, column: column).locating {
      try find(#"the text "\#(text)""#, amongst: { $0.isText ? $0.text : nil }) { $0 == text }
    }
  }

  /// The first button with this name: its accessibility label, or the words in its label. Whatever reads as a button is
  /// found, as a toggle or a menu; a `Button` is preferred.
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

  /// The first link with this name: its accessibility label, or the words in its label. A navigation link is preferred.
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

  /// The first picker with this name, also where its label is not shown.
  public func find(
    picker label: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws -> InspectedView {
    try CallSite(fileID: fileID, filePath: filePath, line: line, column: column).locating {
      try find(#"a picker "\#(label)""#, amongst: { $0.nameOfChoices(in: .picker) }) { $0 == label }
    }
  }

  /// The first menu with this name.
  public func find(
    menu label: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws -> InspectedView {
    try CallSite(fileID: fileID, filePath: filePath, line: line, column: column).locating {
      try find(#"a menu "\#(label)""#, amongst: { $0.nameOfChoices(in: .menu) }) { $0 == label }
    }
  }

  /// The first element with this name, as VoiceOver reads it and the accessibility text shows it: a label of its own, or the
  /// words in it. What can be used is preferred to text that stands beside it.
  public func find(
    label: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws -> InspectedView {
    try CallSite(fileID: fileID, filePath: filePath, line: line, column: column).locating {
      let stops = ElementNames(root).stops.filter { $0.route.starts(with: route) }
      let called = stops.filter { $0.element.label == label }
      if let control = called.first(where: { !$0.element.traits.contains(.isStaticText) }) {
        return descendant(at: control.route)
      }
      // What is read as a part of something else, as a stepper's buttons are, has a label of its own.
      let own = first { view in
        view.accessibility.label == label && !called.contains { $0.route.starts(with: view.route) }
      }
      if let own { return own }
      if let text = called.first { return descendant(at: text.route) }
      let candidates =
        stops.compactMap(\.element.label) + findAll { $0.accessibility.label != nil }.compactMap(\.accessibility.label)
      throw InspectionError(
        .notFound(#"an element called "\#(label)""#, in: pathToRoot, candidates: candidates.withoutRepetitions))
    }
  }

  /// The first element with an accessibility identifier.
  public func find(
    identifier: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws -> InspectedView {
    try CallSite(fileID: fileID, filePath: filePath, line: line, column: column).locating {
      try find(#"the identifier "\#(identifier)""#, amongst: \.accessibility.identifier) { $0 == identifier }
    }
  }

  /// The first element with an identity of `id(_:)`.
  public func find(
    id: some Hashable, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws -> InspectedView {
    try CallSite(fileID: fileID, filePath: filePath, line: line, column: column).locating {
      try find("the id \(textForm(of: id))", amongst: \.id) { $0 == AnyHashable(id) }
    }
  }

  /// The first element with a tag.
  public func find(
    tag: some Hashable, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws -> InspectedView {
    try CallSite(fileID: fileID, filePath: filePath, line: line, column: column).locating {
      try find("the tag \(tag)", amongst: \.tag) { $0 == AnyHashable(tag) }
    }
  }

  /// The first element of a type of view, of this module's or one's own. Generic arguments are not compared.
  public func find<V: View>(
    _ type: V.Type, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws -> InspectedView {
    let name = typeName(type)
    return try CallSite(fileID: fileID, filePath: filePath, line: line, column: column).locating {
      try find("a \(name)", amongst: \.typeNames) { $0.contains(name) }
    }
  }

  /// All elements of a type of view, of this module's or one's own. Generic arguments are not compared.
  public func findAll<V: View>(_ type: V.Type) -> [InspectedView] {
    let name = typeName(type)
    return findAll { $0.typeNames.contains(name) }
  }

  /// The sheet that lies on top of the screen.
  public func sheet(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws -> InspectedView {
    if let sheet = findAll(where: { $0.place.element.roles.contains(.sheet) }).last { return sheet }
    throw InspectionError(
      .notFound("a sheet", in: pathToRoot, candidates: []),
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

extension InspectedView {
  private var isText: Bool { place.element.drawing?.text != nil }

  private var typeNames: [String] { viewTypes + [name] }

  private func first(where isWanted: (InspectedView) throws -> Bool) rethrows -> InspectedView? {
    if try isWanted(self) { return self }
    for child in children { if let found = try child.first(where: isWanted) { return found } }
    return nil
  }

  /// The element at a route from the screen that leads through this one.
  private func descendant(at route: [Int]) -> InspectedView {
    route.dropFirst(self.route.count).reduce(self) { view, index in view.children[index] }
  }

  /// The name of the picker or menu that the element is, or of the picker that it is a row of.
  private func nameOfChoices(in control: Choices.Control) -> String? {
    guard let choices = place.element.actions.choices, choices.control == control else { return nil }
    // A label of its own is heard in place of the control's.
    return place.element.roles.contains(.picker) || control == .menu ? spokenLabel : choices.label ?? ""
  }

  /// The first of some elements with a name; the error lists the names of all.
  private func find(
    _ wanted: String, named label: String, preferring isPreferred: (InspectedView) -> Bool,
    where isWanted: (InspectedView) -> Bool
  ) throws -> InspectedView {
    let names = ElementNames(root)
    let candidates = findAll(where: isWanted)
    let called = candidates.filter { names[$0] == label }
    // A name of several texts may be written as the words follow each other on the screen.
    func isCalledByItsWords(_ view: InspectedView) -> Bool {
      view.texts.count > 1 && view.text == label && names[view] == view.texts.joined(separator: ", ")
    }
    let found = called.first(where: isPreferred) ?? called.first ?? candidates.first(where: isCalledByItsWords)
    guard let found else {
      throw InspectionError(.notFound(wanted, in: pathToRoot, candidates: candidates.map { names[$0] }))
    }
    return found
  }

  /// The first element with a property that satisfies a condition; the error lists what there is.
  private func find<Property>(
    _ wanted: String, amongst property: (InspectedView) -> Property?, where isWanted: (Property) -> Bool
  ) throws -> InspectedView {
    if let found = first(where: { property($0).map(isWanted) ?? false }) { return found }
    let candidates = findAll { property($0) != nil }.compactMap { property($0).map { "\($0)" } }
    throw InspectionError(.notFound(wanted, in: pathToRoot, candidates: candidates))
  }
}
