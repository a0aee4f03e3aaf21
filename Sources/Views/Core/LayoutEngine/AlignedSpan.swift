/// The room between the outermost edges of views whose guides meet, along one axis.
///
/// It is not the longest of them: views that hang from a common guide by different parts span more than any of them.
struct AlignedSpan {
  /// The farthest that a view reaches before the common guide, and after it.
  private var reach: (before: CGFloat, after: CGFloat)?

  mutating func include(length: CGFloat, guide: CGFloat) {
    let after = endless(length, minus: guide)
    reach = reach.map { (max($0.before, guide), max($0.after, after)) } ?? (guide, after)
  }

  var length: CGFloat { reach.map { $0.before + $0.after } ?? 0 }

  /// Where a view with a guide starts in the span.
  func start(ofGuide guide: CGFloat) -> CGFloat { finite((reach?.before ?? 0) - guide) }
}

/// A difference in which what has no end keeps none: ∞ − ∞ is ∞.
func endless(_ value: CGFloat, minus other: CGFloat) -> CGFloat { value == .infinity ? .infinity : value - other }

/// The value, or 0 where infinities have cancelled each other: ∞ − ∞ is nowhere.
func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
