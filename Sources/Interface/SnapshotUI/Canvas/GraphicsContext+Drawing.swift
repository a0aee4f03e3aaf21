extension GraphicsContext {
  /// The color, gradient or style of a drawing.
  public struct Shading: Sendable {
    enum Kind {
      case style(any ShapeStyle)
      case paint(GradientPaint.Geometry, Gradient)
    }

    nonisolated(unsafe) let kind: Kind

    /// The environment's foreground style.
    public static var foreground: Shading { Shading(kind: .style(ForegroundStyle())) }

    /// The environment's background style.
    public static var backdrop: Shading { Shading(kind: .style(BackgroundStyle())) }

    /// Returns the shading of a color.
    public static func color(_ color: Color) -> Shading { Shading(kind: .style(color)) }

    /// Returns the shading of a color from sRGB components of 0…1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// Returns the shading of a gray of 0…1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// Returns the shading of a style, resolved for the bounds of the path.
    public static func style<Style: ShapeStyle>(_ style: Style) -> Shading { Shading(kind: .style(style)) }

    /// Returns a gradient along a line.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .paint(.linear(start: startPoint, end: endPoint), gradient))
    }

    /// Returns a gradient from a center outward, between two radii.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        kind: .paint(
          .radial(start: center, startRadius: startRadius, end: center, endRadius: endRadius), gradient))
    }

    /// Returns a gradient around a center, clockwise.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero, options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .paint(.angular(center: center, start: angle), gradient))
    }
  }

  /// The options of a gradient. They have no effect.
  public struct GradientOptions: OptionSet, Sendable {
    /// The bits of the option set.
    public let rawValue: UInt32

    /// Creates options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Repeats the gradient. Has no effect.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// Mirrors the gradient. Has no effect.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Interpolates in linear light. Has no effect.
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    guard !path.isEmpty else { return }
    record { recorder in
      switch shading.kind {
      case .style(let painted):
        environment.fill(path, with: painted, rule: style.rule, rect: path.boundingRect, on: &recorder)
      case .paint(let geometry, let gradient):
        let stops = gradient.resolve(in: environment)
        guard let first = stops.first else { return }
        recorder.fill(
          path, with: stops.count == 1 ? .color(first.color) : .gradient(GradientPaint(geometry, stops: stops)),
          rule: style.rule)
      }
    }
  }

  /// Strokes a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    fill(path.strokedPath(style), with: shading)
  }

  /// Strokes a path with a line width in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }
}

// MARK: Texts, images and symbols

extension GraphicsContext {
  /// A text, measured in the environment of the canvas.
  public struct ResolvedText {
    let content: ResolvedContent
    /// The shading of the text. Has no effect: set the text's foreground style.
    public var shading = Shading.foreground

    /// Returns the size of the text for a proposed size.
    public func measure(in size: CGSize) -> CGSize { content.measure(in: size) }

    /// Returns the distance of the first baseline from the top.
    public func firstBaseline(in size: CGSize) -> CGFloat { content.measure(in: size).height * 0.8 }
  }

  /// An image, measured in the environment of the canvas.
  public struct ResolvedImage {
    let content: ResolvedContent
    /// The size of the image.
    public var size: CGSize { content.measure(in: nil) }
    /// The distance of the baseline from the top.
    public var baseline: CGFloat { size.height }
    /// The shading of the image. Has no effect: set the image's foreground style.
    public var shading: Shading?
  }

  /// A view of the canvas's symbols.
  public struct ResolvedSymbol {
    let content: ResolvedContent
    /// The size of the symbol.
    public var size: CGSize { content.measure(in: nil) }
  }

  /// Returns a text for measuring and repeated drawing.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(content: content(of: text)) }

  /// Returns an image for measuring and repeated drawing.
  public func resolve(_ image: Image) -> ResolvedImage {
    var content = content(of: image)
    content.stretched =
      self.content(of: image.resizable())
      .elements
    return ResolvedImage(content: content)
  }

  /// Returns the symbol with a tag; `nil` if the canvas has none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    let symbol = symbols.first { $0.traits.tag == AnyHashable(id) || $0.traits.explicitID == AnyHashable(id) }
    return symbol.map { ResolvedSymbol(content: ResolvedContent(elements: [$0])) }
  }

  /// Draws a text with a point of it at a position.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(text.content, text.measure(in: size), at: point, anchor)
  }

  /// Draws a text in a rectangle, from its top leading corner.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    let measured = text.measure(in: rect.size)
    place(text.content.elements, in: CGRect(origin: rect.origin, size: measured))
  }

  /// Draws a text with a point of it at a position.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws a text in a rectangle, from its top leading corner.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws an image with a point of it at a position.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image.content, image.size, at: point, anchor)
  }

  /// Draws an image, scaled to a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    place(image.content.stretched, in: rect)
  }

  /// Draws an image with a point of it at a position.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws an image, scaled to a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect)
  }

  /// Draws a symbol with a point of it at a position.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol.content, symbol.size, at: point, anchor)
  }

  /// Draws a symbol in a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) { place(symbol.content.elements, in: rect) }

  private func content(of view: some View) -> ResolvedContent {
    var inner = elements
    inner.environment = environment
    inner.stackAxis = nil
    return ResolvedContent(elements: (try? inner.elements(of: view)) ?? [])
  }

  private func draw(_ content: ResolvedContent, _ size: CGSize, at point: CGPoint, _ anchor: UnitPoint) {
    let origin = CGPoint(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y)
    place(content.elements, in: CGRect(origin: origin, size: size))
  }

  private func place(_ elements: [ViewElement], in rect: CGRect) {
    guard !elements.isEmpty else { return }
    record { recorder in
      recorder.translate(x: rect.minX, y: rect.minY)
      for element in elements {
        let area = CGRect(origin: .zero, size: rect.size)
        let placed = try? LayoutNode(element).placed(
          at: .zero, proposal: ProposedViewSize(rect.size), path: "Canvas", in: SafeArea(rect: area, screen: area))
        placed?.draw(in: &recorder)
      }
    }
  }
}

/// The elements of a view that a canvas draws.
struct ResolvedContent {
  var elements: [ViewElement]
  /// The elements of an image that fills its proposal.
  var stretched: [ViewElement] = []

  /// - Parameter size: The proposal; `nil` for the ideal size.
  func measure(in size: CGSize?) -> CGSize {
    elements.reduce(CGSize.zero) { total, element in
      let measured = LayoutNode(element).size(size.map { ProposedViewSize($0) } ?? .unspecified)
      return CGSize(width: max(total.width, measured.width), height: max(total.height, measured.height))
    }
  }
}
