/// Draws the content as a group with an opacity.
struct OpacityDrawing: ElementDrawing {
  var opacity: Double

  var contentOpacity: Double { opacity }

  func draw(_ node: PlacedElement, in canvas: inout DisplayListRecorder, content: (inout DisplayListRecorder) -> Void) {
    if opacity >= 1 {
      content(&canvas)
    } else if opacity > 0 {
      canvas.group(opacity: opacity, content)
    }
  }
}

/// Draws nothing. The content keeps its frame.
struct HiddenDrawing: ElementDrawing {
  var contentOpacity: Double { 0 }

  var omitsContent: Bool { true }

  func draw(_ node: PlacedElement, in canvas: inout DisplayListRecorder, content: (inout DisplayListRecorder) -> Void) {
  }
}

nonisolated extension View {
  /// Sets the opacity of the view as a whole, from 0 to 1.
  public func opacity(_ opacity: Double) -> some View {
    let clamped = opacity > 0 ? min(opacity, 1) : 0
    return wrapped("opacity", formatted(clamped), drawing: OpacityDrawing(opacity: clamped))
  }

  /// Hides the view. It keeps its frame.
  public func hidden() -> some View { wrapped("hidden", drawing: HiddenDrawing()) }
}
