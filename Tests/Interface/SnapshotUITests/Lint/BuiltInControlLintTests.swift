import Testing
import SnapshotUI

/// The controls of the package pass their own lint in both color schemes. What iOS chooses is exempt.
@Suite struct BuiltInControlLintTests {
  private static var rows: some View { List { ForEach(0..<30) { Text("Row \($0)") } } }

  @ToolbarContentBuilder private static var bottomItems: some ToolbarContent {
    ToolbarItemGroup(placement: .bottomBar) {
      Button("Archive", systemImage: "archivebox") {}
      Button("Delete") {}
    }
  }

  private static var controls: [(name: String, view: any View)] {
    [
      ("toggle", Toggle("Sound", isOn: .constant(true))), ("toggle off", Toggle("Sound", isOn: .constant(false))),
      ("slider", Slider(value: .constant(0.4)) { Text("Volume") }), ("stepper", Stepper("Count", value: .constant(3))),
      ("progress", ProgressView(value: 0.4)), ("endless progress", ProgressView("Loading")),
      ("gauge", Gauge(value: 0.4) { Text("Speed") }),
      ("field", TextField("Name", text: .constant(""))), ("filled field", TextField("Name", text: .constant("Ann"))),
      ("bordered field", TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)),
      ("secure field", SecureField("Password", text: .constant("abc"))),
      ("bordered button", Button("Save") {}.buttonStyle(.bordered)),
      ("prominent button", Button("Save") {}.buttonStyle(.borderedProminent)),
      (
        "picker",
        Picker("Size", selection: .constant(1)) {
          Text("Small").tag(1); Text("Large").tag(2)
        }
      ),
      (
        "segments",
        Picker("Size", selection: .constant(1)) {
          Text("Small").tag(1); Text("Large").tag(2)
        }.pickerStyle(.segmented)
      ),
      ("date", DatePicker("Day", selection: .constant(RenderContext.defaultDate))),
      ("disclosure", DisclosureGroup("More") { Text("Content") }),
      (
        "list",
        List {
          Text("One"); NavigationLink("Two") { Text("Next") }; Button("Three") {}
        }
      ),
      (
        "form",
        Form {
          Section("Title") {
            Toggle("Sound", isOn: .constant(true)); TextField("Name", text: .constant(""))
          }
        }
      ),
      (
        "navigation",
        NavigationStack { List { Text("Row") }.navigationTitle("Title").toolbar { Button("Edit") {} } }
      ),
      (
        "tabs",
        TabView {
          Text("Content").tabItem { Label("Home", systemImage: "house") }
          Text("More").tabItem { Label("More", systemImage: "ellipsis") }
        }
      ),
      (
        "alert",
        Text("Below").alert("Delete?", isPresented: .constant(true)) { Button("Delete", role: .destructive) {} }
      ),
      (
        "dialog",
        Text("Below").confirmationDialog("Delete?", isPresented: .constant(true), titleVisibility: .visible) {
          Button("Delete", role: .destructive) {}
        }
      ),
      ("sheet", Text("Below").sheet(isPresented: .constant(true)) { Text("Above") }),
      ("unavailable content", ContentUnavailableView("Nothing", systemImage: "tray")),
      ("labeled content", LabeledContent("Name", value: "Ann")), ("group box", GroupBox("Title") { Text("Content") }),
      ("search", NavigationStack { List { Text("Row") }.searchable(text: .constant("")) }),
      ("bottom bar", NavigationStack { rows.toolbar { bottomItems } }),
      (
        "scrolled content below bars",
        TabView {
          NavigationStack {
            rows.defaultScrollAnchor(.bottom).navigationTitle("Title").toolbar { Button("Edit") {} }
          }.tabItem { Label("Home", systemImage: "house") }
        }
      ),
      (
        "three tabs",
        TabView {
          Text("Content").tabItem { Label("Home", systemImage: "house") }
          Text("Mail").tabItem { Label("Mail", systemImage: "envelope") }.badge(3)
          Text("More").tabItem { Label("More", systemImage: "ellipsis") }
        }
      ),
      (
        "alert with a message",
        Text("Below").alert("Delete the folder?", isPresented: .constant(true)) {
          Button("Delete", role: .destructive) {}
          Button("Cancel", role: .cancel) {}
        } message: {
          Text("You cannot undo this action.")
        }
      ),
      (
        "words below a gradient",
        Text("Hidden").overlay {
          LinearGradient(colors: [.white, .yellow], startPoint: .top, endPoint: .bottom)
            .overlay { Text("Shown").foregroundStyle(.black) }
        }
      ),
      ("shadow", Text("Words").padding().background(Color(.systemBackground)).shadow(radius: 8).clipped()),
      (
        "gradient",
        Text("Words").foregroundStyle(.black).padding()
          .background(LinearGradient(colors: [.white, .yellow], startPoint: .top, endPoint: .bottom))
      ),
      (
        "clear gradient",
        Text("Words").padding()
          .background(LinearGradient(colors: [.clear, .clear], startPoint: .top, endPoint: .bottom))
      ),
    ]
  }

  @Test(arguments: controls.indices, [ColorScheme.light, .dark])
  func builtInControlsHaveNoLayoutIssues(index: Int, scheme: ColorScheme) throws {
    let (name, view) = Self.controls[index]
    for design in [SystemDesign.iOS18, .iOS26] {
      for size in [DynamicTypeSize.large, .accessibility5] {
        var context = RenderContext(
          width: 375, height: 667, safeAreaInsets: EdgeInsets(top: 20, leading: 0, bottom: 34, trailing: 0),
          dynamicTypeSize: size, colorScheme: scheme, background: .system)
        context.design = design
        let found = try view.layoutIssues(in: context)
        let place = "\(name), \(design), \(size)"
        #expect(found == [], "\(place): \(found.map(\.description).joined(separator: "\n"))")
      }
    }
  }
}
