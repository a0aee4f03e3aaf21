import SnapshotUI
import Testing

/// Buttons that have only a role.
@MainActor @Suite struct DefaultButtonLabelTests {
  @Test(arguments: [
    (ButtonRole.cancel, "Cancel", "xmark"), (.destructive, "Delete", "trash"), (.close, "Close", "xmark"),
    (.confirm, "Done", "checkmark"),
  ])
  func aRoleHasATitleAndASymbol(role: ButtonRole, title: String, symbol: String) throws {
    var taps = 0
    let rendered = try Button(role: role) { taps += 1 }.rendered(in: RenderContext(width: 300))
    try rendered.inspect().find(button: title).tap()
    #expect(taps == 1)
    #expect(rendered.elementsText.contains("Image \(symbol)"))
  }
}
