#if !canImport(Darwin)
  import Foundation
  import SnapshotUI
  import Testing

  @Suite struct PredicateFormatTests {
    private struct Person {
      var name: String
      var age: Int
      var nickname: String?
    }

    private func holds(_ format: String, _ arguments: [Any] = [], for object: Any?) -> Bool {
      NSPredicate(format: format, argumentArray: arguments).evaluate(with: object)
    }

    @Test(arguments: [
      ("ada@example.com", true), ("ada@example", false), ("x ada@example.com", false), ("ada@example.com\n", false),
      ("", false),
    ])
    func expressionsMatchWholeTexts(text: String, matches: Bool) {
      let expression = "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}"
      #expect(NSPredicate(format: "SELF MATCHES %@", expression).evaluate(with: text) == matches)
    }

    @Test func textsAreCompared() {
      #expect(holds("SELF CONTAINS[c] %@", ["ADA"], for: "I am Ada"))
      #expect(!holds("SELF CONTAINS %@", ["ADA"], for: "I am Ada"))
      #expect(holds("self beginswith 'I' AND self endswith \"Ada\"", for: "I am Ada"))
      #expect(holds("SELF LIKE 'I * A?a'", for: "I am Ada") && !holds("SELF LIKE 'A?a'", for: "I am Ada"))
      #expect(holds("SELF LIKE 'a.b'", for: "a.b") && !holds("SELF LIKE 'a.b'", for: "acb"))
      #expect(holds("SELF ==[cd] 'cafe'", for: "CAFÉ") && !holds("SELF ==[c] 'cafe'", for: "CAFÉ"))
      #expect(holds("SELF IN {'a', \"it's\"}", for: "it's") && !holds("SELF IN %@", [["a", "b"]], for: "c"))
    }

    private struct Filtered: View {
      let format: String

      var body: some View { Text(NSPredicate(format: format).evaluate(with: "a") ? "found" : "nothing") }
    }

    @Test(arguments: [
      "", "SELF ==", "name NEAR 'x'", "SELF == %@", "(SELF == 'a'", "SELF == 'a' trailing",
      "SELF IN " + String(repeating: "{", count: 100_000), String(repeating: "(", count: 100_000),
    ])
    func formatsThatCannotBeReadMatchNothing(format: String) throws {
      #expect(!holds(format, for: "a"))
      let rendered = try Filtered(format: format).rendered(in: RenderContext())
      let finding = try #require(rendered.diagnostics.first { $0.rule == .invalidValue })
      #expect(finding.message.hasSuffix("and matches nothing"))
    }

    @Test func propertiesAndNumbersAreCompared() {
      let person = Person(name: "Ada", age: 36)
      #expect(holds("name == %@ AND age >= %d", ["Ada", 36], for: person))
      #expect(holds("%K BETWEEN {30, 40} && NOT (age < 36 || name = 'Bob')", ["age"], for: person))
      #expect(holds("nickname == nil", for: person) && !holds("nickname != NULL", for: person))
      #expect(holds("friend.name == 'Ada'", for: ["friend": person] as [String: Any]))
      #expect(holds("SELF > 1.5", for: 2) && !holds("SELF > 1.5", for: "2"))
      #expect(holds("TRUEPREDICATE", for: nil) && !holds("TRUEPREDICATE AND FALSEPREDICATE", for: nil))
      #expect(holds("SELF < %@", [Date(timeIntervalSince1970: 1)], for: Date(timeIntervalSince1970: 0)))
      #expect((["b", "ab", "c"] as NSArray).filtered(using: NSPredicate(format: "SELF CONTAINS 'b'")).count == 2)
    }
  }
#endif
