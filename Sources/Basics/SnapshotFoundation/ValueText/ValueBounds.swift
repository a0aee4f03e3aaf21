/// Bounds of the values that are printed with all their parts.
///
/// Printers call themselves for each level of a value, so a deeper value would end the process, and with it all tests. The
/// bounds are the same on every system. Each level takes at most 12 kB of the stack.
package enum ValueBounds {
  /// The largest number of levels: values in values, where an optional and its value are two.
  package static let deepest = 512
  /// The largest number of parts. A value that shares parts has each as often as it is printed.
  package static let mostParts = 2_000_000

  /// Counts a part of a value.
  ///
  /// - Parameters:
  ///   - depth: The level of the part, from 0.
  ///   - parts: The number of parts before this one.
  package static func count(depth: Int, parts: inout Int) throws(UnprintableValue) {
    parts += 1
    guard depth <= deepest else { throw .deep }
    try require(parts: parts)
  }

  /// Throws an error if a value has too many parts.
  package static func require(parts: Int) throws(UnprintableValue) {
    guard parts <= mostParts else { throw .large }
  }
}

/// A value that exceeds the bounds.
package enum UnprintableValue: Error, Hashable, Sendable, CustomStringConvertible {
  case deep
  case large

  package var description: String {
    let excess =
      switch self {
      case .deep: "The value is nested more than \(grouped(ValueBounds.deepest)) levels deep"
      case .large: "The value has more than \(grouped(ValueBounds.mostParts)) parts"
      }
    return excess + ", so it has no snapshot. Take a snapshot of a part of it, or of a property that summarizes it."
  }
}

/// Visits the parts of a value as a printer does.
package struct BoundedVisit<Printer: MirrorPrinting> {
  private var parts = 0
  private var visited: Set<ObjectIdentifier> = []

  /// Throws an error if a value exceeds the bounds.
  package static func require(_ value: Any) throws(UnprintableValue) {
    var visit = BoundedVisit()
    try visit.visit(value, depth: 0)
  }

  private mutating func visit(_ value: Any, depth: Int) throws(UnprintableValue) {
    try ValueBounds.count(depth: depth, parts: &parts)
    if Printer.isOpaque(value) { return }
    if let replacement = Printer.replacement(for: value) { return try visit(replacement, depth: depth + 1) }
    var mirror: Mirror? = Printer.mirror(of: value)
    // An object is printed once.
    if mirror?.displayStyle == .class, !visited.insert(ObjectIdentifier(value as AnyObject)).inserted { return }
    while let level = mirror {
      for child in level.children { try visit(child.value, depth: depth + 1) }
      mirror = level.superclassMirror
    }
  }
}
