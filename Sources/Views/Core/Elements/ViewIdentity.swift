import Foundation
import TestFailures

/// Where a view stands in the tree of views: what makes it the same view in the next evaluation.
///
/// A list that is linked from the leaf to the root, so that a step down costs one allocation.
public final class ViewIdentity: Sendable, CustomStringConvertible {
  /// One step down the tree of views.
  public enum Step: Hashable, Sendable, CustomStringConvertible {
    /// Into a view of this type.
    case type(String)
    /// To the view at a position in its block.
    case position(Int)
    /// Into the branch of a condition.
    case branch(Bool)
    /// To the view that carries an explicit identity, as a `ForEach` and `id(_:)` give it.
    case explicit(String)
    /// To the view whose explicit identity is, or has in it, that of an object: its text, and what tells it apart from
    /// others in this process.
    case object(String, key: String)

    public var description: String {
      switch self {
      case .type(let name): name
      case .position(let index): "\(index)"
      case .branch(let taken): taken ? "if" : "else"
      case .explicit(let id), .object(let id, _): "id(\(id))"
      }
    }
  }

  public let parent: ViewIdentity?
  public let step: Step
  /// The hash of the whole way, so that deep views are found as fast as others.
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
  public var steps: [Step] {
    var steps: [Step] = []
    var identity: ViewIdentity? = self
    while let current = identity {
      steps.append(current.step)
      identity = current.parent
    }
    return steps.reversed()
  }

  /// How many views the view is inside of, itself included.
  var levels: Int {
    steps.count { if case .type = $0 { true } else { false } }
  }

  /// Every step from the root, such as `Screen/VStack/0/if/Text`.
  public var description: String { steps.map(\.description).joined(separator: "/") }

  /// The types of the views from the root to here; what lies in the middle of a very long way is left out.
  var typePath: String {
    let names = steps.compactMap { step -> String? in
      if case .type(let name) = step { name } else { nil }
    }
    guard names.count > 12 else { return names.joined(separator: "/") }
    return (names.prefix(6) + ["… \(names.count - 10) more …"] + names.suffix(4)).joined(separator: "/")
  }
}

extension ViewIdentity.Step {
  /// To the view that carries an identity, which is the same for equal values.
  static func identified(by id: some Hashable) -> ViewIdentity.Step {
    // What most identities are, and there are many of them.
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
  public static func == (left: ViewIdentity, right: ViewIdentity) -> Bool {
    var (left, right): (ViewIdentity?, ViewIdentity?) = (left, right)
    while let one = left, let other = right {
      if one === other { return true }
      guard one.hash == other.hash, one.step == other.step else { return false }
      (left, right) = (one.parent, other.parent)
    }
    return left == nil && right == nil
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// A view's type without its generic arguments and its module: `HStack`.
func typeName(of view: any View) -> String { typeName(type(of: view)) }

func typeName(_ type: Any.Type) -> String { TypeNames.shared.name(of: type) }

/// The names of types, each asked for once: the runtime takes microseconds to write one.
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
