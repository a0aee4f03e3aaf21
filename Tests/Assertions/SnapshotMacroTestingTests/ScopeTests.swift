import SnapshotMacroTesting
import SwiftSyntax
import SwiftSyntaxMacros
import Testing
import XCTest

/// Macros, indentation and names from scopes.
@Suite(.macros([StringifyMacro.self, MemberwiseMacro.self], indentationWidth: .spaces(3))) struct ScopeTests {
  @Test func namesAreThoseOfTheTypes() {
    assertMacro {
      """
      #stringify(1)
      @Memberwise struct A {}
      """
    } expansion: {
      """
      (1, "1")
      struct A {

         init() {

         }
      }
      """
    }
  }

  @Test(.macros(["twice": StringifyMacro.self])) func theInnermostMacrosCount() {
    assertMacro {
      """
      #twice(#stringify(1))
      """
    } expansion: {
      """
      (#stringify(1), "#stringify(1)")
      """
    }
  }

  @Test func asynchronousScopes() async {
    await withMacroTesting(indentationWidth: .spaces(1), macros: [MemberwiseMacro.self]) {
      await Task.yield()
      assertMacro {
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
  }

  @Test func macrosOfTheCall() {
    assertMacro([ClampedMacro.self]) {
      """
      #stringify(1)
      """
    } expansion: {
      """
      #stringify(1)
      """
    }
  }
}

/// XCTest's form, with `invokeTest`.
final class InvokedMacroTests: XCTestCase {
  override func invokeTest() {
    withMacroTesting(macros: [StringifyMacro.self]) { super.invokeTest() }
  }

  func testExpression() {
    assertMacro {
      """
      #stringify(x)
      """
    } expansion: {
      """
      (x, "x")
      """
    }
  }
}
