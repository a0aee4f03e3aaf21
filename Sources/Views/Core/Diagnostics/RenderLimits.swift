/// What one rendering may use. A view that would use more ends in a ``ViewError``, not in a process without stack or memory.
///
/// One thread renders a view, so that no two threads see the same limits.
final class RenderLimits: @unchecked Sendable {
  /// The limits of the rendering that goes on in this task.
  @TaskLocal static var current: RenderLimits?

  /// How many views one rendering may evaluate.
  static let viewLimit = 100_000

  /// For how many proposals one element may be measured.
  static let proposalLimit = 2000

  private var views = 0
  private var failure: ViewError?

  /// Counts a view that is evaluated.
  ///
  /// - Throws: ``ViewError/Reason/tooManyViews(path:limit:)``.
  func countView(at identity: ViewIdentity?) throws {
    views += 1
    try expectViews(0, at: identity)
  }

  /// Says that so many views are about to be evaluated, so that endless data end at once.
  ///
  /// - Throws: ``ViewError/Reason/tooManyViews(path:limit:)``.
  func expectViews(_ count: Int, at identity: ViewIdentity?) throws {
    guard views <= Self.viewLimit, count <= Self.viewLimit - views else {
      throw ViewError(.tooManyViews(path: identity?.typePath ?? "View", limit: Self.viewLimit))
    }
  }

  /// Notes that the stack ended at an element. Who notes it goes on with nothing in the element's place;
  /// ``check()`` then throws.
  static func noteEndOfStack(at element: ViewElement) { current?.note(tooDeep(at: element.identity)) }

  /// Notes that an element was measured for more proposals than any layout needs, which happens where each level of a view
  /// measures the next one several times.
  static func noteEndOfMeasuring(at element: ViewElement) {
    current?.note(
      ViewError(.tooManyMeasurements(path: element.identity?.typePath ?? element.name, limit: proposalLimit)))
  }

  private func note(_ error: ViewError) { failure = failure ?? error }

  /// - Throws: what was noted first.
  func check() throws {
    if let failure { throw failure }
  }

  /// The error of a view that the stack has no room for.
  static func tooDeep(at identity: ViewIdentity?) -> ViewError {
    ViewError(.tooDeep(path: identity?.typePath ?? "View", limit: identity?.levels ?? 0))
  }
}
