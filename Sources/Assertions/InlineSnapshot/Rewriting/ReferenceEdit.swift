import SnapshotSourceEdits

/// Makes the edit that writes or removes the reference of a call.
struct ReferenceEdit {
  let sites: SourceCalls
  let call: SourceCall
  let reference: InlineReference
  /// The references that this run adds to the same call.
  var added: [InlineReference] = []

  /// Returns the edit that writes a text, or removes the closure if the text is `nil`. Returns `nil` if nothing changes.
  func edit(recording text: String?) throws(InlineSourceError) -> SourceEdit? {
    guard let text else { return try removal() }
    switch call.place(of: reference) {
    case .argument(let index):
      let argument = call.arguments[index]
      let closure = closure(text, at: argument.whole.lowerBound)
      guard let label = argument.label, label.text != reference.label else {
        return replacing(argument.expression.range, with: closure)
      }
      return replacing(argument.whole, with: "\(reference.label): \(closure)")
    case .trailingClosure(let index):
      let trailing = call.trailingClosures[index]
      let closure = closure(text, at: call.position)
      guard let label = trailing.label, label.text != reference.label else {
        return replacing(trailing.closure.range, with: closure)
      }
      return replacing(
        label.range.lowerBound..<trailing.closure.range.upperBound, with: "\(reference.label): \(closure)")
    case nil:
      return insertion(closure(text, at: call.position))
    }
  }

  // MARK: -

  private func insertion(_ closure: String) -> SourceEdit {
    guard !call.trailingClosures.isEmpty else { return firstInsertion(closure) }
    // Closures that this run adds are ordered by their offsets among the existing closures.
    var others = call.trailingClosures.dropFirst().map { Neighbour.present($0.closure.range.upperBound) }
    let first = call.closureArgumentCount + 1
    for reference in (added + [reference]).sorted(by: { $0.offset < $1.offset }) {
      let index = min(max(0, reference.offset - first), others.count)
      others.insert(reference == self.reference ? .this : .added, at: index)
    }
    let before = others.prefix { $0 != .this }.compactMap(\.end).last
    return inserting(
      " \(reference.label): \(closure)", at: before ?? call.trailingClosures[0].closure.range.upperBound)
  }

  /// Returns the edit for a call without a trailing closure.
  private func firstInsertion(_ closure: String) -> SourceEdit {
    let firstOffset = call.closureArgumentCount
    guard let parentheses = call.parentheses else { return inserting(" \(closure)", at: call.end) }
    if reference.offset <= firstOffset {
      guard call.arguments.isEmpty else { return inserting(" \(closure)", at: call.end) }
      return SourceEdit(
        offset: parentheses.lowerBound, length: parentheses.count, replacement: " \(closure)", rank: reference.offset)
    }
    let labelled = "\(reference.label): \(closure)"
    if added.contains(where: { $0.offset <= firstOffset }) { return inserting(" \(labelled)", at: call.end) }
    // The closure before this one is missing, and only the first trailing closure can have no label.
    let isFirst = call.arguments.isEmpty && !added.contains { $0.offset < reference.offset }
    return inserting(
      isFirst ? labelled : ", \(labelled)", at: call.arguments.last?.whole.upperBound ?? parentheses.lowerBound + 1)
  }

  /// A trailing closure after the first.
  private enum Neighbour: Equatable {
    case present(_ end: Int)
    case added
    case this

    var end: Int? {
      if case .present(let end) = self { return end }
      return nil
    }
  }

  private func removal() throws(InlineSourceError) -> SourceEdit? {
    switch call.place(of: reference) {
    case .argument(let index):
      let whole = call.arguments[index].whole
      if index > 0 {
        return replacing(call.arguments[index - 1].whole.upperBound..<whole.upperBound, with: "")
      }
      let end = call.arguments.count > 1 ? call.arguments[1].whole.lowerBound : whole.upperBound
      return replacing(whole.lowerBound..<end, with: "")
    case .trailingClosure(0):
      guard call.trailingClosures.count == 1 else { throw .firstOfSeveralClosures }
      let end = call.parentheses?.upperBound ?? call.calleeEnd
      return replacing(
        end..<call.trailingClosures[0].closure.range.upperBound, with: call.parentheses == nil ? "()" : "")
    case .trailingClosure(let index):
      return replacing(
        call.trailingClosures[index - 1].closure.range
          .upperBound..<call.trailingClosures[index].closure.range.upperBound, with: "")
    case nil:
      return nil
    }
  }

  /// Returns the closure, indented like the line of a position. Empty lines stay empty.
  private func closure(_ text: String, at position: Int) -> String {
    let outer = sites.source.indentation(ofLineAt: position)
    let inner = outer + sites.indentation
    let lines = InlineLiteral.lines(of: text).map { $0.isEmpty ? "" : inner + $0 }
    return (["{"] + lines + [outer + "}"]).joined(separator: sites.source.lineEnding)
  }

  private func replacing(_ range: Range<Int>, with text: String) -> SourceEdit? {
    guard !sites.source.text(range).utf8.elementsEqual(text.utf8) else { return nil }
    return SourceEdit(offset: range.lowerBound, length: range.count, replacement: text, rank: reference.offset)
  }

  private func inserting(_ text: String, at position: Int) -> SourceEdit {
    SourceEdit(offset: position, length: 0, replacement: text, rank: reference.offset)
  }
}
