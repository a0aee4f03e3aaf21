import Testing
import SnapshotUI

/// Focus of views under a host.
@MainActor @Suite struct FocusTests {
  enum Field: Hashable {
    case email, password
  }

  struct LogIn: View {
    @State private var email = ""
    @State private var password = ""
    @FocusState private var field: Field?
    @FocusState private var isNoteFocused: Bool
    @State private var note = ""

    var body: some View {
      VStack {
        TextField("Email", text: $email).focused($field, equals: .email)
        SecureField("Password", text: $password).focused($field, equals: .password)
        TextField("Note", text: $note).focused($isNoteFocused)
        Text(description)
        Button("Next") { field = .password }
        Button("Done") {
          field = nil
          isNoteFocused = false
        }
      }
    }

    private var description: String {
      isNoteFocused ? "note" : field.map { "\($0)" } ?? "none"
    }
  }

  @Test func typingMovesTheFocus() throws {
    let host = ViewHost(LogIn())
    #expect(try host.inspect().focusedElement == nil)
    try host.inspect().find(label: "Email").type("a@b.c")
    _ = try host.inspect().find(text: "email")
    #expect(try host.inspect().find(label: "Email").isFocused)
    #expect(try host.inspect().focusedElement?.accessibility.label == "Email")
    try host.inspect().find(label: "Note").type("hello")
    _ = try host.inspect().find(text: "note")
    #expect(try !host.inspect().find(label: "Email").isFocused)
    try host.inspect().find(label: "Password").focus()
    _ = try host.inspect().find(text: "password")
    #expect(try host.inspect().focusedElement?.accessibility.label == "Password")
  }

  @Test func theViewMovesTheFocus() throws {
    let host = ViewHost(LogIn())
    try host.inspect().find(button: "Next").tap()
    #expect(try host.inspect().focusedElement?.accessibility.label == "Password")
    try host.inspect().find(button: "Done").tap()
    #expect(try host.inspect().focusedElement == nil)
  }

  @Test func theTextFormShowsTheFocus() throws {
    let host = ViewHost(LogIn())
    try host.inspect().find(button: "Next").tap()
    let text = try host.rendered().elementsText
    #expect(text.contains("focused email]") && text.contains("focused password (has the focus)]"), "\(text)")
  }

  @Test func anElementWithoutAFocusBindingIsNotFocusable() throws {
    let host = ViewHost(LogIn())
    #expect(throws: InspectionError.self) { try host.inspect().find(text: "none").focus() }
    #expect(try !host.inspect().find(text: "none").isFocused)
  }

  struct Initial: View {
    @FocusState private var field: Field?
    @State private var text = ""
    var body: some View {
      VStack {
        TextField("Email", text: $text).focused($field, equals: .email)
        FocusReader()
      }
      .defaultFocus($field, .email)
    }
  }

  struct FocusReader: View {
    @Environment(\.isFocused) private var isFocused
    var body: some View { Text(isFocused ? "focused" : "not focused") }
  }

  @Test func theDefaultFocusIsSetWhenTheViewAppears() throws {
    let host = ViewHost(Initial())
    #expect(try host.inspect().focusedElement?.accessibility.label == "Email")
    _ = try host.inspect().find(text: "not focused")
  }

  struct Row: View {
    @FocusState.Binding var isFocused: Bool
    var body: some View { FocusReader().focused($isFocused) }
  }

  struct Rows: View {
    @FocusState private var isFocused: Bool
    var body: some View {
      VStack {
        Row(isFocused: $isFocused)
        Button("Focus") { isFocused = true }
      }
    }
  }

  @Test func aBindingToTheFocusIsPassedOn() throws {
    let host = ViewHost(Rows())
    try host.inspect().find(button: "Focus").tap()
    _ = try host.inspect().find(text: "focused")
  }

  struct Spaces: View {
    @Namespace private var first
    @Namespace private var second
    @State private var ids: Set<Namespace.ID> = []

    var body: some View {
      Text("\(ids.count)").onTapGesture {
        ids.insert(first)
        ids.insert(second)
      }
    }
  }

  @Test func aNamespaceKeepsItsIdentity() throws {
    let host = ViewHost(Spaces())
    for _ in 0..<3 { try host.inspect().find(Text.self).tap() }
    #expect(try host.inspect().text == "2")
  }
}
