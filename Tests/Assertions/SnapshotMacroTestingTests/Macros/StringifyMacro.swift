import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#stringify(a + b)` is the value of an expression and its source.
enum StringifyMacro: ExpressionMacro {
  static func expansion(of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext)
    throws -> ExprSyntax
  {
    guard let argument = node.arguments.first?.expression else { throw MissingArgument() }
    return "(\(argument), \(literal: argument.trimmedDescription))"
  }

  struct MissingArgument: Error, CustomStringConvertible {
    var description: String { "#stringify needs an argument" }
  }
}
