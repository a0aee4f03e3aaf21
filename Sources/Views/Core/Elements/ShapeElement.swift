/// How a shape's outline becomes ink.
public enum ShapeDrawing {
  case fill(FillRule)
  case stroke(StrokeStyle)
}

extension ViewElement {
  /// The element of a shape: its outline in the frame that layout gives it, filled or stroked in a style.
  ///
  /// - Parameters:
  ///   - name: the node's name in text forms, usually the shape's type.
  ///   - detail: what tells it apart for a reader, such as a colour.
  ///   - path: the outline in a frame, in points.
  ///   - size: the size that the shape takes of a proposal; by default all of it, or 10 where nothing is proposed.
  ///   - style: resolved in the element's environment for its final frame.
  public static func shape(
    named name: String, detail: String? = nil, path: @escaping (CGRect) -> Path, drawnBy drawing: ShapeDrawing,
    style: any ShapeStyle,
    size: @escaping (ProposedViewSize) -> CGSize = { $0.replacingUnspecifiedDimensions() },
    in context: ElementContext
  ) -> ViewElement {
    ViewElement(
      name, detail: detail, kind: .leaf, layout: LeafLayout(measure: size),
      drawing: ShapeInk(path: path, drawing: drawing, style: style), in: context)
  }
}

/// Draws an outline in the frame of its element.
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

  func draw(_ node: PlacedElement, in canvas: inout Canvas, content: (inout Canvas) -> Void) {
    let outline = path(node.frame)
    let paint = style.resolvePaint(in: node.environment, rect: node.frame)
    guard !outline.isEmpty, !paint.isInvisible else { return }
    switch drawing {
    case .fill(let rule): canvas.fill(outline, with: paint, rule: rule)
    case .stroke(let stroke): canvas.stroke(outline, with: paint, style: stroke)
    }
  }
}

extension Paint {
  /// Whether painting with it leaves every pixel as it is.
  var isInvisible: Bool {
    switch self {
    case .color(let color): color.alpha == 0
    case .gradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha == 0 }
    case .pattern: false
    }
  }
}

/// Clips the content to an outline.
struct ClipDrawing: ElementDrawing {
  var outline: (CGRect) -> Path
  var rule = FillRule.nonZero

  var clipsContent: Bool { true }

  func draw(_ node: PlacedElement, in canvas: inout Canvas, content: (inout Canvas) -> Void) {
    let path = outline(node.frame)
    canvas.saved { canvas in
      canvas.clip(to: path, rule: rule)
      content(&canvas)
    }
  }
}
