import SnapshotLedger

// A picture and its companion text: two references with one name, two lines of the ledger, one failure.

extension Assertion {
  /// Verifies a value and, if the test asks for it and the strategy has one, the value's companion text.
  package func verify<Value, Format>(
    _ value: () throws -> Value, as strategy: Snapshotting<Value, Format>, in context: Context
  ) -> Verdict {
    guard let companion = strategy.companions?(context.companionText) else {
      return verifyReference(value, as: strategy, in: context).verdict
    }
    // The value is evaluated once for both.
    var evaluated: Result<Value, any Error>?
    func once() throws -> Value {
      if let evaluated { return try evaluated.get() }
      let result = Result { try Thrown.wrapping(value) }
      evaluated = result
      return try result.get()
    }
    let picture = verifyReference(once, as: strategy, in: context)
    // A value that throws has no text either, and a picture without a location has no place beside it.
    guard case .success? = evaluated, let name = picture.name else { return picture.verdict }
    var text = self
    if cell == nil { text.name = name } else { text.cell?.strategy = context.companionText.kind.rawValue }
    return picture.verdict.paired(with: text.verifyReference(once, as: companion, in: context).verdict)
  }
}

extension Verdict {
  /// Returns the verdict on a picture and its companion text.
  fileprivate func paired(with text: Verdict) -> Verdict {
    guard let companionMessage = text.message else { return self }
    guard let message else {
      var pair = text
      pair.message = "The picture matches its reference, but its companion text fails.\n\n" + companionMessage
      return pair
    }
    var pair = self
    pair.attachments += text.attachments
    // What prevents the drawing usually prevents the text, for the same reason.
    let reasons = [message, companionMessage].map { $0.split(separator: "\n", maxSplits: 1).first }
    if outcome == .error, text.outcome == .error, reasons[0] == reasons[1] { return pair }
    pair.message = message + "\n\nThe companion text of the picture fails as well.\n\n" + companionMessage
    return pair
  }
}
