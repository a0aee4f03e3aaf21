import InlineSnapshot
import Snapshot
import Testing

@Suite(.serialized) struct FirstRun {
  @Test func file() { assertSnapshot(of: "a\nb", as: .lines) }

  @Test func inline() { assertInlineSnapshot(of: "a\nb", as: .lines) }

  @Test func recordMode() { assertSnapshot(of: "a\nb", as: .lines, record: .all) }

  @Test func recordingIsDisabled() { assertSnapshot(of: "a\nb", as: .lines, record: .never) }
}
