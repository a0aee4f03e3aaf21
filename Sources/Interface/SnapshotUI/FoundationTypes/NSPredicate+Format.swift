#if !canImport(Darwin)
  import SnapshotFoundation

  extension NSPredicate {
    /// Creates a predicate of a format, which Foundation lacks on Linux.
    ///
    ///     NSPredicate(format: "SELF MATCHES %@", "[0-9]+").evaluate(with: "42")
    ///
    /// Formats can compare (`==`, `!=`, `<`, `<=`, `>`, `>=`, `IN`, `BETWEEN`, `MATCHES`, `LIKE`, `CONTAINS`, `BEGINSWITH`,
    /// `ENDSWITH`, each also with `[c]`) and combine (`AND`, `OR`, `NOT`, parentheses). An operand is `SELF`, a literal, an
    /// argument, or a property of the object by its name. A predicate of another format matches nothing, which is a
    /// finding of the view, or outside of views a line on standard error; Apple's platforms end the process.
    ///
    /// - Parameters:
    ///   - predicateFormat: The format.
    ///   - arguments: The values of `%@`, `%K`, `%d` and the like, in order.
    public convenience init(format predicateFormat: String, _ arguments: Any...) {
      self.init(format: predicateFormat, argumentArray: arguments)
    }

    /// Creates a predicate of a format with the values of its placeholders.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
      var parser = PredicateParser(predicateFormat, arguments ?? [])
      let test = parser.predicate() ?? Self.matchingNothing(insteadOf: predicateFormat)
      self.init(block: { object, _ in test(object) })
    }

    private static func matchingNothing(insteadOf format: String) -> @Sendable (Any?) -> Bool {
      let message = "NSPredicate cannot read the format \"\(format.prefix(200))\", and matches nothing"
      if let frame = EvaluationFrame.current {
        frame.reportInvalidValue(message)
      } else {
        ErrorOutput.write("warning: \(message)")
      }
      return { _ in false }
    }
  }

  /// Reads the format of a predicate.
  private struct PredicateParser {
    typealias Test = @Sendable (Any?) -> Bool
    typealias Operand = @Sendable (Any?) -> Any?

    /// The largest depth of parentheses, negations and lists.
    private static let deepest = 64

    private var tokens: [Token]
    private var position = 0
    private var arguments: ArraySlice<PredicateValue>
    private var depth = 0

    enum Token: Equatable {
      case word(String)
      case string(String)
      case number(Double)
      case symbol(String)
    }

    init(_ format: String, _ arguments: [Any]) {
      tokens = Self.tokens(of: format) ?? []
      self.arguments = arguments.map(PredicateValue.init)[...]
    }

    /// Returns the whole predicate; `nil` if the format has another form.
    mutating func predicate() -> Test? {
      guard let test = alternatives(), position == tokens.count else { return nil }
      return test
    }

    private mutating func alternatives() -> Test? {
      guard var test = conjunction() else { return nil }
      while take("OR") || takeSymbol("||") {
        guard let next = conjunction() else { return nil }
        test = { [test] object in test(object) || next(object) }
      }
      return test
    }

    private mutating func conjunction() -> Test? {
      guard var test = negation() else { return nil }
      while take("AND") || takeSymbol("&&") {
        guard let next = negation() else { return nil }
        test = { [test] object in test(object) && next(object) }
      }
      return test
    }

    private mutating func negation() -> Test? {
      depth += 1
      defer { depth -= 1 }
      guard depth < Self.deepest else { return nil }
      if take("NOT") || takeSymbol("!") {
        guard let test = negation() else { return nil }
        return { object in !test(object) }
      }
      if takeSymbol("(") {
        guard let test = alternatives(), takeSymbol(")") else { return nil }
        return test
      }
      if take("TRUEPREDICATE") { return { _ in true } }
      if take("FALSEPREDICATE") { return { _ in false } }
      return comparison()
    }

    private mutating func comparison() -> Test? {
      guard let left = operand(), let name = comparisonName() else { return nil }
      var options: Set<Character> = []
      if takeSymbol("[") {
        guard case .word(let letters)? = next(), takeSymbol("]") else { return nil }
        options = Set(letters.lowercased())
      }
      guard let right = operand() else { return nil }
      let comparison = PredicateComparison(
        name: name, ignoresCase: options.contains("c"), ignoresDiacritics: options.contains("d"))
      return { object in comparison.holds(left(object), right(object)) }
    }

    private static let comparisons: Set<String> = [
      "MATCHES", "LIKE", "CONTAINS", "BEGINSWITH", "ENDSWITH", "IN", "BETWEEN",
    ]
    private static let symbols = [
      "==": "==", "=": "==", "!=": "!=", "<>": "!=", "<": "<", ">": ">", "<=": "<=", "=<": "<=", ">=": ">=", "=>": ">=",
    ]

    private mutating func comparisonName() -> String? {
      switch next() {
      case .symbol(let text)?: Self.symbols[text]
      case .word(let text)?: Self.comparisons.contains(text.uppercased()) ? text.uppercased() : nil
      default: nil
      }
    }

    private mutating func operand() -> Operand? {
      switch next() {
      case .string(let text)?: return { _ in text }
      case .number(let number)?: return { _ in number }
      case .symbol("{")?: return list()
      case .symbol("%")?:
        guard case .word(let kind)? = next(), let value = arguments.popFirst() else { return nil }
        guard kind == "K" else { return { _ in value.value } }
        guard let path = value.value as? String else { return nil }
        return { object in PredicateValue.property(path, of: object) }
      case .word(let name)?:
        switch name.uppercased() {
        case "SELF": return { $0 }
        case "TRUE", "YES": return { _ in true }
        case "FALSE", "NO": return { _ in false }
        case "NIL", "NULL": return { _ in nil }
        default: return { object in PredicateValue.property(name, of: object) }
        }
      default: return nil
      }
    }

    /// Reads the rest of a list in braces.
    private mutating func list() -> Operand? {
      depth += 1
      defer { depth -= 1 }
      guard depth < Self.deepest else { return nil }
      var items: [Operand] = []
      while !takeSymbol("}") {
        guard items.isEmpty || takeSymbol(","), let item = operand() else { return nil }
        items.append(item)
      }
      let operands = items
      return { object in operands.compactMap { operand in operand(object) } }
    }

    // MARK: Tokens

    private mutating func next() -> Token? {
      guard position < tokens.count else { return nil }
      position += 1
      return tokens[position - 1]
    }

    private mutating func take(_ word: String) -> Bool {
      guard position < tokens.count, case .word(let text) = tokens[position], text.uppercased() == word else {
        return false
      }
      position += 1
      return true
    }

    private mutating func takeSymbol(_ symbol: String) -> Bool {
      guard position < tokens.count, tokens[position] == .symbol(symbol) else { return false }
      position += 1
      return true
    }

    private static func tokens(of format: String) -> [Token]? {
      var tokens: [Token] = []
      var rest = Substring(format)
      while let first = rest.first {
        if first.isWhitespace {
          rest.removeFirst()
        } else if first == "\"" || first == "'" {
          guard let text = string(&rest) else { return nil }
          tokens.append(.string(text))
        } else if first.isLetter || first == "_" || first == "@" {
          let word = rest.prefix { $0.isLetter || $0.isNumber || "_.@".contains($0) }
          rest = rest.dropFirst(word.count)
          tokens.append(.word(String(word)))
        } else if first.isASCII, first.isNumber || first == "-" || first == "." {
          let digits = rest.prefix { $0.isASCII && ($0.isNumber || "-.eE".contains($0)) }
          guard let number = Double(digits) else { return nil }
          rest = rest.dropFirst(digits.count)
          tokens.append(.number(number))
        } else if let pair = ["==", "!=", "<=", ">=", "=<", "=>", "<>", "&&", "||"].first(where: rest.hasPrefix) {
          rest = rest.dropFirst(2)
          tokens.append(.symbol(pair))
        } else {
          rest.removeFirst()
          tokens.append(.symbol(String(first)))
        }
      }
      return tokens
    }

    /// Reads a string in quotes, in which a backslash quotes the next character.
    private static func string(_ rest: inout Substring) -> String? {
      let quote = rest.removeFirst()
      var text = ""
      while let character = rest.popFirst() {
        if character == quote { return text }
        guard character == "\\" else {
          text.append(character)
          continue
        }
        guard let quoted = rest.popFirst() else { return nil }
        text.append(quoted)
      }
      return nil
    }
  }
#endif
