#if canImport(SwiftUI)
  import SwiftUI
#else
  import SnapshotUI
#endif

struct NotesShell: View {
  enum Tab: Hashable { case notes, calendar, search, profile }

  @State private var tab: Tab = .notes

  var body: some View {
    TabView(selection: $tab) {
      NotesEditor()
        .tabItem { Label("Notes", systemImage: "note.text") }
        .tag(Tab.notes)
      Text("Calendar")
        .tabItem { Label("Calendar", systemImage: "calendar") }
        .tag(Tab.calendar)
      Text("Favourites")
        .tabItem {
          Image(systemName: "heart")
          Text("Favourites")
        }
        .tag(Tab.search)
        .badge(3)
      Text("Profile")
        .tabItem { Label("Profile", systemImage: "person") }
        .tag(Tab.profile)
    }
  }
}

struct NotesEditor: View {
  private let files: [(name: String, symbol: String)] = [
    ("Report.pdf", "doc.richtext"), ("Budget.numbers", "tablecells"), ("Photos", "photo.on.rectangle.angled"),
    ("Drawing", "scribble.variable"), ("Code", "chevron.left.forwardslash.chevron.right"), ("Archive", "archivebox"),
    ("Shared", "folder.badge.person.crop"), ("Recording", "waveform"), ("Trip", "map"),
  ]

  var body: some View {
    NavigationView {
      List {
        Section("Files") {
          ForEach(files, id: \.name) { file in
            Label(file.name, systemImage: file.symbol)
          }
        }
        Section("Format") {
          HStack {
            ForEach(
              ["bold", "italic", "underline", "strikethrough", "list.bullet", "list.number", "increase.indent"],
              id: \.self
            ) { name in
              Button {
              } label: {
                Image(systemName: name).frame(maxWidth: .infinity)
              }
            }
          }
          .buttonStyle(.borderless)
          .imageScale(.large)
        }
      }
      .navigationTitle("Notes")
      .toolbar {
        ToolbarItemGroup(placement: .navigationBarTrailing) {
          Button(action: {}) { Image(systemName: "square.and.arrow.up") }
          Button(action: {}) { Image(systemName: "square.and.pencil") }
        }
        ToolbarItem(placement: .navigationBarLeading) {
          Button(action: {}) { Image(systemName: "sidebar.left") }
        }
      }
    }
  }
}
