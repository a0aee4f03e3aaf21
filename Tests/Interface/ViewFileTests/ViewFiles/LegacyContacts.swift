#if canImport(SwiftUI)
  import SwiftUI
#else
  import Foundation
  import SnapshotUI
#endif

struct LegacyContact: Identifiable {
  var id: String { name }
  let name: String
  let phone: String
}

struct LegacyContactsView: View {
  enum ActiveAlert: Identifiable {
    case deleted(String), tooMany

    var id: String {
      switch self {
      case .deleted(let name): return name
      case .tooMany: return "tooMany"
      }
    }
  }

  @State private var contacts: [LegacyContact]
  @State private var showingAdd = false
  @State private var showingActions: Bool
  @State private var activeAlert: ActiveAlert?
  @State private var selection: String?

  init(contacts: [LegacyContact], selection: String? = nil, alert: ActiveAlert? = nil, actions: Bool = false) {
    _contacts = State(initialValue: contacts)
    _selection = State(initialValue: selection)
    _activeAlert = State(initialValue: alert)
    _showingActions = State(initialValue: actions)
  }

  var body: some View {
    NavigationView {
      List {
        ForEach(contacts) { contact in
          NavigationLink(
            destination: LegacyContactDetail(contact: contact, delete: { delete(contact) }),
            tag: contact.id, selection: $selection
          ) {
            VStack(alignment: .leading) {
              Text(contact.name)
              Text(contact.phone).font(.caption).foregroundColor(.secondary)
            }
          }
        }
      }
      .navigationBarTitle(Text("Contacts"), displayMode: .large)
      .navigationBarItems(
        leading: Button("Edit") { showingActions = true },
        trailing: Button(action: { showingAdd = true }) { Image(systemName: "plus") }
      )
      .sheet(isPresented: $showingAdd) {
        LegacyAddContact { contacts.append($0) }
      }
      .alert(item: $activeAlert) { alert in
        switch alert {
        case .deleted(let name):
          return Alert(
            title: Text("Delete \(name)?"), message: Text("This can't be undone."),
            primaryButton: .destructive(Text("Delete")) { contacts.removeAll { $0.name == name } },
            secondaryButton: .cancel())
        case .tooMany:
          return Alert(title: Text("Too many contacts"), dismissButton: .default(Text("Got it")))
        }
      }
      .actionSheet(isPresented: $showingActions) {
        ActionSheet(
          title: Text("Edit contacts"), message: Text("Choose what to do."),
          buttons: [
            .default(Text("Sort by name")) { contacts.sort { $0.name < $1.name } },
            .destructive(Text("Delete all")) { contacts = [] },
            .cancel(),
          ])
      }
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }

  private func delete(_ contact: LegacyContact) {
    selection = nil
    activeAlert = .deleted(contact.name)
  }
}

private struct LegacyContactDetail: View {
  let contact: LegacyContact
  let delete: () -> Void
  @Environment(\.presentationMode) var presentationMode

  var body: some View {
    VStack(spacing: 24) {
      Image(systemName: "person.crop.circle").font(.system(size: 96)).foregroundColor(.gray)
      Text(contact.phone).font(.title)
      Button("Delete contact", action: delete).foregroundColor(.red)
      Button("Back") { self.presentationMode.wrappedValue.dismiss() }
      Spacer()
    }
    .padding(.top, 32)
    .navigationBarTitle(contact.name, displayMode: .inline)
  }
}

private struct LegacyAddContact: View {
  @Environment(\.presentationMode) private var presentationMode
  @State private var name = ""
  var save: (LegacyContact) -> Void

  var body: some View {
    NavigationView {
      Form { TextField("Name", text: $name) }
        .navigationBarTitle("New contact", displayMode: .inline)
        .navigationBarItems(
          leading: Button("Cancel") { presentationMode.wrappedValue.dismiss() },
          trailing: Button("Save") {
            save(LegacyContact(name: name, phone: ""))
            presentationMode.wrappedValue.dismiss()
          }
          .disabled(name.isEmpty))
    }
  }
}
