import Foundation
import SnapshotCore
import SnapshotSeededRandom
import SnapshotTestSupport
import Testing

@Suite struct PropertyListFilterTests {
  private struct Account: Encodable {
    var id = UUID()
    var age = 42
    var isActive = true
    var score = 0.1
    var created = Date()
    var key = Data([1, 2, 3])
    var name = "A & B <C>"
    var posts = [["id": "1"], ["id": "2"], ["id": "1"]]
    var tags: [String] = []
  }

  private func body(_ text: String) -> String {
    String(text.split(separator: "\n").drop { $0 != "<dict>" }.joined(separator: "\n"))
  }

  @Test func namesOfMatchersReplaceValues() throws {
    let strategy = Snapshotting<Account, String>.plist.redacting(
      .jsonPath("$.id", matching: .uuid), .jsonPath("$.age", matching: .int), .jsonPath("$.isActive", matching: .bool),
      .jsonPath("$.score", matching: .number), .jsonPath("$.created", matching: .date),
      .jsonPath("$.key", with: "secret"), .jsonPath("$.name", matching: .pattern(#/A & B <C>/#, named: "name")),
      .jsonPath("$.posts[*].id", numberedAs: "post"), .jsonPath("$.tags[*]"))
    let text = try snapshot(of: Account(), as: strategy)
    #expect(
      body(text) == """
        <dict>
        \t<key>age</key>
        \t<string>&lt;int&gt;</string>
        \t<key>created</key>
        \t<string>&lt;date&gt;</string>
        \t<key>id</key>
        \t<string>&lt;uuid&gt;</string>
        \t<key>isActive</key>
        \t<string>&lt;bool&gt;</string>
        \t<key>key</key>
        \t<string>secret</string>
        \t<key>name</key>
        \t<string>&lt;name&gt;</string>
        \t<key>posts</key>
        \t<array>
        \t\t<dict>
        \t\t\t<key>id</key>
        \t\t\t<string>post-1</string>
        \t\t</dict>
        \t\t<dict>
        \t\t\t<key>id</key>
        \t\t\t<string>post-2</string>
        \t\t</dict>
        \t\t<dict>
        \t\t\t<key>id</key>
        \t\t\t<string>post-1</string>
        \t\t</dict>
        \t</array>
        \t<key>score</key>
        \t<string>&lt;number&gt;</string>
        \t<key>tags</key>
        \t<array/>
        </dict>
        </plist>
        """)
    // What is redacted once can be redacted again.
    #expect(try snapshot(of: text, as: .lines.redacting(.jsonPath("$.id", matching: .uuid))) == text)
    let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    #expect((list as? [String: Any])?["id"] as? String == "<uuid>")
  }

  @Test func aValueThatDoesNotMatchFails() throws {
    let message = try #require(
      failureMessage(of: Account(), as: .plist.redacting(.jsonPath("$.age", matching: .uuid))))
    #expect(message.contains("The value of $.age is not a UUID: 42."), "\(message)")
  }

  @Test func aPathThatSelectsNothingFails() throws {
    let message = try #require(failureMessage(of: Account(), as: .plist.redacting(.jsonPath("$.ages"))))
    #expect(message.contains(#"the members "age", "created", "id""#), "\(message)")
    let value = try #require(failureMessage(of: Account(), as: .plist.redacting(.jsonPath("$.isActive.x"))))
    #expect(value.contains("a Boolean value as its value"), "\(value)")
  }

  @Test(arguments: [
    ("<plist>", "expected an element, but the text ends"),
    ("<plist><dict></array></plist>", "expected <key> or </dict>"),
    ("<plist><dict><key>a</key></dict></plist>", "expected a value"), ("<html></html>", "expected <plist>"),
    ("<plist><string>&nope;</string></plist>", "unknown entity"), ("<plist><integer/></plist>", "expected a number"),
    ("<plist><set/></plist>", "unknown element <set>"), ("<plist><true/></plist>x", "unexpected text after </plist>"),
    ("<plist><string>a", "expected </string>, but the text ends"), ("<!-- ", "--> is missing"),
    ("<plist><string>&#x110000;</string></plist>", "unknown entity"),
    (String(repeating: "<array>", count: 2_000), "expected <plist>"),
    ("<plist>" + String(repeating: "<array>", count: 2_000), "nested more than 256 levels deep"),
  ])
  func textThatIsNoPropertyListFails(text: String, reason: String) throws {
    let message = try #require(failureMessage(of: text, as: .lines.redacting(.jsonPath("$.a"))))
    #expect(message.contains("The text is not a valid property list in XML: "), "\(message)")
    #expect(message.contains(reason), "\(message)")
  }

  @Test func markupThatOtherToolsWriteIsRead() throws {
    let text = """
      <?xml version="1.0"?><!-- by hand --><plist version='1.0'>
      <dict ><key>a&amp;b</key ><string><![CDATA[<x>]]>&#65;&#x42;</string><key>n</key><real> 1.5 </real></dict></plist>
      """
    #expect(
      try snapshot(
        of: text,
        as: .lines.redacting(
          .jsonPath("$['a&b']", matching: .pattern(#/<x>AB/#, named: "x")), .jsonPath("$.n", matching: .number))
      ).contains("<key>a&amp;b</key ><string>&lt;x&gt;</string><key>n</key><string>&lt;number&gt;</string>"))
  }

  @Test func randomDamageNeverEndsTheProcess() throws {
    var random = SplitMix(seed: 49)
    let text = Array(try snapshot(of: Account(), as: .plist).utf8)
    for _ in 0..<2_000 {
      var damaged = text
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<damaged.count, using: &random)
        if Bool.random(using: &random) {
          damaged[place] = UInt8.random(in: 0...127, using: &random)
        } else {
          damaged.removeSubrange(place...)
        }
        if damaged.isEmpty { damaged = [UInt8(ascii: "<")] }
      }
      _ = failureMessage(of: String(decoding: damaged, as: UTF8.self), as: .lines.redacting(.jsonPath("$..id")))
    }
  }
}
