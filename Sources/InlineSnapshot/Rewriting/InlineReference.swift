/// Which closure of a call is an assertion's reference.
struct InlineReference: Hashable, Sendable {
  /// The label that the closure has, or would have.
  var label: String
  /// Labels that it had in earlier versions of a helper.
  var deprecatedLabels: [String] = []
  /// How many trailing closures stand before it; closures at the end of the parentheses count.
  var offset: Int = 0

  func hasLabel(_ label: String) -> Bool { self.label == label || deprecatedLabels.contains(label) }
}

extension SourceCall {
  /// Where a call has a reference.
  enum Place: Equatable {
    case argument(Int)
    case trailingClosure(Int)
  }

  /// The closure of a reference: the one with its label, wherever it stands, else the one without a label that is as
  /// far from the first as the reference says.
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
      // A closure of another name at the end of the parentheses: the reference's is the one that trails.
      return reference.offset == 0 && !trailingClosures.isEmpty ? .trailingClosure(0) : nil
    }
    return argument == arguments.count && !trailingClosures.isEmpty ? .trailingClosure(0) : nil
  }

  /// The source of a reference's closure or of what stands in its place; `nil` where the call has none.
  func piece(of reference: InlineReference) -> Piece? {
    switch place(of: reference) {
    case .argument(let index): arguments[index].expression
    case .trailingClosure(let index): trailingClosures[index].closure
    case nil: nil
    }
  }
}
