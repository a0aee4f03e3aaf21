#if !canImport(Darwin)
  /// A value in a predicate. Unchecked, because Foundation calls predicates where they were made.
  struct PredicateValue: @unchecked Sendable {
    let value: Any

    init(_ value: Any) { self.value = value }

    /// Returns a property of an object by a path of names: an entry of a dictionary, or a stored property.
    static func property(_ path: String, of object: Any?) -> Any? {
      path.split(separator: ".").reduce(object) { object, name in
        guard name.uppercased() != "SELF", let object else { return object }
        if let dictionary = object as? [String: Any] { return dictionary[String(name)] }
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
          if let child = current.children.first(where: { $0.label == String(name) }) { return child.value }
          mirror = current.superclassMirror
        }
        return nil
      }
    }

    /// Returns the value in an optional; `nil` for an empty one.
    static func unwrapped(_ value: Any?) -> Any? {
      guard let value else { return nil }
      let mirror = Mirror(reflecting: value)
      guard mirror.displayStyle == .optional else { return value }
      return mirror.children.first.flatMap { unwrapped($0.value) }
    }
  }

  /// A comparison of a predicate.
  struct PredicateComparison: Sendable {
    let name: String
    var ignoresCase = false
    var ignoresDiacritics = false

    /// Whether two values compare so.
    func holds(_ left: Any?, _ right: Any?) -> Bool {
      let left = PredicateValue.unwrapped(left)
      let right = PredicateValue.unwrapped(right)
      switch name {
      case "==": return isEqual(left, right)
      case "!=": return !isEqual(left, right)
      case "<", "<=", ">", ">=": return order(left, right).map(isOrdered) ?? false
      case "IN": return contains(right, left)
      case "CONTAINS": return contains(left, right)
      case "BETWEEN":
        guard let bounds = right as? [Any], bounds.count == 2, let low = order(bounds[0], left),
          let high = order(left, bounds[1])
        else { return false }
        return low != .orderedDescending && high != .orderedDescending
      default: return matches(left, right)
      }
    }

    private func isOrdered(_ order: ComparisonResult) -> Bool {
      switch name {
      case "<": order == .orderedAscending
      case "<=": order != .orderedDescending
      case ">": order == .orderedDescending
      default: order != .orderedAscending
      }
    }

    private func isEqual(_ left: Any?, _ right: Any?) -> Bool {
      guard let left, let right else { return left == nil && right == nil }
      if let order = order(left, right) { return order == .orderedSame }
      guard let left = left as? AnyHashable, let right = right as? AnyHashable else { return false }
      return left == right
    }

    private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
      if let left = text(left), let right = text(right) {
        return left < right ? .orderedAscending : left == right ? .orderedSame : .orderedDescending
      }
      if let left = left as? Date, let right = right as? Date { return left.compare(right) }
      guard let left = number(left), let right = number(right) else { return nil }
      return left < right ? .orderedAscending : left == right ? .orderedSame : .orderedDescending
    }

    private func number(_ value: Any?) -> Double? {
      switch value {
      case let number as NSNumber: number.doubleValue
      case let number as any BinaryInteger: Double(number)
      case let number as any BinaryFloatingPoint: Double(number)
      case let flag as Bool: flag ? 1 : 0
      default: nil
      }
    }

    private func text(_ value: Any?) -> String? {
      guard var text = value as? String ?? (value as? NSString).map({ String($0) }) else { return nil }
      if ignoresDiacritics { text = text.folding(options: .diacriticInsensitive, locale: nil) }
      return ignoresCase ? text.lowercased() : text
    }

    private func contains(_ container: Any?, _ element: Any?) -> Bool {
      if let text = text(container) { return self.text(element).map { text.contains($0) } ?? false }
      if let items = container as? [Any] { return items.contains { isEqual($0, element) } }
      guard let items = container as? Set<AnyHashable> else { return false }
      return items.contains { isEqual($0.base, element) }
    }

    private func matches(_ left: Any?, _ right: Any?) -> Bool {
      guard let text = text(left), let pattern = name == "MATCHES" ? right as? String : self.text(right) else {
        return false
      }
      switch name {
      case "BEGINSWITH": return text.hasPrefix(pattern)
      case "ENDSWITH": return text.hasSuffix(pattern)
      case "LIKE":
        let escaped = NSRegularExpression.escapedPattern(for: pattern)
        return Self.matches(text, escaped.replacing("\\*", with: ".*").replacing("\\?", with: "."), isLiteral: true)
      default: return Self.matches(text, pattern, isLiteral: false, ignoresCase: ignoresCase)
      }
    }

    /// Whether an expression matches a whole text.
    private static func matches(_ text: String, _ pattern: String, isLiteral: Bool, ignoresCase: Bool = false) -> Bool {
      var options: NSRegularExpression.Options = isLiteral ? [.dotMatchesLineSeparators] : []
      if ignoresCase { options.insert(.caseInsensitive) }
      guard let expression = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z", options: options) else {
        return false
      }
      let range = NSRange(text.startIndex..., in: text)
      return expression.firstMatch(in: text, range: range) != nil
    }
  }
#endif
