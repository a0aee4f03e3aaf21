import SnapshotFoundation

/// The changed properties of a state, for traces: `posts[2].score: 42 → 43`.
///
/// Failures of test stores show the difference of dumps instead. An object that was changed in place has no old value, so its
/// changes are not found.
package enum PropertyChanges {
  /// The depth below which values are compared as a whole.
  private static let depthLimit = 12

  /// Returns one line for each changed property.
  package static func lines(from old: Any, to new: Any) -> [String] { lines(from: old, to: new, at: "", depth: 0) }

  private static func lines(from old: Any, to new: Any, at path: String, depth: Int) -> [String] {
    if let old = old as? any Equatable, old.isEqual(to: new) { return [] }
    let (before, after) = (Mirror(reflecting: old), Mirror(reflecting: new))
    guard type(of: old) == type(of: new), depth < depthLimit, before.displayStyle == after.displayStyle else {
      return whole(old, new, at: path)
    }
    func inner(_ old: Any, _ new: Any, _ path: String) -> [String] {
      lines(from: old, to: new, at: path, depth: depth + 1)
    }
    switch before.displayStyle {
    case .struct, .class, .tuple:
      // A value with a description, such as a number or a date, is shown as a whole.
      guard !before.children.isEmpty, !(old is any CustomStringConvertible) else { return whole(old, new, at: path) }
      return zip(before.children, after.children).flatMap { inner($0.value, $1.value, path.appending($0.label)) }
    case .optional, .enum:
      guard let left = before.children.first, let right = after.children.first, left.label == right.label else {
        return whole(old, new, at: path)
      }
      return inner(left.value, right.value, before.displayStyle == .optional ? path : path.appending(left.label))
    case .collection:
      if let list = old as? any EquatableList, let changes = list.changes(to: new, at: path, inner) { return changes }
      return elements(before.children.map(\.value), after.children.map(\.value), at: path, inner)
    case .dictionary:
      return entries(before, after, at: path, inner) ?? whole(old, new, at: path)
    default: return whole(old, new, at: path)
    }
  }

  private static func elements(
    _ old: [Any], _ new: [Any], at path: String, _ inner: (Any, Any, String) -> [String]
  ) -> [String] {
    let common = zip(old, new).enumerated().flatMap { inner($0.element.0, $0.element.1, "\(path)[\($0.offset)]") }
    let gone = old.enumerated().dropFirst(new.count).map { "\(path)[\($0.offset)]: \(text($0.element)) → nothing" }
    let come = new.enumerated().dropFirst(old.count).map { "\(path)[\($0.offset)]: nothing → \(text($0.element))" }
    return common + gone + come
  }

  /// Sorts the keys by their texts, because the order of hashing differs between processes.
  private static func entries(
    _ old: Mirror, _ new: Mirror, at path: String, _ inner: (Any, Any, String) -> [String]
  ) -> [String]? {
    guard let before = values(of: old), let after = values(of: new) else { return nil }
    return Set(before.keys).union(after.keys).sorted(by: CompactText.bytewise).flatMap { key -> [String] in
      switch (before[key], after[key]) {
      case (let left?, let right?): inner(left, right, "\(path)[\(key)]")
      case (let left?, nil): ["\(path)[\(key)]: \(text(left)) → nothing"]
      case (nil, let right?): ["\(path)[\(key)]: nothing → \(text(right))"]
      case (nil, nil): []
      }
    }
  }

  /// Returns the values by the texts of their keys, or `nil` if two keys have the same text.
  private static func values(of dictionary: Mirror) -> [String: Any]? {
    var values: [String: Any] = [:]
    for child in dictionary.children {
      let parts = Mirror(reflecting: child.value).children.map(\.value)
      guard parts.count == 2, values.updateValue(parts[1], forKey: text(parts[0])) == nil else { return nil }
    }
    return values
  }

  private static func whole(_ old: Any, _ new: Any, at path: String) -> [String] {
    let (left, right) = (text(old), text(new))
    return left == right ? [] : ["\(path.isEmpty ? "state" : path): \(left) → \(right)"]
  }

  /// Returns a value as one line: sets sorted, optionals unwrapped, strings quoted.
  static func text(_ value: Any) -> String { CompactText.part(value) }
}

/// A list that is compared without describing each element. A long list usually has few changes.
private protocol EquatableList {
  /// Returns the changed elements, or `nil` if the other list has another type.
  func changes(to other: Any, at path: String, _ inner: (Any, Any, String) -> [String]) -> [String]?
}

extension Array: EquatableList where Element: Equatable {
  func changes(to other: Any, at path: String, _ inner: (Any, Any, String) -> [String]) -> [String]? {
    guard let other = other as? [Element] else { return nil }
    let common = Swift.min(count, other.count)
    let changed = (0..<common).filter { self[$0] != other[$0] }
    return changed.flatMap { inner(self[$0], other[$0], "\(path)[\($0)]") }
      + indices.dropFirst(common).map { "\(path)[\($0)]: \(PropertyChanges.text(self[$0])) → nothing" }
      + other.indices.dropFirst(common).map { "\(path)[\($0)]: nothing → \(PropertyChanges.text(other[$0]))" }
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}

extension String {
  /// Returns the path of a property. Labels of unnamed tuple elements already begin with a dot.
  fileprivate func appending(_ label: String?) -> String {
    guard let label else { return self }
    return isEmpty || label.hasPrefix(".") ? self + label : self + "." + label
  }
}
