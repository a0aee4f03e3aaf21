import SnapshotFoundation
import SnapshotLedger
import SnapshotPictureDifferences

/// A snapshot and why it differs.
struct CauseMember {
  var result: SnapshotResult
  var difference: SemanticDifference
}

/// Groups snapshots by the changes that they share.
///
/// Changes are equal if they have equal values, or if they change the same property of the same element in several
/// configurations of one snapshot: a style that is larger at every type size is one change with a range of values.
struct CauseGrouping {
  private(set) var causes: [Cause] = []
  private var classes = ChangeClasses()
  private let matrices: Cause.Matrices

  init(_ members: [CauseMember], _ matrices: Cause.Matrices) {
    self.matrices = matrices
    for member in members {
      for change in member.difference.primary { classes.join(CauseGrouping.keys(of: change, in: member)) }
    }
    group(members)
  }

  private static func keys(of change: SemanticChange, in member: CauseMember) -> (String, String) {
    (change.key, "\(SnapshotID.withoutConfiguration(member.result.id))\u{0}\(change.placeKey)")
  }

  /// The classes of the changes of a snapshot, in their order.
  private func changes(of member: CauseMember) -> [(id: Int, change: SemanticChange)] {
    member.difference.primary.map { (classes.id(of: $0.key), $0) }
  }

  /// A snapshot with the classes of its changes, in their order.
  private typealias Classified = (member: CauseMember, changes: [(id: Int, change: SemanticChange)])

  private mutating func group(_ members: [CauseMember]) {
    let same = members.filter(\.difference.isSameDrawing)
    let all: [Classified] = members.filter { !$0.difference.isSameDrawing }.map { ($0, changes(of: $0)) }
    for group in FrequencyGroups.groups(of: all.map { $0.changes.map(\.id) }) {
      for part in split(group.members.map({ all[$0] }), with: group.id) {
        causes.append(cause(part.titled, part.members))
      }
    }
    if !same.isEmpty { causes.append(unchanged(same)) }
  }

  /// Separates the snapshots that have a further change of elements or of the drawing, which would be accepted unseen as part
  /// of the common one.
  ///
  /// - Returns: The changes that the title names, and the snapshots that have exactly these. Changes that all of the snapshots
  ///   have cannot be told apart, so that every title names them.
  private func split(_ members: [Classified], with id: Int) -> [(titled: [Int], members: [Classified])] {
    func independent(_ changes: [(id: Int, change: SemanticChange)]) -> [Int] {
      changes.filter { $0.change.stage != .layout && $0.id != id }.reduce(into: []) { ids, change in
        if !ids.contains(change.id) { ids.append(change.id) }
      }
    }
    let others = members.map { independent($0.changes) }
    let shared = others.dropFirst().reduce(others.first ?? []) { shared, ids in shared.filter(ids.contains) }
    var parts: [(titled: [Int], members: [Classified])] = []
    var partOfChanges: [Set<Int>: Int] = [:]
    for (member, ids) in zip(members, others) {
      let titled = ids.filter { !shared.contains($0) } + [id] + shared
      if let index = partOfChanges[Set(titled)] {
        parts[index].members.append(member)
      } else {
        partOfChanges[Set(titled)] = parts.count
        parts.append((titled, [member]))
      }
    }
    // The snapshots with fewer changes first: they show the common change alone.
    return parts.indices.sorted { (parts[$0].titled.count, $0) < (parts[$1].titled.count, $1) }.map { parts[$0] }
  }

  private func cause(_ titled: [Int], _ members: [Classified]) -> Cause {
    let titles = titled.map { id in
      ChangeTitle(members.flatMap { $0.changes }.filter { $0.id == id }.map(\.change)).text
    }.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let shown = titles.prefix(3).joined(separator: "; ")
    let results = members.map(\.member.result)
    let stage = members[0].changes.first { $0.id == titled[0] }?.change.stage ?? .drawing
    let engine = members.compactMap { $0.member.difference.engine }
    var cause = Cause(
      title: titles.count > 3 ? "\(shown); and \(titles.count - 3) more" : shown, results: results,
      unexplained: 0, stage: "\(stage)")
    if titles.count > 3 { cause.identity = titles.joined(separator: "; ") }
    let known = matrices.known(of: results)
    let titledKeys = Set(members.flatMap { $0.changes }.filter { titled.prefix(3).contains($0.id) }.map(\.change.key))
    cause.details = SemanticText.lines(
      members.map { ($0.member.result, $0.member.difference) }, leavingOut: titledKeys, among: known)
    if !engine.isEmpty, cause.stage != "engine" || engine.contains(where: { $0.pixelsOfView > 0 }) {
      cause.details.append(
        "pixels: \(grouped(engine.reduce(0) { $0 + $1.pixels })) changed by the engine, "
          + "\(grouped(engine.reduce(0) { $0 + $1.pixelsOfView })) by the view")
    }
    cause.defects = SemanticText.defectLines(
      members.map { ($0.member.result, $0.member.difference) }, among: known)
    cause.configurations = matrices.configurations(of: results)
    note(members.map(\.member), in: &cause)
    return cause
  }

