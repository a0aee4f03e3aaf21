/// Shares a length among several parties that each say what they take of an offer: the children of a stack, the columns
/// and rows of a grid.
///
/// The least flexible are served first, because those that can take any length should share what the others leave.
/// Flexibility is how much a party's length varies between an offer of nothing and one of everything.
struct RoomSharing {
  /// Who is served first; the least lengths of those that come later are kept back for them.
  var priorities: [Double]
  /// What a party takes of an offer.
  var measure: (_ party: Int, _ offer: CGFloat) -> CGFloat

  /// What each party is offered of a length, which is without the gaps between them.
  func shares(of length: CGFloat) -> [CGFloat] {
    let count = priorities.count
    // One alone need not be asked.
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
      // One that is no number equals none, not even itself.
      let end = max(start + 1, served[start...].firstIndex { $0.priority != priority } ?? count)
      // The group's own least lengths were kept back for it until now.
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

/// Who takes part, and what it says before anything is shared.
private struct Party {
  var index: Int
  var priority: Double
  var least: CGFloat
  var flexibility: CGFloat

  /// The highest priority first, then the least flexible. Among those without end, the one that needs most comes first; a
  /// share might not reach it later.
  func isServed(before other: Party) -> Bool {
    if priority != other.priority { return priority > other.priority }
    if flexibility != other.flexibility { return flexibility < other.flexibility }
    if flexibility == .infinity, least != other.least { return least > other.least }
    return index < other.index
  }
}
