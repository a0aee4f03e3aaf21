/// What compares itself with another value of its type where neither is `Equatable`.
protocol SelfComparing {
  /// Whether a view that has this value would show the same with the other one.
  func isSame(as other: Any, ignoringFunctions: Bool) -> Bool
}

extension State: SelfComparing {
  /// A view's own state is not part of what it was made with: a host keeps it whatever the new seed.
  func isSame(as other: Any, ignoringFunctions: Bool) -> Bool { other is State }
}

extension Binding: SelfComparing {
  func isSame(as other: Any, ignoringFunctions: Bool) -> Bool {
    guard let other = other as? Binding else { return false }
    // Without an origin there are but the functions.
    guard origin != nil || other.origin != nil else { return ignoringFunctions }
    return origin == other.origin
  }
}

extension Environment: SelfComparing {
  func isSame(as other: Any, ignoringFunctions: Bool) -> Bool { (other as? Environment)?.keyPath == keyPath }
}

/// Whether two values are the same to whoever shows them: equal where they can say so, identical where they are
/// objects, and else the same in every part. Functions are never the same, unless they are to be ignored.
///
/// Time linear in the number of parts.
func areSame(_ left: Any, _ right: Any, ignoringFunctions: Bool = false) -> Bool {
  // Where the stack ends, views are evaluated once more: nobody sees that.
  guard type(of: left) == type(of: right), !StackSpace.isShort else { return false }
  if let left = left as? any SelfComparing { return left.isSame(as: right, ignoringFunctions: ignoringFunctions) }
  if let left = left as? any Equatable { return left.isEqual(to: right) }
  let (leftMirror, rightMirror) = (Mirror(reflecting: left), Mirror(reflecting: right))
  switch leftMirror.displayStyle {
  case .class, .foreignReference: return (left as AnyObject) === (right as AnyObject)
  case .struct, .tuple, .collection, .dictionary, .set, .optional:
    return leftMirror.hasSameParts(as: rightMirror, ignoringFunctions)
  case .enum:
    let isSameCase =
      leftMirror.children.isEmpty
      ? "\(left)" == "\(right)" : leftMirror.children.first?.label == rightMirror.children.first?.label
    return isSameCase && leftMirror.hasSameParts(as: rightMirror, ignoringFunctions)
  default: return (left as? Any.Type).map { $0 == right as? Any.Type } ?? ignoringFunctions
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}

extension Mirror {
  fileprivate func hasSameParts(as other: Mirror, _ ignoringFunctions: Bool) -> Bool {
    children.count == other.children.count
      && zip(children, other.children).allSatisfy {
        $0.label == $1.label && areSame($0.value, $1.value, ignoringFunctions: ignoringFunctions)
      }
  }
}
