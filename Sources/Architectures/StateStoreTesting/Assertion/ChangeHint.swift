/// How to describe changes that a step describes in another form.
enum ChangeHint: Equatable, CustomStringConvertible {
  /// One closure describes several changes.
  case separateClosures(outputs: [String])
  /// Several closures describe one change.
  case oneClosure(count: Int, output: String)
  /// The closure leaves the state as it is.
  case noChange
  /// The closures are in another order.
  case otherOrder(outputs: [String])

  var description: String {
    switch self {
    case .separateClosures(let outputs):
      """
      This closure describes \(outputs.count) changes at once: \(outputs.joined(separator: ", ")).
      Describe each change with its own `==>`, in this order.
      """
    case .oneClosure(let count, let output):
      """
      The step describes \(count) changes, but \(output) changed only once.
      Describe it in one closure instead of \(count).
      """
    case .noChange:
      """
      This closure describes no change: the state already had these values.
      Remove the closure, or check which change is missing.
      """
    case .otherOrder(let outputs):
      """
      The changes happened in a different order: \(outputs.joined(separator: ", ")).
      Describe them in this order, or with `==> .inAnyOrder(…)` if the order is not specified.
      """
    }
  }
}
