@_spi(Internals) import SnapshotCore
import SwiftSyntax
import SwiftSyntaxMacros
import Testing

/// The trait behind `.macros`.
public struct _MacrosTestTrait: SuiteTrait, TestTrait, TestScoping {
  let configuration: MacroTestingConfiguration
  let snapshots: _SnapshotsTestTrait

  /// Whether the trait of a suite also applies to its tests. Always `true`.
  public var isRecursive: Bool { true }

  /// Runs the test with the configuration, numbering its unnamed snapshots from 1.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await MacroTestingConfiguration.$current.withValue(configuration.nested()) {
      try await snapshots.provideScope(for: test, testCase: testCase, performing: function)
    }
  }
}

extension Trait where Self == _MacrosTestTrait {
  /// Sets the macros, the indentation and the record mode of a test or of the tests of a suite.
  ///
  ///     @Suite(.macros(["stringify": StringifyMacro.self], record: .failed)) struct StringifyTests { … }
  public static func macros(
    _ macros: [String: any Macro.Type]? = nil, indentationWidth: Trivia? = nil,
    record: SnapshotTestingConfiguration.Record? = nil
  ) -> Self {
    _MacrosTestTrait(
      configuration: MacroTestingConfiguration(indentationWidth: indentationWidth, macros: macros),
      snapshots: .snapshots(record: record))
  }

  /// Sets the macros, which have the names of their types, the indentation and the record mode of a test or of the tests of a
  /// suite.
  ///
  ///     @Suite(.macros([StringifyMacro.self])) struct StringifyTests { … }
  public static func macros(
    _ macros: [any Macro.Type]?, indentationWidth: Trivia? = nil, record: SnapshotTestingConfiguration.Record? = nil
  ) -> Self {
    .macros(macros.map(MacroNames.table), indentationWidth: indentationWidth, record: record)
  }
}
