/// A recorded drawing: a value that can be replayed, compared, hashed, printed and explained.
public struct DisplayList: Hashable, Sendable {
  /// One drawing operation. Coordinates are points in the user space that the transforms before it set up.
  ///
  /// What is large is kept apart, so that a list of many operations is gone through quickly.
  public enum Operation: Hashable, Sendable {
    /// Keeps the transform, the clip, the blend mode and the opacity until the matching ``restore``.
    case save
    case restore
    /// Applies a transform before the current one.
    indirect case concatenate(Transform)
    /// Intersects the clip with a path, anti-aliased.
    case clip(Path, FillRule)
    /// Sets how later operations, and groups as a whole, are composited.
    case blendMode(BlendMode)
    /// Sets the opacity of 0…1 of each later operation, and of groups as a whole: canvas's `globalAlpha`.
    case opacity(Double)
    case fill(Path, FillRule, Paint)
    indirect case stroke(Path, StrokeStyle, Paint)
    /// The shadow of a filled path, without the path itself.
    indirect case shadow(Path, FillRule, Shadow)
    /// The shadow that everything outside of a filled path casts into it, as CSS's `inset`.
    indirect case innerShadow(Path, FillRule, Shadow)
    indirect case glyphs(GlyphRun, Paint)
    /// A picture, or the part `source` of it in its own pixels, stretched into `destination` in points.
    indirect case image(PixelImage, source: CGRect, destination: CGRect, ImageInterpolation)
    /// A picture whose corners keep their size while its edges and its middle stretch; insets in the picture's points.
    indirect case ninePartImage(PixelImage, insets: EdgeInsets, destination: CGRect, ImageInterpolation)
    /// Starts a group that is drawn apart, filtered, and then composited with an opacity of 0…1. Inside, the blend mode
    /// is the usual one and the opacity is one.
    case beginGroup(opacity: Double, filters: [LayerFilter] = [])
    case endGroup
    /// Starts a drawing that masks what its group has drawn so far; allowed inside of groups only.
    case beginMask(MaskChannel)
    case endMask
  }

  /// An operation and who drew it.
  public struct Item: Hashable, Sendable {
    public var operation: Operation
    /// An index into ``DisplayList/elements``, or `nil` for what no element drew.
    public var element: Int?

    public init(_ operation: Operation, element: Int? = nil) {
      self.operation = operation
      self.element = element
    }
  }

  /// The size of the drawing in points.
  public var size: CGSize
  public var items: [Item]
  /// The identities of the elements that drew, such as `VStack/0/Text "Sign in"`.
  public var elements: [String]

  public init(size: CGSize, items: [Item] = [], elements: [String] = []) {
    self.size = size
    self.items = items
    self.elements = elements
  }

  /// Records what a closure draws.
  public init(size: CGSize, _ draw: (inout Canvas) -> Void) {
    var canvas = Canvas(size: size)
    draw(&canvas)
    self = canvas.displayList
  }
}
