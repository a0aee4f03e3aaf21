/// The recorder that all copies of a graphics context draw into.
final class GraphicsTarget {
  var recorder: DisplayListRecorder

  init(_ recorder: DisplayListRecorder) { self.recorder = recorder }
}

/// What a ``Canvas`` draws into. A copy has its own transform, clip, opacity, blend mode and filters, and draws into the
/// same picture.
public struct GraphicsContext {
  let target: GraphicsTarget
  let size: CGSize
  /// The environment of the canvas.
  public let environment: EnvironmentValues
  let symbols: [ViewElement]
  let elements: ElementContext
  /// The opacity of the following drawing, from 0 to 1.
  public var opacity = 1.0
  /// The blend mode of the following drawing.
  public var blendMode = BlendMode.normal
  private var matrix = Transform.identity
  /// The outlines to which the drawing is clipped, each with the transform that it had.
  private var clips: [(path: Path, rule: FillRule, transform: Transform)] = []
  /// The filters in the order in which they apply: the one that was added last comes first.
  private var filters: [LayerFilter] = []

  init(
    target: GraphicsTarget, size: CGSize, environment: EnvironmentValues, symbols: [ViewElement],
    elements: ElementContext
  ) {
    self.target = target
    self.size = size
    self.environment = environment
    self.symbols = symbols
    self.elements = elements
  }

  /// Records with the context's state.
  func record(_ draw: (inout DisplayListRecorder) -> Void) {
    target.recorder.saved { recorder in
      for clip in clips {
        recorder.clip(to: clip.path.applying(clip.transform), rule: clip.rule)
      }
      recorder.concatenate(matrix)
      recorder.blendMode = blendMode
      if filters.isEmpty {
        recorder.opacity = min(max(opacity, 0), 1)
        draw(&recorder)
      } else {
        recorder.group(opacity: min(max(opacity, 0), 1), filters: filters, draw)
      }
    }
  }
}

// MARK: State

extension GraphicsContext {
  /// The transform of the following drawing.
  public var transform: CGAffineTransform {
    get { matrix.cgAffineTransform }
    set { matrix = Transform(newValue) }
  }

  /// The options of a clip.
  public struct ClipOptions: OptionSet, Sendable {
    /// The bits of the option set.
    public let rawValue: UInt32

    /// Creates options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Keeps what lies outside the path.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Moves the origin by a distance in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    matrix = Transform(translationX: Double(x), y: Double(y)).concatenating(matrix)
  }

  /// Scales about the origin.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    matrix = Transform(scaleX: Double(x), y: Double(y)).concatenating(matrix)
  }

  /// Rotates about the origin, clockwise for positive angles.
  public mutating func rotate(by angle: Angle) { matrix = Transform(rotation: angle).concatenating(matrix) }

  /// Applies a transform before the current one.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    self.matrix = Transform(matrix).concatenating(self.matrix)
  }

  /// Restricts the following drawing to a path.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    guard options.contains(.inverse) else {
      clips.append((path, style.rule, matrix))
      return
    }
    var outside = Path(CGRect(x: -10_000, y: -10_000, width: 20_000, height: 20_000))
    outside.addPath(path)
    clips.append((outside, .evenOdd, matrix))
  }

  /// Applies a filter to the following drawing, before the filters that were added earlier.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    filters.insert(filter.resolve(in: environment), at: 0)
  }

  /// Draws into a layer, which is composited as a whole with the context's opacity, blend mode and filters.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let layer = GraphicsTarget(DisplayListRecorder(size: target.recorder.size))
    var inner = GraphicsContext(
      target: layer, size: size, environment: environment, symbols: symbols, elements: elements)
    try content(&inner)
    record { recorder in recorder.group { $0.append(layer.recorder.displayList) } }
  }

  /// Restricts the following drawing to what a layer draws.
  ///
  /// - Parameter opacity: Has no effect.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let layer = GraphicsTarget(DisplayListRecorder(size: target.recorder.size))
    var inner = GraphicsContext(
      target: layer, size: size, environment: environment, symbols: symbols, elements: elements)
    inner.matrix = matrix
    try content(&inner)
    for silhouette in Silhouette.all(in: layer.recorder.displayList) {
      clips.append((silhouette.path, silhouette.rule, silhouette.transform))
    }
  }
}
