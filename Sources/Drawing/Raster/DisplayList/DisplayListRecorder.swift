import Foundation

/// Records drawing into a ``DisplayList``. Coordinates are points; origin top left, y down.
///
///     canvas.fill(Path(card), with: .white)
///     canvas.saved { canvas in
///       canvas.clip(to: Path(ellipseIn: avatar))
///       canvas.blendMode = .multiply
///       canvas.draw(photograph, in: avatar)
///     }
public struct DisplayListRecorder: Sendable {
  /// The recorded drawing.
  public private(set) var displayList: DisplayList
  private var currentElement: Int?
  private var state = State()
  private var savedStates: [State] = []

  private struct State {
    var blendMode = BlendMode.normal
    var opacity = 1.0
  }

  /// Creates an empty recorder with a size in points.
  public init(size: CGSize) { displayList = DisplayList(size: size) }

  /// The size of the drawing in points.
  public var size: CGSize { displayList.size }

  /// Appends a recorded operation.
  public mutating func record(_ operation: DisplayList.Operation) {
    displayList.items.append(DisplayList.Item(operation, element: currentElement))
  }

  /// Appends another display list with its elements.
  package mutating func append(_ list: DisplayList) {
    let first = displayList.elements.count
    displayList.elements += list.elements
    displayList.items += list.items.map { item in
      DisplayList.Item(item.operation, element: item.element.map { $0 + first } ?? currentElement)
    }
  }

  /// Draws for an element. Operations in the closure carry the element's identity.
  public mutating func element(_ identity: String, _ draw: (inout DisplayListRecorder) -> Void) {
    let outer = currentElement
    currentElement = displayList.elements.count
    displayList.elements.append(identity)
    draw(&self)
    currentElement = outer
  }
}

// MARK: State

extension DisplayListRecorder {
  /// The blend mode of the following drawing.
  public var blendMode: BlendMode {
    get { state.blendMode }
    set {
      guard newValue != state.blendMode else { return }
      state.blendMode = newValue
      record(.blendMode(newValue))
    }
  }

  /// The opacity of the following drawing operations, from 0 to 1.
  public var opacity: Double {
    get { state.opacity }
    set {
      guard newValue != state.opacity else { return }
      state.opacity = newValue
      record(.opacity(newValue))
    }
  }

  /// Saves the transform, clip, blend mode and opacity until the matching ``restore()``.
  public mutating func save() {
    savedStates.append(state)
    record(.save)
  }

  /// Restores the state of the matching ``save()``. An unmatched call is recorded; rendering then throws
  /// ``RenderError/unbalanced(operation:)``.
  public mutating func restore() {
    state = savedStates.popLast() ?? state
    record(.restore)
  }

  /// Calls a closure between ``save()`` and ``restore()``.
  public mutating func saved(_ draw: (inout DisplayListRecorder) -> Void) {
    save()
    draw(&self)
    restore()
  }

  /// Intersects the clip with an antialiased path.
  public mutating func clip(to path: Path, rule: FillRule = .nonZero) { record(.clip(path, rule)) }

  /// Applies a transform before the current one.
  public mutating func concatenate(_ transform: Transform) { record(.concatenate(transform)) }

  /// Moves the origin by a distance in points.
  public mutating func translate(x: CGFloat, y: CGFloat) {
    record(.concatenate(Transform(translationX: Double(x), y: Double(y))))
  }

  /// Scales about the origin.
  public mutating func scale(x: CGFloat, y: CGFloat) {
    record(.concatenate(Transform(scaleX: Double(x), y: Double(y))))
  }

  /// Rotates about the origin, clockwise on screen for positive angles.
  public mutating func rotate(by angle: Angle) { record(.concatenate(Transform(rotation: angle))) }
}

// MARK: Drawing

extension DisplayListRecorder {
  /// Fills a path with a paint.
  public mutating func fill(_ path: Path, with paint: Paint, rule: FillRule = .nonZero) {
    record(.fill(path, rule, paint))
  }

  /// Fills a path with a color.
  public mutating func fill(_ path: Path, with color: RGBA, rule: FillRule = .nonZero) {
    record(.fill(path, rule, .color(color)))
  }

