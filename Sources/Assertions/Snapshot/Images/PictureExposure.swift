import Foundation
import Raster
import SnapshotCore
import SnapshotLedger
import SnapshotRenderTraces
import SnapshotUI
import SnapshotWorkspace

/// The exposure of an image that exists.
struct BufferExposure: Exposure {
  let picture: PixelBuffer
  let comparison: PictureComparison

  func format() throws -> PixelBuffer {
    try comparison.check()
    _ = try areas
    return picture
  }

  func diffing(_ general: Diffing<PixelBuffer>) throws -> Diffing<PixelBuffer> {
    .image(comparison, ignoring: try areas)
  }

  private var areas: [IgnoredArea] {
    get throws {
      try IgnoredAreas.of(comparison.ignored, in: [], width: picture.width, height: picture.height, scale: 1)
    }
  }

  func renderTrace() -> TraceText? { nil }

  func companion(_ text: CompanionText) -> Snapshotting<Void, String>? { nil }
}

/// The exposure of a value that is drawn once, as one picture in a context.
struct PictureExposure: Exposure {
  private let subject: any Drawable
  private let context: RenderContext
  private let comparison: PictureComparison
  private let drawing: Once<Evaluation>
  private let picture: Once<PixelBuffer>
  private let areas: Once<[IgnoredArea]>
  private let makeCompanion: (CompanionText) -> Snapshotting<Void, String>

  /// - Parameters:
  ///   - subject: What the picture shows. Lint inspects it if it is a view, and `snapshot preview` draws it in other contexts.
  ///   - comparison: How the picture is compared. It throws if the regions that it ignores are not in the picture.
  ///   - draw: Draws the subject.
  ///   - companion: Returns the strategy for a companion text.
  init(
    of subject: any Drawable, in context: RenderContext, renderer: Renderer = Renderer(),
    comparedBy comparison: PictureComparison, draw: @escaping () throws -> Evaluation,
    companion: @escaping (CompanionText) -> Snapshotting<Void, String>
  ) {
    self.subject = subject
    self.context = context
    var renderer = renderer
    renderer.fonts = context.fonts
    self.comparison = comparison
    let finished = renderer
    let drawing = Once(draw)
    let picture = Once {
      let list = try drawing().legible(in: context).onBackground(of: context)
      return try finished.render(list, scale: context.displayScale)
    }
    self.drawing = drawing
    self.picture = picture
    areas = Once {
      let picture = try picture()
      return try IgnoredAreas.of(
        comparison.ignored, in: drawing().views, width: picture.width, height: picture.height,
        scale: context.displayScale)
    }
    makeCompanion = companion
  }

  func format() throws -> PixelBuffer {
    try SnapshotRenderer.current?.takeOver(subject, in: context)
    try comparison.check()
    _ = try areas()
    return try picture()
  }

  func diffing(_ general: Diffing<PixelBuffer>) throws -> Diffing<PixelBuffer> {
    .image(comparison, ignoring: try areas())
  }

  func renderTrace() throws -> TraceText? {
    let drawing = try drawing()
    let list = drawing.view == nil ? drawing.displayList.onBackground(of: context) : drawing.displayList
    let ignored = (try? areas()) ?? []
    let trace = RenderTrace(
      layout: drawing.view?.layoutTree.withoutContents(in: ignored, scale: context.displayScale),
      drawing: DisplayListDescription(list),
      settings: RenderSettings(of: list, scale: context.displayScale, fonts: context.fonts),
      ignoredAreas: ignored)
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
