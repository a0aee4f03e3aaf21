/// A type that isn't `Equatable` but defines when two values show the same.
protocol SelfComparing {
  /// Returns whether a view shows the same with both values.
  func isSame(as other: Any, ignoringFunctions: Bool) -> Bool
}

extension State: SelfComparing {
  /// State is never compared: a host keeps its value.
  func isSame(as other: Any, ignoringFunctions: Bool) -> Bool { other is State }
}

extension Binding: SelfComparing {
  func isSame(as other: Any, ignoringFunctions: Bool) -> Bool {
    guard let other = other as? Binding else { return false }
    // Without an origin, only closures remain to be compared.
    guard origin != nil || other.origin != nil else { return ignoringFunctions }
    return origin == other.origin
  }
}

extension Environment: SelfComparing {
  func isSame(as other: Any, ignoringFunctions: Bool) -> Bool { (other as? Environment)?.keyPath == keyPath }
}

/// Returns whether two values are equal: by `==` for `Equatable` types, by identity for objects, otherwise by comparing
/// their parts. Closures are never equal unless they are ignored.
///
/// - Complexity: O(*n*) in the number of parts.
func areSame(_ left: Any, _ right: Any, ignoringFunctions: Bool = false) -> Bool {
  // On a nearly exhausted stack, the view is evaluated once more instead.
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
