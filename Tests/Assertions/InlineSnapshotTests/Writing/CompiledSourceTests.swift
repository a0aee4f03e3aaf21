import Foundation
import SnapshotLedger
import SnapshotSourceEdits
import Testing

// `@testable` because the recorder, which is internal, is the subject.
@testable import InlineSnapshot

/// Whether a source is the compiled one: its contents decide, not its time.
@Suite struct CompiledSourceTests {
  /// The compiled source. Each assertion is `check`.
  private static let compiled = """
    func login() {
      check(1)
      check(2) { "old" }
      check(3)
    }
    func logout() {
      check(4)
    }

    """

  private func literal(_ text: String) -> String { " {\n    \"\"\"\n    \(text)\n    \"\"\"\n  }" }

  /// A binary that was built before the last change of its source.
  private struct Binary {
    let source: TemporarySource
    let recorder = InlineRecorder()

    /// - Parameter text: The source as it is when the tests run.
    init(_ text: String) throws { source = try TemporarySource(text) }

    func request(line: Int, compiled: String? = nil, function: String = "login()") throws -> InlineRecorder.Request {
      let time = try #require(FileTime(of: source.path))
      return InlineRecorder.Request(
        path: source.path, line: line, column: 8, reference: InlineReference(label: "matches"), compiledText: compiled,
        function: function, buildTime: FileTime(seconds: time.seconds - 60, nanoseconds: 0),
        run: RunFolder(path: source.root + "/run"))
    }

    func record(_ text: String?, line: Int, compiled: String? = nil, function: String = "login()") throws {
      try recorder.record(text, for: request(line: line, compiled: compiled, function: function))
    }
  }

  /// As after `touch`, `git checkout` or a comment, which change no object code.
  @Test(arguments: ["", "// A new comment.\n"]) func newerSourceWithTheCompiledCallsIsEdited(addition: String) throws {
    let binary = try Binary(Self.compiled + addition)
    defer { binary.source.remove() }
    try binary.record("1", line: 2)
    try binary.record("new", line: 3, compiled: "old")
    // Another process of the run.
    try InlineRecorder().record("4", for: binary.request(line: 7, function: "logout()"))
    #expect(
      try binary.source.text() == Self.compiled.replacing("check(1)", with: "check(1)" + literal("1"))
        .replacing("check(2) { \"old\" }", with: "check(2)" + literal("new"))
        .replacing("check(4)", with: "check(4)" + literal("4")) + addition)
  }

  @Test func newerSourceGetsTheEditThatAcceptApplies() throws {
    let binary = try Binary(Self.compiled)
    defer { binary.source.remove() }
    let proposal = try #require(try binary.recorder.proposal("new", for: binary.request(line: 3, compiled: "old")))
    #expect(proposal.original == SourceJournal.fingerprint(of: Array(Self.compiled.utf8)))
    #expect(try binary.recorder.line(of: binary.request(line: 3, compiled: "old")) == 3)
  }

  /// Edits of the source after the build, the compiled text of a call that they contradict, and its line.
  @Test(
    arguments: [
      ("a line above", "// A comment.\n" + compiled, nil, 7),
      ("a line below another call", compiled.replacing("check(3)", with: "\n  check(3)"), nil, 4),
      ("a deleted call", compiled.replacing("  check(1)\n", with: ""), "old", 3),
      ("another text", compiled.replacing("old", with: "newer"), "old", 3),
      ("a text that was not compiled", compiled.replacing("check(3)", with: "check(3) { \"3\" }"), nil, 4),
      ("no text", compiled.replacing(" { \"old\" }", with: ""), "old", 3),
      ("a closure that computes its text", compiled.replacing("\"old\"", with: "text()"), "old", 3),
      ("another function", compiled.replacing("func login", with: "func signIn"), nil, 4),
      ("no call", compiled.replacing("  check(3)", with: "  // check"), nil, 4),
    ] as [(String, String, String?, Int)])
  func contradictedSourceIsNotEdited(edit: String, text: String, compiled: String?, line: Int) throws {
    let binary = try Binary(text)
    defer { binary.source.remove() }
    let function = line == 7 ? "logout()" : "login()"
    let error = #expect(throws: InlineSourceError.self) {
      try binary.record("new", line: line, compiled: compiled, function: function)
    }
    #expect(error?.description.contains("uild and run the tests again") == true, "\(edit)")
    #expect(try binary.source.text() == text)
  }

  /// After the first call of `login` was deleted, the third has the text and the line of the second.
  @Test func contradictedSourceIsNotEditedByOtherCalls() throws {
    let text = """
      func login() {
        check(0)
        check(1)
        check(2)
      }

      """
    let moved = text.replacing("  check(0)\n", with: "")
    let binary = try Binary(moved)
    defer { binary.source.remove() }
    #expect(throws: InlineSourceError.noCall(path: binary.source.path, line: 4, column: 8)) {
      try binary.record("2", line: 4)
    }
    // Its line has the next call.
    #expect(throws: InlineSourceError.noCall(path: binary.source.path, line: 4, column: 8)) {
      try binary.record("0", line: 2)
    }
    #expect(try binary.source.text() == moved)
  }

  @Test func callThatIsContradictedLaterStopsTheOthers() throws {
    let text = Self.compiled.replacing("old", with: "newer")
    let binary = try Binary(text)
    defer { binary.source.remove() }
    try binary.record("1", line: 2)
    let error = InlineSourceError.otherText(path: binary.source.path, line: 3)
    #expect(throws: error) { try binary.record("new", line: 3, compiled: "old") }
    #expect(throws: error) { try binary.record("3", line: 4) }
    #expect(try binary.source.text() == text.replacing("check(1)", with: "check(1)" + literal("1")))
  }

  /// A custom assertion that does not pass `#function` has the name of the assertion.
  @Test(arguments: ["check(_:)", "login()", "`login`()"]) func functionOfACustomAssertion(function: String) throws {
    let binary = try Binary(Self.compiled)
    defer { binary.source.remove() }
    try binary.record("1", line: 2, function: function)
    #expect(try binary.source.text() == Self.compiled.replacing("check(1)", with: "check(1)" + literal("1")))
  }

  @Test(
    arguments: [
      ("init(name: String) { check(1) }", "init"), ("deinit { check(1) }", "deinit"),
      ("var name: Int { check(1) }", "name"), ("subscript(index: Int) -> Int { check(1) }", "subscript"),
      ("let name = check(1)", nil), ("func a() { func b() { check(1) } }", "b"),
      ("func a() { defer { b { check(1) } } }", "a"),
    ] as [(String, String?)])
  func enclosingFunctionOfACall(member: String, function: String?) throws {
    let sites = SourceCalls(Array("struct S {\n\(member)\n}\n".utf8))
    let column = try #require(member.firstRange(of: "(1)")).lowerBound.utf16Offset(in: member) + 1
    let call = try #require(try sites.call(line: 2, column: column))
    #expect(call.function == function)
    #expect(call.callee == "check")
  }
}
