import Raster
import SnapshotFoundation
import SnapshotLedger

/// Describes the result of an image comparison in one sentence.
package enum DifferenceSentence {
  /// Returns "312 of 250,125 pixels differ (0.12 %) in 2 areas; the largest difference is 41 of 255", or both sizes if they
  /// differ. Returns an empty text for texts and uncompared images.
  package static func of(_ entry: LedgerEntry) -> String {
    guard let image = entry.image else { return "" }
    if let width = image.expectedWidth, let height = image.expectedHeight {
      return "sizes differ: \(width) × \(height) expected, \(image.width) × \(image.height) actual"
    }
    guard image.differingPixels > 0 else { return "" }
    let ignored = image.ignoredRegions.map { "; \(counted($0.count, "region")) ignored" } ?? ""
    return sentence(
      differing: image.differingPixels, of: area(image.width, image.height), areas: image.clusters.count,
      largest: image.largestChannelDifference) + ignored
  }

  /// Returns "passed with 40.00 % of pixels different (tolerance: at most 20 pixels) and 12 different pixels in ignored
  /// regions" if an image passed although it differs; otherwise an empty text.
  package static func ofPass(_ entry: LedgerEntry) -> String {
    guard entry.outcome == .passed, let image = entry.image else { return "" }
    var parts: [String] = []
    if image.differingPixels > 0 {
      let share = percentage(image.differingPixels, of: area(image.width, image.height))
      parts.append(
        "\(share) of pixels different" + (image.tolerance.map { " (tolerance: \(VisibleText.line($0)))" } ?? ""))
    }
    if let ignored = image.ignoredPixels, ignored > 0 {
      parts.append("\(counted(ignored, "different pixel")) in ignored regions")
    }
    return parts.isEmpty ? "" : "passed with " + parts.joined(separator: " and ")
  }

  /// Returns the sentence for a comparison.
  package static func of(_ difference: ImageDifference) -> String {
    let all = max(
      area(difference.expectedWidth, difference.expectedHeight), area(difference.actualWidth, difference.actualHeight))
    return sentence(
      differing: difference.differingPixels, of: all, areas: difference.clusters.count,
      largest: difference.largestChannelDifference)
  }

  /// Returns the number of pixels. Clamps sides from a ledger, which are untrusted, to prevent an overflow.
  private static func area(_ width: Int, _ height: Int) -> Int {
    let bounds = 1...(1 << 24)
    return min(max(width, bounds.lowerBound), bounds.upperBound)
      * min(max(height, bounds.lowerBound), bounds.upperBound)
  }

  private static func sentence(differing: Int, of all: Int, areas: Int, largest: Int) -> String {
    "\(grouped(differing)) of \(counted(all, "pixel")) \(differing == 1 ? "differs" : "differ") "
      + "(\(percentage(differing, of: all))) in \(counted(areas, "area")); "
      + "the largest difference is \(largest) of 255"
  }

  /// Returns a percentage with two decimals. A part is never "0.00 %", and less than the whole is never "100.00 %".
  package static func percentage(_ part: Int, of whole: Int) -> String {
    guard whole > 0, part > 0 else { return "0 %" }
    guard part < whole else { return "100 %" }
    let hundredths = Int((Double(part) / Double(whole) * 10_000).rounded())
    if hundredths < 1 { return "under 0.01 %" }
    let shown = min(hundredths, 9_999)
    let decimals = shown % 100
    return "\(shown / 100).\(decimals < 10 ? "0" : "")\(decimals) %"
  }
}
