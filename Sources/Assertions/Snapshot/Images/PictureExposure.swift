import Foundation
import Raster
import SnapshotCore
import SnapshotLedger
import SnapshotRenderTraces
import SnapshotUI
import SnapshotWorkspace

/// The exposure of a value that is drawn once, as one picture in a context.
struct PictureExposure: Exposure {
  private let subject: any Drawable
  private let context: RenderContext
  private let renderer: Renderer
  private let drawing: Once<Evaluation>
  private let makeCompanion: (CompanionText) -> Snapshotting<Void, String>

  /// - Parameters:
  ///   - subject: What the picture shows. Lint inspects it if it is a view, and `snapshot preview` draws it in other contexts.
  ///   - draw: Draws the subject.
  ///   - companion: Returns the strategy for a companion text.
  init(
    of subject: any Drawable, in context: RenderContext, renderer: Renderer = Renderer(),
    draw: @escaping () throws -> Evaluation,
    companion: @escaping (CompanionText) -> Snapshotting<Void, String>
  ) {
    self.subject = subject
    self.context = context
    var renderer = renderer
    renderer.fonts = context.fonts
    self.renderer = renderer
    drawing = Once(draw)
    makeCompanion = companion
  }

  func format() throws -> PixelBuffer {
    try SnapshotRenderer.current?.takeOver(subject, in: context)
    let list = try drawing().displayList.legible(in: context).onBackground(of: context)
    return try renderer.render(list, scale: context.displayScale)
  }

  func renderTrace() throws -> TraceText {
    let drawing = try drawing()
    let list = drawing.view == nil ? drawing.displayList.onBackground(of: context) : drawing.displayList
    let trace = RenderTrace(
      layout: drawing.view?.layoutTree, drawing: DisplayListDescription(list),
      settings: RenderSettings(of: list, scale: context.displayScale, fonts: context.fonts))
    return TraceText(text: trace.text) {
      list.imageBuffers.compactMapValues { try? PNG.encode($0, compression: .artifact) }
    }
  }

  func companion(_ text: CompanionText) -> Snapshotting<Void, String>? { text == .off ? nil : makeCompanion(text) }

  func lintFindings() throws -> [LedgerEntry.LintFinding]? {
    guard let view = subject as? any View, let rendered = try drawing().view else { return nil }
    return try view.lintFindings(of: rendered, in: context)
  }

  func sweep(_ request: SweepRequest) throws -> SweepResult? {
    try (subject as? any View)?.sweep(request, in: context)
  }
}
