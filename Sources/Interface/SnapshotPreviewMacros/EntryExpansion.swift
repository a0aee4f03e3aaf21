/// The expansions of `@Entry`: the accessors of the property, and the key with the default value beside it.
///
///     extension EnvironmentValues {
///       @Entry var accent: Int = 3
///     }
///
/// becomes
///
///     extension EnvironmentValues {
///       var accent: Int {
///         get { self[__Key_accent.self] }
///         set { self[__Key_accent.self] = newValue }
///       }
///       private struct __Key_accent: EnvironmentKey {
///         typealias Value = Int
///         static var defaultValue: Value { 3 }
///       }
///     }
struct EntryExpansion {
  let source: String

  /// The protocols of the keys, by the types that an extension adds entries to.
  private static let keys = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey",
    "FocusedValues": "FocusedValueKey",
  ]

  init(_ message: Request.Attached) throws(ExpansionError) {
    guard let text = message.declSyntax?.source, let property = EntryProperty(text) else {
      throw ExpansionError("@Entry needs a variable with a name: @Entry var isCompact = false")
    }
    let key = "__Key_\(property.name)"
    if message.macroRole == "accessor" {
      source = """
        {
          get { self[\(key).self] }
          set { self[\(key).self] = newValue }
        }
        """
      return
    }
    guard let owner = message.extendedType, let keyProtocol = Self.keys[owner] else {
      throw ExpansionError(
        "@Entry is for extensions of EnvironmentValues, Transaction, ContainerValues and FocusedValues.")
    }
    source = """
      nonisolated private struct \(key): \(keyProtocol) {
        \(try Self.members(of: property, in: owner))
      }
      """
  }

  private static func members(of property: EntryProperty, in owner: String) throws(ExpansionError) -> String {
    if owner == "FocusedValues" {
      guard let type = property.wrappedType else {
        throw ExpansionError("An entry of FocusedValues needs an optional type: @Entry var item: Item?")
      }
      return "typealias Value = \(type)"
    }
    // A closure or an object need not be sendable, so that a typed value is computed, as in SwiftUI.
    switch (property.type, property.value) {
    case (let type?, let value?):
      return """
        typealias Value = \(type)
          static var defaultValue: Value {
            \(value)
          }
        """
    case (nil, let value?):
      return "static let defaultValue = \(value)"
    case (let type?, nil):
      guard property.wrappedType != nil else {
        throw ExpansionError("An entry needs a default value: @Entry var \(property.name): \(type) = …")
      }
      return """
        typealias Value = \(type)
          static var defaultValue: Value { nil }
        """
    case (nil, nil):
      throw ExpansionError("An entry needs a type or a default value: @Entry var \(property.name) = …")
    }
  }
}

/// The name, the type and the default value of a variable, as they are written.
struct EntryProperty {
  let name: String
  let type: String?
  let value: String?

  /// Returns the parts of a declaration; `nil` if it declares no variable.
  init?(_ source: String) {
    let text = Array(source.utf8)
    var scanner = SwiftScanner(text)
    while !scanner.isAtEnd, !scanner.isAtWord("var") {
      if SwiftScanner.isWord(scanner.byte) { _ = scanner.word() } else { scanner.step() }
    }
    guard !scanner.isAtEnd else { return nil }
    _ = scanner.word()
    scanner.skipTrivia()
    name = String(decoding: scanner.word(), as: UTF8.self).replacing("`", with: "")
    guard !name.isEmpty else { return nil }
    scanner.skipTrivia()
    var type: String?
    if scanner.byte == UInt8(ascii: ":") {
      scanner.at += 1
      let start = scanner.at
      while !scanner.isAtEnd, scanner.byte != UInt8(ascii: "=") {
        if SwiftScanner.isWord(scanner.byte) { _ = scanner.word() } else { scanner.step() }
      }
      type = Self.trimmed(text[start..<scanner.at])
    }
    self.type = type
    guard scanner.byte == UInt8(ascii: "=") else {
      value = nil
      return
    }
    // A comment after the value stays on its line.
    value = Self.trimmed(text[(scanner.at + 1)...])
  }

  /// The type without its optional; `nil` for other types.
  var wrappedType: String? {
    guard let type else { return nil }
    if type.hasSuffix("?") { return String(type.dropLast()) }
    guard type.hasPrefix("Optional<"), type.hasSuffix(">") else { return nil }
    return String(type.dropFirst("Optional<".count).dropLast())
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
    let kept = bytes.drop { $0 <= 32 }
    return String(decoding: kept.prefix(through: kept.lastIndex { $0 > 32 } ?? kept.startIndex - 1), as: UTF8.self)
  }
}

extension Request.Attached {
  /// The name of the type that the innermost extension around the declaration extends.
  fileprivate var extendedType: String? {
    for syntax in (lexicalContext ?? []) + [parentDeclSyntax].compactMap(\.self) {
      var scanner = SwiftScanner(Array(syntax.source.utf8))
      while !scanner.isAtEnd {
        if scanner.isAtWord("extension") {
          _ = scanner.word()
          scanner.skipTrivia()
          var name = scanner.word()
          while scanner.byte == UInt8(ascii: ".") {
            scanner.at += 1
            name = scanner.word()
          }
          return String(decoding: name, as: UTF8.self)
        }
        if SwiftScanner.isWord(scanner.byte) { _ = scanner.word() } else { scanner.step() }
      }
    }
    return nil
  }
}
