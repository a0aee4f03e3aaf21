import Raster
import SnapshotCore
import SnapshotUI

/// The drawing of view data in a context and, if it is a view, the layout that was drawn.
struct Evaluation {
  var displayList: DisplayList
  var view: RenderedView?
  /// The views in the cells of a sheet.
  var cells: [DrawnView] = []

  /// The views in the drawing.
  var views: [DrawnView] { view.map { [DrawnView($0)] } ?? cells }
}

extension Evaluation {
  /// Returns the display list if the context allows the boxes and the approximate texts in it.
  func legible(in context: RenderContext) throws -> DisplayList {
    for drawn in views { try ApproximateText.check(drawn.view, in: context) }
    return try displayList.legible(in: context)
  }
}

/// View data that is evaluated and laid out at most once in each context, whatever is made of it.
final class EvaluatedOnce<Content: Drawable>: Drawable {
  let content: Content
  private var evaluations: [RenderContext: Result<Evaluation, any Error>] = [:]

  init(_ content: Content) { self.content = content }

  /// Returns the evaluation in a context, or throws its error again.
  func evaluation(in context: RenderContext) throws -> Evaluation {
    if let known = evaluations[context] { return try known.get() }
    let evaluation = Result {
      guard let view = content as? any View else {
        return Evaluation(displayList: try content.displayList(in: context))
      }
      let rendered = try view.rendered(in: context)
      return Evaluation(displayList: rendered.displayList, view: rendered)
    }
    evaluations[context] = evaluation
    return try evaluation.get()
  }

  func displayList(in context: RenderContext) throws -> DisplayList { try evaluation(in: context).displayList }
}

extension EvaluatedOnce where Content: View {
  func rendered(in context: RenderContext) throws -> RenderedView {
    try evaluation(in: context).view ?? content.rendered(in: context)
  }
}

extension EvaluatedOnce {
  /// Returns the strategy for the companion text of a picture in a context: the elements of a view, or the display list of
  /// another drawing.
  func companion(_ text: CompanionText, in context: RenderContext) -> Snapshotting<Void, String> {
    .text(Self.companionExtension(text)) { try self.companionText(text, in: context) }
  }

  static func companionExtension(_ text: CompanionText) -> String {
    Content.self is any View.Type ? "\(text.kind.rawValue).txt" : "displaylist.txt"
  }

  func companionText(_ text: CompanionText, in context: RenderContext) throws -> String {
    guard let view = try evaluation(in: context).view else { return try picture(in: context).textForm }
    return text == .elements ? view.elementsText : view.layoutText
  }
}
