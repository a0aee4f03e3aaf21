/// An image of an asset catalog.
struct AssetImage {
  var asset: AssetReference
  /// What VoiceOver reads; `nil` for the name.
  var label: Text?
  var isDecorative = false
}

extension Image {
  /// How the pixels of an image are drawn.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// The opaque pixels in the foreground style.
    case template
    /// The pixels in their own colors.
    case original
  }

  /// How an image fills a frame that is larger than the image.
  public enum ResizingMode: Hashable, Sendable {
    /// The image is repeated.
    case tile
    /// The image is scaled.
    case stretch
  }

  /// The part of an image that is resized.
  struct Resizing: Hashable, Sendable {
    var insets: EdgeInsets
    var mode: ResizingMode
  }

  /// Creates an image of an asset catalog, whose name is its accessibility label.
  ///
  /// - Parameters:
  ///   - name: The name in the catalog.
  ///   - bundle: The bundle with the catalog; `nil` for the bundle of the app, which a test sets with `mainBundle(_:)`.
  public init(_ name: String, bundle: Bundle? = nil) {
    source = .asset(AssetImage(asset: AssetReference(name: name, bundle: bundle)))
  }

  /// Creates an image of an asset catalog with an accessibility label.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    source = .asset(AssetImage(asset: AssetReference(name: name, bundle: bundle), label: label))
  }

  /// Creates an image of an asset catalog that VoiceOver ignores.
  public init(decorative name: String, bundle: Bundle? = nil) {
    source = .asset(AssetImage(asset: AssetReference(name: name, bundle: bundle), isDecorative: true))
  }

  /// Creates an image of an asset catalog.
  public init(_ resource: ImageResource) { source = .asset(AssetImage(asset: resource.asset)) }

  /// Creates an image of an asset catalog that VoiceOver ignores.
  public init(decorative resource: ImageResource) {
    source = .asset(AssetImage(asset: resource.asset, isDecorative: true))
  }

  /// Creates an image of an asset catalog with an accessibility label.
  public init(_ resource: ImageResource, label: Text) {
    source = .asset(AssetImage(asset: resource.asset, label: label))
  }

  /// Returns an image whose pixels are drawn in the foreground style or in their own colors; `nil` for what the asset
  /// catalog says.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var copy = self
    copy.templateMode = renderingMode
    return copy
  }

  /// Returns an image that is as large as its proposal.
  ///
  /// - Parameters:
  ///   - capInsets: The edges that keep their size, in points.
  ///   - resizingMode: How the part between the edges fills the frame.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    var copy = self
    copy.isResizable = true
    copy.resizing = Resizing(insets: capInsets, mode: resizingMode)
    return copy
  }

  /// Returns the image. Edges of images are always smoothed, so this has no effect.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Returns the elements of an image of an asset catalog.
  func assetElements(_ image: AssetImage, in context: ElementContext) throws -> [ViewElement] {
    let environment = context.environment
    guard let (set, catalogs) = try image.asset.find(\.images, in: environment),
      let representation = set.representation(in: environment)
    else {
      let error = image.asset.missing(
        "image", \.images, at: context.identity?.typePath ?? "Image", in: environment)
      guard environment.allowsMissingAssets else { throw error }
      context.journal.diagnostics.append(
        ViewDiagnostic(.assetMissing, path: context.identity?.typePath ?? "Image", message: error.reason.description))
      return [
        ViewElement("Image", detail: image.asset.name, kind: .leaf, layout: LeafLayout { _ in .zero }, in: context)
      ]
    }
    var copy = self
    copy.templateMode = templateMode ?? (set.isTemplate ? .template : nil)
    if let insets = representation.insets, resizing == nil || resizing?.insets == EdgeInsets() {
      copy.resizing = Resizing(insets: insets, mode: representation.isTiled ? .tile : .stretch)
    }
    let pixels: PixelImage
    do throws(ViewError) {
      pixels = try catalogs.pixels(of: representation, in: environment)
    } catch {
      guard environment.allowsMissingAssets else { throw error }
      context.journal.diagnostics.append(
        ViewDiagnostic(.assetMissing, path: context.identity?.typePath ?? "Image", message: error.reason.description))
      pixels = UndrawnImage.image(of: representation.file, scale: representation.scale)
    }
    var element = copy.pixelElement(pixels, name: image.asset.name, in: context)
    if image.isDecorative { element.accessibility.isHidden = true }
    if let label = image.label { element.accessibility.label = try context.string(of: label) }
    return [element]
  }
}

/// Draws pixels in the frame of their element.
struct PixelDrawing: ElementDrawing {
  let image: PixelImage
  let interpolation: ImageInterpolation
  var isTemplate = false
  var resizing: Image.Resizing?

  func draw(_ node: PlacedElement, in canvas: inout DisplayListRecorder, content: (inout DisplayListRecorder) -> Void) {
    if node.environment.showsPlaceholders { return drawPlaceholder(node, on: &canvas) }
    guard isTemplate else { return draw(in: node.frame, on: &canvas) }
    let paint = node.environment.foreground(in: node.frame)
    guard !paint.isInvisible else { return }
    canvas.masked(mask: { draw(in: node.frame, on: &$0) }, content: { $0.fill(Path(node.frame), with: paint) })
  }

  private func draw(in frame: CGRect, on canvas: inout DisplayListRecorder) {
    switch resizing?.mode {
    case .tile where image.size.width > 0 && image.size.height > 0:
      let pattern = ImagePattern(
        image, transform: Transform(a: 1, b: 0, c: 0, d: 1, tx: Double(frame.minX), ty: Double(frame.minY)),
        interpolation: interpolation)
      canvas.fill(Path(frame), with: .pattern(pattern))
    case .stretch:
      let insets = resizing?.insets ?? EdgeInsets()
      if insets == EdgeInsets() { return canvas.draw(image, in: frame, interpolation: interpolation) }
      canvas.draw(image, in: frame, insets: insets.valid, interpolation: interpolation)
    default: canvas.draw(image, in: frame, interpolation: interpolation)
    }
  }
}

extension EdgeInsets {
  /// The insets without negative and infinite ones.
  fileprivate var valid: EdgeInsets {
    func valid(_ inset: CGFloat) -> CGFloat { inset.isFinite ? max(0, inset) : 0 }
    return EdgeInsets(top: valid(top), leading: valid(leading), bottom: valid(bottom), trailing: valid(trailing))
  }
}
