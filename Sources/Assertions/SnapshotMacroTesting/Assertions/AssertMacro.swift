import Foundation
import InlineSnapshot
@_spi(Internals) import SnapshotCore
import SwiftSyntax
import SwiftSyntaxMacros

/// Asserts that the expansion of macros in a source matches references in the source of the test.
///
/// Write the assertion with the source only and run the test. The assertion writes the closures that apply, and the test fails
/// once.
///
///     assertMacro(["stringify": StringifyMacro.self]) {
///       """
///       #stringify(a + b)
///       """
///     } expansion: {
///       """
///       (a + b, "a + b")
///       """
///     }
///
/// Diagnostics are written below the lines that they are about. If each diagnostic has a fix-it, the source after all fix-its is
/// written too, and the expansion is that of the fixed source. If errors remain, no expansion is written.
///
/// - Parameters:
///   - macros: The macros by the names that the source uses; defaults to those of the innermost scope.
///   - indentationWidth: The indentation of the expansion, such as `.spaces(2)`; defaults to that of the innermost scope, then to
///     that of the source, then to four spaces.
///   - record: The record mode; defaults to the mode of the innermost scope.
///   - originalSource: Returns the source before the expansion. An error that it throws fails the assertion.
///   - diagnosedSource: Returns the source with its diagnostics.
///   - fixedSource: Returns the source after all fix-its.
///   - expandedSource: Returns the expansion.
///   - fileID: The file of the assertion; defaults to the file of the call.
///   - filePath: The path of the file.
///   - function: The name of the test in messages and in the ledger of the run.
///   - line: The line of the assertion; defaults to the line of the call.
///   - column: The column of the assertion.
public func assertMacro(
  _ macros: [String: any Macro.Type]? = nil,
  indentationWidth: Trivia? = nil,
  record: SnapshotTestingConfiguration.Record? = nil,
  of originalSource: () throws -> String,
  diagnostics diagnosedSource: (() -> String)? = nil,
  fixes fixedSource: (() -> String)? = nil,
  expansion expandedSource: (() -> String)? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let scope = MacroTestingConfiguration(indentationWidth: indentationWidth, macros: macros).nested()
  guard let macros = scope.macros, !macros.isEmpty else {
    return recordIssue(noMacros, fileID: fileID, filePath: filePath, line: line, column: column)
  }
  let expansion: MacroExpansion
  do {
    expansion = try MacroExpansion(
      of: try originalSource(), macros: macros, indentationWidth: scope.indentationWidth)
  } catch {
    return recordIssue(
      "The macros were not expanded: \(describe(error))", fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
  // The number of the closure in the call: each text and each reference has one.
  var offset = 0
  func check(_ text: String?, _ name: String, label: String, oldLabels: [String] = [], _ expected: (() -> String)?) {
    guard text != nil || expected != nil else { return }
    offset += 1
    assertInlineSnapshot(
      of: text, as: .lines, message: "\(name) output (+) differed from expected output (−). Difference: …",
      record: record,
      syntaxDescriptor: InlineSnapshotSyntaxDescriptor(
        deprecatedTrailingClosureLabels: oldLabels, trailingClosureLabel: label, trailingClosureOffset: offset),
      matches: expected, fileID: fileID, file: filePath, function: function, line: line, column: column)
  }
  check(expansion.diagnostics, "Diagnostic", label: "diagnostics", oldLabels: ["matches"], diagnosedSource)
  check(expansion.fixes, "Fixed", label: "fixes", fixedSource)
  check(expansion.expansion, "Expanded", label: "expansion", oldLabels: ["matches"], expandedSource)
}

/// Asserts that the expansion of macros, which have the names of their types, matches references in the source of the test.
///
///     assertMacro([StringifyMacro.self]) {
///       """
///       #stringify(a + b)
///       """
///     }
///
/// - Parameters:
///   - macros: The macros. The name of one is that of its type without "Macro" at the end; the names of expressions begin with
///     a lowercase letter.
public func assertMacro(
  _ macros: [any Macro.Type],
  indentationWidth: Trivia? = nil,
  record: SnapshotTestingConfiguration.Record? = nil,
  of originalSource: () throws -> String,
  diagnostics diagnosedSource: (() -> String)? = nil,
  fixes fixedSource: (() -> String)? = nil,
  expansion expandedSource: (() -> String)? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  assertMacro(
    MacroNames.table(macros), indentationWidth: indentationWidth, record: record, of: originalSource,
    diagnostics: diagnosedSource, fixes: fixedSource, expansion: expandedSource, fileID: fileID, file: filePath,
    function: function, line: line, column: column)
}

private let noMacros = """
  No macros are configured for this assertion. Pass them with their names:

      assertMacro(["stringify": StringifyMacro.self]) { … }

  Or set them for a suite or a scope:

      @Suite(.macros(["stringify": StringifyMacro.self])) struct StringifyTests { … }
      withMacroTesting(macros: ["stringify": StringifyMacro.self]) { … }
  """
