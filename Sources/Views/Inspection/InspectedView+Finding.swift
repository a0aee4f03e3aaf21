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

  /// The first button whose label has these words, or that is called so.
  public func find(
    button label: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws -> InspectedView {
    try CallSite(fileID: fileID, filePath: filePath, line: line, column: column).locating {
      try find(#"a button "\#(label)""#, amongst: { $0.name == "Button" ? $0.spokenLabel : nil }) { $0 == label }
    }
  }

  /// The first navigation link whose label has these words, or that is called so.
  public func find(
    link label: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws -> InspectedView {
    try CallSite(fileID: fileID, filePath: filePath, line: line, column: column).locating {
      try find(#"a link "\#(label)""#, amongst: { $0.name == "NavigationLink" ? $0.spokenLabel : nil }) { $0 == label }
    }
  }

  /// The first element that is called so by those who do not see the screen.
  public func find(
    label: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws -> InspectedView {
    try CallSite(fileID: fileID, filePath: filePath, line: line, column: column).locating {
      try find(#"an element called "\#(label)""#, amongst: \.accessibility.label) { $0 == label }
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
    if let sheet = findAll(where: { $0.name == "sheet" }).last { return sheet }
    throw InspectionError(
      .notFound("a sheet", in: pathToRoot, candidates: []),
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

extension InspectedView {
  /// The words by which a person would call the element: its own, or those that it shows.
  var spokenLabel: String { accessibility.label ?? text }

  private var isText: Bool { place.element.drawing is TextInk }

  private var typeNames: [String] { viewTypes + [name] }

  private func first(where isWanted: (InspectedView) throws -> Bool) rethrows -> InspectedView? {
    if try isWanted(self) { return self }
    for child in children { if let found = try child.first(where: isWanted) { return found } }
    return nil
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
