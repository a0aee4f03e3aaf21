/// Draws the screen below a sheet at the full height as a smaller card on black, which starts at the top of the safe
/// area.
struct ScreenBelowSheetDrawing: ElementDrawing {
  private let sheet: SheetLayout
  private let metrics: SheetMetrics.ScreenBelowMetrics
  private let background: RGBA
  private let environmentBox: EnvironmentBox

  fileprivate init(
    below sheet: SheetLayout, _ metrics: SheetMetrics.ScreenBelowMetrics, on background: RGBA, _ element: ViewElement
  ) {
    self.sheet = sheet
    self.metrics = metrics
    self.background = background
    environmentBox = element.environmentBox
  }

  func contentTransform(in frame: CGRect) -> Transform? {
    guard sheet.isAtFullHeight(on: frame.size, environmentBox.values) else { return nil }
    let scale = Double(metrics.scale)
    return Transform(
      a: scale, b: 0, c: 0, d: scale, tx: Double(frame.midX) * (1 - scale),
      ty: Double(frame.minY + sheet.screenInsets.top) - Double(frame.minY) * scale)
  }

  func draw(_ node: PlacedElement, in canvas: inout DisplayListRecorder, content: (inout DisplayListRecorder) -> Void) {
    guard let transform = contentTransform(in: node.frame) else { return content(&canvas) }
    canvas.fill(Path(node.frame), with: .black)
    canvas.saved { canvas in
      canvas.concatenate(transform)
      canvas.clip(to: RoundedRectangle(cornerRadius: metrics.cornerRadius / metrics.scale).path(in: node.frame))
      canvas.fill(Path(node.frame), with: background)
      content(&canvas)
    }
  }
}

extension SheetLayout: ScreenCoveringLayout {
  /// Returns the drawing of a smaller screen. A transparent screen is no card.
  func drawingOfScreenBelow(_ element: ViewElement, on background: RGBA?) -> (any ElementDrawing)? {
    let environment = element.environment
    guard let metrics = environment.designMetrics.sheet.screenBelow, !environment.isRegular,
      environment.verticalSizeClass != .compact, let background
    else { return nil }
    return ScreenBelowSheetDrawing(below: self, metrics, on: background, element)
  }
}
