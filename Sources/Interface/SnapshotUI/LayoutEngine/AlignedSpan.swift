/// The length along an axis that views span when their guides are aligned.
///
/// It can be longer than every view, because views extend by different lengths on both sides of the common guide.
struct AlignedSpan {
  /// The maximum lengths before and after the common guide.
  private var reach: (before: CGFloat, after: CGFloat)?

  mutating func include(length: CGFloat, guide: CGFloat) {
    let after = endless(length, minus: guide)
    reach = reach.map { (max($0.before, guide), max($0.after, after)) } ?? (guide, after)
  }

  var length: CGFloat { reach.map { $0.before + $0.after } ?? 0 }

  /// Returns the position at which a view with a guide starts in the span.
  func start(ofGuide guide: CGFloat) -> CGFloat { finite((reach?.before ?? 0) - guide) }
}

/// Returns a difference in which ∞ − ∞ is ∞.
func endless(_ value: CGFloat, minus other: CGFloat) -> CGFloat { value == .infinity ? .infinity : value - other }

/// Returns the value, or 0 if it is infinite or not a number, such as ∞ − ∞.
func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
