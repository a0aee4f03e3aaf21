import SnapshotRenderTraces

/// An image of pixels in memory, or a symbol drawn from outlines.
///
/// An image of pixels is as large as its pixels divided by its scale. A symbol is as large as the font requires. A
/// ``resizable(capInsets:resizingMode:)`` image is as large as its proposal.
nonisolated public struct Image: PrimitiveView {
  enum Source {
    case pixels(PixelImage, name: String?)
    case symbol(String, variableValue: Double?)
    case asset(AssetImage)
  }

  /// The size of a symbol relative to the text beside it.
  public enum Scale: String, Hashable, Sendable, CaseIterable {
    /// 80 % of the medium size.
    case small
    /// The default size.
    case medium
    /// 128 % of the medium size.
    case large

    var factor: CGFloat {
      switch self {
      case .small: 0.8
      case .medium: 1
      case .large: 1.28
      }
    }
  }

  /// The quality at which pixels are scaled. `none` uses the nearest pixel; all others interpolate in the same way.
  public enum Interpolation: String, Hashable, Sendable, CaseIterable {
    /// The nearest pixel.
    case none
    /// The same as `medium`.
    case low
    /// Smooth interpolation.
    case medium
    /// The same as `medium`.
    case high
  }

  let source: Source
  var isResizable = false
  var interpolation = Interpolation.medium
  var resizing: Resizing?
  /// How the pixels are drawn; `nil` for what the asset catalog says.
  var templateMode: TemplateRenderingMode?
  var symbolRenderingMode: SymbolRenderingMode?
  var symbolColorRenderingMode: SymbolColorRenderingMode?
  /// The font and the scale of a symbol, and the color of the image, that the environment doesn't change; `nil` for the
  /// environment's.
  var fixedFont: Font?
  var fixedScale: Scale?
  var fixedColor: Color?

  /// Creates an image of pixels. The name is shown in text forms.
  public init(_ image: PixelImage, name: String? = nil) { source = .pixels(image, name: name) }

  /// Creates an image of pixels.
  public init(pixels image: PixelImage) { self.init(image) }

  /// Creates a symbol from the environment's symbols or the built-in ones.
  ///
  /// An unknown name is drawn as an empty frame and reported as ``ViewDiagnostic/Rule/symbolMissing``. Snapshot
  /// assertions fail for it.
  public init(systemName: String) { source = .symbol(systemName, variableValue: nil) }

  /// Creates a symbol whose layers follow a value from 0 to 1, such as the waves of `wifi` or `speaker.wave.3`. Layers
  /// above the value are translucent. Symbols without such layers ignore the value.
  public init(systemName: String, variableValue: Double?) {
    source = .symbol(systemName, variableValue: variableValue)
  }

  /// Returns the image with the given interpolation.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var copy = self
    copy.interpolation = interpolation
    return copy
  }

  /// Returns the image with its symbol's layers colored in a mode; `nil` for the mode of the environment.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var copy = self
    copy.symbolRenderingMode = mode
    return copy
  }

  /// Returns the image with the colors of its symbol filled in a mode; `nil` for the mode of the environment.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image {
    var copy = self
    copy.symbolColorRenderingMode = mode
    return copy
  }

  package func makeElements(in context: ElementContext) throws -> [ViewElement] {
    var image = self
    var context = context
    if let fixedFont { context.environment.font = fixedFont }
    if let fixedScale { context.environment.imageScale = fixedScale }
    // Only the mode `template` of SwiftUI replaces the color.
    if let fixedColor, templateMode != .template {
      context.environment.foregroundStyle = fixedColor
      image.templateMode = .template
    }
    return switch source {
    case .asset(let asset): try image.assetElements(asset, in: context)
    case .pixels(let pixels, let name): [image.pixelElement(pixels, name: name, in: context)]
    case .symbol(let name, let variableValue): [image.symbolElement(name, variableValue, in: context)]
    }
  }

  func pixelElement(_ image: PixelImage, name: String?, in context: ElementContext) -> ViewElement {
    let size = image.size
    let isResizable = isResizable
    return ViewElement(
      "Image", detail: name ?? "\(image.buffer.width) × \(image.buffer.height) pixels", kind: .leaf,
      layout: LeafLayout { isResizable ? $0.replacingUnspecifiedDimensions(by: size) : size },
      drawing: PixelDrawing(
        image: image, interpolation: interpolation == .none ? .nearest : .smooth,
        isTemplate: templateMode == .template, resizing: resizing), roles: .image,
      in: context)
  }

  private func symbolElement(_ name: String, _ variableValue: Double?, in context: ElementContext) -> ViewElement {
    let environment = context.environment
    let font = environment.resolvedFont().resolve(in: environment)
    let factor = environment.symbolScale
    let height = font.size * Symbol.sidePerFontSize * factor
    let symbol = environment.symbolVariant(of: name)
    let size = symbol?.size(height: height) ?? CGSize(width: height, height: height)
    let isResizable = isResizable
    return ViewElement(
      "Image", detail: name, kind: .leaf,
      layout: SymbolImageLayout(
        natural: size, isResizable: isResizable,
        arguments: .stated(("font size", font.size), ("image scale", factor == 1 ? nil : factor))),
      drawing: SymbolImageInk(
        name: name, symbol: symbol, weight: font.weight, mode: symbolRenderingMode, colors: symbolColorRenderingMode,
        variableValue: variableValue,
        scale: isResizable || environment.imageScale != .medium ? 1 : environment.symbolInkScale,
        imageScale: isResizable ? 1 : factor),
      roles: .image, in: context)
  }
}

