import Foundation
import SnapshotLedger
import SnapshotSourceEdits
import Testing

/// A run that proposes an edit of anything but the reference that it names.
struct ForgedInlineEdit: Sendable, CustomTestStringConvertible {
  var testDescription: String
  /// Whether the edit would be right in a run that the package made.
  var isRightIfOwn = false
  var forge: @Sendable (InlineWorld) throws -> Void

  init(_ name: String, _ forge: @escaping @Sendable (InlineWorld) throws -> Void) {
    testDescription = name
    self.forge = forge
  }

  init(
    _ name: String, _ source: String, file: String = InlineWorld.testFile, to replacement: String = "{ \"new\" }",
    expected: String? = "old", actual: String = "new", line: Int? = nil, offset: Int? = nil
  ) {
    self.init(name) {
      try $0.propose(
        InlineProposal(
          file: file, source: source, replacement: replacement, expected: expected, actual: actual, line: line,
          offset: offset))
    }
  }

  private static let call = "assertInlineSnapshot(of: 1, as: .dump)"

  static let all = code + otherCalls + quoted + replacements + places + files

  static let code: [ForgedInlineEdit] = [
    .init("a property of a source", "let server: String «{ \"old\" }»\n", file: "Sources/App/Server.swift"),
    .init("a property of the test file", "var server: String «{ \"old\" }»\n"),
    .init("a function's body", "func server() -> String «{ \"old\" }»\n"),
    .init("a getter", "var server: String { get «{ \"old\" }» }\n"),
    .init("a value", "let server = «{ \"old\" }»()\n"),
    .init("a command of a plugin", "shell «{ \"old\" }»\n", file: "Plugins/Tool/Tool.swift"),
    .init("an assertion in a plugin", "\(call) «{ \"old\" }»\n", file: "Plugins/Tool/Tool.swift"),
    .init("an assertion in a source", "\(call) «{ \"old\" }»\n", file: "Sources/App/Check.swift"),
    .init("an assertion beside the test target", "\(call) «{ \"old\" }»\n", file: "Tests/Support/Kit/Check.swift"),
    .init("an assertion at the root", "\(call) «{ \"old\" }»\n", file: "Check.swift"),
    .init("an assertion in the manifest", "\(call) «{ \"old\" }»\n", file: "Package.swift"),
    .init("an assertion in a manifest of a version", "\(call) «{ \"old\" }»\n", file: "Package@swift-6.1.swift"),
    .init("a branch", "if isRight «{ \"old\" }»\n"),
    .init("an else", "guard isRight else «{ \"old\" }»\n"),
    .init("the body of a condition with an assertion", "if \(call) «{ \"old\" }»\n"),
    .init("the body of a second condition", "if let x,\n  \(call) «{ \"old\" }»\n"),
    .init("the body of a loop", "while \(call) «{ \"old\" }»\n"),
    .init("the body of a loop over values", "for x in \(call) «{ \"old\" }»\n"),
    .init("the cases of a switch", "switch \(call) «{ \"old\" }»\n"),
    .init("a do", "do «{ \"old\" }»\n"),
    .init("a defer", "defer «{ \"old\" }»\n"),
  ]

  static let otherCalls: [ForgedInlineEdit] = [
    .init("a shell command of the test file", "shell «{ \"old\" }»\n"),
    .init("a file assertion", "assertSnapshot(of: 1, as: .dump) «{ \"old\" }»\n"),
    .init("an assertion of XCTest", "XCTAssertEqual(1, 1) «{ \"old\" }»\n"),
    .init("a method of the same name", "robot.\(call) «{ \"old\" }»\n"),
    .init("a function of another module", "Evil.\(call) «{ \"old\" }»\n"),
    .init("a nested module", "Evil.InlineSnapshot.\(call) «{ \"old\" }»\n"),
    .init("a declaration of the same name", "func assertInlineSnapshot(of: Int) «{ \"old\" }»\n"),
    .init("a type of the same name", "struct assertInlineSnapshot «{ \"old\" }»\n"),
    .init("a name that begins so", "assertInlineSnapshots(of: 1) «{ \"old\" }»\n"),
    .init("another closure of the assertion", "\(call) { \"a\" } setUp: «{ \"old\" }»\n"),
    .init("another argument", "assertInlineSnapshot(of: 1, as: .dump, message: «{ \"old\" }»)\n"),
    .init("the value", "assertInlineSnapshot(of: «{ \"old\" }»(), as: .dump) { \"old\" }\n"),
    .init("the value's text", "assertInlineSnapshot(of: «\"old\"», as: .dump)\n", to: "\"new\""),
    .init("the strategy", "assertInlineSnapshot(of: 1, as: «.dump») { \"old\" }\n", to: ".lines"),
    .init("the input of a macro assertion", "assertMacro «{ \"old\" }» expansion: { \"b\" }\n"),
    .init("a helper over nothing", "func check(_ text: (() -> String)? = nil) {}\ncheck «{ \"old\" }»\n"),
    .init(
      "a closure of a helper that is not its reference",
      "func check(_ run: () -> String, is text: (() -> String)? = nil) { \(call) }\ncheck «{ \"old\" }» is: { \"b\" }\n"
    ),
    foreign("a helper of another test target") { world in
      try world.write("Tests/OtherTests/Help.swift", "func check(is text: (() -> String)? = nil) { \(call) }\n")
      try world.propose(InlineProposal(source: "check() «{ \"old\" }»\n"))
    },
    foreign("a helper of a source") { world in
      try world.write("Sources/App/Help.swift", "func check(is text: (() -> String)? = nil) { \(call) }\n")
      try world.propose(InlineProposal(source: "check() «{ \"old\" }»\n"))
    },
  ]

