import SnapshotFoundation
import SnapshotRuns

/// The state of a review: the current snapshot, the decisions, and the effect of each key.
///
/// A session writes nothing. It returns commands; its owner performs them and reports back with ``didDecide(_:_:)`` and
/// ``didUndo()``.
package struct ReviewSession: Sendable {
  /// How two images are shown.
  package enum Mode: Int, Hashable, Sendable, CaseIterable {
    case side = 1
    case onion, blink, heat, semantic

    package var title: String {
      switch self {
      case .side: "side"
      case .onion: "onion skin"
      case .blink: "blink"
      case .heat: "heat map"
      case .semantic: "elements"
      }
    }
  }

  /// A pressed key.
  package enum Key: Hashable, Sendable {
    case character(Character)
    case enter, escape, backspace, up, down, left, right
  }

  /// A command that a key triggers.
  package enum Command: Equatable, Sendable {
    case decide(Decisions.Verdict, [SnapshotResult])
    /// Undoes the last decision, which was about these results.
    case undo([SnapshotResult])
    case openReport
    case quit
  }

  package private(set) var groups: [ReviewGroup]
  package private(set) var groupIndex = 0
  package private(set) var itemIndex = 0
  package private(set) var mode = Mode.side
  /// Whether images are cropped to the changed areas.
  package private(set) var isZoomed = false
  /// Whether the snapshots of the group are listed.
  package private(set) var isExpanded = false
  package private(set) var showsHelp = false
  /// The text of the current search; `nil` without a search.
  package private(set) var search: String?
  /// The question that the next key answers, if any.
  package private(set) var question: String?
  /// The result of the last key.
  package var message = ""
  package private(set) var verdicts: [SnapshotResult.Key: Decisions.Verdict] = [:]
  /// The duration of the review so far, measured by the owner.
  package var seconds = 0.0
  private var skipped: Set<SnapshotResult.Key> = []
  private var history: [[SnapshotResult]] = []
  private var commandToConfirm: Command?
  /// The groups whose snapshots were listed.
  private var expanded: Set<Int> = []

  /// The largest number of decisions that needs no confirmation.
  private static let largestUnconfirmed = 20

  package init(groups: [ReviewGroup]) { self.groups = groups.filter { !$0.results.isEmpty } }

  /// The current group; `nil` if there is nothing to review.
  package var group: ReviewGroup? { groups.indices.contains(groupIndex) ? groups[groupIndex] : nil }

  /// The current snapshot.
  package var item: SnapshotResult? {
    guard let group, group.results.indices.contains(itemIndex) else { return nil }
    return group.results[itemIndex]
  }

  /// The number of snapshots without a decision, including skipped ones.
  package var undecidedCount: Int { groups.flatMap(\.results).count { verdicts[$0.key] == nil } }

  /// The number of snapshots with a decision.
  package var decidedCount: Int { verdicts.count }

  /// Returns the number of accepted or rejected snapshots.
  package func count(of verdict: Decisions.Verdict) -> Int { verdicts.values.count { $0 == verdict } }

  /// Handles a key and returns the commands to perform.
  package mutating func press(_ key: Key) -> [Command] {
    message = ""
    if let command = commandToConfirm { return answer(key, to: command) }
    if search != nil { return type(key) }
    if showsHelp {
      showsHelp = false
      return []
    }
    switch key {
    case .character(let character): return press(character)
    case .enter: toggleList()
    case .escape: isExpanded = false
    case .left: moveItem(by: -1)
    case .right: moveItem(by: 1)
    case .up: moveGroup(by: -1)
    case .down: moveGroup(by: 1)
    case .backspace: break
    }
    return []
  }

  private mutating func press(_ character: Character) -> [Command] {
    switch character {
    case "a", "r":
      guard let item, verdicts[item.key] == nil else {
        message = item == nil ? "No snapshots left to review." : "Already decided. Press u to undo."
        return []
      }
      return [.decide(character == "a" ? .accept : .reject, [item])]
    case "s":
      if let item { skipped.insert(item.key) }
      moveOn()
    case "A", "R":
      if character == "A", let reason = reasonToListFirst {
        message = reason
        return []
      }
      return confirm(.decide(character == "A" ? .accept : .reject, undecided(of: group)))
    case "S":
      skipped.formUnion(undecided(of: group).map(\.key))
      moveOn()
    case "u":
      guard let last = history.last else {
        message = "No decision to undo."
        return []
      }
      return [.undo(last)]
    case "1", "2", "3", "4", "5": mode = Mode(rawValue: character.wholeNumberValue ?? 1) ?? .side
    case "[": moveItem(by: -1)
    case "]": moveItem(by: 1)
    case "n": moveGroup(by: 1)
    case "p": moveGroup(by: -1)
    case "e": toggleList()
    case "z": isZoomed.toggle()
    case "/": search = ""
    case "o": return [.openReport]
    case "?": showsHelp = true
    case "q": return [.quit]
    default: message = "Unknown key: \(character). Press ? for help."
    }
    return []
  }

  /// Why the group may not be accepted as a whole yet; `nil` if it may. Unexplained pixels can hide another change, and new
  /// defects are rarely intended, so the snapshots must be listed first.
  private var reasonToListFirst: String? {
    guard let obstacle = group?.cause?.obstacle, !expanded.contains(groupIndex) else { return nil }
    return "\(obstacle). List the snapshots with e first, then press A again."
  }

  private mutating func toggleList() {
    isExpanded.toggle()
    if isExpanded { expanded.insert(groupIndex) }
  }

  /// Asks for confirmation of many decisions.
  private mutating func confirm(_ command: Command) -> [Command] {
    guard case .decide(let verdict, let results) = command, !results.isEmpty else {
      message = "No snapshots left to review in this group."
      return []
    }
    guard results.count > Self.largestUnconfirmed else { return [command] }
    commandToConfirm = command
    question = "\(verdict == .accept ? "Accept" : "Reject") \(counted(results.count, "snapshot"))? (y/n)"
    return []
  }

  private mutating func answer(_ key: Key, to command: Command) -> [Command] {
    commandToConfirm = nil
    question = nil
    if key == .character("y") { return [command] }
    message = "Cancelled."
    return []
  }

  private mutating func type(_ key: Key) -> [Command] {
    switch key {
    case .character(let character): search?.append(character)
    case .backspace: search = search.map { String($0.dropLast()) }
    case .enter:
      let text = search ?? ""
      search = nil
      find(text)
    default: search = nil
    }
    return []
  }

  /// Goes to the next snapshot whose id contains a text.
  private mutating func find(_ text: String) {
    guard !text.isEmpty else { return }
    let places = groups.indices.flatMap { group in groups[group].results.indices.map { (group, $0) } }
    let start = places.firstIndex { $0 == (groupIndex, itemIndex) } ?? 0
    let order = places[(start + 1)...] + places[...start]
    guard let place = order.first(where: { groups[$0.0].results[$0.1].id.lowercased().contains(text.lowercased()) })
    else {
      message = "No snapshot matches \(text)."
      return
    }
    (groupIndex, itemIndex) = place
  }

  /// Records that a decision was performed, and goes to the next snapshot without a decision.
  package mutating func didDecide(_ verdict: Decisions.Verdict, _ results: [SnapshotResult]) {
    for result in results { verdicts[result.key] = verdict }
    history.append(results)
    let word = verdict == .accept ? "Accepted" : "Rejected"
    message = results.count == 1 ? "\(word) \(results[0].id)" : "\(word) \(counted(results.count, "snapshot"))"
    moveOn()
  }

  /// Records that the last decision was undone, and goes to its snapshot.
  package mutating func didUndo() {
    guard let results = history.popLast() else { return }
    for result in results { verdicts[result.key] = nil }
    message = results.count == 1 ? "Undone: \(results[0].id)" : "Undone: \(counted(results.count, "decision"))"
    if let first = results.first?.key {
      for (index, group) in groups.enumerated() {
        guard let item = group.results.firstIndex(where: { $0.key == first }) else { continue }
        (groupIndex, itemIndex) = (index, item)
      }
    }
  }

  private func undecided(of group: ReviewGroup?) -> [SnapshotResult] {
    (group?.results ?? []).filter { verdicts[$0.key] == nil }
  }

  /// Goes to the next snapshot that has no decision and was not skipped, or else to the next skipped one.
  private mutating func moveOn() {
    let places = groups.indices.flatMap { group in groups[group].results.indices.map { (group, $0) } }
    guard let current = places.firstIndex(where: { $0 == (groupIndex, itemIndex) }) else { return }
    let order = Array(places[(current + 1)...] + places[...current])
    func key(_ place: (Int, Int)) -> SnapshotResult.Key { groups[place.0].results[place.1].key }
    let open = order.filter { verdicts[key($0)] == nil }
    guard let next = open.first(where: { !skipped.contains(key($0)) }) ?? open.first else { return }
    (groupIndex, itemIndex) = next
  }

  private mutating func moveItem(by step: Int) {
    guard let group else { return }
    itemIndex = min(max(itemIndex + step, 0), group.results.count - 1)
  }

  private mutating func moveGroup(by step: Int) {
    let target = min(max(groupIndex + step, 0), max(groups.count - 1, 0))
    if target != groupIndex { itemIndex = 0 }
    groupIndex = target
  }
}
