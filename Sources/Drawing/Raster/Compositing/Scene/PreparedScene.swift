/// A display list prepared for one pixel grid: geometry is flattened, paints are resolved, and clips are linked. Bands are
/// drawn from it without the display list.
struct PreparedScene: Sendable {
  /// The device pixels to draw. A layer need not start at the origin.
  var size: PixelRect
  var background: PremultipliedPixel
  /// In drawing order.
  var operations: [PreparedOperation]
  var clips: [PreparedClip]
  /// What owns the memory to which ``PlacedShapeMask`` and ``FilledOutline`` refer.
  var owners: [any AnyObject & Sendable]

  /// The number of pixels that the operations paint, each counted once per operation.
  var paintedPixels: Int { operations.reduce(0) { $0 + $1.bounds.width * $1.bounds.height } }
}

/// One operation in device pixels.
struct PreparedOperation: Sendable {
  enum Kind: Sendable {
    case path(FilledOutline, PreparedPaint)
    case rectangle(FixedRect, PreparedPaint)
    indirect case softMask(SoftMask, PreparedPaint)
    /// Everything outside a mask; everything if there is no mask.
    indirect case inverseSoftMask(SoftMask?, PreparedPaint)
    case glyphs(PreparedGlyphs, PreparedPaint)
    /// A cached mask that several operations share.
    case shapeMask(PlacedShapeMask, PreparedPaint)
    case beginGroup
    /// Composites the group with an opacity of 0…255.
    case endGroup(opacity: UInt32)
    /// A group that has already been drawn and filtered.
    indirect case layer(PixelLayer, opacity: UInt32)
    case beginMask
    case endMask(MaskChannel)
  }

  var kind: Kind
  /// The pixels that the operation may change: the ones it touches inside its clips.
  var bounds: PixelRect
  /// The innermost antialiased clip, an index into ``PreparedScene/clips``. Pixel-aligned clips only reduce `bounds`.
  var clip: Int?
  var mode = BlendMode.sourceOver
  /// Pixels that the operation covers completely with an opaque color.
  var opaqueInterior = CoveredCross.empty
  /// The number of vertices of its path. Reading `kind` instead would copy its payload.
  var vertexCount = 0
  /// 1 where a group or mask begins, -1 where one ends, for the same reason.
  var nesting = 0
}

/// An antialiased clip in device pixels.
struct PreparedClip: Sendable {
  enum Shape: Sendable {
    case path(FilledOutline)
    case rectangle(FixedRect)
  }

  var shape: Shape
  /// The pixels that this clip and its parents leave visible, at least in part.
  var bounds: PixelRect
  /// The index of the enclosing clip.
  var parent: Int?
}
