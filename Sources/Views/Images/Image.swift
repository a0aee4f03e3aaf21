/// A picture: pixels in memory, or a symbol that is drawn from outlines.
///
/// A picture of pixels is as large as its own scale says, a symbol as large as the font of the text beside it. A
/// ``resizable()`` one takes all that it is offered.
public struct Image: PrimitiveView {
  enum Source {
    case pixels(PixelImage, name: String?)
    case symbol(String)
  }

  /// How large a symbol is beside text.
  public enum Scale: String, Hashable, Sendable, CaseIterable {
    case small
    case medium
    case large

    var factor: CGFloat {
      switch self {
      case .small: 0.8
      case .medium: 1
      case .large: 1.28
      }
    }
  }

  /// How pixels are drawn at another size.
  public enum Interpolation: String, Hashable, Sendable, CaseIterable {
    case none
    case low
    case medium
    case high
  }

  let source: Source
  var isResizable = false
  var interpolation = Interpolation.medium

  /// A picture of pixels. The name is for text forms.
  public init(_ image: PixelImage, name: String? = nil) { source = .pixels(image, name: name) }

  /// A picture of pixels.
  public init(pixels image: PixelImage) { self.init(image) }

  /// A symbol, from the environment's own or the built-in ones. An unknown name is drawn as an empty frame, reported
  /// as ``ViewDiagnostic/Rule/missingSymbol``, and fails the assertion of a snapshot.
  public init(systemName: String) { source = .symbol(systemName) }

  /// The picture at whatever size it is offered.
  public func resizable() -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }

  public func interpolation(_ interpolation: Interpolation) -> Image {
    var copy = self
    copy.interpolation = interpolation
    return copy
  }

  public func makeElements(in context: ElementContext) throws -> [ViewElement] {
    switch source {
    case .pixels(let image, let name): [pixelElement(image, name: name, in: context)]
    case .symbol(let name): [symbolElement(name, in: context)]
    }
  }

  private func pixelElement(_ image: PixelImage, name: String?, in context: ElementContext) -> ViewElement {
    let size = image.size
    let isResizable = isResizable
    return ViewElement(
      "Image", detail: name ?? "\(image.buffer.width) × \(image.buffer.height) pixels", kind: .leaf,
      layout: LeafLayout { isResizable ? $0.replacingUnspecifiedDimensions(by: size) : size },
      drawing: PixelInk(image: image, interpolation: interpolation == .none ? .nearest : .smooth), roles: .image,
      in: context)
  }

  private func symbolElement(_ name: String, in context: ElementContext) -> ViewElement {
    let environment = context.environment
    let font = environment.resolvedFont().resolve(in: environment)
    let side = font.size * Symbol.sidePerFontSize * environment.imageScale.factor
    let symbol = environment.symbol(named: name)
    let isResizable = isResizable
    return ViewElement(
      "Image", detail: name, kind: .leaf, layout: SymbolImageLayout(side: side, isResizable: isResizable),
      drawing: SymbolImageInk(name: name, symbol: symbol, weight: font.weight), roles: .image,
      in: context)
  }
}

/// A symbol beside text stands on the text's baseline; a resizable one fills a frame.
private struct SymbolImageLayout: ElementLayout {
  var side: CGFloat
  var isResizable: Bool

  func arrange(_ proposal: ProposedViewSize, in node: LayoutNode) -> Arrangement {
    let size = CGSize(width: side, height: side)
    return Arrangement(
      size: isResizable ? proposal.replacingUnspecifiedDimensions(by: size) : size, placements: [])
  }

  var ownGuides: StatedGuides { .baselines }

  func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize, in node: LayoutNode) -> CGFloat? {
    guard !isResizable else { return nil }
    switch key {
    case VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key:
      return side * (1 - Symbol.descentPerSide)
    default: return nil
    }
  }
}

/// Draws a symbol as large as fits into its frame, in the foreground style.
struct SymbolImageInk: ElementDrawing {
  let name: String
  let symbol: Symbol?
  let weight: FontWeight

  func diagnostics(of node: PlacedElement) -> [ViewDiagnostic] {
    guard symbol == nil else { return [] }
    return [ViewDiagnostic(.missingSymbol, path: node.path, message: Symbol.explainingUnknown(name))]
  }

  func draw(_ node: PlacedElement, in canvas: inout Canvas, content: (inout Canvas) -> Void) {
    let frame = node.exactFrame
    let paint = node.environment.foreground(in: frame)
    let side = min(frame.width, frame.height)
    guard side > 0, !paint.isInvisible else { return }
    let square = CGRect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
    if let symbol, symbol.followsDirection, node.environment.layoutDirection == .rightToLeft {
      canvas.saved { canvas in
        canvas.concatenate(Transform(a: -1, b: 0, c: 0, d: 1, tx: Double(2 * square.midX), ty: 0))
        symbol.draw(in: square, with: paint, weight: weight, on: &canvas)
      }
    } else if let symbol {
      symbol.draw(in: square, with: paint, weight: weight, on: &canvas)
    } else {
      canvas.drawGlyphs(UnknownSymbol.run(for: name, in: square), with: paint)
    }
  }
}

/// Draws pixels into the frame of their element.
private struct PixelInk: ElementDrawing {
  let image: PixelImage
  let interpolation: ImageInterpolation

  func draw(_ node: PlacedElement, in canvas: inout Canvas, content: (inout Canvas) -> Void) {
    canvas.draw(image, in: node.frame, interpolation: interpolation)
  }
}

private struct ImageScaleKey: EnvironmentKey {
  static let defaultValue = Image.Scale.medium
}

extension EnvironmentValues {
  /// How large symbols are beside text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  /// How large symbols in the view are beside text.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}
