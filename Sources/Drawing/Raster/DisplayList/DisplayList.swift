import Foundation

/// A recorded drawing: a value that can be rendered, compared, hashed and printed.
public struct DisplayList: Hashable, Sendable {
  /// A drawing operation. Coordinates are points in the current user space.
  ///
  /// Large payloads are indirect, so that iterating over many operations is fast.
  public enum Operation: Hashable, Sendable {
    /// Saves the transform, clip, blend mode and opacity until the matching ``restore``.
    case save
    case restore
    /// Applies a transform before the current one.
    indirect case concatenate(Transform)
    /// Intersects the clip with an antialiased path.
    case clip(Path, FillRule)
    /// Sets the blend mode of the following operations, and of groups as a whole.
    case blendMode(BlendMode)
    /// Sets the opacity of the following operations and groups, from 0 to 1. This is canvas's `globalAlpha`.
    case opacity(Double)
    case fill(Path, FillRule, Paint)
    indirect case stroke(Path, StrokeStyle, Paint)
    /// The shadow of a filled path without the path itself.
    indirect case shadow(Path, FillRule, Shadow)
    /// The inner shadow of a filled path, as CSS's `inset` shadow.
    indirect case innerShadow(Path, FillRule, Shadow)
    /// Replaces what has been drawn inside a path by its filtered copy, as CSS's `backdrop-filter`. The copy includes
    /// everything below, also outside the enclosing groups.
    indirect case backdrop(Path, FillRule, filters: [LayerFilter])
    indirect case glyphs(GlyphRun, Paint)
    /// An image, or the part `source` of it in its own pixels, scaled to `destination` in points.
    indirect case image(PixelImage, source: CGRect, destination: CGRect, ImageInterpolation)
    /// An image whose corners keep their size while edges and center stretch. Insets are in the image's points.
    indirect case ninePartImage(PixelImage, insets: EdgeInsets, destination: CGRect, ImageInterpolation)
    /// Starts a group, which is drawn separately, filtered, and composited with an opacity of 0…1. Inside, blend mode
    /// and opacity have their defaults.
    case beginGroup(opacity: Double, filters: [LayerFilter] = [])
    case endGroup
    /// Starts a mask of the group's content so far. Only allowed in groups.
    case beginMask(MaskChannel)
    case endMask
  }

  /// An operation and the element that drew it.
  public struct Item: Hashable, Sendable {
    /// The operation.
    public var operation: Operation
    /// An index into ``DisplayList/elements``, or `nil` if no element drew the operation.
    public var element: Int?

    /// Creates an item.
    public init(_ operation: Operation, element: Int? = nil) {
      self.operation = operation
      self.element = element
    }
  }

  /// The size of the drawing in points.
  public var size: CGSize
  /// The operations in drawing order.
  public var items: [Item]
  /// The identities of the elements, such as `VStack/0/Text "Sign in"`.
  public var elements: [String]

  /// Creates a list from recorded items.
  public init(size: CGSize, items: [Item] = [], elements: [String] = []) {
    self.size = size
    self.items = items
    self.elements = elements
  }

  /// Records the drawing of a closure.
  public init(size: CGSize, _ draw: (inout DisplayListRecorder) -> Void) {
    var canvas = DisplayListRecorder(size: size)
    draw(&canvas)
    self = canvas.displayList
  }
}
