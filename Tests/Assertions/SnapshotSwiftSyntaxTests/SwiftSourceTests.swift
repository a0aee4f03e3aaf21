import Foundation
import InlineSnapshot
import SnapshotCore
import SnapshotSwiftSyntax
import SnapshotTestSupport
import SwiftParser
import SwiftSyntax
import Testing

/// Swift source that is formatted before it is compared, and syntax trees.
@Suite struct SwiftSourceTests {
  @Test func sourceIsFormatted() throws {
    assertSnapshot(
      of: "import Foundation;struct A:Sendable{let b:Int\nfunc c(_ d:Int)->Int{if d>1{return d};return b}}\n// end\n",
      as: .swiftSource)
    assertInlineSnapshot(of: "struct A{let b:Int}", as: .swiftSource(indentationWidth: .spaces(2))) {
      """
      struct A {
        let b: Int
      }
      """
    }
  }

  /// The strings, regular expressions and comments of a source are unchanged.
  @Test func literalsAndCommentsStay() throws {
    let source = #"""
      let a = """
          two  spaces  \(b +   c)
            indented
          """ // why
      /* block  comment */ let d = /a  b/
      let e = #"raw \ "text" "#
      """#
    assertInlineSnapshot(of: source, as: .swiftSource) {
      ##"""
      let a = """
          two  spaces  \(b +   c)
            indented
          """ // why
      /* block  comment */ let d = /a  b/
      let e = #"raw \ "text" "#
      """##
    }
  }

  @Test func nodesThatAProgramBuildsNeedNoLayout() throws {
    let member = MemberBlockItemSyntax(
      decl: DeclSyntax(
        VariableDeclSyntax(
          bindingSpecifier: .keyword(.let),
          bindings: [
            PatternBindingSyntax(
              pattern: IdentifierPatternSyntax(identifier: .identifier("b")),
              typeAnnotation: TypeAnnotationSyntax(type: IdentifierTypeSyntax(name: .identifier("Int"))))
          ])))
    let structure = StructDeclSyntax(name: .identifier("A"), memberBlock: MemberBlockSyntax(members: [member]))
    assertInlineSnapshot(of: structure, as: .swiftSource) {
      """
      struct A {
          let b: Int
      }
      """
    }
  }

  @Test func treesAreTexts() throws {
    assertSnapshot(of: "let a = f(1)", as: .syntaxTree)
    // Not a valid source, but a tree.
    assertInlineSnapshot(of: Parser.parse(source: "let a ="), as: .syntaxTree) {
      """
      SourceFileSyntax
      ├─statements: CodeBlockItemListSyntax
      │ ╰─[0]: CodeBlockItemSyntax
      │   ╰─item: VariableDeclSyntax
      │     ├─attributes: AttributeListSyntax
      │     ├─modifiers: DeclModifierListSyntax
      │     ├─bindingSpecifier: keyword(SwiftSyntax.Keyword.let)
      │     ╰─bindings: PatternBindingListSyntax
      │       ╰─[0]: PatternBindingSyntax
      │         ├─pattern: IdentifierPatternSyntax
      │         │ ╰─identifier: identifier("a")
      │         ╰─initializer: InitializerClauseSyntax
      │           ├─equal: equal
      │           ╰─value: MissingExprSyntax
      │             ╰─placeholder: identifier("<#expression#>") MISSING
      ╰─endOfFileToken: endOfFile
      """
    }
  }

  @Test func syntaxErrorsAreListed() throws {
    let invalid = "let = 1\nfunc f( {\n"
    for strategy in [Snapshotting<String, String>.swiftSource, .syntaxTree] {
      #expect(
        failureMessage(of: invalid, as: strategy) == """
          The Swift source has 3 syntax errors:
            line 1, column 5: expected pattern in variable
            line 2, column 8: expected ')' to end parameter clause
            line 2, column 10: expected '}' to end function
          Compare text that is not a whole source file with `.lines`.
          """)
    }
    let many = (0..<40).map { "let \($0)a = )" }.joined(separator: "\n")
    #expect(failureMessage(of: many, as: .swiftSource)?.contains("\n  and ") == true)
  }

  /// Each would overflow the stack or take minutes.
  @Test(arguments: [
    "let a = b" + String(repeating: ".c", count: 100_000), "let a = b" + String(repeating: "[0]", count: 50_000),
    "// " + String(repeating: "x", count: 16 << 20),
  ])
  func sourcesHaveABound(source: String) throws {
    for strategy in [Snapshotting<String, String>.swiftSource, .syntaxTree] {
      let message = try #require(failureMessage(of: source, as: strategy))
      #expect(message.contains("levels deep") || message.contains("The limit is"), "\(message.prefix(200))")
    }
    #expect(throws: (any Error).self) { try Diffing.swiftStructure.encode(source) }
    let difference = Diffing.swiftStructure.diffV2("let a = 1", source)?.0
    #expect(difference?.contains("levels deep") == true || difference?.contains("The limit is") == true)
  }

  /// The deepest trees that are accepted fit on the stack.
  @Test func deepTreesAreFormatted() throws {
    let source = "let a = b" + String(repeating: ".c", count: 500)
    #expect(try snapshot(of: source, as: .swiftSource) == source)
    #expect(Diffing.swiftStructure.diffV2(source, source + "\n") == nil)
  }

  @Test(arguments: ["", "\n", "// only a comment\n", "#!/usr/bin/swift\nprint(1)\n"])
  func sourcesWithoutDeclarations(source: String) throws {
    #expect(try snapshot(of: source, as: .swiftSource) == source)
    #expect(Diffing.swiftStructure.diffV2(source, source) == nil)
  }
}
