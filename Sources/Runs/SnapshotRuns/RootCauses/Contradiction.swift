/// An explanation that claims to be made by this engine together with its picture, and is not.
package enum Contradiction: Hashable, Sendable, CaseIterable {
  case reference
  case picture

  /// The title of the root cause that lists the snapshots.
  package var title: String {
    switch self {
    case .reference: "The explanation in the reference contradicts its picture"
    case .picture: "The render trace of the new picture contradicts it"
    }
  }

  /// Why the snapshots cannot be accepted as a whole.
  var reason: String {
    switch self {
    case .reference:
      "the explanations are forged, damaged, or belong to other pictures. To print one: swift run snapshot explain <key>"
    case .picture: "the new pictures are forged or damaged. To render them again: swift run snapshot verify"
    }
  }

  /// The pictures are compared as if they had no explanation.
  func cause(_ results: [SnapshotResult], _ matrices: Cause.Matrices) -> Cause {
    var cause = Cause(
      title: title, results: results, unexplained: results.count, unexplainedKeys: Set(results.map(\.key)),
      stage: "pixels", configurations: matrices.configurations(of: results))
    cause.contradiction = self
    return cause
  }
}
