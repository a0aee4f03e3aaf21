import SwiftSyntax
import SwiftSyntaxMacros

/// The macros and the indentation of a scope.
struct MacroTestingConfiguration: Sendable {
  /// The configuration of the innermost `withMacroTesting` or `.macros` trait.
  @TaskLocal static var current = MacroTestingConfiguration()

  /// The indentation of expansions; `nil` for that of each source.
  var indentationWidth: Trivia?
  /// The macros by the names that sources use.
  var macros: [String: any Macro.Type]?

  /// Returns the configuration of a scope inside the current one.
  func nested() -> MacroTestingConfiguration {
    let outer = MacroTestingConfiguration.current
    return MacroTestingConfiguration(
      indentationWidth: indentationWidth ?? outer.indentationWidth, macros: macros ?? outer.macros)
  }
}

/// The names of macros without their declarations: those of their types.
enum MacroNames {
  /// Returns macros by their names. Of two macros with the same name, the last one counts.
  static func table(_ macros: [any Macro.Type]) -> [String: any Macro.Type] {
    Dictionary(
      macros.map { (name(ofType: String(describing: $0), isExpression: $0 is any ExpressionMacro.Type), $0) },
      uniquingKeysWith: { $1 })
  }

  /// Returns the name of a macro: that of its type without "Macro" at the end. The name of an expression begins with a lowercase
  /// word: `StringifyMacro` is `stringify`, `URLMacro` is `url`, and `URLComponentsMacro` is `urlComponents`.
  static func name(ofType type: String, isExpression: Bool) -> String {
    let name = type.hasSuffix("Macro") ? String(type.dropLast(5)) : type
    guard isExpression else { return name }
    var word = name.prefix(while: \.isUppercase)
    // The last capital letter before a lowercase letter begins the second word.
    if word.count > 1, name[word.endIndex...].first?.isLowercase == true { word.removeLast() }
    return word.lowercased() + name[word.endIndex...]
  }
}
