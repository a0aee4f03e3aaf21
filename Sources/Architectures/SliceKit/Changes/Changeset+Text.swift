import SnapshotFoundation

extension Changeset: CustomStringConvertible where Element: Identifiable {
  /// The changes as text, with one line each: deletes (−), inserts (+), moves (↕) and updates (~).
  ///
  ///     − 2
  ///     + 0 AuthorSliceViewModel
  ///     ↕ 3 → 1
  ///     ~ 1 ActionSliceViewModel
  public var description: String {
    let lines =
      deletes.map { "\u{2212} \($0)" } + inserts.map { "+ \($0.position) \(CompactText.text(of: $0.element.id))" }
      + moves.map { "↕ \($0.from) → \($0.to)" } + updates.map { "~ \($0.to) \(CompactText.text(of: $0.element.id))" }
    return lines.isEmpty ? "no change" : lines.joined(separator: "\n")
  }
}
