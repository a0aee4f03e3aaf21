/// Draws the content as a group that is filtered as a whole.
struct FilterDrawing: ElementDrawing {
  var filter: LayerFilter

  func draw(_ node: PlacedElement, in canvas: inout Canvas, content: (inout Canvas) -> Void) {
    canvas.group(filters: [filter], content)
  }
}

/// Draws the content as a group that meets what lies under it in another way.
struct BlendDrawing: ElementDrawing {
  var mode: BlendMode

  func draw(_ node: PlacedElement, in canvas: inout Canvas, content: (inout Canvas) -> Void) {
    canvas.saved { canvas in
      canvas.blendMode = mode
      canvas.group(content)
    }
  }
}

/// Draws the content apart before it meets what lies under it.
struct GroupDrawing: ElementDrawing {
  func draw(_ node: PlacedElement, in canvas: inout Canvas, content: (inout Canvas) -> Void) {
    canvas.group(content)
  }
}

extension View {
  /// The view blurred; its frame stays. The standard deviation is half of the radius, as for shadows.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    filtered(
      "blur", formatted(radius), radius > 0 && radius.isFinite ? .blur(radius: radius) : nil,
      reporting: invalidValues(of: "blur", ("radius", radius)))
  }

  /// The colours' distance from gray times a factor.
  public func saturation(_ amount: Double) -> some View {
    filtered(
      "saturation", formatted(amount), amount.isFinite ? .colorMatrix(.saturation(amount)) : nil,
      reporting: invalidValues(of: "saturation", ("", CGFloat(amount))))
  }

  /// The view without its colours, by a share of 0…1.
  public func grayscale(_ amount: Double) -> some View {
    filtered("grayscale", formatted(amount), .colorMatrix(.saturation(1 - min(max(amount, 0), 1))))
  }

  /// The colours with an amount added to each channel.
  public func brightness(_ amount: Double) -> some View {
    filtered(
      "brightness", formatted(amount),
      .colorMatrix(
        ColorMatrix([1, 0, 0, 0, amount, 0, 1, 0, 0, amount, 0, 0, 1, 0, amount, 0, 0, 0, 1, 0])))
  }

  /// The colours' distance from the middle times a factor.
  public func contrast(_ amount: Double) -> some View {
    filtered(
      "contrast", formatted(amount), amount.isFinite ? .colorMatrix(.contrast(amount)) : nil,
      reporting: invalidValues(of: "contrast", ("", CGFloat(amount))))
  }

  /// The view with its colours inverted.
  public func colorInvert() -> some View { filtered("colorInvert", nil, .colorMatrix(.invert)) }

  /// The view with each channel times that of a colour.
  public func colorMultiply(_ color: Color) -> some View {
    modified(ColorMultiplication(color: color))
  }

  /// How the view meets what lies under it.
  public func blendMode(_ blendMode: BlendMode) -> some View {
    wrapped("blendMode", blendMode.rawValue, drawing: BlendDrawing(mode: blendMode))
  }

  /// The view drawn apart, so that the blend modes in it end at its edges.
  public func compositingGroup() -> some View { wrapped("compositingGroup", drawing: GroupDrawing()) }

  /// The same as ``compositingGroup()``: everything is drawn off screen here.
  public func drawingGroup(opaque: Bool = false) -> some View { wrapped("drawingGroup", drawing: GroupDrawing()) }

  private func filtered(_ name: String, _ detail: String?, _ filter: LayerFilter?, reporting problem: String? = nil)
    -> some View
  {
    wrapped(name, detail, drawing: filter.map(FilterDrawing.init), reporting: problem)
  }
}

/// Multiplies by a colour, which only an environment knows.
private struct ColorMultiplication: ElementModifier {
  let color: Color

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    let factor = color.resolve(in: context.environment)
    let (r, g, b, a) = (
      Double(factor.red) / 255, Double(factor.green) / 255, Double(factor.blue) / 255, Double(factor.alpha) / 255
    )
    let matrix = ColorMatrix([r, 0, 0, 0, 0, 0, g, 0, 0, 0, 0, 0, b, 0, 0, 0, 0, 0, a, 0])
    return try context.elements(
      of: content.wrapped(
        "colorMultiply", color.description, drawing: FilterDrawing(filter: .colorMatrix(matrix))))
  }
}

extension BlendMode {
  /// The sum of both, up to white.
  public static var plusLighter: BlendMode { .plus }
}
