import Foundation
import Testing
import SnapshotUI

/// Inline Markdown of texts and attributed strings.
@Suite struct MarkdownTests {
  /// Writes each run with its purpose: `b` for strong, `i` for emphasized, `c` for code, `s` for struck through.
  private func runs(_ markdown: String) throws -> String {
    let text = try AttributedString(
      markdown: markdown,
      options: AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace))
    return text.runs.map { run in
      let intent = run.inlinePresentationIntent ?? []
      let marks = [
        intent.contains(.stronglyEmphasized) ? "b" : "", intent.contains(.emphasized) ? "i" : "",
        intent.contains(.code) ? "c" : "", intent.contains(.strikethrough) ? "s" : "",
        run.link.map { "(\($0.absoluteString))" } ?? "",
      ].joined()
      return (marks.isEmpty ? "" : marks + ":") + String(text[run.range].characters)
    }.joined(separator: "|")
  }

  @Test(arguments: [
    ("plain", "plain"), ("a **b** c", "a |b:b| c"), ("*i* _i_", "i:i| |i:i"), ("***both***", "bi:both"),
    ("snake_case_name", "snake_case_name"), ("2 * 3 * 4", "2 * 3 * 4"),
    ("**bold *and* more**", "b:bold |bi:and|b: more"),
    ("`code *x*` y", "c:code *x*| y"), ("~~old~~ new", "s:old| new"), (#"\*not\*"#, "*not*"), ("*open", "*open"),
    ("[site](https://a.b) x", "(https://a.b):site| x"), ("[**b**](https://a.b)", "b(https://a.b):b"),
    ("[no] (x)", "[no] (x)"), ("see https://swift.org.", "see |(https://swift.org):https://swift.org|."),
    ("me@a.com", "(mailto:me@a.com):me@a.com"), ("<https://x.y>", "(https://x.y):https://x.y"), ("a &amp; b", "a & b"),
    ("a\n\nb  c", "a\n\nb  c"), ("![alt](x.png)", "alt"), ("``a`b``", "c:a`b"), ("*a **b***", "i:a |bi:b"), ("", ""),
    ("é*ü*ñ", "é|i:ü|ñ"), ("**", "**"), ("****", "****"), ("[a](b", "[a](b"),
  ])
  func inline(_ markdown: String, _ expected: String) throws { #expect(try runs(markdown) == expected) }

  @Test func interpolatedValuesAreNotMarkdown() throws {
    #expect(try shown(Text("**\("a*b*")** `\(3)`")) == "a*b* 3")
    #expect(try shown(Text(verbatim: "**a**")) == "**a**")
    let title = "**a**"
    #expect(try shown(Text(title)) == "**a**")
  }

  @Test func blocksFollowEachOther() throws {
    let text = try AttributedString(markdown: "# Title\nOne\ntwo\n\n- a\n- b")
    #expect(String(text.characters) == "TitleOne twoab")
  }

  @Test func stylesAreDrawn() throws {
    let context = RenderContext(width: 200, height: 40)
    let plain = try Text("word").displayList(in: context)
    for styled in ["**word**", "*word*", "`word`", "~~word~~", "[word](https://a.b)"] {
      #expect(try Text(LocalizedStringKey(styled)).displayList(in: context) != plain, "\(styled)")
    }
    let bold = try Text(verbatim: "word").bold().displayList(in: context)
    #expect(try Text("**word**").displayList(in: context).textForm == bold.textForm)
  }

  @Test func attributedStrings() throws {
    let context = RenderContext(width: 200, height: 40)
    var text = AttributedString("Total 12")
    text.foregroundColor = .red
    text.font = .title
    text.underlineStyle = .single
    let styled = Text(verbatim: "Total 12").font(.title).foregroundColor(.red).underline()
    #expect(try Text(text).displayList(in: context) == styled.displayList(in: context))
    if let range = text.range(of: "12") { text[range].backgroundColor = .yellow }
    #expect(try Text(text).displayList(in: context) != styled.displayList(in: context))
    var container = AttributeContainer()
    container.kern = 2
    #expect(AttributedString("a", attributes: container).runs.first?.kern == 2)
  }
}
