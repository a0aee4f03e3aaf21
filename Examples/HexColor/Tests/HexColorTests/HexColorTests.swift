import HexColor
import HexColorMacros
import SnapshotMacroTesting
import Testing

@Suite(.macros([ColorMacro.self]))
struct HexColorTests {
  @Test func expansion() {
    assertMacro {
      """
      let accent = #color("#FF8800")
      """
    } expansion: {
      """
      let accent = HexColor(red: 0xFF, green: 0x88, blue: 0x00)
      """
    }
  }

  @Test func aDigitIsMissing() {
    assertMacro {
      """
      let accent = #color("#FF88")
      """
    } diagnostics: {
      """
      let accent = #color("#FF88")
                   ┬──────────────
                   ╰─ 🛑 '#FF88' is not a color such as '#FF8800'
      """
    }
  }

  @Test func aSignIsMissing() {
    assertMacro {
      """
      let accent = #color("FF8800")
      """
    } diagnostics: {
      """
      let accent = #color("FF8800")
                          ┬───────
                          ╰─ 🛑 a color begins with '#'
                             ✏️ insert '#'
      """
    } fixes: {
      """
      let accent = #color("#FF8800")
      """
    } expansion: {
      """
      let accent = HexColor(red: 0xFF, green: 0x88, blue: 0x00)
      """
    }
  }

  @Test func aVariableIsNoLiteral() {
    assertMacro {
      """
      let accent = #color(code)
      """
    } diagnostics: {
      """
      let accent = #color(code)
                   ┬───────────
                   ╰─ 🛑 #color needs a string literal
      """
    }
  }

  /// The plugin expands this one while the tests are compiled.
  @Test func value() {
    #expect(#color("#FF8800") == HexColor(red: 255, green: 136, blue: 0))
  }
}
