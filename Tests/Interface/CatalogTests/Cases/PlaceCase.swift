import Raster
import SnapshotUI

/// A container on a screen of an app.
struct PlaceCase {
  let name: String
  let places: [Place]
  let view: AnyView

  /// - Parameter places: The screens that differ.
  init(_ name: String, on places: [Place] = Place.all, @ViewBuilder view: () -> some View) {
    self.name = name
    self.places = places
    self.view = AnyView(view())
  }

  /// A kind of screen: its name in references, and its context at one pixel per point.
  struct Place: Sendable {
    let name: String
    let context: RenderContext

    init(_ name: String, _ device: Device, design: SystemDesign = .iOS18) {
      self.name = name
      var context = device.context(displayScale: 1)
      context.design = design
      self.context = context
    }

    static let phone = Place("phone-landscape", .iPhone13Pro(.landscape))
    static let portrait = Place("pad-portrait", .iPadPro11(.portrait))
    static let landscape = Place("pad-landscape", .iPadPro11)
    static let split = Place("pad-split", .iPadPro11(.landscape(splitView: .oneHalf)))
    static let glass = Place("pad-landscape-iOS26", .iPadPro11, design: .iOS26)

    static let all = [phone, portrait, landscape, split]
  }
}

extension PlaceCase {
  static var all: [PlaceCase] {
    [navigation, tabs, split, sheet, popover, alert, search, list, form]
  }

  private static var navigation: PlaceCase {
    PlaceCase("navigation") {
      NavigationStack {
        rows.navigationTitle("Mailboxes").toolbar {
          ToolbarItem(placement: .primaryAction) { Button("Edit") {} }
          ToolbarItem(placement: .bottomBar) { Button("Compose", systemImage: "square.and.pencil") {} }
        }
      }
    }
  }

  private static var tabs: PlaceCase {
    PlaceCase("tabs", on: Place.all + [.glass]) {
      TabView {
        NavigationStack {
          rows.navigationTitle("Mailboxes").toolbar { Button("Edit") {} }
        }
        .tabItem { Label("Mail", systemImage: "envelope") }
        Text("Dates").tabItem { Label("Calendar", systemImage: "calendar") }
        Text("Faces").tabItem { Label("Contacts", systemImage: "person.crop.circle") }.badge(3)
      }
    }
  }

  private static var split: PlaceCase {
    PlaceCase("split") {
      NavigationSplitView {
        List(selection: .constant(Optional("Sent"))) {
          Section("Favorites") {
            ForEach(["Inbox", "Sent", "Drafts"], id: \.self) { Label($0, systemImage: "tray") }
          }
          Section("On My Device") { Label("Archive", systemImage: "archivebox") }
        }
        .navigationTitle("Mailboxes")
      } detail: {
        Text("A message").navigationTitle("Sent").toolbar { Button("Reply") {} }
      }
    }
  }

  private static var sheet: PlaceCase {
    PlaceCase("sheet") {
      Text("A message").sheet(isPresented: .constant(true)) {
        NavigationStack {
          Text("A new message").navigationTitle("Compose").navigationBarTitleDisplayMode(.inline)
            .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} } }
        }
      }
    }
  }

  private static var popover: PlaceCase {
    PlaceCase("popover") {
      VStack {
        Button("Filter") {}.popover(isPresented: .constant(true)) {
          VStack(alignment: .leading) {
            Text("Unread"); Text("Flagged")
          }
          .padding()
        }
        Spacer()
      }
      .padding()
    }
  }

  private static var alert: PlaceCase {
    PlaceCase("alert") {
      Text("A message").alert("Delete the message?", isPresented: .constant(true)) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("You can't undo this.")
      }
    }
  }

  private static var search: PlaceCase {
    PlaceCase("search") {
      NavigationStack {
        rows.navigationTitle("Mailboxes").searchable(text: .constant(""))
      }
    }
  }

  private static var list: PlaceCase {
    PlaceCase("list") {
      List {
        Section("Plain") {
          Text("One"); Label("Two", systemImage: "star"); LabeledContent("Three", value: "3")
        }
      }
      .listStyle(.plain)
    }
  }

  private static var form: PlaceCase {
    PlaceCase("form") {
      Form {
        Section("Account") {
          TextField("Name", text: .constant("Ada")); Toggle("Newsletter", isOn: .constant(true))
        }
        Section {
          Picker("Theme", selection: .constant(1)) {
            Text("Light").tag(1); Text("Dark").tag(2)
          }
          Button("Sign Out", role: .destructive) {}
        } footer: {
          Text("You stay signed in on your other devices.")
        }
      }
    }
  }

  private static var rows: some View {
    List {
      ForEach(["Inbox", "Sent"], id: \.self) { name in
        NavigationLink {
          Text(name)
        } label: {
          Label(name, systemImage: "tray")
        }
      }
    }
  }
}
