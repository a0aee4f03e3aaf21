import SnapshotMacroTesting
import SwiftSyntax
import SwiftSyntaxMacros
import Testing

/// Expansions, diagnostics and fix-its of macros of each kind.
@Suite(
  .macros([
    "Clamped": ClampedMacro.self, "Described": DescribedMacro.self, "Memberwise": MemberwiseMacro.self,
    "stringify": StringifyMacro.self,
  ]))
struct AssertMacroTests {
  @Test func expression() {
    assertMacro {
      """
      let result = #stringify(a + b * c)
      """
    } expansion: {
      """
      let result = (a + b * c, "a + b * c")
      """
    }
  }

  @Test func memberWithTheIndentationOfTheSource() {
    assertMacro {
      """
      @Memberwise
      struct Point {
        let x: Double
        let y: Double
      }
      """
    } expansion: {
      """
      struct Point {
        let x: Double
        let y: Double

        init(x: Double, y: Double) {
          self.x = x
          self.y = y
        }
      }
      """
    }
  }

  @Test func indentationOfTheCall() {
    assertMacro(indentationWidth: .spaces(3)) {
      """
      @Memberwise
      struct Point {
      }
      """
    } expansion: {
      """
      struct Point {

         init() {

         }
      }
      """
    }
  }

  @Test func accessor() {
    assertMacro {
      """
      struct Volume {
        @Clamped(0...1) var level: Double
      }
      """
    } expansion: {
      """
      struct Volume {
        var level: Double {
          get {
            storage.level
          }
          set {
            storage.level = min(max(newValue, (0 ... 1).lowerBound), (0 ... 1).upperBound)
          }
        }
      }
      """
    }
  }

  @Test func extensionInALexicalContext() {
    assertMacro {
      """
      enum Outer {
        @Described struct Inner {}
      }
      """
    } expansion: {
      """
      enum Outer {
        struct Inner {}
      }

      extension Outer.Inner: CustomStringConvertible {
        var description: String {
          "Outer.Inner at 1"
        }
      }
      """
    }
  }

  @Test func errorWithoutFixIt() {
    assertMacro {
      """
      @Memberwise enum Side { case left }
      """
    } diagnostics: {
      """
      @Memberwise enum Side { case left }
      ┬──────────
      ╰─ 🛑 @Memberwise needs a struct
      """
    }
  }

  @Test func thrownError() {
    assertMacro {
      """
      let a = (#stringify(), #stringify())
      """
    } diagnostics: {
      """
      let a = (#stringify(), #stringify())
                             ┬───────────
               │             ╰─ 🛑 #stringify needs an argument
               ┬───────────
               ╰─ 🛑 #stringify needs an argument
      """
    }
  }

  @Test func errorWithFixIt() {
    assertMacro {
      """
      @Memberwise final class Point {
        let x: Double
      }
      """
    } diagnostics: {
      """
      @Memberwise final class Point {
                        ┬────
                        ╰─ 🛑 @Memberwise needs a struct
                           ✏️ Replace 'class' by 'struct'
        let x: Double
      }
      """
    } fixes: {
      """
      @Memberwise final struct Point {
        let x: Double
      }
      """
    } expansion: {
      """
      final struct Point {
        let x: Double

        init(x: Double) {
          self.x = x
        }
      }
      """
    }
  }

  @Test func warningBesideTheExpansion() {
    assertMacro {
      """
      @Memberwise struct Point {
        let x: Double = 1
      }
      """
    } diagnostics: {
      """
      @Memberwise struct Point {
        let x: Double = 1
            ┬────────────
            ╰─ ⚠️ The value is not a default argument
      }
      """
    } expansion: {
      """
      struct Point {
        let x: Double = 1

        init(x: Double) {
          self.x = x
        }
      }
      """
    }
  }

  @Test func errorOfTheParser() {
    assertMacro {
      """
      let = #stringify(1)
      """
    } diagnostics: {
      """
      let = #stringify(1)
          ╰─ 🛑 expected pattern in variable
             ✏️ insert pattern
      """
    } fixes: {
      """
      let = #stringify(1)
      """
    }
  }

  /// Of two edits of the same text, the first one is made.
  @Test func fixItsThatOverlap() {
    assertMacro(["Renamed": RenamedMacro.self]) {
      """
      @Renamed func old() {}
      let x = 1
      """
    } diagnostics: {
      """
      @Renamed func old() {}
                    ┬──
                    ╰─ 🛑 'old' is an old name
                       ✏️ Mark the keyword
                       ✏️ Rename to 'new'
                       ✏️ Rename to 'newer'
      let x = 1
      """
    } fixes: {
      """
      @Renamed /* é */ func  new() {}
      let x = 1
      """
    } expansion: {
      """
      /* é */ func  new() {}
      let x = 1
      """
    }
  }

  @Test func severalDiagnosticsOfALine() {
    assertMacro {
      """
      @Memberwise @Described class A { let a = 1, b = #stringify() }
      """
    } diagnostics: {
      """
      @Memberwise @Described class A { let a = 1, b = #stringify() }
                                                      ┬───────────
                             │                        ╰─ 🛑 #stringify needs an argument
                             ┬────
                             ╰─ 🛑 @Memberwise needs a struct
                                ✏️ Replace 'class' by 'struct'
      """
    }
  }

  @Test func emptySource() {
    assertMacro {
      """
      """
    } expansion: {
      """
      """
    }
  }
}
