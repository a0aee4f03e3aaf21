import InlineSnapshot
import Testing

@Test func edited() { assertInlineSnapshot(of: "a", as: .lines) }
