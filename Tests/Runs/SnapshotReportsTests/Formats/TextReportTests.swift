import SnapshotRunFixtures
import SnapshotReports
import Testing

@Suite struct TextReportTests {
  @Test func errorsHaveAFix() {
    let message = """
      The reference is a Git LFS pointer, not the file itself: /app/card.png
      Run `git lfs pull`, then the test again.

      Reference:  /app/card.png
      """
    let text = TextReport(.example([.example(outcome: .error, message: message)])).text
    #expect(
      text.hasPrefix(
        """
        ! error AppTests/LoginTests/welcome()#1
          Tests/AppTests/LoginTests.swift:12
          The reference is a Git LFS pointer, not the file itself: /app/card.png
          Run `git lfs pull`, then the test again.

        ✗ 1 error
        """))
  }

  @Test func missingReferencesHaveAFileAndACommand() {
    let text = TextReport(.example([.example(outcome: .missing)])).text
    #expect(
      text.hasPrefix(
        """
        ? missing AppTests/LoginTests/welcome()#1
          Tests/AppTests/LoginTests.swift:12
          No reference: Tests/AppTests/__Snapshots__/LoginTests/1.png
          Record it with: swift run snapshot record --missing

        ✗ 1 missing
        """))
  }
}
