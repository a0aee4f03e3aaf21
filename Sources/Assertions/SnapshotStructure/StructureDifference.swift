import SnapshotCore
import SnapshotFoundation

/// The differences of two documents, by path.
struct StructureDifference {
  /// The maximum number of differences in ``lines``.
  static let longestList = 100

  /// One line per difference, in the order of the paths.
  private(set) var lines: [String] = []
  /// The number of differences, of which ``lines`` has the first.
  private(set) var count = 0

  init(from reference: DocumentStructure, to new: DocumentStructure) {
    compare(reference.root, new.root, at: [])
  }

  /// Returns the message of a failure, or `nil` if the documents are equal.
  ///
  /// - Parameter noun: What the message calls the document, such as `JSON`.
  func message(of noun: String) -> String? {
    guard count > 0 else { return nil }
    let rest = count > lines.count ? ["… and \(count - lines.count) more"] : []
    let title = "The \(noun) has \(counted(count, "difference")) (reference → new):"
    return ([title] + lines + rest).joined(separator: "\n")
  }

  private mutating func add(_ path: [StructureStep], _ text: String) {
    count += 1
    if lines.count < Self.longestList { lines.append("\(path.text): \(text)") }
  }

  private mutating func compare(
    _ reference: DocumentStructure.Value, _ new: DocumentStructure.Value, at path: [StructureStep]
  ) {
    guard reference.kind.hasSameBytes(as: new.kind) else {
      return add(path, "\(reference.summary) → \(new.summary)")
    }
    switch (reference.content, new.content) {
    case (.object(let old), .object(let new)): compare(old, new, at: path)
    case (.array(let old), .array(let new)): compare(old, new, at: path)
    default:
      if !Self.areEqual(reference, new) { add(path, "\(reference.summary) → \(new.summary)") }
    }
  }

  private mutating func compare(
    _ old: [DocumentStructure.Member], _ new: [DocumentStructure.Member], at path: [StructureStep]
  ) {
    var (first, second) = (0, 0)
    while first < old.count || second < new.count {
      if first < old.count, second < new.count, old[first].key.hasSameBytes(as: new[second].key) {
        compare(old[first].value, new[second].value, at: path + [.key(old[first].key)])
        first += 1
        second += 1
      } else if second == new.count
        || first < old.count && old[first].key.utf8.lexicographicallyPrecedes(new[second].key.utf8)
      {
        add(path + [.key(old[first].key)], "missing, was \(old[first].value.summary)")
        first += 1
      } else {
        add(path + [.key(new[second].key)], "added \(new[second].value.summary)")
        second += 1
      }
    }
  }

  /// Compares elements between the equal ones at both ends, so that one inserted element is one difference.
  private mutating func compare(
    _ old: [DocumentStructure.Value], _ new: [DocumentStructure.Value], at path: [StructureStep]
  ) {
    let shared = min(old.count, new.count)
    var start = 0
    while start < shared, Self.areEqual(old[start], new[start]) { start += 1 }
    var end = 0
    while end < shared - start, Self.areEqual(old[old.count - 1 - end], new[new.count - 1 - end]) { end += 1 }
    for index in start..<(shared - end) { compare(old[index], new[index], at: path + [.index(index)]) }
    for index in (shared - end)..<max(shared - end, old.count - end) {
      add(path + [.index(index)], "missing, was \(old[index].summary)")
    }
    for index in (shared - end)..<max(shared - end, new.count - end) {
      add(path + [.index(index)], "added \(new[index].summary)")
    }
  }

  private static func areEqual(_ old: DocumentStructure.Value, _ new: DocumentStructure.Value) -> Bool {
    guard old.digest == new.digest, old.kind.hasSameBytes(as: new.kind) else { return false }
    switch (old.content, new.content) {
    case (.object(let old), .object(let new)):
      return old.elementsEqual(new) { $0.key.hasSameBytes(as: $1.key) && areEqual($0.value, $1.value) }
    case (.array(let old), .array(let new)): return old.elementsEqual(new, by: areEqual)
    case (.string(let old), .string(let new)), (.literal(let old), .literal(let new)):
      return old.hasSameBytes(as: new)
    default: return false
    }
  }
}