  private static func foreign(
    _ name: String, _ forge: @escaping @Sendable (InlineWorld) throws -> Void
  ) -> ForgedInlineEdit {
    var edit = ForgedInlineEdit(name, forge)
    edit.isRightIfOwn = true
    return edit
  }

  static let quoted: [ForgedInlineEdit] = [
    .init("a line comment", "// \(call) «{ \"old\" }»\n"),
    .init("a documentation comment", "/// \(call) «{ \"old\" }»\nlet x = 1\n"),
    .init("a block comment", "/* \(call) «{ \"old\" }» */\n"),
    .init("a nested block comment", "/* /* */ \(call) «{ \"old\" }» */\n"),
    .init("a comment that a carriage return ends", "// \r\(call) «{ \"old\" }»\n"),
    .init("a string", "let x = \"\"\"\n  \(call) «{ \"old\" }»\n  \"\"\"\n"),
    .init("a raw string", "let x = #\"\(call) «{ \"old\" }»\"#\n"),
    .init("an interpolation", "let x = \"\\(\(call) «{ \"old\" }»)\"\n"),
    .init("a regular expression", "let x = #/\(call) «{ \"old\" }»/#\n"),
    .init("a regular expression without number signs", "let x = /\(call) «{ \"old\" }»/\n"),
    .init(
      "what a regular expression with a quotation mark hides", "let x = /\"/\n\(call) «{ \"old\" }»\nlet y = /\"/\n"),
    .init("a macro of the same name", "#\(call) «{ \"old\" }»\n"),
    .init("an attribute of the same name", "@\(call) «{ \"old\" }»\n"),
    .init("a macro", "#expect(true) «{ \"old\" }»\n"),
    .init("generated code", "#sourceLocation(file: \"a\", line: 1)\n\(call) «{ \"old\" }»\n"),
    .init("code with a placeholder", "let x = <#\"#>\n\(call) «{ \"old\" }»\n"),
    .init("code with a conflict", "<<<<<<< a\n\(call) «{ \"old\" }»\n=======\n>>>>>>> b\n"),
    .init("code with a bracket too many", "}\n\(call) «{ \"old\" }»\n"),
    .init("code with a comment without end", "\(call) «{ \"old\" }»\n/* \n"),
    .init("code with a zero", "// \0\n\(call) «{ \"old\" }»\n"),
    .init("a raw identifier", "let `\(call) «{ \"old\" }»` = 1\n"),
  ]

  static let replacements: [ForgedInlineEdit] = [
    .init("code after the text", "\(call) «{ \"old\" }»\n", to: "{ \"new\" }; evil()"),
    .init("code on the next line", "\(call) «{ \"old\" }»\n", to: "{ \"new\" }\nevil()"),
    .init("code in the closure", "\(call) «{ \"old\" }»\n", to: "{ evil(); return \"new\" }"),
    .init("an interpolation", "\(call) «{ \"old\" }»\n", to: "{ \"\\(evil())\" }", actual: "\\(evil())"),
    .init("an argument of the closure", "\(call) «{ \"old\" }»\n", to: "{ x in \"new\" }"),
    .init("a comment", "\(call) «{ \"old\" }»\n", to: "/* evil */ { \"new\" }"),
    .init("a comment in the closure", "\(call) «{ \"old\" }»\n", to: "{ /* evil */ \"new\" }"),
    .init("the end of the call and another", "\(call) «{ \"old\" }»\n", to: "{ \"new\" }.evil { \"new\" }"),
    .init("another closure", "\(call) «{ \"old\" }»\n", to: "{ \"new\" } evil: { \"new\" }"),
    .init("another label", "\(call) { \"a\" } «matches: { \"old\" }»\n", to: "evil: { \"new\" }"),
    .init("an argument", "assertInlineSnapshot(of: 1«»)\n", to: ", evil: { \"new\" }", expected: nil),
    .init("a parenthesis", "assertInlineSnapshot(of: 1«»)\n", to: ") { \"new\" }; evil(", expected: nil),
    .init("no text, for a text", "\(call) «{ \"old\" }»\n", to: ""),
    .init("more than the closure", "\(call) «{ \"old\" }\nother()»\n"),
    .init("a closure with code", "\(call) «{ evil(); return \"old\" }»\n"),
    .init("a closure with an interpolation", "\(call) «{ \"old\\(evil())\" }»\n"),
    .init("a closure with a variable", "\(call) «{ old }»\n"),
    .init("another text than is shown", "\(call) «{ \"old\" }»\n", actual: "harmless"),
  ]

