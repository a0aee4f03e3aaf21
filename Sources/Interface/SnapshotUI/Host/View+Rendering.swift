import Foundation

nonisolated extension View {
  /// Evaluates the view in a context until it settles, lays it out and records its drawing.
  ///
  /// A view with actions that run when it appears, such as `onAppear` and `task`, is shown as on the screen of a
  /// ``ViewHost``: its actions and tasks run until nothing changes. Every other view is evaluated once. The context's
  /// `moment` selects an earlier or a later moment.
  ///
  /// A dimension that the context doesn't set is the view's own plus the safe area.
  ///
  /// - Throws: ``ViewError`` if the view has no usable size or is nested too deeply, and ``ViewHostError`` if it doesn't
  ///   settle.
  public func rendered(in context: RenderContext) throws -> RenderedView {
    if let first = try evaluationWithoutActions(in: context) { return first }
    do {
      return try PictureTurn.wait {
        let host = ViewHost(picture: self, in: context, needingActions: true)
        defer { host.end() }
        return try host.currentScreen()
      }
    } catch is ScreenWithoutActions {
      return try firstEvaluation(in: context)
    }
  }

  /// Returns the first evaluation if the picture shows it; `nil` if actions run before the picture.
  ///
  /// The evaluation ends at the first modifier with such an action, because a host evaluates the view again.
  private func evaluationWithoutActions(in context: RenderContext) throws -> RenderedView? {
    guard context.moment != .firstEvaluation else { return try firstEvaluation(in: context) }
    do {
      let first = try firstEvaluation(in: context, endingAtActions: true)
      return first.changesOnAppearing ? nil : first
    } catch is ActionsOfElements {
      return nil
    }
  }

  /// Returns the drawing of the view on the context's background.
  public func displayList(in context: RenderContext) throws -> DisplayList {
    try rendered(in: context).displayList
  }
}

extension AnnotatedView: Drawable {
  /// Returns the drawing of the view and its annotations.
  package func displayList(in context: RenderContext) throws -> DisplayList {
    displayList(of: try content.rendered(in: context), in: context)
  }
}

extension AccessibilityOverlay: Drawable {
  /// Returns the drawing of the view, the marked elements and the legend.
  package func displayList(in context: RenderContext) throws -> DisplayList {
    try displayList(of: content.rendered(in: context), in: context)
  }
}

/// The end of a picture's host on whose screen no action runs, such as those of rows that are scrolled out of view.
struct ScreenWithoutActions: Error {}

extension RenderedView {
  /// Whether actions run when the view appears. A host has run those of a hosted view.
  var changesOnAppearing: Bool {
    guard !showsHostedView else { return false }
    var isFound = false
    layout.forEachOnScreen { isFound = isFound || $0.actions.changesOnAppearing }
    return isFound
  }
}

/// The order in which the pictures of an assertion settle. Their actions may change a model that the pictures share.
///
/// The views of all pictures settle one after the other, as if on the main actor. Unchecked because a condition guards
/// the state.
package final class PictureTurn: @unchecked Sendable {
  /// The turn of the picture that the current task draws; `nil` for a picture without others.
  @TaskLocal private static var current: (turns: PictureTurn, number: Int)?
  private static let settling = NSRecursiveLock()

  private let condition = NSCondition()
  /// The numbers of the pictures that are drawn.
  private var ended: Set<Int> = []
  /// The first picture that isn't drawn.
  private var first = 0

  package init() {}

  /// Draws the picture with a number. Pictures must begin in the order of their numbers.
  package func draw<Result>(_ number: Int, _ picture: () throws -> Result) rethrows -> Result {
    defer {
      condition.lock()
      ended.insert(number)
      while ended.remove(first) != nil { first += 1 }
      condition.broadcast()
      condition.unlock()
    }
    return try Self.$current.withValue((self, number), operation: picture)
  }

  /// Runs actions of views when the pictures with lower numbers are drawn.
  static func wait<Result>(_ actions: () throws -> Result) rethrows -> Result {
    if let (turns, number) = current {
      turns.condition.lock()
      while turns.first < number { turns.condition.wait() }
      turns.condition.unlock()
    }
    return try settling.withLock(actions)
  }
}
