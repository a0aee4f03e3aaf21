/// What an element is, stated part by part.
package struct ElementDescription: Hashable, Sendable {
  /// The types of the views whose body the element is the root of, outermost first.
  package var owners: [String]
  /// The kind of element: `HStack`, `Text`, `padding`.
  package var name: String
  /// The arguments of the element as text: `"Sign in"`, `16`; `nil` without arguments.
  package var detail: String?

  package init(owners: [String] = [], name: String, detail: String? = nil) {
    self.owners = owners
    self.name = name
    self.detail = detail
  }

  /// The name with its owners: `LoginScreen/VStack`.
  package var qualifiedName: String { owners.isEmpty ? name : (owners + [name]).joined(separator: "/") }

  /// The line for the element in text forms: `LoginScreen/VStack`, `padding 16`, `Text "Sign in"`.
  package var title: String { detail.map { qualifiedName + " " + $0 } ?? qualifiedName }

  /// Whether the element is a text, whose detail is what it says.
  package var isText: Bool { name == "Text" }

  /// The name for paths: a text with its words, every other element without details.
  package var label: String { isText ? detail.map { name + " " + $0 } ?? name : name }
}
