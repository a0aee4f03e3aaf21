#if canImport(SwiftUI)
  import SwiftUI
#else
  import SnapshotUI
#endif

struct TodoEntry: Identifiable, Equatable, Codable {
  var id = UUID()
  var title: String
  var isDone = false
  var priority: Priority = .normal

  enum Priority: Int, CaseIterable, Codable {
    case low, normal, high

    var color: Color {
      switch self {
      case .low: return .gray
      case .normal: return .blue
      case .high: return .red
      }
    }
  }
}

class TodoStore: ObservableObject {
  @Published var items: [TodoEntry]
  @Published var newTitle = ""

  init(items: [TodoEntry] = []) {
    self.items = items
  }

  var openCount: Int { items.filter { !$0.isDone }.count }

  func add() {
    let trimmed = newTitle.trimmingCharacters(in: .whitespaces)
    guard !trimmed.isEmpty else { return }
    items.append(TodoEntry(title: trimmed))
    newTitle = ""
  }

  func toggle(_ item: TodoEntry) {
    guard let index = items.firstIndex(where: { $0.id == item.id }) else { return }
    items[index].isDone.toggle()
  }
}

extension TodoStore {
  static var preview: TodoStore {
    TodoStore(items: [
      TodoEntry(title: "Buy oat milk", isDone: true),
      TodoEntry(title: "Call the landlord", priority: .high),
      TodoEntry(title: "Plan the hike"),
      TodoEntry(title: "Return library books", priority: .low),
    ])
  }
}

struct TodoListScreen: View {
  @ObservedObject var store: TodoStore

  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach($store.items) { $item in
            TodoRow(item: $item)
          }
        } header: {
          Text("\(store.openCount) open")
        }
        Section {
          HStack {
            TextField("New task", text: $store.newTitle)
            Button("Add", action: store.add)
              .disabled(store.newTitle.isEmpty)
          }
        }
      }
      .navigationTitle("Tasks")
    }
  }
}

private struct TodoRow: View {
  @Binding var item: TodoEntry

  var body: some View {
    HStack {
      Button {
        item.isDone.toggle()
      } label: {
        Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle")
          .foregroundColor(item.isDone ? .green : .secondary)
          .imageScale(.large)
      }
      .buttonStyle(.plain)
      .accessibilityLabel(item.isDone ? "Mark as open" : "Mark as done")
      Text(item.title)
        .strikethrough(item.isDone)
        .foregroundColor(item.isDone ? .secondary : .primary)
      Spacer()
      Circle()
        .fill(item.priority.color)
        .frame(width: 10, height: 10)
    }
  }
}
