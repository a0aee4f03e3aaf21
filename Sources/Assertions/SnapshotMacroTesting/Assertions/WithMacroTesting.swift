import InlineSnapshot
import SwiftSyntax
import SwiftSyntaxMacros

/// Performs an operation with macros, an indentation and a record mode. The innermost call takes precedence.
///
///     override func invokeTest() {
///       withMacroTesting(record: .failed, macros: ["stringify": StringifyMacro.self]) { super.invokeTest() }
///     }
///
/// - Parameters:
///   - indentationWidth: The indentation of expansions, such as `.spaces(2)`, or `nil` for that of the enclosing scope.
///   - record: The record mode, or `nil` for that of the enclosing scope.
///   - macros: The macros by the names that sources use, or `nil` for those of the enclosing scope.
///   - operation: The operation to perform.
/// - Returns: The result of the operation.
public func withMacroTesting<R>(
  indentationWidth: Trivia? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  macros: [String: any Macro.Type]? = nil, operation: () throws -> R
) rethrows -> R {
  let configuration = MacroTestingConfiguration(indentationWidth: indentationWidth, macros: macros).nested()
  return try withSnapshotTesting(record: record) {
    try MacroTestingConfiguration.$current.withValue(configuration, operation: operation)
  }
}

/// Performs an asynchronous operation with macros, an indentation and a record mode. The innermost call takes precedence.
public func withMacroTesting<R>(
  isolation: isolated (any Actor)? = #isolation,
  indentationWidth: Trivia? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  macros: [String: any Macro.Type]? = nil, operation: () async throws -> R
) async rethrows -> R {
  let configuration = MacroTestingConfiguration(indentationWidth: indentationWidth, macros: macros).nested()
  return try await withSnapshotTesting(record: record) {
    try await MacroTestingConfiguration.$current.withValue(configuration, operation: operation)
  }
}

/// Performs an operation with macros that have the names of their types, an indentation and a record mode.
///
///     withMacroTesting(macros: [StringifyMacro.self]) { … }  // "#stringify"
///
/// - Parameters:
///   - macros: The macros. The name of one is that of its type without "Macro" at the end; the names of expressions begin with
///     a lowercase letter.
public func withMacroTesting<R>(
  indentationWidth: Trivia? = nil, record: SnapshotTestingConfiguration.Record? = nil, macros: [any Macro.Type],
  operation: () throws -> R
) rethrows -> R {
  try withMacroTesting(
    indentationWidth: indentationWidth, record: record, macros: MacroNames.table(macros), operation: operation)
}

/// Performs an asynchronous operation with macros that have the names of their types, an indentation and a record mode.
public func withMacroTesting<R>(
  isolation: isolated (any Actor)? = #isolation,
  indentationWidth: Trivia? = nil, record: SnapshotTestingConfiguration.Record? = nil, macros: [any Macro.Type],
  operation: () async throws -> R
) async rethrows -> R {
  try await withMacroTesting(
    indentationWidth: indentationWidth, record: record, macros: MacroNames.table(macros), operation: operation)
}
