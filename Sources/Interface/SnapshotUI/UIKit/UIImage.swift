#if !canImport(UIKit)
  /// An image with the names of UIKit, which `Image(uiImage:)` draws: pixels, an image of an asset catalog, or a symbol.
  public final class UIImage: Hashable, Sendable {
    /// How an image is drawn.
    public enum RenderingMode: Int, Hashable, Sendable, CaseIterable {
      /// A symbol in the foreground style, other images in their own colors.
      case automatic
      /// In the image's own colors, which are those of ``UIImage/withTintColor(_:)`` for a tinted image.
      case alwaysOriginal
      /// In the foreground style.
      case alwaysTemplate
    }

    enum Content: Hashable, Sendable {
      case pixels(PixelImage)
      case symbol(String)
      case asset(AssetReference)
    }

    let content: Content
    /// How the image is drawn.
    public let renderingMode: RenderingMode
    let tint: UIColor?
    /// The configuration of a symbol.
    public let symbolConfiguration: SymbolConfiguration?

    init(
      _ content: Content, renderingMode: RenderingMode = .automatic, tint: UIColor? = nil,
      symbolConfiguration: SymbolConfiguration? = nil
    ) {
      self.content = content
      self.renderingMode = renderingMode
      self.tint = tint
      self.symbolConfiguration = symbolConfiguration
    }

    /// Creates an image without pixels.
    public convenience init() { self.init(PixelBuffer(width: 0, height: 0)) }

    /// Creates an image from pixels.
    ///
    /// - Parameter scale: The number of pixels per point.
    public convenience init(_ pixels: PixelBuffer, scale: CGFloat = 1) {
      self.init(.pixels(PixelImage(pixels, scale: scale > 0 && scale.isFinite ? scale : 1)))
    }

    /// Creates an image of an asset catalog, or returns `nil` if the catalogs of the view whose code runs lack it.
    ///
    /// Code that runs before the view is drawn knows no catalog. The image is then looked up when it is drawn, and the
    /// assertion fails if it is missing.
    public convenience init?(named name: String) {
      self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Creates an image of an asset catalog, or returns `nil` if the bundle lacks it. The traits have no effect.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
      let asset = AssetReference(name: name, bundle: bundle)
      if asset.isMissing(\.images) { return nil }
      self.init(.asset(asset))
    }

    /// Creates an image of an asset catalog, or returns `nil` if the bundle lacks it. The configuration has no effect.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
      self.init(named: name, in: bundle, compatibleWith: nil)
    }

    /// Creates an image of an asset catalog.
    public convenience init(resource: ImageResource) { self.init(.asset(resource.asset)) }

    /// Creates a symbol of 17 points. A symbol that is unknown is reported where it is drawn, as `Image(systemName:)` does.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    /// Creates a symbol in the size and weight of a configuration.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
      if name.isEmpty { return nil }
      self.init(.symbol(name), symbolConfiguration: configuration as? SymbolConfiguration)
    }

    /// Decodes a PNG or JPEG file, or returns `nil` for other data.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Decodes a PNG or JPEG file with a number of pixels per point, or returns `nil` for other data.
    public convenience init?(data: Data, scale: CGFloat) {
      guard let pixels = try? JPEG.isJPEG(data) ? JPEG.decode(data) : PNG.decode(data) else { return nil }
      self.init(pixels, scale: scale)
    }

    /// Decodes a PNG or JPEG file, or returns `nil` if there is none at the path. A name that ends with `@2x` or `@3x` states the
    /// number of pixels per point.
    public convenience init?(contentsOfFile path: String) {
      guard let data = FileManager.default.contents(atPath: path) else { return nil }
      let name = path.split(separator: "/").last?.split(separator: ".").first ?? ""
      self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
    }

    /// Whether two images have the same contents and are drawn in the same way.
    public static func == (left: UIImage, right: UIImage) -> Bool {
      left.content == right.content && left.renderingMode == right.renderingMode && left.tint == right.tint
        && left.symbolConfiguration == right.symbolConfiguration
    }

    /// Hashes the contents.
    public func hash(into hasher: inout Hasher) { hasher.combine(content) }
  }

  extension UIImage {
    /// Returns the image in another mode.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
      UIImage(content, renderingMode: renderingMode, tint: tint, symbolConfiguration: symbolConfiguration)
    }

    /// Returns the image in a color. The foreground style replaces it if the mode is ``RenderingMode/alwaysTemplate``.
    public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

    /// Returns the image in a color and another mode.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
      UIImage(content, renderingMode: renderingMode, tint: color, symbolConfiguration: symbolConfiguration)
    }

    /// Returns the symbol in another configuration. Other images are unchanged.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
      UIImage(
        content, renderingMode: renderingMode, tint: tint,
        symbolConfiguration: configuration as? SymbolConfiguration ?? symbolConfiguration)
    }

    /// Returns the symbol in another configuration.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
      isSymbolImage ? withConfiguration(configuration) : nil
    }

    /// Whether the image is a symbol.
    public var isSymbolImage: Bool { if case .symbol = content { true } else { false } }

    /// The size in points; zero for an image that the catalogs of the view whose code runs lack.
    public var size: CGSize {
      if let pixels { return pixels.size }
      guard case .symbol(let name) = content else { return .zero }
      let environment = EnvironmentValues.ofRunningCode
      let height = font.resolve(in: environment).size * Symbol.sidePerFontSize * scaleFactor
      return environment.symbol(named: name)?.size(height: height) ?? CGSize(width: height, height: height)
    }

    /// The number of pixels per point.
    public var scale: CGFloat { pixels?.scale ?? EnvironmentValues.ofRunningCode.displayScale }

    /// Returns the image as a PNG file, or `nil` if it has no pixels.
    public func pngData() -> Data? {
      if let pixels { return try? PNG.encode(pixels.buffer) }
      let renderer = ImageRenderer(content: Image(uiImage: self))
      renderer.scale = scale
      return renderer.pngData
    }

    /// The pixels: the image's own, or those of the asset catalog of the view whose code runs; `nil` for a symbol.
    package var pixels: PixelImage? {
      switch content {
      case .pixels(let image): return image
      case .symbol: return nil
      case .asset(let asset):
        let environment = EnvironmentValues.ofRunningCode
        guard let (set, catalogs) = try? asset.find(\.images, in: environment),
          let representation = set.representation(in: environment)
        else { return nil }
        return try? catalogs.pixels(of: representation, in: environment)
      }
    }

    /// The font of a symbol.
    fileprivate var font: Font { symbolConfiguration?.font ?? .system(size: 17) }
    fileprivate var scaleFactor: CGFloat { symbolConfiguration?.scale.factor ?? 1 }
  }

  extension Image {
    /// Creates an image from one of UIKit's.
    public init(uiImage: UIImage) {
      switch uiImage.content {
      case .pixels(let image): self.init(image)
      case .asset(let asset): self.init(asset.name, bundle: asset.bundle)
      case .symbol(let name):
        self.init(systemName: name)
        fixedFont = uiImage.font
        fixedScale = uiImage.symbolConfiguration?.scale.imageScale ?? .medium
      }
      switch uiImage.renderingMode {
      case .alwaysTemplate: templateMode = .template
      case .alwaysOriginal: fixedColor = uiImage.tint?.color ?? (uiImage.isSymbolImage ? Color(.label) : nil)
      case .automatic: fixedColor = uiImage.tint?.color
      }
    }
  }

  extension ImageRenderer {
    /// The image; `nil` if the view can't be rendered.
    public var uiImage: UIImage? { pixels.map { UIImage($0, scale: scale) } }
  }
#endif
