import Foundation

/// Lays out styled text in lines of glyphs. The result depends only on the input and the fonts.
public struct Typesetter: Sendable {
  /// The available fonts.
  public var fonts: FontBook

  /// Creates a typesetter.
  public init(fonts: FontBook = .embedded) { self.fonts = fonts }

  /// Lays out a paragraph.
  ///
  /// - Parameters:
  ///   - runs: The styled text.
  ///   - style: The paragraph style.
  ///   - width: The maximum line width in points. `nil` and infinity break lines at hard breaks only.
  ///   - height: The maximum height in points. At least one line is kept. `nil` and infinity keep all lines up to the
  ///     style's line limit.
  /// - Complexity: O(n) in the length of the text, if its words are cached.
  public func layout(
    _ runs: [TextRun], style: ParagraphStyle = ParagraphStyle(), width: CGFloat? = nil, height: CGFloat? = nil
  ) -> TextLayout {
    let framesetter = Framesetter(runs, style: style, fonts: fonts)
    return framesetter.colored(framesetter.layout(width: width, height: height))
  }
}
