import Foundation
import SnapshotWorkspace

/// The functions whose calls have inline references, by name.
struct InlineAssertions: Equatable {
  /// A closure of a call that is a reference.
  struct Reference: Equatable {
    /// The argument label, and its earlier spellings.
    var labels: Set<String>
    /// The number of closures before it, directly before it in the parameters.
    var offset: Int
  }

  private var references: [String: [Reference]]

  func references(of name: String) -> [Reference]? { references[name] }

  /// The assertions of this package, and of libraries over them.
  static let known = InlineAssertions(references: [
    "assertInlineSnapshot": [Reference(labels: ["matches"], offset: 0)],
    // swift-macro-testing
    "assertMacro": [
      Reference(labels: ["diagnostics"], offset: 1), Reference(labels: ["fixes"], offset: 2),
      Reference(labels: ["expansion"], offset: 3),
    ],
    // swift-structured-queries
    "assertQuery": [Reference(labels: ["sql"], offset: 1), Reference(labels: ["results"], offset: 2)],
  ])

  /// Returns these assertions and those that the sources in a folder declare over them: functions whose body calls one, and
  /// whose references are their parameters of the type `(() -> String)?`.
  func declared(in folder: String) -> InlineAssertions {
    var found = self
    let sources = InlineAssertions.sources(in: folder)
    // A helper over a helper is found in the next round.
    for _ in 0..<4 {
      let before = found
      for source in sources { found.add(from: source) }
      if found == before { break }
    }
    return found
  }

  // MARK: -

  private static let mostFiles = 5000
  private static let largestFile = 1 << 20

  /// The Swift sources in a folder that declare a function with a closure that returns a text. No link is followed.
  private static func sources(in folder: String) -> [SwiftTokens] {
    var sources: [SwiftTokens] = []
    var folders = [folder]
    var count = 0
    while let next = folders.popLast() {
      for name in ((try? FileManager.default.contentsOfDirectory(atPath: next)) ?? []).sorted() {
        guard !name.hasPrefix("."), count < mostFiles else { continue }
        let path = next + "/" + name
        var status = stat()
        guard lstat(path, &status) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFDIR { folders.append(path) }
        guard status.st_mode & S_IFMT == S_IFREG, name.hasSuffix(".swift") else { continue }
        count += 1
        guard let data = try? PlainFile.read([name], below: next, limit: largestFile),
          data.range(of: Data("-> String)?".utf8)) != nil, let tokens = SwiftTokens(Array(data))
        else { continue }
        sources.append(tokens)
      }
    }
    return sources
  }

  private mutating func add(from source: SwiftTokens) {
    for index in source.tokens.indices where source.isWord(at: index) && source.text(index) == "func" {
      guard source.isWord(at: index + 1), let parameters = Self.open("(", after: index + 1, in: source),
        let body = Self.open("{", after: source.tokens[parameters].partner, in: source)
      else { continue }
      let name = source.text(index + 1)
      let words = (body..<source.tokens[body].partner).filter { source.isWord(at: $0) }
      guard references[name] == nil,
        words.contains(where: { references[source.text($0)] != nil && source.tokens[$0 + 1].kind == .open })
      else { continue }
      let earlier = words.filter { source.text($0) == "deprecatedTrailingClosureLabels" }.flatMap { word in
        source.isMark(":", at: word + 1) && source.isMark("[", at: word + 2)
          ? source.elements(between: word + 2).compactMap { Self.literal($0, in: source) } : []
      }
      let found = Self.references(in: source.elements(between: parameters), of: source, earlier: earlier)
      if !found.isEmpty { references[name] = found }
    }
  }

  /// Returns the next opening bracket of a declaration, which no other declaration and no closing bracket precedes.
  private static func open(_ bracket: Character, after index: Int, in source: SwiftTokens) -> Int? {
    var index = index + 1
    while index < source.tokens.count {
      if source.isMark(bracket, at: index) { return index }
      switch source.tokens[index].kind {
      case .open: index = source.tokens[index].partner
      case .close: return nil
      case .word where source.text(index) == "func": return nil
      default: break
      }
      index += 1
    }
    return nil
  }

  private static func literal(_ element: Range<Int>, in source: SwiftTokens) -> String? {
    element.count == 1 ? LiteralText.value(source.text(element.lowerBound)) : nil
  }

  private static func references(
    in parameters: [Range<Int>], of source: SwiftTokens, earlier: [String]
  ) -> [Reference] {
    var found: [Reference] = []
    var closures = 0
    for parameter in parameters {
      guard let colon = parameter.first(where: { source.isMark(":", at: $0) }), source.isWord(at: parameter.lowerBound)
      else { continue }
      let hasDefault = parameter.contains { source.isMark("=", at: $0) }
      let arrow = (colon..<parameter.upperBound).contains {
        source.isMark("-", at: $0) && source.isMark(">", at: $0 + 1)
      }
      let type = source.text(
        source.tokens[colon].range.upperBound..<source.tokens[parameter.upperBound - 1].range.upperBound)
      let isClosure = arrow && !type.contains("@autoclosure")
      if isClosure, type.filter({ !$0.isWhitespace }).hasPrefix("(()->String)?") {
        let label = source.text(parameter.lowerBound)
        found.append(Reference(labels: Set(earlier + (label == "_" ? [] : [label])), offset: closures))
      }
      if isClosure { closures += 1 } else if !hasDefault { closures = 0 }
    }
    return found
  }
}