/// A symbol has the baseline of the text beside it, unless it is resizable.
private struct SymbolImageLayout: ElementLayout {
  var natural: CGSize
  var isResizable: Bool
  var arguments: [ElementArgument]

  func arrange(_ proposal: ProposedViewSize, in node: LayoutNode) -> Arrangement {
    return Arrangement(
      size: isResizable ? proposal.replacingUnspecifiedDimensions(by: natural) : natural, placements: [])
  }

  var ownGuides: StatedGuides { .baselines }

  func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize, in node: LayoutNode) -> CGFloat? {
    guard !isResizable else { return nil }
    switch key {
    case VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key:
      return natural.height * (1 - Symbol.descentPerSide)
    default: return nil
    }
  }
}

/// Draws a symbol as large as its frame allows, in the foreground style.
struct SymbolImageInk: ElementDrawing {
  let name: String
  let symbol: Symbol?
  let weight: FontWeight
  var mode: SymbolRenderingMode?
  var colors: SymbolColorRenderingMode?
  var variableValue: Double?
  /// The factor by which the symbol is larger than its frame.
  var scale: CGFloat = 1
  /// The factor by which the frame is larger than that of the medium scale.
  var imageScale: CGFloat = 1

  func diagnostics(of node: PlacedElement) -> [ViewDiagnostic] {
    guard symbol == nil else { return [] }
    return [ViewDiagnostic(.symbolMissing, path: node.path, message: Symbol.explainingUnknown(name))]
  }

  func draw(_ node: PlacedElement, in canvas: inout DisplayListRecorder, content: (inout DisplayListRecorder) -> Void) {
    let place = node.exactFrame
    let frame = place.insetBy(dx: place.width * (1 - scale) / 2, dy: place.height * (1 - scale) / 2)
    if node.environment.showsPlaceholders { return drawPlaceholder(node, on: &canvas) }
    let ink = node.environment.symbolInk(mode: mode, colors: colors, variableValue: variableValue, in: frame)
    guard frame.width > 0, frame.height > 0, !ink.isInvisible else { return }
    guard let symbol = symbol?.layered(for: ink) else {
      let side = min(frame.width, frame.height)
      let square = CGRect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
      canvas.drawGlyphs(UnknownSymbol.run(for: name, in: square), with: ink.paints[0])
      return
    }
    // The layered form has its own width. Its scale is that of the symbol that the layout measured.
    let height = (self.symbol ?? symbol).frame(in: frame).height
    let size = symbol.size(height: height)
    let rect = CGRect(
      x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width, height: size.height)
    // Lines grow less than the drawing, as those of a font in a larger scale do.
    let lineFactor = 1 / (scale * imageScale).squareRoot()
    node.environment.drawingForegroundShadows(on: &canvas) { canvas in
      guard symbol.followsDirection, node.environment.layoutDirection == .rightToLeft else {
        symbol.draw(in: rect, with: ink, weight: weight, lineFactor: lineFactor, on: &canvas)
        return
      }
      canvas.saved { canvas in
        canvas.concatenate(Transform(a: -1, b: 0, c: 0, d: 1, tx: Double(2 * rect.midX), ty: 0))
        symbol.readableWhenMirrored.draw(in: rect, with: ink, weight: weight, lineFactor: lineFactor, on: &canvas)
      }
    }
  }
}

extension ElementDrawing {
  /// Draws a gray rectangle instead of an image.
  func drawPlaceholder(_ node: PlacedElement, on canvas: inout DisplayListRecorder) {
    canvas.fill(Path(node.frame), with: node.environment.placeholderPaint(in: node.frame))
  }
}

extension EnvironmentValues {
  /// The size of symbols relative to the text beside them, as a factor.
  fileprivate var symbolScale: CGFloat { imageScale == .medium ? mediumSymbolScale : imageScale.factor }
}
