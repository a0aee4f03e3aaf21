import SnapshotLedger

// A picture and its companion text: two references with one name, two lines of the ledger, one failure.

extension Assertion {
  /// Verifies a value against its reference in a file.
  package func verify<Value, Format>(
    _ value: () throws -> Value, as strategy: Snapshotting<Value, Format>
  ) -> Verdict {
    verify(value, as: strategy, in: Context(self))
  }

  /// Verifies a value and, if the test asks for it and the value has one, its companion text, in a context that was
  /// captured earlier. May be called on any thread.
  package func verify<Value, Format>(
    _ value: () throws -> Value, as strategy: Snapshotting<Value, Format>, in context: Context
  ) -> Verdict {
    if let request = context.settings.sweep { return sweep(value, as: strategy, request, in: context) }
    let place = FileReference(of: self, as: strategy, in: context)
    let picture = verify(value, as: strategy, at: place, in: context)
    // A value that throws has no text either.
    guard let companion = picture.snapshot?.exposure?.companion(context.companionText), let name = place.location?.name
    else { return picture.verdict }
    var text = self
    if cell != nil {
      text.cell?.strategy = context.companionText.kind.rawValue
    } else if self.name == nil {
      text.number = Int(name)
    }
    let textPlace = FileReference(of: text, as: companion, in: context)
    return picture.verdict.paired(with: text.verify({}, as: companion, at: textPlace, in: context).verdict)
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
