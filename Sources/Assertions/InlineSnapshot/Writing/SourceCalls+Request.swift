/// Whether a source is the compiled one, as far as one call shows.
extension SourceCalls {
  /// Returns the call of a request, or throws an error that says what the source has instead.
  ///
  /// - At the compiled line and column there is a call.
  /// - Its closure is a literal with the compiled text. If the compiled call passed no closure, it has none.
  /// - It is in the function that was compiled, or it calls that function: a custom assertion may not pass `#function`.
  ///
  /// - Parameter isOlderThanBinary: Whether the file's time shows that the source was compiled. Then two different literals
  ///   are still an error, but what contents cannot show is accepted, such as a closure that computes its text.
  func call(
    of request: InlineRecorder.Request, isOlderThanBinary: Bool
  ) throws(InlineSourceError) -> SourceCall {
    let path = request.path
    guard !hasSourceLocations else { throw .otherLines(path: path) }
    guard let call = try call(line: request.line, column: request.column) else {
      throw .noCall(path: path, line: request.line, column: request.column)
    }
    guard request.hasCompiledText else { return call }
    let piece = call.piece(of: request.reference)
    let line = piece.map { source.line(of: $0.range.lowerBound) } ?? request.line
    switch (request.compiledText, piece.flatMap { InlineLiteral.text(ofClosure: $0.text) }) {
    case (let compiled?, let written?):
      guard compiled.utf8.elementsEqual(written.utf8) else { throw .otherText(path: path, line: line) }
    case _ where isOlderThanBinary: break
    case (nil, nil) where piece == nil || piece?.text == "nil": break
    case (_, nil) where piece != nil: throw .notALiteral(path: path, line: line)
    default: throw .otherText(path: path, line: line)
    }
    if !isOlderThanBinary, let function = request.function, let enclosing = call.function,
      !function.isFunction(named: enclosing), !function.isFunction(named: call.callee)
    {
      throw .otherFunction(path: path, line: request.line, function: function)
    }
    return call
  }

  /// Returns what shows that the call of a request was not compiled from this source, or `nil` if nothing does.
  func contradiction(of request: InlineRecorder.Request, isOlderThanBinary: Bool) -> InlineSourceError? {
    do {
      _ = try call(of: request, isOlderThanBinary: isOlderThanBinary)
      return nil
    } catch {
      return error
    }
  }
}

extension InlineSourceError {
  /// Whether the error shows that the source is not the compiled one, so that no call of the file can be trusted.
  var showsOtherSource: Bool {
    switch self {
    case .noCall, .otherText, .otherFunction: true
    case .otherLines, .notALiteral, .firstOfSeveralClosures, .inMacro: false
    }
  }
}

extension String {
  /// Whether a `#function`, such as `login(as:)`, is that of a declaration with a name, such as `login`.
  fileprivate func isFunction(named name: String) -> Bool {
    let (function, name) = (replacing("`", with: ""), name.replacing("`", with: ""))
    return function == name || function.hasPrefix(name + "(")
  }
}
