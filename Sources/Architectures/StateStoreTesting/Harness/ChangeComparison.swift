/// Compares the changes of a step one by one with those that the step describes.
struct ChangeComparison<State: Equatable & Sendable> {
  typealias Change = OutputRecord<State>.Change
  typealias Update = HarnessChanges<State>.Update

  /// The number of undescribed changes that a failure shows.
  private static var shownLimit: Int { 20 }

  let changes: [Change]
  let expected: [HarnessChanges<State>]

  /// Returns the first difference; `nil` if the step describes all changes.
  ///
  /// - Parameter state: The state after the step.
  func failure(state: State) -> StepFailure? {
    var rest = changes[...]
    for (index, group) in expected.enumerated() {
      let later = expected[(index + 1)...].flatMap(\.updates)
      if group.updates.count == 1, let change = rest.first {
        let update = group.updates[0]
        if let failure = StateExpectation(update: update, exhaustivity: .on)
          .failure(before: change.before, after: change.after)
        {
          guard case .stateMismatch(let difference, _) = failure else { return failure }
          return .stateMismatch(difference: difference, hint: hint(rest, updates: [update] + later))
        }
        rest.removeFirst()
      } else {
        let part = Array(rest.prefix(group.updates.count))
        let pairs = pairs(of: part, with: group.updates)
        if let unpaired = part.indices.first(where: { pairs[$0] == nil }) {
          return .unorderedMismatch(change: part[unpaired].text)
        }
        let missing = group.updates.indices.filter { !pairs.values.contains($0) }.map { group.updates[$0] }
        if !missing.isEmpty { return self.missing(missing + later, state: state) }
        rest.removeFirst(part.count)
      }
    }
    guard !rest.isEmpty else { return nil }
    let shown = rest.prefix(Self.shownLimit).map(\.text)
    return .unhandled(.change, shown, before: nil, more: rest.count - shown.count)
  }

  /// The missing changes, applied to the state.
  private func missing(_ updates: [Update], state: State) -> StepFailure {
    var expected = state
    do {
      for update in updates { try update(&expected) }
    } catch {
      return .thrown(by: error)
    }
    return .nothingReceived(
      .change, expected: StateDifference.text(expected: expected, actual: state), waitedFor: nil, inFlight: [])
  }

  /// Returns the position of an update for as many changes as possible.
  ///
  /// Several updates can describe the same change. A change that finds all of its updates taken makes another change take
  /// another update (bipartite matching by augmenting paths).
  private func pairs(of changes: [Change], with updates: [Update]) -> [Int: Int] {
    let candidates = changes.map { change in
      updates.indices.filter { applied([updates[$0]], to: change.before) == change.after }
    }
    var owner: [Int: Int] = [:]
    func assign(_ change: Int, _ visited: inout Set<Int>) -> Bool {
      for update in candidates[change] where visited.insert(update).inserted {
        if let other = owner[update], !assign(other, &visited) { continue }
        owner[update] = change
        return true
      }
      return false
    }
    for change in changes.indices {
      var visited: Set<Int> = []
      _ = assign(change, &visited)
    }
    return Dictionary(uniqueKeysWithValues: owner.map { ($0.value, $0.key) })
  }

  private func applied(_ updates: some Sequence<Update>, to state: State) -> State? {
    var state = state
    do { for update in updates { try update(&state) } } catch { return nil }
    return state
  }
}

extension ChangeComparison {
  /// The number of changes up to which a different order is looked for, which takes quadratic time.
  private static var orderLimit: Int { 100 }

  /// Returns how to describe the changes, if the updates describe them in another form.
  private func hint(_ changes: ArraySlice<Change>, updates: [Update]) -> ChangeHint? {
    let change = changes[changes.startIndex]
    // One closure describes several changes.
    if let state = applied(updates.prefix(1), to: change.before),
      let last = changes.dropFirst().firstIndex(where: { $0.after == state })
    {
      return .separateClosures(outputs: changes[...last].map(\.output))
    }
    if applied(updates.prefix(1), to: change.before) == change.before { return .noChange }
    // Several closures describe one change. Each of them describes a part of it.
    var state = change.before
    for (index, update) in updates.enumerated() {
      guard let next = applied([update], to: state), next != state else { break }
      state = next
      if index > 0, state == change.after { return .oneClosure(count: index + 1, output: change.output) }
    }
    // The closures are in another order.
    let rest = Array(changes)
    if rest.count == updates.count, rest.count <= Self.orderLimit, pairs(of: rest, with: updates).count == rest.count {
      return .otherOrder(outputs: rest.map(\.output))
    }
    return nil
  }
}
