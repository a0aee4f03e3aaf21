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

  /// A pass that is not equal says how much it tolerates, and how much differs in ignored regions.
  @Test func passesWithATolerance() {
    func sentence(_ differing: Int, tolerance: String? = nil, ignored: Int? = nil) -> String {
      var image = LedgerEntry.ImageMetrics(
        width: 10, height: 10, differingPixels: differing, largestChannelDifference: 9, clusters: [])
      image.tolerance = tolerance
      image.ignoredRegions = ignored.map { _ in [[0, 0, 5, 5]] }
      image.ignoredPixels = ignored
      return DifferenceSentence.ofPass(LedgerEntry.example(outcome: .passed, image: image))
    }
    #expect(sentence(0) == "")
    #expect(sentence(0, tolerance: "at most 5 pixels", ignored: 0) == "")
    #expect(sentence(4) == "passed with 4.00 % of pixels different")
    #expect(
      sentence(4, tolerance: "at most 5 pixels")
        == "passed with 4.00 % of pixels different (tolerance: at most 5 pixels)")
    #expect(sentence(0, ignored: 1) == "passed with 1 different pixel in ignored regions")
    #expect(
      sentence(4, ignored: 12) == "passed with 4.00 % of pixels different and 12 different pixels in ignored regions")
    // A ledger is data from elsewhere.
    #expect(!sentence(4, tolerance: "a\u{1B}[2Jb").contains("\u{1B}"))
  }

  @Test func failuresCountTheirIgnoredRegions() {
    var image = LedgerEntry.ImageMetrics(
      width: 10, height: 10, differingPixels: 4, largestChannelDifference: 9, clusters: [[0, 0, 2, 2]])
    image.ignoredRegions = [[5, 5, 2, 2]]
    #expect(DifferenceSentence.of(LedgerEntry.example(outcome: .changed, image: image)).hasSuffix("; 1 region ignored"))
  }
}
