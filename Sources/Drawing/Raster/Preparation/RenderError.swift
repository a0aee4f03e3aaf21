import Foundation

/// A reason why a display list cannot be rendered.
public enum RenderError: Error, Hashable, Sendable {
  /// A side of the drawing, in points, is zero, negative or not finite.
  case unusableSize(width: CGFloat, height: CGFloat)
  /// The picture would exceed the renderer's pixel limit or its longest side.
  case tooManyPixels(width: Int, height: Int, limit: Int)
  /// The display scale is zero, negative or not finite.
  case unusableScale(CGFloat)
  /// The operation at an index has no matching begin or end: a restore without a save, or a group or mask that does not end.
  case unbalanced(operation: Int)
  /// Groups and masks are nested too deeply at an operation's index.
  case nestedTooDeep(operation: Int, limit: Int)
  /// A group with filters, a backdrop, or a shadow inside of such a group has more pixels than the renderer's pixel limit.
  case layerTooLarge(operation: Int, width: Int, height: Int, limit: Int)
  /// The layers of groups with filters and of backdrops have more pixels in total, each counted once per filter, than five
  /// times the renderer's pixel limit.
  case tooManyFilteredPixels(operation: Int, limit: Int)
  /// The curves, strokes and dashes of an operation, or of all operations up to it, have more corners than the limit when they
  /// are divided into straight lines.
  case tooManyVertices(operation: Int, limit: Int)
  /// A glyph run uses a face that is not in the font book, or a glyph that is not in the face.
  case missingGlyph(face: String, glyph: UInt32)
}

extension RenderError: CustomStringConvertible, LocalizedError {
  /// What happened, and how to fix it.
  public var description: String {
    switch self {
    case .unusableSize(let width, let height):
      "Cannot render a drawing of \(width) × \(height) points. Use a finite size greater than zero."
    case .tooManyPixels(let width, let height, let limit):
      "Cannot render \(width) × \(height) pixels: the limit is \(limit) pixels in total and 65,535 per "
        + "side. Use a smaller size or scale, or raise `pixelLimit`."
    case .unusableScale(let scale):
      "Cannot render at scale \(scale). Use a finite scale greater than zero."
    case .unbalanced(let operation):
      "Operation \(operation) of the display list has no matching begin or end. Pair each save with a restore, and end each "
        + "group and mask."
    case .nestedTooDeep(let operation, let limit):
      "Operation \(operation) of the display list exceeds the nesting limit of \(limit) groups and masks. Use fewer nested "
        + "groups, masks and filters."
    case .layerTooLarge(let operation, let width, let height, let limit):
      "Operation \(operation) of the display list needs a layer of \(width) × \(height) pixels: the limit is \(limit). Use "
        + "a smaller group, filters that reach less far beyond the picture, or raise `pixelLimit`."
    case .tooManyFilteredPixels(let operation, let limit):
      "Operation \(operation) of the display list exceeds the limit of \(limit) filtered pixels. Use fewer or smaller "
        + "groups with filters, or raise `pixelLimit`."
    case .tooManyVertices(let operation, let limit):
      "Operation \(operation) of the display list exceeds the limit of \(limit) vertices. Use fewer or longer dashes, narrower lines, "
        + "or curves that reach less far beyond the picture."
    case .missingGlyph(let face, let glyph):
      "The font book has no glyph \(glyph) in the face \"\(face)\". Register the font with which the text was laid out."
    }
  }

  /// The message, for `localizedDescription`.
  public var errorDescription: String? { description }
}

/// The error of a list from elsewhere that would paint too many pixels.
package struct PaintLimitError: Error, CustomStringConvertible {
  let limit: Int

  package var description: String { "it paints more than \(limit) pixels" }
}
