import SnapshotCore
import SnapshotTestSupport
import Testing

@Suite struct FoundationWordingTests {
  private func normalized(_ text: String) throws -> String {
    try snapshot(of: text, as: .lines.filtering(.foundationWording))
  }

  @Test(arguments: [
    (
      "The data couldn’t be read because it isn't in the correct format.",
      "The data could not be read because it is not in the correct format."
    ),
    ("9:41\u{202F}AM, 1\u{A0}000 “x” ‘y’", "9:41 AM, 1 000 \"x\" 'y'"), ("Can’t open. Don't.", "Cannot open. Do not."),
    ("Anna's couldn'tx", "Anna's couldn'tx"), ("e\u{301}\u{A0}👩‍💻", "e\u{301} 👩‍💻"),
  ])
  func bothSystemsGiveOneText(text: String, expected: String) throws {
    #expect(try normalized(text) == expected)
    #expect(try normalized(expected) == expected)
  }
}
