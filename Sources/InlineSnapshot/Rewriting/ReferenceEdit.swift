import SourceEdits

/// The edit that gives a call its reference: the closure with the text, or none.
struct ReferenceEdit {
  let sites: SourceCalls
  let call: SourceCall
  let reference: InlineReference
  /// References that this run gives the same call and that it does not have yet.
  var added: [InlineReference] = []

  /// The edit that records a text, or takes the closure away where there is none; `nil` where nothing has to change.
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
    // Closures that this run adds count like those that are there, the nearer to the first the earlier.
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

  /// The call has no trailing closure yet.
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
    // The closure before this one is missing, and only a first trailing closure may stand without a label.
    let isFirst = call.arguments.isEmpty && !added.contains { $0.offset < reference.offset }
    return inserting(
      isFirst ? labelled : ", \(labelled)", at: call.arguments.last?.whole.upperBound ?? parentheses.lowerBound + 1)
  }

  /// What stands after the first trailing closure, in order.
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

  /// The closure, indented from the line that a position is in. Empty lines are left empty.
  private func closure(_ text: String, at position: Int) -> String {
    let outer = sites.source.indentation(ofLineAt: position)
    let inner = outer + sites.indentation
    let lines = InlineLiteral.lines(of: text).map { $0.isEmpty ? "" : inner + $0 }
    return (["{"] + lines + [outer + "}"]).joined(separator: sites.source.lineEnding)
  }

  private func replacing(_ range: Range<Int>, with text: String) -> SourceEdit? {
    guard sites.source.text(range) != text else { return nil }
    return SourceEdit(offset: range.lowerBound, length: range.count, replacement: text, rank: reference.offset)
  }

  private func inserting(_ text: String, at position: Int) -> SourceEdit {
    SourceEdit(offset: position, length: 0, replacement: text, rank: reference.offset)
  }
}
