/// Draws the shadow of the content, then the content.
///
/// The shadow is cast by the outlines that the content fills or clips to. Outlines inside an earlier outline are
/// skipped. If texts, lines or groups lie outside all outlines, the alpha channel of the whole drawing casts the
/// shadow, which takes longer.
struct ShadowDrawing: ElementDrawing {
  var color: Color
  var radius: CGFloat
  var offset: CGSize

  func draw(_ node: PlacedElement, in canvas: inout DisplayListRecorder, content: (inout DisplayListRecorder) -> Void) {
    let shadow = Shadow(color: color.rgba(in: node.environment), radius: radius, offset: offset)
    if shadow.color.alpha > 0 {
      // The content is drawn once and its display list is reused. Otherwise nested shadows would draw their content
      // exponentially often.
      var apart = DisplayListRecorder(size: canvas.size)
      content(&apart)
      let silhouettes = Silhouette.all(in: apart.displayList)
      guard !apart.displayList.hasInk(outside: silhouettes) else {
        return canvas.group(filters: [.shadow(shadow)]) { $0.append(apart.displayList) }
      }
      for silhouette in silhouettes {
        canvas.saved { canvas in
          canvas.concatenate(silhouette.transform)
          canvas.drawShadow(of: silhouette.path, shadow, rule: silhouette.rule)
        }
      }
      return canvas.append(apart.displayList)
    }
    content(&canvas)
  }
}

/// An outline that a drawing fills.
struct Silhouette {
  var path: Path
  var rule: FillRule
  var transform: Transform
  /// The bounding box of the transformed outline.
  var bounds: CGRect

  /// Returns the outlines of a drawing, without those that lie inside others.
  static func all(in list: DisplayList) -> [Silhouette] {
    var found: [Silhouette] = []
    var state = State()
    var saved: [State] = []
    for item in list.items {
      switch item.operation {
      case .save: saved.append(state)
      case .restore: state = saved.popLast() ?? state
      case .concatenate(let transform): state.transform = transform.concatenating(state.transform)
      case .clip(let path, let rule): state.clip = Silhouette(path, rule, state.transform)
      case .fill(let path, let rule, let paint):
        guard !paint.isInvisible else { continue }
        add(Silhouette(path, rule, state.transform), inside: state.clip, to: &found)
      case .image(_, _, let destination, _), .ninePartImage(_, _, let destination, _):
        add(
          Silhouette(Path { $0.addRect(destination) }, .nonZero, state.transform), inside: state.clip, to: &found)
      case .backdrop(let path, let rule, _):
        add(Silhouette(path, rule, state.transform), inside: state.clip, to: &found)
      case .stroke, .glyphs, .shadow, .innerShadow, .blendMode, .opacity, .beginGroup, .endGroup, .beginMask, .endMask:
        break
      }
    }
    return found
  }

  private struct State {
    var transform = Transform.identity
    var clip: Silhouette?
  }

  private init(_ path: Path, _ rule: FillRule, _ transform: Transform) {
    self.path = path
    self.rule = rule
    self.transform = transform
    bounds = path.controlBox(transform)
  }

  private static func add(_ outline: Silhouette, inside clip: Silhouette?, to found: inout [Silhouette]) {
    var visible = outline
    if let clip, outline.bounds.contains(clip.bounds) { visible = clip }
    guard !found.contains(where: { $0.bounds.contains(visible.bounds) }) else { return }
    found.append(visible)
  }
}

extension DisplayList {
  /// Whether a text, a line or a group starts outside all outlines.
  fileprivate func hasInk(outside outlines: [Silhouette]) -> Bool {
    var transform = Transform.identity
    var saved: [Transform] = []
    func isOutside(_ box: CGRect) -> Bool { !outlines.contains { $0.bounds.intersects(box) } }
    for item in items {
      switch item.operation {
      case .save: saved.append(transform)
      case .restore: transform = saved.popLast() ?? transform
      case .concatenate(let inner): transform = inner.concatenating(transform)
      case .glyphs(let run, let paint):
        let origin = run.origin.applying(transform)
        if !paint.isInvisible, isOutside(CGRect(x: origin.x, y: origin.y - 1, width: 1, height: 1)) { return true }
      case .stroke(let path, _, let paint):
        if !paint.isInvisible, isOutside(path.controlBox(transform).insetBy(dx: -0.5, dy: -0.5)) { return true }
      case .beginMask: return true
      case .clip, .fill, .image, .ninePartImage, .shadow, .innerShadow, .backdrop, .blendMode, .opacity, .beginGroup,
        .endGroup, .endMask:
        break
      }
    }
    return false
  }
}

nonisolated extension Path {
  /// The bounding box of all points and control points under a transform.
  fileprivate func controlBox(_ transform: Transform) -> CGRect {
    var box: CGRect?
    for point in elements.flatMap(\.points) {
      let point = CGRect(origin: point.applying(transform), size: .zero)
      box = box?.union(point) ?? point
    }
    return box ?? .zero
  }
}

nonisolated extension Path.Element {
  fileprivate var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let point, let control): [point, control]
    case .curve(let point, let control1, let control2): [point, control1, control2]
    case .closeSubpath: []
    }
  }
}

nonisolated extension View {
  /// Adds a shadow behind the view. Lengths are in points.
  public func shadow(
    color: Color = Color(RGBA(0x000000, alpha: 84)), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    wrapped(
      "shadow", "radius \(formatted(radius)), x \(formatted(x)), y \(formatted(y))",
      drawing: ShadowDrawing(color: color, radius: radius, offset: CGSize(width: x, height: y)),
      reporting: invalidValues(of: "shadow", ("radius", radius), ("x", x), ("y", y)))
  }
}
