/// What encloses an element: transforms, clips, limits and modifiers of the elements around it.
struct LintSurroundings {
  /// The transform from the element's coordinates to the screen's.
  var transform = Transform.identity
  /// All clips, outermost first.
  var clips: [LintClip] = []
  /// The number of leading clips that scroll, so that content beyond the last of them can be scrolled to.
  var scrolledClips = 0
  /// What the content should stay in, outermost first.
  var limits: [LintLimit] = []
  var opacity = 1.0
  /// The sheet, counted from 1 for the lowest; 0 for the screen below.
  var layer = 0
  var isAccessibilityHidden = false
  var letsTapsThrough = false
  var isInSystemControl = false
  /// Whether the element is in a background.
  var isDecoration = false
  /// Whether the element is in an overlay or a background.
  var isAttached = false
  /// Whether the element is in a mask, which is not drawn itself.
  var isMask = false
  /// Whether an element around casts a shadow.
  var isInShadow = false
  /// The axes along which the content can be scrolled.
  var scrollAxes: Axis.Set = []
  /// Whether an offset, a position or a transform moved the element since the innermost clip.
  var isMoved = false
  /// The innermost control, which can be the element itself.
  var control: Int?
  /// The outermost scroll view.
  var scrollView: Int?
  /// The innermost row of a list, which forwards taps to its only control.
  var row: Int?

  /// Returns the bounding box of a frame on the screen.
  func bounds(of frame: CGRect) -> CGRect {
    transform == .identity ? frame : ScreenShape(frame, through: transform).bounds
  }

  /// Returns the part of a frame on the screen that no clip hides.
  func visiblePart(of frame: CGRect) -> ScreenShape {
    guard transform == .identity, clips.allSatisfy({ $0.transform == .identity }) else {
      return clips.reduce(ScreenShape(frame, through: transform)) { $0.clipped(to: $1.shape) }
    }
    return clips.reduce(ScreenShape(frame)) { $0.clipped(to: $1.frame) }
  }

  /// The clips that don't scroll, innermost of the scroll views first.
  var fixedClips: ArraySlice<LintClip> { clips.dropFirst(scrolledClips) }

  mutating func enterSheet(_ number: Int) {
    layer = number
    row = nil
    control = nil
    limits = limits.filter { $0.kind == .screen }
  }

  /// Returns the surroundings of an element's content; `nil` if the content is invisible.
  func entering(_ place: PlacedElement) -> LintSurroundings? {
    var inner = self
    let element = place.element
    if let own = element.drawing?.contentTransform(in: place.frame) {
      inner.transform = own.concatenating(transform)
      inner.move()
    }
    guard let inverse = inner.transform.inverse else { return nil }
    inner.isInShadow = inner.isInShadow || element.drawing is ShadowDrawing
    if element.drawing?.clipsContent == true {
      inner.clips.append(LintClip(place, transform: inner.transform, inverse: inverse))
      inner.isMoved = false
      if element.roles.contains(.scrollView) {
        inner.scrolledClips = inner.clips.count
      } else {
        let clip = LintLimit(
          kind: .clip, rect: place.exactFrame, axes: [.horizontal, .vertical], transform: inner.transform)
        inner.limits = [clip]
      }
    }
    inner.limit(to: place)
    return inner
  }

  private mutating func move() {
    isMoved = true
    limits.removeAll { $0.kind == .frame || $0.kind == .container }
  }

  /// Adds the limits that an element sets for its content.
  private mutating func limit(to place: PlacedElement) {
    let layout = place.element.layout
    let scrolled = layout.scrollAxes
    if place.element.roles.contains(.scrollView) || !scrolled.isEmpty {
      for index in limits.indices { limits[index].axes.subtract(scrolled) }
      scrollAxes.formUnion(scrolled)
      let crosswise = Axis.Set([.horizontal, .vertical]).subtracting(scrolled)
      if !crosswise.isEmpty {
        limits.append(LintLimit(kind: .scrollView, rect: place.exactFrame, axes: crosswise, transform: transform))
      }
      return
    }
    switch layout {
    case is OffsetLayout: move()
    case is PositionLayout:
      move()
      limits.append(
        LintLimit(kind: .container, rect: place.exactFrame, axes: [.horizontal, .vertical], transform: transform))
    case let frame as FixedFrameLayout:
      add(frame.width != nil, frame.height != nil, of: place)
    case let frame as FlexibleFrameLayout:
      add(frame.width.most.map(\.isFinite) ?? false, frame.height.most.map(\.isFinite) ?? false, of: place)
    case _ where layout.placesFreely:
      limits.append(
        LintLimit(kind: .container, rect: place.exactFrame, axes: [.horizontal, .vertical], transform: transform))
    default:
      if layout.ignoresSafeArea { limits.removeAll { $0.kind == .container } }
    }
  }

