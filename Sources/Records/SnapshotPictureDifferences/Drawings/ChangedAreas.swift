import Foundation
import Raster

/// The areas in which two drawings have different operations, in points.
///
/// Pixels outside of them cannot differ if one renderer drew both: they are unexplained.
struct ChangedAreas {
  private(set) var areas: [CGRect] = []

  init(from earlier: DisplayListDescription, to list: DisplayListDescription) {
    if earlier.size != list.size {
      areas = [CGRect(origin: .zero, size: earlier.size), CGRect(origin: .zero, size: list.size)]
      return
    }
    var numbers = OperationNumbers()
    let (before, after) = (ScopedOperation.all(of: earlier, &numbers), ScopedOperation.all(of: list, &numbers))
    // Equal operations in another order cover each other differently, so the common ones must be in the same order.
    let (old, new) = (Set(before.map(\.number)), Set(after.map(\.number)))
    let (left, right) = (
      before.indices.filter { new.contains(before[$0].number) }, after.indices.filter { old.contains(after[$0].number) }
    )
    let common = CommonSubsequence.pairs(equal: left.map { before[$0].number }, right.map { after[$0].number })
    var isCommon = (
      old: [Bool](repeating: false, count: before.count), new: [Bool](repeating: false, count: after.count)
    )
    for (i, j) in common {
      isCommon.old[left[i]] = true
      isCommon.new[right[j]] = true
    }
    areas = before.indices.filter { !isCommon.old[$0] }.compactMap { before[$0].area }
    areas += after.indices.filter { !isCommon.new[$0] }.compactMap { after[$0].area }
    addBackdrops(of: list)
  }

  private static let mostBackdrops = 64

  /// A backdrop filter shows what is behind it, spread over its area. Of many backdrops, the changes of the others stay
  /// unexplained.
  private mutating func addBackdrops(of list: DisplayListDescription) {
    let backdrops = list.items.lazy.compactMap { item in
      if case .backdrop = item.operation { item.operation.area } else { nil }
    }
    for area in backdrops.prefix(Self.mostBackdrops) {
      if areas.contains(where: { $0.insetBy(dx: -120, dy: -120).intersects(area) }) { areas.append(area) }
    }
  }
}

/// A drawing operation with the clips, transforms and groups that apply to it.
private struct ScopedOperation {
  /// Equal for equal operations in equal scopes.
  var number: Int
  var area: CGRect?

  static func all(of list: DisplayListDescription, _ numbers: inout OperationNumbers) -> [ScopedOperation] {
    /// A save, group or mask, with the operations so far.
    struct Scope {
      var number = 0
      var isTransformed = false
      /// How far filters spread ink.
      var spread: CGFloat = 0
    }
    var scopes = [Scope()]
    var operations: [ScopedOperation] = []
    let whole = CGRect(origin: .zero, size: list.size)
    for item in list.items {
      switch item.operation {
      case .save: scopes.append(scopes[scopes.count - 1])
      case .restore, .endGroup, .endMask: if scopes.count > 1 { scopes.removeLast() }
      case .beginGroup(_, let filters):
        var scope = scopes[scopes.count - 1]
        scope.number = numbers.number(of: item, in: scope.number)
        if !filters.isEmpty { scope.spread += 120 }
        scopes.append(scope)
      case .beginMask:
        var scope = scopes[scopes.count - 1]
        scope.number = numbers.number(of: item, in: scope.number)
        // A mask decides what of other operations is visible.
        scope.isTransformed = true
        scopes.append(scope)
      case .concatenate, .clip, .blendMode, .opacity:
        scopes[scopes.count - 1].number = numbers.number(of: item, in: scopes[scopes.count - 1].number)
        if case .concatenate = item.operation { scopes[scopes.count - 1].isTransformed = true }
      default:
        let scope = scopes[scopes.count - 1]
        let own = item.operation.area.map { $0.insetBy(dx: -scope.spread, dy: -scope.spread) }
        operations.append(
          ScopedOperation(
            number: numbers.number(of: item, in: scope.number), area: scope.isTransformed ? whole : own ?? whole))
      }
    }
    return operations
  }
}

/// A number for each distinct operation in each distinct scope.
private struct OperationNumbers {
  private struct Key: Hashable {
    var scope: Int
    var operation: DisplayList.Operation
    var image: ImageReference?
    var outline: PathOutline?
  }

  private var numbers: [Key: Int] = [:]

  /// - Parameter scope: The number of the scope, or 0 outside of every scope.
  mutating func number(of item: DisplayListDescription.Item, in scope: Int) -> Int {
    let key = Key(scope: scope, operation: item.operation, image: item.image, outline: item.outline)
    if let number = numbers[key] { return number }
    numbers[key] = numbers.count + 1
    return numbers.count
  }
}
