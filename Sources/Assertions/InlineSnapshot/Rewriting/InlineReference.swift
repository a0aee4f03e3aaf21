/// Identifies the closure of a call that is the reference of an assertion.
struct InlineReference: Hashable, Sendable {
  /// The label of the closure.
  var label: String
  /// The labels of the closure in earlier versions of a custom assertion.
  var deprecatedLabels: [String] = []
  /// The number of trailing closures before the closure, including closures at the end of the parentheses.
  var offset: Int = 0

  func hasLabel(_ label: String) -> Bool { self.label == label || deprecatedLabels.contains(label) }
}

extension SourceCall {
  /// The place of a reference in a call.
  enum Place: Equatable {
    case argument(Int)
    case trailingClosure(Int)
  }

  /// Returns the place of a reference: the closure with its label, or else the closure without a label at its offset.
  func place(of reference: InlineReference) -> Place? {
    if let index = arguments.firstIndex(where: { $0.label.map { reference.hasLabel($0.text) } == true }) {
      return .argument(index)
    }
    if let index = trailingClosures.firstIndex(where: { $0.label.map { reference.hasLabel($0.text) } == true }) {
      return .trailingClosure(index)
    }
    let argument = arguments.count - closureArgumentCount + reference.offset
    if arguments.indices.contains(argument) {
      if arguments[argument].label == nil { return .argument(argument) }
      // The closure at the end of the parentheses has another label, so the reference is the trailing closure.
      return reference.offset == 0 && !trailingClosures.isEmpty ? .trailingClosure(0) : nil
    }
    return argument == arguments.count && !trailingClosures.isEmpty ? .trailingClosure(0) : nil
  }

  /// Returns the source of the closure of a reference, or of the expression in its place, or `nil` if there is none.
  func piece(of reference: InlineReference) -> Piece? {
    switch place(of: reference) {
    case .argument(let index): arguments[index].expression
    case .trailingClosure(let index): trailingClosures[index].closure
    case nil: nil
    }
  }
}
