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
    var least = [CGFloat](repeating: 0, count: count)
    var flexibility = least
    for party in 0..<count {
      least[party] = measure(party, 0)
      flexibility[party] = endless(measure(party, .infinity), minus: least[party])
    }
    // Among those without end, the one that needs most comes first; a share might not reach it later.
    func rank(_ party: Int) -> (CGFloat, CGFloat, Int) {
      (flexibility[party], flexibility[party] == .infinity ? -least[party] : 0, party)
    }
    var shares = [CGFloat](repeating: 0, count: count)
    var available = length - least.reduce(0, +)
    for group in groups {
      // The group's own least lengths were kept back for it until now.
      available += group.reduce(0) { $0 + least[$1] }
      for (served, party) in group.sorted(by: { rank($0) < rank($1) }).enumerated() {
        shares[party] = max(0, available / CGFloat(group.count - served))
        available = endless(available, minus: measure(party, shares[party]))
      }
    }
    return shares
  }

  /// The parties of equal priority together, the highest first.
  private var groups: [[Int]] {
    let all = Array(priorities.indices)
    guard let first = priorities.first, priorities.contains(where: { $0 != first }) else { return [all] }
    return Set(priorities).sorted(by: >).map { priority in all.filter { priorities[$0] == priority } }
  }
}
