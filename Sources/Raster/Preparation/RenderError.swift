/// Why a drawing could not become pixels.
public enum RenderError: Error, Hashable, Sendable {
  /// A side is zero, negative, infinite or not a number; sizes in points.
  case unusableSize(width: CGFloat, height: CGFloat)
  /// The picture would have more pixels than the renderer allows.
  case tooManyPixels(width: Int, height: Int, limit: Int)
  /// The display scale is zero, negative, infinite or not a number.
  case unusableScale(CGFloat)
  /// A restore without a save, an end without a group, or the other way round, at an operation's index.
  case unbalanced(operation: Int)
  /// Groups and masks lie inside of each other more deeply than the renderer allows, at an operation's index.
  case nestedTooDeep(operation: Int, limit: Int)
  /// A run asks for a face that the font book does not have, or for a glyph that the face does not have.
  case missingGlyph(face: String, glyph: UInt32)
}