  /// Equal display lists with different pixels: the renderer changed.
  private func unchanged(_ members: [CauseMember]) -> Cause {
    let results = members.map(\.result)
    var cause = Cause(
      title: "Same display list, different pixels", results: results, unexplained: 0, stage: "pixels",
      configurations: matrices.configurations(of: results))
    note(members, in: &cause)
    return cause
  }

  private func note(_ members: [CauseMember], in cause: inout Cause) {
    cause.unexplainedKeys = Set(members.filter { $0.difference.explained < 1000 }.map(\.result.key))
    cause.defectiveKeys = Set(members.filter { !$0.difference.defects.isEmpty }.map(\.result.key))
    cause.exampleOfDefects = members.lazy.flatMap(\.difference.defects).first?.text
    cause.unexplained = cause.unexplainedKeys.count
    cause.proven = members.count { $0.difference.isProven }
    cause.isEngineOnly = members.allSatisfy { $0.difference.engine?.pixelsOfView == 0 }
  }
}

/// The title of a change that may have several values: `Text font size 11…17 → 13…20`.
private struct ChangeTitle {
  let text: String

  init(_ changes: [SemanticChange]) {
    let contexts = Set(changes.map(\.context))
    text = ChangeTitle.values(changes) + (contexts.count == 1 ? contexts.first ?? "" : "")
  }

  private static func values(_ changes: [SemanticChange]) -> String {
    guard let first = changes.first else {
      return ""
    }
    var pairs: [(before: String, after: String)] = []
    for change in changes where !pairs.contains(where: { $0 == (change.before, change.after) }) {
      pairs.append((change.before, change.after))
    }
    if pairs.count > 1, first.isPaint {
      pairs = pairs.map(PaintColors.withoutEqualOpacity).reduce(into: []) { pairs, pair in
        if !pairs.contains(where: { $0 == pair }) { pairs.append(pair) }
      }
    }
    let isOneElement = changes.allSatisfy { $0.element == first.element }
    guard pairs.count > 1, !first.isFrame, !["added", "removed", "moved"].contains(first.property) else {
      return isOneElement ? "\(first.element) \(first.sentence)" : first.title
    }
    let isOneKind = changes.allSatisfy { $0.kind == first.kind }
    let name = isOneElement ? first.element : isOneKind ? first.kind : ""
    let property = first.isPaint && !isOneElement ? "color" : first.property == "text" ? "" : first.property
    let start = [name, property].filter { !$0.isEmpty }.joined(separator: " ") + " "
    let numbers = pairs.compactMap { pair -> (Double, Double)? in
      guard let before = Double(pair.before), let after = Double(pair.after) else { return nil }
      return (before, after)
    }
    if numbers.count == pairs.count {
      let sorted = pairs.indices.sorted { numbers[$0] < numbers[$1] }.map { pairs[$0] }
      func range(_ values: [String]) -> String {
        let (low, high) = (values.first ?? "", values.last ?? "")
        return low == high ? low : "\(low)…\(high)"
      }
      return start + range(sorted.map(\.before)) + " → " + range(sorted.map(\.after))
    } else {
      let shown = pairs.prefix(2).map { "\($0.before) → \($0.after)" }.joined(separator: ", ")
      return start + shown + (pairs.count > 2 ? ", and \(pairs.count - 2) more" : "")
    }
  }
}

/// Sets of keys that stand for the same change.
private struct ChangeClasses {
  private var numbers: [String: Int] = [:]
  private var parents: [Int] = []

  mutating func join(_ keys: (String, String)) {
    // NB: a call of `root` would read the parents before its argument adds one.
    let numbers = (number(of: keys.0), number(of: keys.1))
    let (a, b) = (root(numbers.0), root(numbers.1))
    if a != b { parents[max(a, b)] = min(a, b) }
  }

  func id(of key: String) -> Int { numbers[key].map(root) ?? -1 }

  private mutating func number(of key: String) -> Int {
    if let number = numbers[key] { return number }
    numbers[key] = parents.count
    parents.append(parents.count)
    return parents.count - 1
  }

  private func root(_ number: Int) -> Int {
    var number = number
    while parents[number] != number { number = parents[number] }
    return number
  }
}
