/// Records drawing into a ``DisplayList``. Coordinates are points; origin top left, y down.
public struct Canvas: Sendable {
  /// What has been recorded so far.
  public private(set) var displayList: DisplayList
  private var currentElement: Int?

  public init(size: CGSize) { displayList = DisplayList(size: size) }

  /// The size of the drawing in points.
  public var size: CGSize { displayList.size }

  public mutating func fill(_ path: Path, with paint: Paint, rule: FillRule = .nonZero) {
    record(.fill(path, rule, paint))
  }

  public mutating func fill(_ path: Path, with color: RGBA, rule: FillRule = .nonZero) {
    record(.fill(path, rule, .color(color)))
  }

  public mutating func stroke(_ path: Path, with paint: Paint, style: StrokeStyle = StrokeStyle()) {
    record(.stroke(path, style, paint))
  }

  public mutating func stroke(_ path: Path, with color: RGBA, lineWidth: CGFloat = 1) {
    record(.stroke(path, StrokeStyle(lineWidth: lineWidth), .color(color)))
  }

  public mutating func drawShadow(of path: Path, _ shadow: Shadow, rule: FillRule = .nonZero) {
    record(.shadow(path, rule, shadow))
  }

  public mutating func drawGlyphs(_ run: GlyphRun, with paint: Paint) { record(.glyphs(run, paint)) }

  public mutating func draw(
    _ image: PixelImage, in destination: CGRect, source: CGRect? = nil, interpolation: ImageInterpolation = .smooth
  ) {
    let whole = CGRect(x: 0, y: 0, width: image.buffer.width, height: image.buffer.height)
    record(.image(image, source: source ?? whole, destination: destination, interpolation))
  }

  public mutating func clip(to path: Path, rule: FillRule = .nonZero) { record(.clip(path, rule)) }

  public mutating func concatenate(_ transform: Transform) { record(.concatenate(transform)) }

  public mutating func translate(x: CGFloat, y: CGFloat) {
    record(.concatenate(Transform(translationX: Double(x), y: Double(y))))
  }

  public mutating func scale(x: CGFloat, y: CGFloat) {
    record(.concatenate(Transform(scaleX: Double(x), y: Double(y))))
  }

  /// Draws with a transform and a clip of its own; both are back as they were afterwards.
  public mutating func saved(_ draw: (inout Canvas) -> Void) {
    record(.save)
    draw(&self)
    record(.restore)
  }

  /// Draws apart and composites the result with an opacity of 0…1.
  public mutating func group(opacity: Double, _ draw: (inout Canvas) -> Void) {
    record(.beginGroup(opacity: opacity))
    draw(&self)
    record(.endGroup)
  }

  /// Draws on behalf of an element; what the closure records carries its identity.
  public mutating func element(_ identity: String, _ draw: (inout Canvas) -> Void) {
    let outer = currentElement
    currentElement = displayList.elements.count
    displayList.elements.append(identity)
    draw(&self)
    currentElement = outer
  }

  /// Appends a recorded operation.
  public mutating func record(_ operation: DisplayList.Operation) {
    displayList.items.append(DisplayList.Item(operation, element: currentElement))
  }
}
