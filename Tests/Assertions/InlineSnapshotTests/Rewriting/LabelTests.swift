import Testing

// `@testable` because the rewriting of sources, which is internal, is the subject.
@testable import InlineSnapshot

/// References of custom assertions: labels, offsets and several closures.
@Suite struct LabelTests {
  private func literal(_ text: String) -> String { "{\n    \"\"\"\n    \(text)\n    \"\"\"\n}" }

  @Test func labeledArgumentIsTheReference() throws {
    let source = """
      func f() {
        check§(
          of: 1,
          matches: {
            "old"
          },
          file: file
        )
      }
      """
    #expect(
      try rewritten(source, "new") == """
        func f() {
          check(
            of: 1,
            matches: {
              \"""
              new
              \"""
            },
            file: file
          )
        }
        """)
    #expect(
      try rewritten(source, nil) == """
        func f() {
          check(
            of: 1,
            file: file
          )
        }
        """)
  }

  @Test func argumentsAreRemovedWithTheirCommas() throws {
    #expect(try rewritten("check§(matches: { \"\" })", nil) == "check()")
    #expect(try rewritten("check§(matches: { \"\" }, b: 2)", nil) == "check(b: 2)")
    #expect(try rewritten("check§(a: 1, matches: { \"\" })", nil) == "check(a: 1)")
    #expect(
      try rewritten(
        "check§(is: { \"\" }, isnt: { \"\" })",
        [
          Recording(text: nil, reference: InlineReference(label: "is")),
          Recording(text: nil, reference: InlineReference(label: "isnt", offset: 1)),
        ]) == "check()")
  }

  @Test func referenceOtherThanAClosureBecomesAClosure() throws {
    #expect(try rewritten("check§(1, matches: text)", "1") == "check(1, matches: \(literal("1")))")
  }

  @Test func labelBelongsToItsClosure() throws {
    let reference = InlineReference(label: "is", offset: 1)
    #expect(
      try rewritten("check§(1) { work() } is: { \"old\" } // after", "1", reference)
        == "check(1) { work() } is: \(literal("1")) // after")
    #expect(
      try rewritten("check§(1) { work() } is: { \"old\" } // after", nil, reference)
        == "check(1) { work() } // after")
    #expect(try rewritten("check§(1) { work() }", "1", reference) == "check(1) { work() } is: \(literal("1"))")
    #expect(try rewritten("check §{ work() }", "1", reference) == "check { work() } is: \(literal("1"))")
  }

  @Test func closuresAtTheEndOfTheParenthesesAreCounted() throws {
    let second = InlineReference(label: "is", offset: 1)
    #expect(
      try rewritten("check§(1, { work() })", "1", second) == "check(1, { work() }) \(literal("1"))")
    #expect(
      try rewritten("check§(1, { work() }, is: { \"old\" })", "1", second)
        == "check(1, { work() }, is: \(literal("1")))")
    #expect(try rewritten("check§(1, { \"old\" })", "1") == "check(1, \(literal("1")))")
  }

  @Test func closureWithAnotherLabelIsNotChanged() throws {
    #expect(
      try rewritten("check§(1, setUp: { work() })", "1") == "check(1, setUp: { work() }) \(literal("1"))")
    #expect(
      try rewritten("check§(1, setUp: { work() }) { \"old\" }", "1")
        == "check(1, setUp: { work() }) \(literal("1"))")
  }

  @Test func deprecatedLabelsAreReplaced() throws {
    let reference = InlineReference(label: "expansion", deprecatedLabels: ["matches", "to"], offset: 1)
    #expect(
      try rewritten("check§(1) { a } to: { \"old\" }", "1", reference)
        == "check(1) { a } expansion: \(literal("1"))")
    #expect(
      try rewritten("check§(1, matches: { \"old\" })", "1", reference) == "check(1, expansion: \(literal("1")))")
  }

  @Test func severalReferencesOfACallKeepTheirOrder() throws {
    func recordings(_ texts: [(String, Int, String?)]) -> [Recording] {
      texts.map { Recording(text: $0.2, reference: InlineReference(label: $0.0, offset: $0.1)) }
    }
    #expect(
      try rewritten(
        "check §{ a } expansion: { \"old\" }",
        recordings([("diagnostics", 1, "d"), ("fixes", 2, "f"), ("expansion", 3, "e")]))
        == "check { a } diagnostics: \(literal("d")) fixes: \(literal("f")) expansion: \(literal("e"))")
    #expect(
      try rewritten("check §{ a }", recordings([("expansion", 3, "e"), ("diagnostics", 1, "d")]))
        == "check { a } diagnostics: \(literal("d")) expansion: \(literal("e"))")
    #expect(
      try rewritten(
        "check §{ a } diagnostics: { \"\" } fixes: { \"\" } expansion: { \"\" }",
        recordings([("diagnostics", 1, nil), ("fixes", 2, nil), ("expansion", 3, "e")]))
        == "check { a } expansion: \(literal("e"))")
    #expect(
      try rewritten("check§(1)", recordings([("is", 0, "a"), ("isnt", 1, "b")]))
        == "check(1) \(literal("a")) isnt: \(literal("b"))")
    #expect(
      try rewritten("check§()", recordings([("is", 0, "a"), ("isnt", 1, "b")]))
        == "check \(literal("a")) isnt: \(literal("b"))")
  }

  @Test func closureWithoutPredecessorStaysInTheParentheses() throws {
    let second = InlineReference(label: "isnt", offset: 1)
    #expect(try rewritten("check§(1)", "b", second) == "check(1, isnt: \(literal("b")))")
    #expect(try rewritten("check§()", "b", second) == "check(isnt: \(literal("b")))")
    #expect(
      try rewritten(
        "check§()",
        [
          Recording(text: "b", reference: second),
          Recording(text: "c", reference: InlineReference(label: "never", offset: 2)),
        ]) == "check(isnt: \(literal("b")), never: \(literal("c")))")
  }

  @Test func firstOfSeveralClosuresCannotBeRemoved() {
    #expect(throws: InlineSourceError.firstOfSeveralClosures) {
      try rewritten("check§(1) { \"a\" } is: { \"b\" }", nil)
    }
  }
}
