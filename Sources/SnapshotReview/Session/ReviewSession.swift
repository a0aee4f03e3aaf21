import SnapshotRuns

/// A review as a value: what is looked at, what was decided, and what a key does. It writes nothing itself; the commands
/// that it gives are carried out by whoever drives it, who reports back.
package struct ReviewSession: Sendable {
  /// How two pictures are shown.
  package enum Mode: Int, Hashable, Sendable, CaseIterable {
    case side = 1
    case onion, blink, heat, semantic

    package var title: String {
      switch self {
      case .side: "side"
      case .onion: "onion"
      case .blink: "blink"
      case .heat: "heat"
      case .semantic: "changes"
      }
    }
  }

  /// What a person pressed.
  package enum Key: Hashable, Sendable {
    case character(Character)
    case enter, escape, backspace, up, down, left, right
  }

  /// What is to be done about a key.
  package enum Command: Hashable, Sendable {
    case decide(Decisions.Verdict, [SnapshotResult])
    /// Takes the last decision back, that about these results.
    case takeBack([SnapshotResult])
    case openReport
    case quit
  }

  package private(set) var groups: [ReviewGroup]
  package private(set) var groupIndex = 0
  package private(set) var itemIndex = 0
  package private(set) var mode = Mode.side
  /// Only the neighbourhood of what changed is shown of a picture.
  package private(set) var isZoomed = false
  /// The cells of the group are listed.
  package private(set) var isExpanded = false
  package private(set) var showsHelp = false
  /// What a search is typed into; `nil` when none is.
  package private(set) var search: String?
  /// A question that the next key answers.
  package private(set) var question: String?
  /// What the last key came to.
  package var message = ""
  package private(set) var verdicts: [SnapshotResult.Key: Decisions.Verdict] = [:]
  /// How long the review has taken so far, as whoever drives it measures it.
  package var seconds = 0.0
  private var skipped: Set<SnapshotResult.Key> = []
  private var history: [[SnapshotResult]] = []
  private var asked: Command?
  /// The groups whose cells were looked at as a list.
  private var expanded: Set<Int> = []

  /// Decisions on more pictures than this are asked about once.
  private static let largestUnasked = 20

  package init(groups: [ReviewGroup]) { self.groups = groups.filter { !$0.results.isEmpty } }

  /// The group that is looked at; `nil` where there is nothing to review.
  package var group: ReviewGroup? { groups.indices.contains(groupIndex) ? groups[groupIndex] : nil }

  /// The snapshot that is looked at.
  package var item: SnapshotResult? {
    guard let group, group.results.indices.contains(itemIndex) else { return nil }
    return group.results[itemIndex]
  }

  /// How many snapshots await a decision, those that were skipped among them.
  package var undecidedCount: Int { groups.flatMap(\.results).count { verdicts[$0.key] == nil } }

  /// How many snapshots were decided on.
  package var decidedCount: Int { verdicts.count }

  /// How many were accepted and rejected.
  package func count(of verdict: Decisions.Verdict) -> Int { verdicts.values.count { $0 == verdict } }

  /// What a key asks for.
  package mutating func press(_ key: Key) -> [Command] {
    message = ""
    if let command = asked { return answer(key, to: command) }
    if search != nil { return type(key) }
    if showsHelp {
      showsHelp = false
      return []
    }
    switch key {
    case .character(let character): return press(character)
    case .enter: toggleCells()
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
        message = item == nil ? "There is nothing left to decide." : "That is decided already; u takes it back."
        return []
      }
      return [.decide(character == "a" ? .accept : .reject, [item])]
    case "s":
      if let item { skipped.insert(item.key) }
      moveOn()
    case "A", "R":
      if character == "A", let reason = unseen {
        message = reason
        return []
      }
      return ask(.decide(character == "A" ? .accept : .reject, undecided(of: group)))
    case "S":
      skipped.formUnion(undecided(of: group).map(\.key))
      moveOn()
    case "u":
      guard let last = history.last else {
        message = "There is nothing to take back."
        return []
      }
      return [.takeBack(last)]
    case "1", "2", "3", "4", "5": mode = Mode(rawValue: character.wholeNumberValue ?? 1) ?? .side
    case "[": moveItem(by: -1)
    case "]": moveItem(by: 1)
    case "n": moveGroup(by: 1)
    case "p": moveGroup(by: -1)
    case "e": toggleCells()
    case "z": isZoomed.toggle()
    case "/": search = ""
    case "o": return [.openReport]
    case "?": showsHelp = true
    case "q": return [.quit]
    default: message = "\(character) means nothing here; ? lists the keys."
    }
    return []
  }

  /// Why not all of the group may be accepted at once yet: a cause that does not explain everything may hide something
  /// else, so its cells must have been looked at as a list first.
  private var unseen: String? {
    guard let cause = group?.cause, let count = cause.unexplained, count > 0, !expanded.contains(groupIndex) else {
      return nil
    }
    return "\(count) of these have pixels that the cause does not explain; look at the cells first, with e, then A."
  }

  private mutating func toggleCells() {
    isExpanded.toggle()
    if isExpanded { expanded.insert(groupIndex) }
  }

  /// Decisions on many pictures are asked about once.
  private mutating func ask(_ command: Command) -> [Command] {
    guard case .decide(let verdict, let results) = command, !results.isEmpty else {
      message = "There is nothing left to decide in this group."
      return []
    }
    guard results.count > Self.largestUnasked else { return [command] }
    asked = command
    question = "\(verdict == .accept ? "Accept" : "Reject") \(results.count) snapshots? y or n"
    return []
  }

  private mutating func answer(_ key: Key, to command: Command) -> [Command] {
    asked = nil
    question = nil
    if key == .character("y") { return [command] }
    message = "Nothing was decided."
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

  /// Goes to the next snapshot whose id holds a text.
  private mutating func find(_ text: String) {
    guard !text.isEmpty else { return }
    let places = groups.indices.flatMap { group in groups[group].results.indices.map { (group, $0) } }
    let start = places.firstIndex { $0 == (groupIndex, itemIndex) } ?? 0
    let order = places[(start + 1)...] + places[...start]
    guard let place = order.first(where: { groups[$0.0].results[$0.1].id.lowercased().contains(text.lowercased()) })
    else {
      message = "No snapshot is named \(text)."
      return
    }
    (groupIndex, itemIndex) = place
  }

  /// Notes that a decision was carried out, and goes on to what is undecided.
  package mutating func didDecide(_ verdict: Decisions.Verdict, _ results: [SnapshotResult]) {
    for result in results { verdicts[result.key] = verdict }
    history.append(results)
    let word = verdict == .accept ? "Accepted" : "Rejected"
    message = results.count == 1 ? "\(word) \(results[0].id)" : "\(word) \(results.count) snapshots"
    moveOn()
  }

  /// Notes that the last decision was taken back, and goes to where it was made.
  package mutating func didTakeBack() {
    guard let results = history.popLast() else { return }
    for result in results { verdicts[result.key] = nil }
    message = results.count == 1 ? "Took back \(results[0].id)" : "Took back \(results.count) decisions"
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

  /// Goes to the next snapshot that was neither decided on nor skipped, else to the next that was skipped.
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
