/// Glyphs of one face at one size, placed in points.
public struct GlyphRun: Hashable, Sendable {
  /// A glyph and the position of its origin on the baseline, in points relative to the run's origin.
  public struct Glyph: Hashable, Sendable {
    public var id: UInt32
    public var x: CGFloat
    public var y: CGFloat

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
  /// The origin of the run: the left end of its baseline, in points.
  public var origin: CGPoint
  public var glyphs: [Glyph]
  /// The text that the glyphs show, for people.
  public var text: String
  /// The slant of a synthesised oblique: x moves by this much for each unit up. 0 for an upright or a real italic.
  public var slant: CGFloat

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
