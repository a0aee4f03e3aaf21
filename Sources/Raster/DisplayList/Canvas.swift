/// Records drawing into a ``DisplayList``. Coordinates are points; origin top left, y down.
///
///     canvas.fill(Path(card), with: .white)
///     canvas.saved { canvas in
///       canvas.clip(to: Path(ellipseIn: avatar))
///       canvas.blendMode = .multiply
///       canvas.draw(photograph, in: avatar)
///     }
public struct Canvas: Sendable {
  /// What has been recorded so far.
  public private(set) var displayList: DisplayList
  private var currentElement: Int?
  private var state = State()
  private var savedStates: [State] = []

  private struct State {
    var blendMode = BlendMode.normal
    var opacity = 1.0
  }

  public init(size: CGSize) { displayList = DisplayList(size: size) }

  /// The size of the drawing in points.
  public var size: CGSize { displayList.size }

  /// Appends a recorded operation.
  public mutating func record(_ operation: DisplayList.Operation) {
    displayList.items.append(DisplayList.Item(operation, element: currentElement))
  }

  /// Appends what another canvas recorded, with the elements that drew it.
  package mutating func append(_ list: DisplayList) {
    let first = displayList.elements.count
    displayList.elements += list.elements
    displayList.items += list.items.map { item in
      DisplayList.Item(item.operation, element: item.element.map { $0 + first } ?? currentElement)
    }
  }

  /// Draws on behalf of an element; what the closure records carries its identity.
  public mutating func element(_ identity: String, _ draw: (inout Canvas) -> Void) {
    let outer = currentElement
    currentElement = displayList.elements.count
    displayList.elements.append(identity)
    draw(&self)
    currentElement = outer
  }
}

// MARK: State

extension Canvas {
  /// How what is drawn from now on meets what lies under it.
  public var blendMode: BlendMode {
    get { state.blendMode }
    set {
      guard newValue != state.blendMode else { return }
      state.blendMode = newValue
      record(.blendMode(newValue))
    }
  }

  /// The opacity of 0…1 of each thing that is drawn from now on.
  public var opacity: Double {
    get { state.opacity }
    set {
      guard newValue != state.opacity else { return }
      state.opacity = newValue
      record(.opacity(newValue))
    }
  }

  /// Keeps the transform, the clip, the blend mode and the opacity until the matching ``restore()``.
  public mutating func save() {
    savedStates.append(state)
    record(.save)
  }

  /// Takes back what the matching ``save()`` kept. One too many is recorded as it is; a renderer refuses it with
  /// ``RenderError/unbalanced(operation:)``.
  public mutating func restore() {
    state = savedStates.popLast() ?? state
    record(.restore)
  }

  /// Draws with a state of its own; transform, clip, blend mode and opacity are back as they were afterwards.
  public mutating func saved(_ draw: (inout Canvas) -> Void) {
    save()
    draw(&self)
    restore()
  }

  /// Intersects the clip with a path, anti-aliased.
  public mutating func clip(to path: Path, rule: FillRule = .nonZero) { record(.clip(path, rule)) }

  public mutating func concatenate(_ transform: Transform) { record(.concatenate(transform)) }

  public mutating func translate(x: CGFloat, y: CGFloat) {
    record(.concatenate(Transform(translationX: Double(x), y: Double(y))))
  }

  public mutating func scale(x: CGFloat, y: CGFloat) {
    record(.concatenate(Transform(scaleX: Double(x), y: Double(y))))
  }

  /// Turns about the origin, clockwise on screen for positive angles.
  public mutating func rotate(by angle: Angle) { record(.concatenate(Transform(rotation: angle))) }
}

// MARK: Drawing

extension Canvas {
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

  /// The shadow of a filled path, without the path itself.
  public mutating func drawShadow(of path: Path, _ shadow: Shadow, rule: FillRule = .nonZero) {
    record(.shadow(path, rule, shadow))
  }

  /// The shadow that everything outside of a filled path casts into it.
  public mutating func drawInnerShadow(of path: Path, _ shadow: Shadow, rule: FillRule = .nonZero) {
    record(.innerShadow(path, rule, shadow))
  }

  public mutating func drawGlyphs(_ run: GlyphRun, with paint: Paint) { record(.glyphs(run, paint)) }

  /// Draws a picture, or a part of it in its own pixels, stretched into a rectangle.
  public mutating func draw(
    _ image: PixelImage, in destination: CGRect, source: CGRect? = nil, interpolation: ImageInterpolation = .smooth
  ) {
    let whole = CGRect(x: 0, y: 0, width: image.buffer.width, height: image.buffer.height)
    record(.image(image, source: source ?? whole, destination: destination, interpolation))
  }

  /// Draws a picture in nine parts: the corners, as far as the insets reach in the picture's points, keep their size;
  /// edges stretch along themselves and the middle both ways. Where the rectangle has no room for both insets of an
  /// axis, they shrink in proportion.
  public mutating func draw(
    _ image: PixelImage, in destination: CGRect, insets: EdgeInsets, interpolation: ImageInterpolation = .smooth
  ) {
    record(.ninePartImage(image, insets: insets, destination: destination, interpolation))
  }
}

// MARK: Groups

extension Canvas {
  /// Draws apart, filters the result, and composites it with an opacity of 0…1 in the current ``blendMode``.
  public mutating func group(
    opacity: Double = 1, filters: [LayerFilter] = [], _ draw: (inout Canvas) -> Void
  ) {
    record(.beginGroup(opacity: opacity, filters: filters))
    nested(draw)
    record(.endGroup)
  }

  /// Draws content that only stays where a second drawing lets it: in proportion to the mask's alpha or luminance. Either
  /// may be anything that a canvas draws.
  public mutating func masked(
    by channel: MaskChannel = .alpha, mask: (inout Canvas) -> Void, content: (inout Canvas) -> Void
  ) {
    record(.beginGroup(opacity: 1))
    nested(content)
    record(.beginMask(channel))
    nested(mask)
    record(.endMask)
    record(.endGroup)
  }

  /// Draws with a state that starts afresh, as groups and masks have it.
  private mutating func nested(_ draw: (inout Canvas) -> Void) {
    let outer = state
    state = State()
    draw(&self)
    state = outer
  }
}
