/// The limits of one rendering. A view that exceeds them throws a ``ViewError`` instead of exhausting the stack or the
/// memory.
///
/// Unchecked because each rendering has its own limits and runs on one thread.
final class RenderLimits: @unchecked Sendable {
  /// The limits of the current rendering.
  @TaskLocal static var current: RenderLimits?

  /// The maximum number of views.
  static let viewLimit = 100_000

  /// The maximum number of proposals per element.
  static let proposalLimit = 2000

  private var views = 0
  private var failure: ViewError?

  /// Counts an evaluated view.
  ///
  /// - Throws: ``ViewError/Reason/tooManyViews(path:limit:)``.
  func countView(at identity: ViewIdentity?) throws {
    views += 1
    try expectViews(0, at: identity)
  }

  /// Checks the limit before a number of views is evaluated, so that infinite data fails at once.
  ///
  /// - Throws: ``ViewError/Reason/tooManyViews(path:limit:)``.
  func expectViews(_ count: Int, at identity: ViewIdentity?) throws {
    guard views <= Self.viewLimit, count <= Self.viewLimit - views else {
      throw ViewError(.tooManyViews(path: identity?.typePath ?? "View", limit: Self.viewLimit))
    }
  }

  /// Records that the stack is nearly exhausted at an element. The caller continues without the element; ``check()``
  /// throws later.
  static func noteEndOfStack(at element: ViewElement) { current?.note(tooDeep(at: element.identity)) }

  /// Records that an element was measured for too many proposals, which happens if each level of a view measures the
  /// next level several times.
  static func noteEndOfMeasuring(at element: ViewElement) {
    current?.note(
      ViewError(.tooManyMeasurements(path: element.identity?.typePath ?? element.name, limit: proposalLimit)))
  }

  /// Records an error of drawing, such as a missing color.
  static func note(_ error: ViewError) { current?.note(error) }

  private func note(_ error: ViewError) { failure = failure ?? error }

  /// Records a missing asset: as an error, or as a diagnostic if the context allows missing assets.
  static func noteMissingAsset(_ error: ViewError, isAllowed: Bool) {
    guard let current else { return }
    guard isAllowed else { return current.note(error) }
    current.missingAssets.append(ViewDiagnostic(.assetMissing, path: "", message: error.reason.description))
  }

  /// The missing assets that drawings left out. The path is empty until the element has been drawn.
  private(set) var missingAssets: [ViewDiagnostic] = []

  /// Sets the element of the missing assets that were recorded while it was drawn, and keeps each once.
  func attributeMissingAssets(from first: Int, to path: String) {
    guard first < missingAssets.count else { return }
    var kept = Array(missingAssets[..<first])
    for var diagnostic in missingAssets[first...] {
      if diagnostic.path.isEmpty { diagnostic.path = path }
      if !kept.contains(diagnostic) { kept.append(diagnostic) }
    }
    missingAssets = kept
  }

  /// - Throws: The error that was recorded first.
  func check() throws {
    if let failure { throw failure }
  }

  /// Returns the error for a view that exceeds the stack.
  static func tooDeep(at identity: ViewIdentity?) -> ViewError {
    ViewError(.tooDeep(path: identity?.typePath ?? "View", limit: identity?.levels ?? 0))
  }
}
