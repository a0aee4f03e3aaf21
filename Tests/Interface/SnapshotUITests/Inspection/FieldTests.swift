import Testing
import SnapshotUI

/// To type into a field wherever it stands, and to use what stands on a ground.
@MainActor @Suite struct FieldTests {
  enum Place: CaseIterable, Sendable {
    case alone, form, list, section, plainList, scroll, background, shape, outline, ground, sheet, overlay, row

    @ViewBuilder func around(_ field: some View) -> some View {
      switch self {
      case .alone: field
      case .form: Form { field }
      case .list: List { field }
      case .section: Form { Section("Name") { field } }
      case .plainList: List { field }.listStyle(.plain)
      case .scroll: ScrollView { field.padding().background(Color.yellow) }
      case .background: field.padding().background(Color.yellow)
      case .shape: field.background(RoundedRectangle(cornerRadius: 8).fill(Color.yellow))
      case .outline:
        field.padding().overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.gray, lineWidth: 1))
          .overlay { Circle().strokeBorder(Color.gray, lineWidth: 2) }
      case .ground:
        ZStack {
          Color.yellow
          field
        }
      case .sheet: Text("Below").sheet(isPresented: .constant(true)) { Form { field } }
      case .overlay: Color.yellow.frame(height: 60).overlay { field }
      case .row: List { field.listRowBackground(Color.yellow) }
      }
    }
  }

  @Test(arguments: Place.allCases) func aFieldIsTypedInto(place: Place) throws {
    // One at a time: a sheet covers the others.
    struct One<Field: View>: View {
      let place: Place
      @ViewBuilder let field: (Binding<String>) -> Field
      @State private var text = ""

      var body: some View {
        VStack {
          place.around(field($text))
          if !text.isEmpty { Text("Typed \(text)") }
        }
      }
    }
    func check<Field: View>(_ name: String, @ViewBuilder _ field: @escaping (Binding<String>) -> Field) throws {
      let host = ViewHost(One(place: place, field: field))
      try host.inspect().find(label: name).type("Ada")
      _ = try host.inspect().find(text: "Typed Ada")
      try host.inspect().find(label: name).type("")
      #expect(throws: InspectionError.self) { try host.inspect().find(text: "Typed Ada") }
    }
    try check("Name") { TextField("Name", text: $0) }
    try check("Name") { TextField("Name", text: $0).textFieldStyle(.roundedBorder) }
    try check("Name") { TextField("Name", text: $0, axis: .vertical) }
    try check("Password") { SecureField("Password", text: $0) }
    try check("Notes") { TextEditor(text: $0).frame(height: 60).accessibilityLabel("Notes") }
  }

  @Test func aFieldUnderACoverIsNotTypedInto() throws {
    let covers: [(String, AnyView)] = [
      ("ZStack/Color", AnyView(Color.yellow)), ("ZStack/Rectangle", AnyView(Rectangle())),
      ("ZStack/RoundedRectangle", AnyView(RoundedRectangle(cornerRadius: 8).fill(Color.red))),
      ("ZStack/RoundedRectangle", AnyView(RoundedRectangle(cornerRadius: 8).stroke(lineWidth: 800))),
      ("ZStack/TextField[1]", AnyView(TextField("Other", text: .constant("")))),
    ]
    for (path, cover) in covers {
      let view = ZStack {
        TextField("Name", text: .constant(""))
        cover
      }
      let error = #expect(throws: InspectionError.self) { try view.inspect().find(label: "Name").type("Ada") }
      guard case .unreachable(_, .covered(let by)) = error?.reason else {
        Issue.record("\(path): \(String(describing: error))")
        continue
      }
      #expect(by.hasPrefix(path) || path.hasPrefix(by), "\(by)")
    }
  }

  @Test("Every control of a form is used at its center, whatever is behind it") func controlsOfAForm() throws {
    struct Settings: View {
      @State private var isOn = false
      @State private var guests = 1

      var body: some View {
        Form {
          Toggle("Sound", isOn: $isOn)
          Stepper("Guests \(guests)", value: $guests)
          NavigationLink("More") { Text("Details") }
          Button("Save") {}
          Link("Terms", destination: URL(fileURLWithPath: "/"))
        }
        .scrollContentBackground(.hidden).background(Color.yellow)
      }
    }
    let host = ViewHost(Settings())
    try host.inspect().find(label: "Sound").tap()
    #expect(try host.inspect().find(label: "Sound").accessibility.value == "1")
    try host.inspect().find(label: "Increment").tap()
    #expect(try host.inspect().find(label: "Guests 2").accessibility.value == "2")
    try host.inspect().find(button: "Save").tap()
    try host.inspect().find(link: "Terms").tap()
    _ = try host.inspect().find(link: "More").activate()
  }
}
