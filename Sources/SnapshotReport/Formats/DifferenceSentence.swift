/// What an entry's comparison measured, in one sentence.
public enum DifferenceSentence {
  /// "312 of 250,125 pixels differ (0.12 %) in 2 areas; the largest difference is 41 of 255"; empty for text and where
  /// nothing was compared.
  public static func of(_ entry: LedgerEntry) -> String {
    guard let image = entry.image, image.differingPixels > 0 else { return "" }
    let all = max(1, image.width) * max(1, image.height)
    let pixels = image.differingPixels == 1 ? "pixel differs" : "pixels differ"
    let areas = image.clusters.count == 1 ? "1 area" : "\(grouped(image.clusters.count)) areas"
    return "\(grouped(image.differingPixels)) of \(grouped(all)) \(pixels) "
      + "(\(percentage(image.differingPixels, of: all))) in \(areas); "
      + "the largest difference is \(image.largestChannelDifference) of 255"
  }

  /// Digits in groups of three, without any locale.
  public static func grouped(_ number: Int) -> String {
    let digits = String(number.magnitude)
    var result = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { result.append(",") }
      result.append(digit)
    }
    return (number < 0 ? "-" : "") + result
  }

  /// Two decimals, and never "0.00 %" of something or "100.00 %" of less than all.
  public static func percentage(_ part: Int, of whole: Int) -> String {
    guard whole > 0, part > 0 else { return "0 %" }
    guard part < whole else { return "100 %" }
    let hundredths = Int((Double(part) / Double(whole) * 10_000).rounded())
    if hundredths < 1 { return "under 0.01 %" }
    let shown = min(hundredths, 9_999)
    let decimals = shown % 100
    return "\(shown / 100).\(decimals < 10 ? "0" : "")\(decimals) %"
  }
}