  private mutating func add(_ width: Bool, _ height: Bool, of place: PlacedElement) {
    var axes: Axis.Set = []
    // A frame without width or height is an anchor, at which content is centered or aligned.
    if width, place.exactFrame.width > 0 { axes.insert(.horizontal) }
    if height, place.exactFrame.height > 0 { axes.insert(.vertical) }
    guard !axes.isEmpty else { return }
    // A clip around the frame hides what overflows.
    let frame = bounds(of: place.exactFrame)
    let isClipped = fixedClips.last.map { frame.insetBy(dx: -0.5, dy: -0.5).contains($0.shape.bounds) } ?? false
    limits.append(
      LintLimit(kind: isClipped ? .clip : .frame, rect: place.exactFrame, axes: axes, transform: transform))
  }

  mutating func enterChild(_ index: Int, of place: PlacedElement) {
    guard case .attachment(let base) = place.element.kind, index != base else { return }
    isAttached = true
    if place.element.drawing is MaskDrawing {
      isMask = true
      isAccessibilityHidden = true
    }
    isDecoration = isDecoration || index < base
    isMoved = true
    limits.removeAll { $0.kind == .frame || $0.kind == .container }
  }
}

/// A clip around an element.
struct LintClip {
  /// The transform from the clip's coordinates to the screen's, and its inverse.
  let transform: Transform
  let inverse: Transform
  /// The rectangle around everything that is visible.
  let frame: CGRect
  /// Whether a point in the clip's coordinates is inside of its outline.
  let contains: (CGPoint) -> Bool

  init(_ place: PlacedElement, transform: Transform, inverse: Transform) {
    self.transform = transform
    self.inverse = inverse
    let area = place.contentArea
    if let clip = place.element.drawing as? ClipDrawing {
      frame = area
      contains = { (clip.resolve?(place.environment, area) ?? clip.outline(area)).contains($0, rule: clip.rule) }
    } else if place.element.drawing is MaskDrawing, let mask = LintMask(of: place) {
      frame = area.overlap(with: mask.frame)
      contains = mask.contains
    } else {
      frame = area
      contains = area.contains
    }
  }

  var shape: ScreenShape { ScreenShape(frame, through: transform) }
}

/// A rectangle that content should stay in.
struct LintLimit {
  enum Kind: Hashable {
    case screen
    /// A frame with a fixed or largest length.
    case frame
    /// A geometry reader, or the area of a position.
    case container
    /// A clip, which hides what is beyond.
    case clip
    /// A scroll view, across its axis.
    case scrollView
  }

  let kind: Kind
  let rect: CGRect
  var axes: Axis.Set
  var transform = Transform.identity

  /// Whether users see nothing beyond: the screen, or a scroll view across its axis.
  var isViewport: Bool { kind == .screen || kind == .scrollView }

  /// The rectangle on the screen.
  var bounds: CGRect { transform == .identity ? rect : ScreenShape(rect, through: transform).bounds }

  /// Returns the lengths by which a frame on the screen exceeds the rectangle along its axes.
  func excess(of frame: CGRect) -> (horizontal: CGFloat, vertical: CGFloat) {
    let limit = bounds
    return (
      axes.contains(.horizontal) ? max(limit.minX - frame.minX, frame.maxX - limit.maxX, 0) : 0,
      axes.contains(.vertical) ? max(limit.minY - frame.minY, frame.maxY - limit.maxY, 0) : 0
    )
  }

  /// The words for the rectangle in messages.
  var name: String {
    switch kind {
    case .screen: "the screen"
    case .frame: "its frame"
    case .container: "its container"
    case .clip: "the clip around it"
    case .scrollView: "its scroll view"
    }
  }
}