  static let places: [ForgedInlineEdit] = [
    .init("a line further down", "\n\(call) «{ \"old\" }»\n", line: 1),
    .init("another assertion with the same text", "\(call) { \"old\" }\n\n\(call) «{ \"old\" }»\n", line: 1),
    .init("another present text", "\(call) «{ \"present\" }»\n"),
    .init("a text that the run did not see", "\(call) «{ \"old\" }»\n", expected: nil),
    .init("a text that is not there", "\(call)«»\n", to: " { \"new\" }"),
    .init("a place out of bounds", "\(call) «{ \"old\" }»\n", offset: 1 << 40),
    .init("a place before the source", "\(call) «{ \"old\" }»\n", offset: -1),
    .init("a source that moved") { world in
      try world.propose(InlineProposal(source: "\(call) «{ \"old\" }»\n"))
      try world.write(InlineWorld.testFile, "\n\(call) { \"old\" }\n")
    },
    .init("two texts for one assertion with forged ids") { world in
      try world.propose(
        InlineProposal(source: "\(call)«»\n", replacement: " { \"new\" }", expected: nil, site: "1:1:a"))
      try world.propose(
        InlineProposal(
          source: "\(call)«»\n", replacement: " { \"other\" }", expected: nil, actual: "other", site: "1:1:b"))
    },
    .init("one text twice with forged sites") { world in
      for site in ["1:1:a", "1:1:b"] {
        try world.propose(InlineProposal(source: "\(call)«»\n", replacement: " { \"new\" }", expected: nil, site: site))
      }
    },
    .init("an id of a snapshot in a file") { world in
      try world.propose(InlineProposal(source: "shell «{ \"old\" }»\n"))
      world.entries[0].id = "AppTests/LoginTests/welcome()#1"
      world.entries[0].name = "1"
    },
  ]

  static let files: [ForgedInlineEdit] = [
    .init("a source in a hidden folder", "\(call) «{ \"old\" }»\n", file: ".build/checkouts/a/Tests/AppTests/A.swift"),
    .init("a text file", "\(call) «{ \"old\" }»\n", file: "Tests/AppTests/notes.txt"),
    .init("a linked source") { world in
      try world.propose(InlineProposal(file: "Sources/App/Check.swift", source: "\(call) «{ \"old\" }»\n"))
      let path = world.package.root + "/Tests/AppTests/LinkTests.swift"
      try FileManager.default.createDirectory(
        atPath: world.package.root + "/Tests/AppTests", withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: world.entries[0].file)
      world.entries[0].file = path
      world.entries[0].reference = path + ":1"
    },
    .init("a source in a linked folder") { world in
      try world.propose(InlineProposal(file: "Sources/App/Check.swift", source: "\(call) «{ \"old\" }»\n"))
      try world.write(InlineWorld.testFile, "")
      let folder = world.package.root + "/Tests/AppTests/Linked"
      try FileManager.default.createSymbolicLink(
        atPath: folder, withDestinationPath: world.package.root + "/Sources/App")
      world.entries[0].file = folder + "/Check.swift"
      world.entries[0].reference = folder + "/Check.swift:1"
    },
    .init("a journal of the run whose original has other code") { world in
      try journal(world, original: "safe()\n\(call) { \"old\" }\n", current: "evil()\n\(call) { \"old\" }\n")
    },
    .init("a journal of the run that edits a comment") { world in
      try journal(world, original: "//safe\n\(call) { \"old\" }\n", current: "//evil\n\(call) { \"old\" }\n")
    },
  ]

  /// A record of the run with an earlier edit of the first six bytes, and a new edit of the reference.
  private static func journal(_ world: InlineWorld, original: String, current: String) throws {
    let path = world.package.root + "/" + InlineWorld.testFile
    try world.write(InlineWorld.testFile, original)
    let source = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let length = original.utf8.prefix { $0 != UInt8(ascii: "\n") }.count
    let first = String(decoding: current.utf8.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    _ = try SourceJournal(source: source, run: world.run).make(
      SourceEdit(offset: 0, length: length, replacement: first), site: "9:9:forged"
    ) { _ in true }
    let parts = original.components(separatedBy: "{ \"old\" }")
    try world.propose(InlineProposal(source: parts[0] + "«{ \"old\" }»" + parts[1]))
    try world.write(InlineWorld.testFile, current)
  }
}
