/// How a shape is painted.
package enum ShapeDrawing {
  case fill(FillRule)
  case stroke(StrokeStyle)
}

extension ViewElement {
  /// Returns the element of a shape, which fills or strokes an outline in its frame.
  ///
  /// - Parameters:
  ///   - name: The name in text forms, usually the type of the shape.
  ///   - detail: A detail in text forms, such as a color.
  ///   - path: Returns the outline in a frame, in points.
  ///   - size: Returns the size for a proposal; by default the proposed size, with 10 points for `nil`.
  ///   - style: The style, which is resolved in the element's environment for its final frame.
  package static func shape(
    named name: String, detail: String? = nil, path: @escaping (CGRect) -> Path, drawnBy drawing: ShapeDrawing,
    style: any ShapeStyle,
    size: @escaping (ProposedViewSize) -> CGSize = { $0.replacingUnspecifiedDimensions() },
    in context: ElementContext
  ) -> ViewElement {
    context.noteStyleWithoutPaint(style)
    return ViewElement(
      name, detail: detail, kind: .leaf, layout: LeafLayout(measure: size),
      drawing: ShapeInk(path: path, drawing: drawing, style: style), in: context)
  }
}

extension ElementContext {
  /// Reports a style that has no paint here, and styles that resolve to one another without an end.
  fileprivate func noteStyleWithoutPaint(_ style: any ShapeStyle) {
    let message: String
    switch environment.paintingStyle(for: style) {
    case let undrawn as any UndrawnShapeStyle: message = undrawn.omission
    case nil: message = "\(typeName(type(of: style))) resolves to styles without an end: nothing is painted"
    default: return
    }
    journal.diagnostics.append(
      ViewDiagnostic(.effectNotDrawn, path: identity?.typePath ?? "View", message: message))
  }
}

/// A drawing of an outline in the element's frame.
struct ShapeInk: ElementDrawing {
  var path: (CGRect) -> Path
  var drawing: ShapeDrawing
  var style: any ShapeStyle

  func isHit(at point: CGPoint, in frame: CGRect) -> Bool {
    let outline = path(frame)
    return switch drawing {
    case .fill(let rule): outline.contains(point, rule: rule)
    case .stroke(let style): outline.strokedPath(style).contains(point)
    }
  }

  func draw(_ node: PlacedElement, in canvas: inout DisplayListRecorder, content: (inout DisplayListRecorder) -> Void) {
    let outline = path(node.frame)
    if let drawn = node.environment.drawnStyle(for: style) {
      guard !outline.isEmpty else { return }
      switch drawing {
      case .fill(let rule): drawn.fill(outline, rule: rule, in: node.environment, rect: node.frame, on: &canvas)
      case .stroke(let stroke):
        drawn.fill(
          outline.strokedPath(stroke), rule: .nonZero, in: node.environment, rect: node.frame, on: &canvas)
      }
      return
    }
    let paint = style.resolvePaint(in: node.environment, rect: node.frame)
    guard !outline.isEmpty, !paint.isInvisible else { return }
    switch drawing {
    case .fill(let rule): canvas.fill(outline, with: paint, rule: rule)
    case .stroke(let stroke): canvas.stroke(outline, with: paint, style: stroke)
    }
  }
}

extension Paint {
  /// Whether the paint is fully transparent.
  var isInvisible: Bool {
    switch self {
    case .color(let color): color.alpha == 0
    case .gradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha == 0 }
    case .pattern: false
    }
  }
}

/// A drawing that clips the content to an outline.
struct ClipDrawing: ElementDrawing {
  var outline: (CGRect) -> Path
  var rule = FillRule.nonZero
  /// Returns the outline of a shape that depends on the environment.
  var resolve: ((EnvironmentValues, CGRect) -> Path)?

  var clipsContent: Bool { true }

  func draw(_ node: PlacedElement, in canvas: inout DisplayListRecorder, content: (inout DisplayListRecorder) -> Void) {
    let area = node.contentArea.pixelAligned(scale: node.environment.displayScale)
    let path = resolve?(node.environment, area) ?? outline(area)
    canvas.saved { canvas in
      canvas.clip(to: path, rule: rule)
      content(&canvas)
    }
  }
}
