import Foundation
import SnapshotFoundation

/// The position of a view in the tree of views, which identifies it in the next evaluation.
///
/// A list linked from the leaf to the root, so that a step down costs one allocation.
package final class ViewIdentity: Sendable, CustomStringConvertible {
  /// A step down the tree of views.
  package enum Step: Hashable, Sendable, CustomStringConvertible {
    /// Into the body of a view of this type.
    case type(String)
    /// To a view at a position in its block.
    case position(Int)
    /// Into a branch of a condition.
    case branch(Bool)
    /// To a view with an explicit identity, set by `ForEach` or `id(_:)`.
    case explicit(String)
    /// To a view whose explicit identity contains an object: a description, and a key that is unique in this process.
    case object(String, key: String)

    package var description: String {
      switch self {
      case .type(let name): name
      case .position(let index): "\(index)"
      case .branch(let taken): taken ? "if" : "else"
      case .explicit(let id), .object(let id, _): "id(\(id))"
      }
    }
  }

  package let parent: ViewIdentity?
  package let step: Step
  /// The hash of all steps, so that lookup takes the same time at every depth.
  private let hash: Int

  init(_ step: Step, below parent: ViewIdentity?) {
    self.step = step
    self.parent = parent
    var hasher = Hasher()
    hasher.combine(parent?.hash)
    hasher.combine(step)
    hash = hasher.finalize()
  }

  /// The steps from the root to this view.
  package var steps: [Step] {
    var steps: [Step] = []
    var identity: ViewIdentity? = self
    while let current = identity {
      steps.append(current.step)
      identity = current.parent
    }
    return steps.reversed()
  }

  /// The number of views from the root to this view.
  var levels: Int {
    steps.count { if case .type = $0 { true } else { false } }
  }

  /// All steps from the root, such as `Screen/VStack/0/if/Text`.
  package var description: String { steps.map(\.description).joined(separator: "/") }

  /// The types of the views from the root to this view. The middle of a long path is abbreviated.
  var typePath: String {
    let names = steps.compactMap { step -> String? in
      if case .type(let name) = step { name } else { nil }
    }
    guard names.count > 12 else { return names.joined(separator: "/") }
    return (names.prefix(6) + ["… \(names.count - 10) more …"] + names.suffix(4)).joined(separator: "/")
  }
}

extension ViewIdentity.Step {
  /// Returns the step to a view with an identity. Equal values give equal steps.
  static func identified(by id: some Hashable) -> ViewIdentity.Step {
    // Fast paths for the most frequent types.
    switch id {
    case let number as Int: return .explicit(number.description)
    case let text as String: return .explicit(text)
    case let uuid as UUID: return .explicit(uuid.uuidString)
    default: break
    }
    let text = CompactText.text(of: id)
    return CompactText.leavesOutIdentity(of: id) ? .object(text, key: String(describing: id)) : .explicit(text)
  }
}

extension ViewIdentity: Hashable {
  package static func == (left: ViewIdentity, right: ViewIdentity) -> Bool {
    var (left, right): (ViewIdentity?, ViewIdentity?) = (left, right)
    while let one = left, let other = right {
      if one === other { return true }
      guard one.hash == other.hash, one.step == other.step else { return false }
      (left, right) = (one.parent, other.parent)
    }
    return left == nil && right == nil
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// Returns the type of a view without module and generic arguments, such as `HStack`.
func typeName(of view: any View) -> String { typeName(type(of: view)) }

func typeName(_ type: Any.Type) -> String { TypeNames.shared.name(of: type) }

/// A cache of type names, because the runtime takes microseconds to format one. Unchecked because a lock guards it.
private final class TypeNames: @unchecked Sendable {
  static let shared = TypeNames()
  private let lock = NSLock()
  private var names: [ObjectIdentifier: String] = [:]

  func name(of type: Any.Type) -> String {
    let id = ObjectIdentifier(type)
    lock.lock()
    let known = names[id]
    lock.unlock()
    if let known { return known }
    let full = String(describing: type)
    let name = full.firstIndex(of: "<").map { String(full[..<$0]) } ?? full
    lock.lock()
    names[id] = name
    lock.unlock()
    return name
  }
}
