import InlineSnapshot
import SnapshotMacroTesting
import SwiftSyntax
import SwiftSyntaxMacros
import Testing

/// What `assertMacro` writes into a source, and what it says.
@Suite struct RecordingTests {
  private let macros: [String: any Macro.Type] = ["Memberwise": MemberwiseMacro.self, "stringify": StringifyMacro.self]
  private let call = "func record() {\n  assertMacro() {\n    input\n  }\n}\n"

  @Test func expansionIsWritten() throws {
    let source = try RecordedSource(call)
    defer { source.remove() }
    let failures = source.failures { file, line, column in
      assertMacro(
        macros, record: .missing, of: { "#stringify(1)" }, file: file, function: "record()", line: line, column: column)
    }
    assertInlineSnapshot(of: try source.text, as: .lines) {
      #"""
      func record() {
        assertMacro() {
          input
        } expansion: {
          """
          (1, "1")
          """
        }
      }

      """#
    }
    assertInlineSnapshot(of: failures.joined(separator: "\n\n"), as: .lines) {
      """
      No reference was found in the source.

      <root>/Recorded.swift:2

      Automatically recorded a new snapshot for "expansion". Difference: …

        @@ −1,1 +1,1 @@
        −
        +(1, "1")

      Re-run "record()" to assert against the newly-recorded snapshot.
      """
    }
  }

  @Test func diagnosticsFixesAndExpansionAreWrittenInThisOrder() throws {
    let source = try RecordedSource(call)
    defer { source.remove() }
    let failures = source.failures { file, line, column in
      assertMacro(
        macros, record: .missing, of: { "@Memberwise class A {}" }, file: file, function: "record()", line: line,
        column: column)
    }
    #expect(failures.count == 3)
    assertInlineSnapshot(of: try source.text, as: .lines) {
      #"""
      func record() {
        assertMacro() {
          input
        } diagnostics: {
          """
          @Memberwise class A {}
                      ┬────
                      ╰─ 🛑 @Memberwise needs a struct
                         ✏️ Replace 'class' by 'struct'
          """
        } fixes: {
          """
          @Memberwise struct A {}
          """
        } expansion: {
          """
          struct A {

              init() {

              }
          }
          """
        }
      }

      """#
    }
  }

  @Test func closuresWithoutATextAreRemoved() throws {
    let source = try RecordedSource(
      "func record() {\n  assertMacro() {\n    input\n  } diagnostics: {\n    \"old\"\n  } expansion: {\n    \"old\"\n  }\n}\n"
    )
    defer { source.remove() }
    let failures = source.failures { file, line, column in
      assertMacro(
        macros, record: .failed, of: { "#stringify(1)" }, diagnostics: { "old" }, expansion: { "old" }, file: file,
        function: "record()", line: line, column: column)
    }
    #expect(failures.count == 2)
    assertInlineSnapshot(of: try source.text, as: .lines) {
      #"""
      func record() {
        assertMacro() {
          input
        } expansion: {
          """
          (1, "1")
          """
        }
      }

      """#
    }
  }

  @Test(arguments: [false, true]) func neverWritesNothing(hasReference: Bool) throws {
    let source = try RecordedSource(call)
    defer { source.remove() }
    let failures = source.failures { file, line, column in
      withMacroTesting(record: .never, macros: macros) {
        assertMacro(
          of: { "#stringify(1)" }, expansion: hasReference ? { "(1, \"2\")" } : nil, file: file, function: "record()",
          line: line, column: column)
      }
    }
    #expect(failures.count == 1)
    #expect(failures.first?.contains(hasReference ? "Expanded output" : "recording is disabled") == true)
    #expect(try source.text == call)
  }

  @Test func messageOfAnExpansionThatDiffers() throws {
    let source = try RecordedSource(call)
    defer { source.remove() }
    let failures = source.failures { file, line, column in
      assertMacro(
        macros, of: { "#stringify(1)" }, expansion: { "(1, \"2\")" }, file: file, function: "record()", line: line,
        column: column)
    }
    assertInlineSnapshot(of: failures.joined(separator: "\n\n"), as: .lines) {
      """
      Snapshot "expansion" does not match reference.

      Reference:  <root>/Recorded.swift:2
      Actual:     <root>/run/artifacts/SnapshotMacroTestingTests.RecordingTests.record.expansion-1-ff1d22d348da2afe/actual.txt
      To accept:  swift run snapshot accept 'SnapshotMacroTestingTests/RecordingTests/record()#expansion-1'

      Expanded output (+) differed from expected output (−). Difference: …

        @@ −1,1 +1,1 @@
        −(1, "2")
        +(1, "1")
      """
    }
  }

  @Test func withoutMacrosItFails() {
    withKnownIssue {
      assertMacro { "#stringify(1)" }
    } matching: {
      $0.comments.first?.rawValue.hasPrefix("No macros are configured for this assertion.") == true
    }
  }

  @Test func aSourceThatThrowsFails() {
    withKnownIssue {
      assertMacro(macros) { throw StringifyMacro.MissingArgument() }
    } matching: {
      $0.comments.first?.rawValue.hasPrefix("The macros were not expanded: ") == true
    }
  }
}
