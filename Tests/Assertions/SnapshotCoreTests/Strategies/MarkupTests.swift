import Foundation
import SnapshotCore
import SnapshotTestSupport
import SnapshotSeededRandom
import Testing

@Suite struct MarkupTests {
  private func html(_ text: String) throws -> String { try snapshot(of: text, as: .html) }
  private func xml(_ text: String) throws -> String { try snapshot(of: text, as: .xml) }

  @Test func pageIsLaidOut() throws {
    let page = """
      <!DOCTYPE html><html lang=en><head><meta charset="utf-8"><title>A  &amp;  B</title>
      <style>
        a > b { color: red }
      </style></head><body class='x "y"'><h1>Hello,   <em>world</em>!</h1>
      <!-- a note --><ul><li>One<li>Two <a href="/?a=1&b=2">link</a><ul><li>Inner</ul></ul>
      <pre>
        kept
          as it is</pre><p>First<br>line<img src=a.png alt=""><p>Second</p><div></div>
      <form><input name=q disabled><button>Go</button></form><script>if (a < b) { "</p>" }</script></body></html>
      """
    #expect(
      try html(page) == """
        <!DOCTYPE html>
        <html lang="en">
          <head>
            <meta charset="utf-8">
            <title>A  &amp;  B</title>
            <style>
          a > b { color: red }
        </style>
          </head>
          <body class='x "y"'>
            <h1>Hello, <em>world</em>!</h1>
            <!-- a note -->
            <ul>
              <li>One
              <li>
                Two <a href="/?a=1&b=2">link</a>
                <ul>
                  <li>Inner
                </ul>
            </ul>
            <pre>
          kept
            as it is</pre>
            <p>First<br>line<img src="a.png" alt="">
            <p>Second</p>
            <div></div>
            <form><input name="q" disabled><button>Go</button></form>
            <script>if (a < b) { "</p>" }</script>
          </body>
        </html>

        """)
  }

  @Test func attributesCanBeSorted() throws {
    #expect(
      try snapshot(of: "<a b=2 a=1 C b=3>x</a>", as: .html(attributes: .sorted))
        == "<a C a=\"1\" b=\"2\" b=\"3\">x</a>\n")
    #expect(try snapshot(of: "<a b='2' a='1'/>", as: .xml(attributes: .sorted)) == "<a a=\"1\" b=\"2\"/>\n")
  }

  @Test func invalidMarkupStaysVisible() throws {
    #expect(try html("<div><p>a</div></section>") == "<div>\n  <p>a\n</div>\n</section>\n")
    #expect(try html("a < b && c > d") == "a < b && c > d\n")
    #expect(try html("<b>open") == "<b>open\n")
    #expect(try html("</p>") == "</p>\n")
    #expect(try html("<DIV>a</div>") == "<DIV>a</div>\n")
    #expect(try html("") == "")
    #expect(try html("<p") == "<p>\n")
    #expect(try html("<!-- open") == "<!-- open\n")
    #expect(try html("<a href=\"x") == "<a href=\"x\">\n")
  }

  @Test func entitiesAndNonBreakingSpacesStay() throws {
    #expect(try html("<p>&nbsp;&#8212;\u{A0}\u{A0}&lt;</p>") == "<p>&nbsp;&#8212;\u{A0}\u{A0}&lt;</p>\n")
  }

  @Test func xmlKeepsSignificantContent() throws {
    #expect(
      try xml(
        #"<?xml version="1.0"?><!DOCTYPE r [<!ENTITY a "<b>">]><r xmlns:x='u'><!-- c --><x:a> text </x:a><e/><m>one <i>two</i> </m><![CDATA[<raw>]]></r>"#
      ) == """
        <?xml version="1.0"?>
        <!DOCTYPE r [<!ENTITY a "<b>">]>
        <r xmlns:x="u">
          <!-- c -->
          <x:a> text </x:a>
          <e/>
          <m>one <i>two</i> </m>
          <![CDATA[<raw>]]>
        </r>

        """)
    // Case tells names apart in XML, and nothing is void.
    #expect(try xml("<A><br></br></a></A>") == "<A>\n  <br></br>\n  </a>\n</A>\n")
    #expect(try xml("<a xml:space=\"preserve\"> <b/> </a>") == "<a xml:space=\"preserve\"> <b/> </a>\n")
  }

  @Test func bytesInUTF8() throws {
    #expect(try snapshot(of: Data("<p>é".utf8), as: .html) == "<p>é\n")
    #expect(try snapshot(of: Data("<p>é</p>".utf8), as: .xml) == "<p>é</p>\n")
    #expect(failureMessage(of: Data([0xFF]), as: .html)?.contains("UTF-8") == true)
  }

  @Test func deepNestingEnds() throws {
    let deep = String(repeating: "<div>", count: 20_000)
    #expect(try html(deep).split(separator: "\n").count == 20_000)
    #expect(try xml(deep).hasPrefix("<div>\n  <div>\n"))
  }

  /// No text is lost, whatever is wrong with the tags around it.
  @Test func nothingIsLost() throws {
    var random = SplitMix(seed: 11)
    let pieces = [
      "<p>", "</p>", "<div class=a>", "</div>", "<b>", "</b>", "<br/>", "<li>", "<ul>", "</ul>", "text", " ", "\n", "é",
      "<pre>", "</pre>", "<script>", "</script>", "<", ">", "&amp;", "<!--", "-->", "<td", " x='1'", "\"", "<!D", "]]>",
    ]
    for _ in 0..<1500 {
      let text = (0..<Int.random(in: 0...14, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
        .joined()
      func words(_ text: String) -> Int { text.components(separatedBy: "text").count }
      #expect(words(try html(text)) == words(text), "\(text.debugDescription)")
      #expect(words(try xml(text)) == words(text), "\(text.debugDescription)")
    }
  }

  /// Markup without faults, some of it with spaces between its tags.
  private func markup(_ random: inout SplitMix, depth: Int) -> String {
    let names = ["p", "div", "b", "ul", "section", "i", "pre", "span"]
    return (0..<Int.random(in: 0...3, using: &random)).map { _ in
      let space = Bool.random(using: &random) ? " \n " : ""
      if depth == 0 || Bool.random(using: &random) { return "word" + space }
      // A paragraph in a paragraph would end it.
      let name = (depth == 3 ? names : Array(names.dropFirst())).randomElement(using: &random) ?? "div"
      let inside = name == "p" || name == "pre" ? "  a  b " : markup(&random, depth: depth - 1)
      return "<\(name)>\(space)\(inside)</\(name)>\(space)"
    }.joined()
  }

  @Test func formattingIsIdempotent() throws {
    var random = SplitMix(seed: 12)
    for _ in 0..<400 {
      let text = markup(&random, depth: 3)
      let once = try html(text)
      try #require(try html(once) == once, "\(text.debugDescription)")
      let xmlOnce = try xml("<root>\(text)</root>")
      try #require(try xml(xmlOnce) == xmlOnce, "\(text.debugDescription)")
    }
  }
}
