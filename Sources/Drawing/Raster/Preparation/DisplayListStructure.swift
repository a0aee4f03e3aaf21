/// The nesting of a display list's operations.
struct DisplayListStructure: Sendable {
  /// The largest nesting depth of groups and masks. Each level needs a band's memory on each thread.
  static let deepestNesting = 64

  /// The end index of each group with filters, by its start index.
  private(set) var ends: [Int: Int] = [:]
  /// The indices of the operations that filter their backdrop.
  private(set) var backdrops: [Int] = []

  private enum Frame {
    case save
    case group(hasFilters: Bool)
    case mask
  }

  /// - Throws: ``RenderError/unbalanced(operation:)``, ``RenderError/nestedTooDeep(operation:limit:)``.
  init(_ items: [DisplayList.Item]) throws(RenderError) {
    var open: [(frame: Frame, operation: Int)] = []
    var depth = 0
    for index in items.indices {
      switch items[index].operation {
      case .save:
        open.append((.save, index))
      case .beginGroup(_, let filters):
        open.append((.group(hasFilters: !filters.isEmpty), index))
        depth += 1
      case .beginMask:
        // A mask must be directly inside a group, not inside a save.
        guard case .group = open.last?.frame else { throw .unbalanced(operation: index) }
        open.append((.mask, index))
        depth += 1
      case .restore:
        guard case .save = open.popLast()?.frame else { throw .unbalanced(operation: index) }
      case .endGroup:
        guard let group = open.popLast(), case .group(let hasFilters) = group.frame else {
          throw .unbalanced(operation: index)
        }
        if hasFilters { ends[group.operation] = index }
        depth -= 1
      case .backdrop: backdrops.append(index)
      case .endMask:
        guard case .mask = open.popLast()?.frame else { throw .unbalanced(operation: index) }
        depth -= 1
      default:
        continue
      }
      guard depth <= Self.deepestNesting else { throw .nestedTooDeep(operation: index, limit: Self.deepestNesting) }
    }
    if let last = open.last { throw .unbalanced(operation: last.operation) }
  }
}
