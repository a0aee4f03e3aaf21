import Foundation

/// Positioned glyphs of one face at one size.
public struct GlyphRun: Hashable, Sendable {
  /// A glyph and the position of its origin, in points relative to the run's origin.
  public struct Glyph: Hashable, Sendable {
    /// The glyph's index in the face.
    public var id: UInt32
    /// The horizontal position in points.
    public var x: CGFloat
    /// The vertical position in points.
    public var y: CGFloat

    /// Creates a positioned glyph.
    public init(id: UInt32, x: CGFloat, y: CGFloat) {
      self.id = id
      self.x = x
      self.y = y
    }
  }

  /// The face's name in the ``FontBook``, such as `Inter-Regular`.
  public var face: String
  /// The size in points.
  public var size: CGFloat
  /// The origin of the run in points: the left end of its baseline.
  public var origin: CGPoint
  /// The glyphs in drawing order.
  public var glyphs: [Glyph]
  /// The text of the glyphs, for printing only.
  public var text: String
  /// The horizontal shear of a synthesized oblique per unit of height. 0 for upright text and real italics.
  public var slant: CGFloat

  /// Creates a run.
  public init(
    face: String, size: CGFloat, origin: CGPoint, glyphs: [Glyph], text: String, slant: CGFloat = 0
  ) {
    self.face = face
    self.size = size
    self.origin = origin
    self.glyphs = glyphs
    self.text = text
    self.slant = slant
  }
}
