/// Estimates the remaining time from the progress so far.
package enum TimeLeft {
  /// Returns `14 s left`; `nil` while there is too little data, and when nothing is left.
  package static func text(done: Int, of whole: Int, seconds: Double) -> String? {
    guard done >= 5, whole > done else { return nil }
    let left = seconds / Double(done) * Double(whole - done)
    guard left.isFinite, left >= 0, left < 360_000 else { return nil }
    let rounded = Int(left.rounded(.up))
    return rounded < 90 ? "\(rounded) s left" : "\((rounded + 30) / 60) min left"
  }
}
