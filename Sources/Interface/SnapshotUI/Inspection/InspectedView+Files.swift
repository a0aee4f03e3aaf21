import SnapshotFoundation

extension InspectedView {
  /// Chooses files in the presented `fileImporter`, `fileExporter` or `fileMover` of the element, or of one in it or
  /// around it. The window is dismissed, then its completion is called.
  ///
  ///     try host.inspect().choose(files: [URL(fileURLWithPath: "/tmp/trip.gpx")])
  ///
  /// - Throws: ``InspectionError/Reason/noAction(_:_:)`` if no such window is presented.
  public func choose(
    files: [URL], fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    try acting(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
      try fileChoice("choose(files:)").finish(.success(files))
    }
  }

  /// Fails the presented `fileImporter`, `fileExporter` or `fileMover` with an error.
  ///
  /// - Throws: ``InspectionError/Reason/noAction(_:_:)`` if no such window is presented.
  public func failChoosingFiles(
    _ error: any Error, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    try acting(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
      try fileChoice("failChoosingFiles(_:)").finish(.failure(error))
    }
  }

  /// Cancels the presented `fileImporter`, `fileExporter` or `fileMover`. Its completion is not called.
  ///
  /// - Throws: ``InspectionError/Reason/noAction(_:_:)`` if no such window is presented.
  public func cancelChoosingFiles(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try acting(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
      try fileChoice("cancelChoosingFiles()").finish(nil)
    }
  }

  private func fileChoice(_ verb: String) throws -> FileChoice {
    let current = try current()
    func isChoosing(_ view: InspectedView) -> Bool { view.place.element.actions.fileChoice != nil }
    guard let view = current.lineage.first(where: isChoosing) ?? current.findAll(where: isChoosing).first,
      let choice = view.place.element.actions.fileChoice
    else { throw InspectionError(.noAction(verb, pathToRoot)) }
    return choice
  }
}
