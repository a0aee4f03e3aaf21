/// ANSI styles for terminal output; every style returns its text unchanged when colors are off.
package struct TerminalPalette: Sendable {
  package var isColored: Bool

  package init(isColored: Bool) { self.isColored = isColored }

  /// Returns a text in a style.
  ///
  /// - Parameter code: The parameters of the escape sequence "Select Graphic Rendition", such as `1;31`.
  package func style(_ text: String, _ code: String) -> String { isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text }

  package func good(_ text: String) -> String { style(text, "1;32") }
  package func bad(_ text: String) -> String { style(text, "1;31") }
  package func warning(_ text: String) -> String { style(text, "1;33") }
  package func quiet(_ text: String) -> String { style(text, "2") }
  package func strong(_ text: String) -> String { style(text, "1") }
}
