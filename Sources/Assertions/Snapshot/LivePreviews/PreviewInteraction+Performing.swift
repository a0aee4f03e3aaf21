import Raster
import SnapshotFoundation
import SnapshotPreviewMessages
import SnapshotUI

extension PreviewInteraction {
  /// The number of changed lines in an outcome.
  private static let longestDifference = 60

  /// Shows a view on a screen, and performs steps until one fails.
  ///
  /// - Throws: What prevents the drawing of the screen. A step that fails is an outcome.
  @MainActor init(with view: some View, in context: RenderContext, steps: [PreviewStep]) throws {
    let host = ViewHost(view, in: context)
    var screen = try host.rendered()
    var requests = host.systemRequests.count
    var outcomes: [Outcome] = []
    for step in steps {
      do {
        try step.perform(on: host.inspect())
        let next = try host.rendered()
        var changes = Self.difference(screen, next)
        changes += host.systemRequests.dropFirst(requests).map { "requests \($0)\n" }.joined()
        requests = host.systemRequests.count
        outcomes.append(Outcome(changes: changes))
        screen = next
      } catch {
        outcomes.append(Outcome(changes: "", failure: step.message(for: error)))
        break
      }
    }
    self.init(
      picture: try PreviewPicture(of: screen, in: context, texts: PreviewText.allCases), steps: outcomes)
  }

  /// Returns the changed lines of the accessibility texts, or of the layouts if those are equal.
  private static func difference(_ old: RenderedView, _ new: RenderedView) -> String {
    for form in [PreviewText.accessibility, .layout] {
      let lines = TextDifference(expected: old.text(form), actual: new.text(form), context: 0).hunks.flatMap(\.lines)
      guard !lines.isEmpty else { continue }
      let shown = lines.prefix(longestDifference).map { ($0.kind == .removed ? "- " : "+ ") + $0.text + "\n" }
      let rest = lines.count - shown.count
      return shown.joined() + (rest > 0 ? "… and \(counted(rest, "line"))\n" : "")
    }
    return ""
  }
}
