/// Composites the content with an opacity.
struct OpacityDrawing: ElementDrawing {
  var opacity: Double

  var contentOpacity: Double { opacity }

  func draw(_ node: PlacedElement, in canvas: inout Canvas, content: (inout Canvas) -> Void) {
    if opacity >= 1 {
      content(&canvas)
    } else if opacity > 0 {
      canvas.group(opacity: opacity, content)
    }
  }
}

/// Draws nothing, though the content keeps its room.
struct HiddenDrawing: ElementDrawing {
  var contentOpacity: Double { 0 }

  var omitsContent: Bool { true }

  func draw(_ node: PlacedElement, in canvas: inout Canvas, content: (inout Canvas) -> Void) {}
}

extension View {
  /// The view with an opacity of 0…1, composited as a whole.
  public func opacity(_ opacity: Double) -> some View {
    let clamped = opacity > 0 ? min(opacity, 1) : 0
    return wrapped("opacity", formatted(clamped), drawing: OpacityDrawing(opacity: clamped))
  }

  /// The view's room without the view.
  public func hidden() -> some View { wrapped("hidden", drawing: HiddenDrawing()) }

  /// Whether the view can be tapped; otherwise taps reach what lies below it.
  public func allowsHitTesting(_ enabled: Bool) -> some View { changingTraits { $0.letsTapsThrough = !enabled } }
}
