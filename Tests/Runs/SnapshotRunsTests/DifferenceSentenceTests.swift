import SnapshotFoundation
import SnapshotRunFixtures
import SnapshotLedger
import SnapshotRuns
import Testing

@Suite struct DifferenceSentenceTests {
  @Test(arguments: [
    (0, 10, "0 %"), (1, 1_000_000, "under 0.01 %"), (1, 3, "33.33 %"), (5, 100, "5.00 %"),
    (999_999, 1_000_000, "99.99 %"),
    (10, 10, "100 %"), (1, 0, "0 %"),
  ])
  func percentagesAreNeverRoundedToZeroOrAll(part: Int, whole: Int, text: String) {
    #expect(DifferenceSentence.percentage(part, of: whole) == text)
  }

  @Test(arguments: [(0, "0"), (999, "999"), (1000, "1,000"), (1_234_567, "1,234,567"), (-1234, "-1,234")])
  func digitsAreGrouped(number: Int, text: String) {
    #expect(grouped(number) == text)
  }

  @Test func differentSizesAreBothShown() {
    let image = LedgerEntry.ImageMetrics(
      width: 430, height: 932, expectedWidth: 375, expectedHeight: 667, differingPixels: 399_147,
      largestChannelDifference: 229, clusters: [[0, 0, 430, 932]])
    #expect(
      DifferenceSentence.of(LedgerEntry.example(outcome: .changed, image: image))
        == "sizes differ: 375 × 667 expected, 430 × 932 actual")
  }
}
