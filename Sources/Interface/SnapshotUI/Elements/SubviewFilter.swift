/// What a block or a `ForEach` does with its views for a container that shows its subviews one by one.
enum SubviewFilter {
  /// Makes all elements, and notes the steps to each of them.
  case noting
  /// Makes only the elements at the end of these steps. Without it, a container that changes the environment of each
  /// subview would evaluate all of them for each.
  case only(SubviewSteps)
}

/// The steps through blocks and data to an element, outermost first.
final class SubviewSteps {
  /// The block or the `ForEach`.
  private let identity: ViewIdentity?
  /// The position of the view in the block, or of the element in the data.
  let index: Int
  private let rest: SubviewSteps?

  init(_ index: Int, in identity: ViewIdentity?, before rest: SubviewSteps?) {
    self.identity = identity
    self.index = index
    self.rest = rest
  }

  /// The filter after the first step.
  fileprivate var remaining: SubviewFilter? { rest.map { .only($0) } }

  /// Whether the first step is one of a block or a `ForEach`.
  fileprivate func begins(at identity: ViewIdentity?) -> Bool { self.identity == identity }

  /// Whether two elements have the same steps.
  static func areEqual(_ one: SubviewSteps?, _ other: SubviewSteps?) -> Bool {
    var (one, other) = (one, other)
    while let left = one, let right = other {
      if left === right { return true }
      guard left.index == right.index, left.identity == right.identity else { return false }
      (one, other) = (left.rest, right.rest)
    }
    return one == nil && other == nil
  }
}

/// The steps to an element, where they were noted.
private enum SubviewStepsKey: ElementTraitKey {
  static var defaultValue: SubviewSteps? { nil }
}

extension ElementTraits {
  /// The steps to the element in the view whose subviews a container counts.
  var subviewSteps: SubviewSteps? {
    get { self[SubviewStepsKey.self] }
    set { self[SubviewStepsKey.self] = newValue }
  }
}

extension ElementContext {
  /// Returns the position of the only view that a block or a `ForEach` makes here; `nil` for all views.
  mutating func takeSubviewIndex() -> Int? {
    guard case .only(let steps) = subviewFilter else { return nil }
    // Views in another place, such as in a background, are made completely.
    let isHere = steps.begins(at: identity)
    subviewFilter = isHere ? steps.remaining : nil
    return isHere ? steps.index : nil
  }

  /// Notes the step to elements, if a container counts its subviews.
  func note(_ index: Int, to elements: inout [ViewElement]) {
    guard case .noting = subviewFilter else { return }
    for position in elements.indices {
      let rest = elements[position].traits.subviewSteps
      elements[position].traits.subviewSteps = SubviewSteps(index, in: identity, before: rest)
    }
  }
}
