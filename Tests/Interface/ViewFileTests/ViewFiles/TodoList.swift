#if canImport(SwiftUI)
  import SwiftUI
#else
  import SnapshotUI
#endif

// MARK: - Model

struct TodoItem: Identifiable, Hashable {
  let id: Int
  var title: String
  var isDone = false
  var isFlagged = false
}

// MARK: - List

struct TodoListView: View {
  @State private var items: [TodoItem]
  @State private var selection = Set<TodoItem.ID>()
  @State private var newTitle = ""
  @Environment(\.editMode) private var editMode

  init(items: [TodoItem]) {
    _items = State(initialValue: items)
  }

  private var open: [TodoItem] { items.filter { !$0.isDone } }

  var body: some View {
    NavigationStack {
      List(selection: $selection) {
        Section {
          ForEach($items) { $item in
            TodoRow(item: $item)
              .swipeActions(edge: .leading, allowsFullSwipe: true) {
                Button {
                  withAnimation { item.isFlagged.toggle() }
                } label: {
                  Label(item.isFlagged ? "Unflag" : "Flag", systemImage: "flag")
                }
                .tint(.orange)
              }
              .swipeActions(edge: .trailing) {
                Button(role: .destructive) {
                  delete(item)
                } label: {
                  Label("Delete", systemImage: "trash")
                }
              }
              .contextMenu {
                Button("Duplicate") { duplicate(item) }
                Button("Delete", role: .destructive) { delete(item) }
              }
          }
          .onDelete { offsets in
            withAnimation(.spring(response: 0.3, dampingFraction: 0.8)) { items.remove(atOffsets: offsets) }
          }
          .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        } header: {
          Text("\(open.count) open")
        } footer: {
          if selection.isEmpty == false {
            Text("\(selection.count) selected")
          }
        }

        Section {
          TextField("New to-do", text: $newTitle)
            .submitLabel(.done)
            .onSubmit(add)
            .autocorrectionDisabled()
        }
      }
      .listStyle(.insetGrouped)
      .animation(.default, value: items)
      .navigationTitle("Shopping")
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) { EditButton() }
      }
      .refreshable { await reload() }
      .scrollDismissesKeyboard(.interactively)
    }
  }

  // MARK: Actions

  private func add() {
    guard !newTitle.isEmpty else { return }
    items.append(TodoItem(id: (items.map(\.id).max() ?? 0) + 1, title: newTitle))
    newTitle = ""
  }

  private func duplicate(_ item: TodoItem) {
    items.append(TodoItem(id: (items.map(\.id).max() ?? 0) + 1, title: item.title))
  }

  private func delete(_ item: TodoItem) {
    items.removeAll { $0.id == item.id }
  }

  private func reload() async {
    items.sort { $0.title < $1.title }
  }
}

// MARK: - Row

private struct TodoRow: View {
  @Binding var item: TodoItem

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle")
        .foregroundColor(item.isDone ? .green : .secondary)
        .contentTransition(.opacity)
        .onTapGesture {
          withAnimation(.easeInOut(duration: 0.2)) { item.isDone.toggle() }
        }
        .accessibility(label: Text(item.isDone ? "Done" : "Open"))
      Text(item.title)
        .strikethrough(item.isDone)
        .foregroundColor(item.isDone ? .secondary : .primary)
      Spacer()
      if item.isFlagged {
        Image(systemName: "flag.fill")
          .foregroundColor(.orange)
          .transition(.scale.combined(with: .opacity))
      }
    }
    .contentShape(Rectangle())
  }
}
