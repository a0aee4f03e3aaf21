import Testing

// `@testable` because the rewriting of sources, which is internal, is the subject.
@testable import InlineSnapshot

/// The position and the form of the closure that is written.
@Suite struct ClosureTests {
  @Test func missingClosureIsAddedAfterTheCall() throws {
    let source = """
      @Test func greeting() {
        assertInlineSnapshot§(of: "Hello", as: .lines)  // a greeting
        next()
      }

      """
    #expect(
      try rewritten(source, "Hello\n\nBlob") == """
        @Test func greeting() {
          assertInlineSnapshot(of: "Hello", as: .lines) {
            \"""
            Hello

            Blob
            \"""
          }  // a greeting
          next()
        }

        """)
  }

  @Test func callOnSeveralLinesIsIndentedLikeItsFirstLine() throws {
    let source = """
      func f() {
          if true {
              assertInlineSnapshot§(
                  of: 1,
                  as: .description
              )
          }
      }
      """
    #expect(
      try rewritten(source, "1") == """
        func f() {
            if true {
                assertInlineSnapshot(
                    of: 1,
                    as: .description
                ) {
                    \"""
                    1
                    \"""
                }
            }
        }
        """)
  }

  @Test func tabsAreKept() throws {
    #expect(
      try rewritten("func f() {\n\tcheck§(1)\n}", "1\n\t2")
        == "func f() {\n\tcheck(1) {\n\t\t\"\"\"\n\t\t1\n\t\t\t2\n\t\t\"\"\"\n\t}\n}")
  }

  @Test func fileWithoutIndentationGetsFourSpaces() throws {
    #expect(try rewritten("check§(1)\n", "1") == "check(1) {\n    \"\"\"\n    1\n    \"\"\"\n}\n")
  }

  @Test func indentationOfCommentsAndLiteralsIsIgnored() throws {
    let source = "/*\n   a\n */\nlet s = \"\"\"\n a\n b\n \"\"\"\nfunc f() {\n  check§(1)\n}"
    #expect(
      try rewritten(source, "1")
        == "/*\n   a\n */\nlet s = \"\"\"\n a\n b\n \"\"\"\nfunc f() {\n  check(1) {\n    \"\"\"\n    1\n    \"\"\"\n  }\n}"
    )
  }

  @Test func oldClosureIsReplacedWithItsComments() throws {
    let source = """
      func f() {
        check§(1) /* before */ {
          // inside
          \"""
          old
          \"""
        } // after
      }
      """
    #expect(
      try rewritten(source, "new") == """
        func f() {
          check(1) /* before */ {
            \"""
            new
            \"""
          } // after
        }
        """)
  }

  @Test func equalClosureIsNotChanged() throws {
    let source = "func f() {\n  check§(1) {\n    \"\"\"\n    1\n    \"\"\"\n  }\n}"
    #expect(try rewritten(source, "1") == source.replacing("§", with: ""))
  }

  @Test func nilRemovesTheClosure() throws {
    #expect(try rewritten("check§(1) {\n  \"old\"\n} // after\n", nil) == "check(1) // after\n")
    #expect(try rewritten("check §{\n  \"old\"\n}\n", nil) == "check()\n")
    #expect(try rewritten("check§(1)\n", nil) == "check(1)\n")
  }

  @Test func emptyParenthesesAreReplaced() throws {
    #expect(try rewritten("check§()\n", "1") == "check {\n    \"\"\"\n    1\n    \"\"\"\n}\n")
  }

  @Test func callWithoutParenthesesKeepsItsForm() throws {
    #expect(try rewritten("check §{ \"old\" }\n", "1") == "check {\n    \"\"\"\n    1\n    \"\"\"\n}\n")
  }

  @Test func callsOnOneLineAreDistinguished() throws {
    let source = "check§(1); check§(2) { \"b\" }; check§(3)"
    func literal(_ text: String) -> String { "{\n    \"\"\"\n    \(text)\n    \"\"\"\n}" }
    #expect(
      try rewritten(
        source, [Recording(text: "3", mark: 2), Recording(text: "1", mark: 0), Recording(text: "2", mark: 1)])
        == "check(1) \(literal("1")); check(2) \(literal("2")); check(3) \(literal("3"))")
  }

  @Test func callsInArgumentsAreDistinguished() throws {
    let source = "check§(of: value { check§(2) }, 1)"
    #expect(
      try rewritten(source, [Recording(text: "1", mark: 0), Recording(text: "2", mark: 1)])
        == "check(of: value { check(2) {\n    \"\"\"\n    2\n    \"\"\"\n} }, 1) {\n    \"\"\"\n    1\n    \"\"\"\n}")
  }

  @Test func callInAReplacedClosureIsRejected() {
    #expect(throws: (any Error).self) {
      try rewritten("check§(1) { check§(2); return \"\" }", [Recording(text: "1"), Recording(text: "2", mark: 1)])
    }
  }

  @Test(arguments: [
    "try await check§(1)", "Suite.check§(1)", "check<Int>§(1)", "Check§(1)", "a.b().check§(1)", "self[1].check§(1)",
    "a\n  .check§(1)", "§#check(1)", "let x = §#check(1)", "(f ?? g)§(1)", "check?§(1)", "{ $0 }§(1)",
  ])
  func callsOfAllKindsAreFound(source: String) throws {
    let result = try rewritten(source, "1")
    #expect(result.hasPrefix(source.replacing("§", with: "") + " {"))
  }

  /// All calls in the arguments of a macro have the source location of the macro.
  @Test func singleAssertionInAMacroIsFound() throws {
    func literal(_ text: String) -> String { "{\n    \"\"\"\n    \(text)\n    \"\"\"\n}" }
    #expect(
      try rewritten("§#expect(throws: E.self) { assertInlineSnapshot(of: 1, as: .lines) }", "1")
        == "#expect(throws: E.self) { assertInlineSnapshot(of: 1, as: .lines) \(literal("1")) }")
    #expect(
      try rewritten("§#expect({ InlineSnapshot.assertInlineSnapshot(of: f(2)) { \"old\" }; return #x(true) }())", "1")
        == "#expect({ InlineSnapshot.assertInlineSnapshot(of: f(2)) \(literal("1")); return #x(true) }())")
    #expect(
      try rewritten("§#expect(#require(assertInlineSnapshot§(of: 1)))", "1")
        == "#expect(#require(assertInlineSnapshot(of: 1) \(literal("1"))))")
  }

  @Test(arguments: [
    "§#expect(check(1))", "§#expect(throws: E.self) { check(1) }", "§#require(check(1))",
    "§#expect(throws: E.self) { assertInlineSnapshot(of: 1); assertInlineSnapshot(of: 2) }",
    "§#mine { assertInlineSnapshot(of: 1); assertInlineSnapshot(of: 2) }",
  ])
  func aMacroIsNotTakenForTheAssertionInIt(source: String) {
    #expect(throws: InlineSourceError.self) { try rewritten(source, "1") }
  }

  @Test func columnsCountBytes() throws {
    #expect(try rewritten("/* äöü 😀 日本 */ check§(\"é\")", "1").hasPrefix("/* äöü 😀 日本 */ check(\"é\") {\n"))
  }

  @Test func lineEndingsOfTheFileAreUsed() throws {
    #expect(
      try rewritten("func f() {\r\n  check§(1)\r\n}\r\n", "1\n2\r\n3")
        == "func f() {\r\n  check(1) {\r\n    \"\"\"\r\n    1\r\n    2\\r\r\n    3\r\n    \"\"\"\r\n  }\r\n}\r\n")
  }
}
