/// Distributes a length among the children of a stack, or the columns and rows of a grid.
///
/// The least flexible participants come first, because flexible ones can adapt to the remaining length. The flexibility
/// is the difference between the lengths for a proposal of zero and of infinity.
struct LengthDistribution {
  /// The priorities. The minimum lengths of lower priorities are reserved.
  var priorities: [Double]
  /// Returns the length that a participant takes of a proposal.
  var measure: (_ party: Int, _ offer: CGFloat) -> CGFloat

  /// Returns the proposal to each participant for a length without gaps.
  func shares(of length: CGFloat) -> [CGFloat] {
    let count = priorities.count
    // A single participant needn't be measured.
    guard count > 1 else { return priorities.map { _ in max(0, length) } }
    var parties: [Party] = []
    parties.reserveCapacity(count)
    for index in 0..<count {
      let least = measure(index, 0)
      parties.append(
        Party(
          index: index, priority: priorities[index], least: least,
          flexibility: endless(measure(index, .infinity), minus: least)))
    }
    var shares = [CGFloat](repeating: 0, count: count)
    var available = length - parties.reduce(0) { $0 + $1.least }
    let served = parties.sorted { $0.isServed(before: $1) }
    var start = 0
    while start < count {
      let priority = served[start].priority
      // A priority that is not a number isn't equal to itself.
      let end = max(start + 1, served[start...].firstIndex { $0.priority != priority } ?? count)
      // The reserved minimum lengths of this group are released.
      available += parties.reduce(0) { $1.priority == priority ? $0 + $1.least : $0 }
      for place in start..<end {
        let party = served[place].index
        shares[party] = max(0, available / CGFloat(end - place))
        available = endless(available, minus: measure(party, shares[party]))
      }
      start = end
    }
    return shares
  }
}

/// A participant with its minimum length and flexibility.
private struct Party {
  var index: Int
  var priority: Double
  var least: CGFloat
  var flexibility: CGFloat

  /// Orders by descending priority, then by ascending flexibility. Of infinitely flexible participants, the one with
  /// the largest minimum comes first.
  func isServed(before other: Party) -> Bool {
    if priority != other.priority { return priority > other.priority }
    if flexibility != other.flexibility { return flexibility < other.flexibility }
    if flexibility == .infinity, least != other.least { return least > other.least }
    return index < other.index
  }
}