  /// Strokes a path with a paint.
  public mutating func stroke(_ path: Path, with paint: Paint, style: StrokeStyle = StrokeStyle()) {
    record(.stroke(path, style, paint))
  }

  /// Strokes a path with a color and a line style.
  public mutating func stroke(_ path: Path, with color: RGBA, style: StrokeStyle) {
    record(.stroke(path, style, .color(color)))
  }

  /// Strokes a path with a color and a line width in points.
  public mutating func stroke(_ path: Path, with color: RGBA, lineWidth: CGFloat = 1) {
    record(.stroke(path, StrokeStyle(lineWidth: lineWidth), .color(color)))
  }

  /// Draws the shadow of a filled path without the path itself.
  public mutating func drawShadow(of path: Path, _ shadow: Shadow, rule: FillRule = .nonZero) {
    record(.shadow(path, rule, shadow))
  }

  /// Draws the inner shadow of a filled path.
  public mutating func drawInnerShadow(of path: Path, _ shadow: Shadow, rule: FillRule = .nonZero) {
    record(.innerShadow(path, rule, shadow))
  }

  /// Replaces what has been drawn inside a path by its filtered copy, such as the blurred backdrop of a translucent
  /// card. Filters apply in order. Everything below is drawn once more for the area of the path.
  public mutating func filterBackdrop(in path: Path, rule: FillRule = .nonZero, _ filters: [LayerFilter]) {
    record(.backdrop(path, rule, filters: filters))
  }

  /// Draws a recorded drawing, such as that of another ``Drawable``. Its size does not clip it.
  ///
  /// - Parameters:
  ///   - drawing: The drawing.
  ///   - origin: The position of its top left corner.
  public mutating func draw(_ drawing: DisplayList, at origin: CGPoint) {
    saved { canvas in
      canvas.translate(x: origin.x, y: origin.y)
      canvas.append(drawing)
    }
  }

  /// Draws a run of glyphs.
  public mutating func drawGlyphs(_ run: GlyphRun, with paint: Paint) { record(.glyphs(run, paint)) }

  /// Draws an image, or a part of it, scaled to a rectangle.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - destination: The rectangle in points.
  ///   - source: The part to draw in the image's pixels (default: the whole image).
  ///   - interpolation: How the image is sampled.
  public mutating func draw(
    _ image: PixelImage, in destination: CGRect, source: CGRect? = nil, interpolation: ImageInterpolation = .smooth
  ) {
    let whole = CGRect(x: 0, y: 0, width: image.buffer.width, height: image.buffer.height)
    record(.image(image, source: source ?? whole, destination: destination, interpolation))
  }

  /// Draws an image in nine parts: corners keep their size, edges stretch along one axis, and the center stretches
  /// along both.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - destination: The rectangle in points. If it is smaller than two opposite insets, both shrink in proportion.
  ///   - insets: The size of the corners in the image's points.
  ///   - interpolation: How the image is sampled.
  public mutating func draw(
    _ image: PixelImage, in destination: CGRect, insets: EdgeInsets, interpolation: ImageInterpolation = .smooth
  ) {
    record(.ninePartImage(image, insets: insets, destination: destination, interpolation))
  }
}

// MARK: Groups

extension DisplayListRecorder {
  /// Draws into a group, applies filters, and composites the result with an opacity of 0…1 in the current
  /// ``blendMode``.
  public mutating func group(
    opacity: Double = 1, filters: [LayerFilter] = [], _ draw: (inout DisplayListRecorder) -> Void
  ) {
    record(.beginGroup(opacity: opacity, filters: filters))
    nested(draw)
    record(.endGroup)
  }

  /// Draws content through a mask: the content's opacity is multiplied by the alpha or luminance of the mask.
  public mutating func masked(
    by channel: MaskChannel = .alpha, mask: (inout DisplayListRecorder) -> Void,
    content: (inout DisplayListRecorder) -> Void
  ) {
    record(.beginGroup(opacity: 1))
    nested(content)
    record(.beginMask(channel))
    nested(mask)
    record(.endMask)
    record(.endGroup)
  }

  /// Draws with the default state of groups and masks.
  private mutating func nested(_ draw: (inout DisplayListRecorder) -> Void) {
    let outer = state
    state = State()
    draw(&self)
    state = outer
  }
}
