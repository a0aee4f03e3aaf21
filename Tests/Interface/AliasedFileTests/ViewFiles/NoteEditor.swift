import SwiftUI

enum Priority: String, CaseIterable, Identifiable {
  case low, medium, high
  var id: Self { self }
}

struct NoteEditor: View {
  @State private var title = "Groceries"
  @State private var notes = "Bread, milk"
  @State private var selection: TextSelection?
  @State private var priority: Priority = .medium

  var body: some View {
    Form {
      Section("Title") {
        TextField("Title", text: $title, selection: $selection)
      }
      .listSectionMargins(.horizontal, 40)
      Section {
        Picker("Priority", selection: $priority) {
          ForEach(Priority.allCases) { Text($0.rawValue.capitalized).tag($0) }
        } currentValueLabel: {
          Label(priority.rawValue.uppercased(), systemImage: "flag.fill")
        }
        TextEditor(text: $notes, selection: $selection).frame(height: 80)
      }
    }
  }
}
