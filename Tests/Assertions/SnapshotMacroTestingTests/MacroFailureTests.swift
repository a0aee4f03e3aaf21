import SnapshotCore
import SnapshotMacroTesting
import SwiftSyntaxMacros
import Testing

/// The whole messages of `assertMacro`, one reference for each way to fail.
@Suite struct MacroFailureTests {
  private let macros: [String: any Macro.Type] = ["Memberwise": MemberwiseMacro.self, "stringify": StringifyMacro.self]

  private func message(
    _ original: String, diagnostics: String? = nil, fixes: String? = nil, expansion: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil, macros: [String: any Macro.Type]? = nil
  ) throws -> String {
    let source = try RecordedSource("func record() {\n  assertMacro() {\n    input\n  }\n}\n")
    defer { source.remove() }
    func closure(_ text: String?) -> (() -> String)? { text.map { text in { text } } }
    let failures = source.failures { file, line, column in
      assertMacro(
        macros ?? self.macros, record: record, of: { original }, diagnostics: closure(diagnostics),
        fixes: closure(fixes), expansion: closure(expansion), file: file, function: "record()", line: line,
        column: column)
    }
    return failures.joined(separator: "\n\n") + "\n"
  }

  @Test func expansionDiffers() throws {
    assertSnapshot(
      of: try message(
        "@Memberwise\nstruct Point {\n  let x: Double\n}",
        expansion: "struct Point {\n  let x: Double\n\n  init() {\n  }\n}"), as: .lines)
  }

  @Test func diagnosticDiffers() throws {
    assertSnapshot(
      of: try message(
        "@Memberwise enum Side {}",
        diagnostics: "@Memberwise enum Side {}\n┬──────────\n╰─ 🛑 @Memberwise needs a class"), as: .lines)
  }

  @Test func unexpectedDiagnostic() throws {
    assertSnapshot(of: try message("@Memberwise enum Side {}", expansion: "enum Side {}", record: .never), as: .lines)
  }

  @Test func fixItDiffers() throws {
    assertSnapshot(
      of: try message(
        "@Memberwise class A {}",
        diagnostics:
          "@Memberwise class A {}\n            ┬────\n            ╰─ 🛑 @Memberwise needs a struct\n               ✏️ Replace 'class' by 'struct'",
        fixes: "@Memberwise enum A {}", expansion: "struct A {\n\n    init() {\n\n    }\n}"), as: .lines)
  }

  @Test func expansionIsMissing() throws {
    assertSnapshot(of: try message("#stringify(1)", record: .never), as: .lines)
  }

  @Test func noMacros() throws {
    assertSnapshot(of: try message("#stringify(1)", macros: [:]), as: .lines)
  }

  @Test func sourceThrows() throws {
    struct MissingFixture: Error { var name: String }
    let source = try RecordedSource("func record() {\n  assertMacro() {\n    input\n  }\n}\n")
    defer { source.remove() }
    let failures = source.failures { file, line, column in
      assertMacro(
        macros, of: { throw MissingFixture(name: "a.swift") }, file: file, function: "record()", line: line,
        column: column)
    }
    assertSnapshot(of: failures.joined(separator: "\n\n") + "\n", as: .lines)
  }
}
