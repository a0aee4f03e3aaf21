/// A display list made ready for one grid of pixels: geometry flattened, paints resolved, clips linked. Bands draw from
/// it without looking at the display list again.
struct PreparedScene: Sendable {
  /// The device pixels that are drawn; a layer's need not start at the origin.
  var size: PixelRect
  var background: PremultipliedPixel
  /// In drawing order.
  var operations: [PreparedOperation]
  /// Clips refer to their outer ones by index.
  var clips: [PreparedClip]
  /// They hold the masks of the stamps.
  var shapes: [RepeatedShapes]
}

/// One operation in device pixels.
struct PreparedOperation: Sendable {
  enum Kind: Sendable {
    case path(FilledOutline, PreparedPaint)
    case rectangle(FixedRect, PreparedPaint)
    indirect case softMask(SoftMask, PreparedPaint)
    /// All that a mask leaves out; without a mask, everything.
    indirect case inverseSoftMask(SoftMask?, PreparedPaint)
    case glyphs(PreparedGlyphs, PreparedPaint)
    /// A shape that several operations share.
    case stamp(PreparedStamp, PreparedPaint)
    case beginGroup
    /// Composites the group with an opacity of 0…255.
    case endGroup(opacity: UInt32)
    /// A group that has been drawn and filtered already.
    indirect case layer(PixelLayer, opacity: UInt32)
    case beginMask
    case endMask(MaskChannel)
  }

  var kind: Kind
  /// The pixels that it may change: what it touches inside its clips.
  var bounds: PixelRect
  /// The innermost anti-aliased clip, an index into ``PreparedScene/clips``. Clips that end on pixel edges are in
  /// `bounds` alone.
  var clip: Int?
  var mode = BlendMode.sourceOver
  /// Pixels that it covers wholly with an opaque colour, whatever lies under them.
  var opaqueInterior = CoveredCross.empty
  /// 1 where a group or a mask begins, −1 where one ends. Asking `kind` would copy what it holds.
  var nesting = 0
}

/// An anti-aliased clip in device pixels.
struct PreparedClip: Sendable {
  enum Shape: Sendable {
    case path(FilledOutline)
    case rectangle(FixedRect)
  }

  var shape: Shape
  /// The pixels that are not wholly clipped away by it or by the clips outside of it.
  var bounds: PixelRect
  /// The next clip outward.
  var parent: Int?
}
