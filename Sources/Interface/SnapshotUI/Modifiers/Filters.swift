/// Draws the content as a group and applies a filter to it.
struct FilterDrawing: ElementDrawing {
  var filter: LayerFilter

  func draw(_ node: PlacedElement, in canvas: inout DisplayListRecorder, content: (inout DisplayListRecorder) -> Void) {
    canvas.group(filters: [filter], content)
  }
}

/// Blurs the content without transparency: up to the edges of the frame, and over black where there is no content.
struct OpaqueBlurDrawing: ElementDrawing {
  let radius: CGFloat

  /// Makes every pixel opaque in its own color, which near an edge is that of the pixels inside.
  private static let opacity = ColorMatrix([1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1])

  var clipsContent: Bool { true }

  func draw(_ node: PlacedElement, in canvas: inout DisplayListRecorder, content: (inout DisplayListRecorder) -> Void) {
    canvas.saved { canvas in
      canvas.clip(to: Path(node.frame))
      canvas.group(filters: [.blur(radius: radius), .colorMatrix(Self.opacity)], content)
    }
  }
}

/// Draws the content as a group with a blend mode.
struct BlendDrawing: ElementDrawing {
  var mode: BlendMode

  func draw(_ node: PlacedElement, in canvas: inout DisplayListRecorder, content: (inout DisplayListRecorder) -> Void) {
    canvas.saved { canvas in
      canvas.blendMode = mode
      canvas.group(content)
    }
  }
}

/// Draws the content as a group.
struct GroupDrawing: ElementDrawing {
  func draw(_ node: PlacedElement, in canvas: inout DisplayListRecorder, content: (inout DisplayListRecorder) -> Void) {
    canvas.group(content)
  }
}

nonisolated extension View {
  /// Blurs the view; its frame doesn't change.
  ///
  /// - Parameters:
  ///   - radius: Twice the standard deviation of the blur, in points.
  ///   - opaque: Whether the blur has no transparency: it ends at the edges of the frame, and is black where the view has
  ///     no content.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    let isBlurred = radius > 0 && radius.isFinite
    let drawing: any ElementDrawing =
      opaque ? OpaqueBlurDrawing(radius: radius) : FilterDrawing(filter: .blur(radius: radius))
    return wrapped(
      "blur", formatted(radius) + (opaque ? ", opaque" : ""), drawing: isBlurred ? drawing : nil,
      reporting: invalidValues(of: "blur", ("radius", radius)))
  }

  /// Multiplies the saturation of the view's colors by a factor.
  public func saturation(_ amount: Double) -> some View {
    filtered(
      "saturation", formatted(amount), amount.isFinite ? .colorMatrix(.saturation(amount)) : nil,
      reporting: invalidValues(of: "saturation", ("", CGFloat(amount))))
  }

  /// Removes the colors of the view by a fraction of 0…1.
  public func grayscale(_ amount: Double) -> some View {
    filtered("grayscale", formatted(amount), .colorMatrix(.saturation(1 - min(max(amount, 0), 1))))
  }

  /// Adds an amount to each color channel of the view.
  public func brightness(_ amount: Double) -> some View {
    filtered(
      "brightness", formatted(amount),
      .colorMatrix(
        ColorMatrix([1, 0, 0, 0, amount, 0, 1, 0, 0, amount, 0, 0, 1, 0, amount, 0, 0, 0, 1, 0])))
  }

  /// Multiplies the contrast of the view's colors by a factor.
  public func contrast(_ amount: Double) -> some View {
    filtered(
      "contrast", formatted(amount), amount.isFinite ? .colorMatrix(.contrast(amount)) : nil,
      reporting: invalidValues(of: "contrast", ("", CGFloat(amount))))
  }

  /// Rotates the hues of the view's colors by an angle.
  public func hueRotation(_ angle: Angle) -> some View {
    filtered(
      "hueRotation", formatted(angle.degrees) + "°",
      angle.radians.isFinite ? .colorMatrix(.hueRotation(angle)) : nil,
      reporting: invalidValues(of: "hueRotation", ("", CGFloat(angle.degrees))))
  }

  /// Makes the luminance of the view its opacity, and the view black.
  public func luminanceToAlpha() -> some View {
    filtered(
      "luminanceToAlpha", nil,
      .colorMatrix(
        ColorMatrix([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.2125, 0.7154, 0.0721, 0, 0])))
  }

  /// Inverts the colors of the view.
  public func colorInvert() -> some View { filtered("colorInvert", nil, .colorMatrix(.invert)) }

  /// Multiplies each color channel of the view by that of a color.
  public func colorMultiply(_ color: Color) -> some View {
    modified(ColorMultiplication(color: color))
  }

  /// Sets the blend mode between the view and its background.
  public func blendMode(_ blendMode: BlendMode) -> some View {
    wrapped("blendMode", blendMode.rawValue, drawing: BlendDrawing(mode: blendMode))
  }

  /// Draws the view as a group, so that blend modes inside it don't affect its background.
  public func compositingGroup() -> some View { wrapped("compositingGroup", drawing: GroupDrawing()) }

  /// The same as ``compositingGroup()``. `opaque` and `colorMode` have no effect.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    wrapped("drawingGroup", drawing: GroupDrawing())
  }

  private func filtered(_ name: String, _ detail: String?, _ filter: LayerFilter?, reporting problem: String? = nil)
    -> some View
  {
    wrapped(name, detail, drawing: filter.map(FilterDrawing.init), reporting: problem)
  }
}

/// Multiplies by a color, which is resolved in the environment.
private struct ColorMultiplication: ElementModifier {
  let color: Color

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    let factor = color.rgba(in: context.environment)
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
  /// Adds the channels of both colors, limited to white.
  public static var plusLighter: BlendMode { .plus }
}

/// The color space of a rendering. All colors are composited in encoded sRGB.
public enum ColorRenderingMode: Hashable, Sendable {
  /// Encoded sRGB.
  case nonLinear
  /// Drawn like `nonLinear`.
  case linear
  /// Drawn like `nonLinear`.
  case extendedLinear
}

extension ColorMatrix {
  /// Rotates hues by an angle, as CSS's `hue-rotate`.
  static func hueRotation(_ angle: Angle) -> ColorMatrix {
    let turn = Transform(rotation: angle)
    let (c, s) = (turn.a, turn.b)
    return ColorMatrix([
      0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928, 0, 0,
      0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.14, 0.072 - c * 0.072 - s * 0.283, 0, 0,
      0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072, 0, 0,
      0, 0, 0, 1, 0,
    ])
  }
}
