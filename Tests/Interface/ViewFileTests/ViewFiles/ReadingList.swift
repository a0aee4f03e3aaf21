#if canImport(SwiftUI)
  import SwiftUI
#else
  import SnapshotUI
#endif

struct ReadingArticle: Identifiable, Equatable {
  let id: String
  var title: String
  var source: String
  var minutes: Int
  var isRead = false
}

@MainActor
class ReadingListViewModel: ObservableObject {
  @Published var articles: [ReadingArticle] = []
  @Published var sortOrder: SortOrder = .newest
  @Published var isShowingRead: Bool = true {
    didSet { filterDidChange() }
  }
  @Published private(set) var filterChanges = 0

  enum SortOrder: String, CaseIterable, Identifiable {
    case newest = "Newest"
    case shortest = "Shortest"
    var id: Self { self }
  }

  init(articles: [ReadingArticle]) {
    self.articles = articles
  }

  var visible: [ReadingArticle] {
    let shown = isShowingRead ? articles : articles.filter { !$0.isRead }
    switch sortOrder {
    case .newest: return shown
    case .shortest: return shown.sorted { $0.minutes < $1.minutes }
    }
  }

  func markAsRead(id: ReadingArticle.ID) {
    guard let index = articles.firstIndex(where: { $0.id == id }) else { return }
    articles[index].isRead = true
  }

  private func filterDidChange() {
    filterChanges += 1
  }
}

struct ReadingListView: View {
  @StateObject private var vm: ReadingListViewModel
  @SceneStorage("ReadingList.selection") private var selection: String?
  @FocusState private var isNoteFocused: Bool
  @State private var note = ""
  @Namespace private var namespace

  init(articles: [ReadingArticle]) {
    self._vm = StateObject(wrappedValue: ReadingListViewModel(articles: articles))
  }

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        Picker("Sort", selection: $vm.sortOrder) {
          ForEach(ReadingListViewModel.SortOrder.allCases) { order in
            Text(order.rawValue).tag(order)
          }
        }
        .pickerStyle(.segmented)
        .padding()
        List {
          ForEach(vm.visible) { article in
            ReadingArticleRow(article: article, isSelected: article.id == selection)
              .equatable()
              .onTapGesture {
                selection = article.id
                vm.markAsRead(id: article.id)
              }
          }
          Section("Note") {
            TextField("Write a note", text: $note)
              .focused($isNoteFocused)
          }
        }
        .listStyle(.insetGrouped)
      }
      .navigationTitle("Reading List")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button {
            vm.isShowingRead.toggle()
          } label: {
            Image(systemName: vm.isShowingRead ? "eye" : "eye.slash")
          }
        }
      }
      .focusScope(namespace)
      .task(id: vm.sortOrder) {
        selection = nil
      }
    }
  }
}

struct ReadingArticleRow: View, Equatable {
  let article: ReadingArticle
  let isSelected: Bool

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Circle()
        .fill(article.isRead ? Color.clear : Color.blue)
        .frame(width: 8, height: 8)
      VStack(alignment: .leading, spacing: 4) {
        Text(article.title)
          .font(.headline)
          .foregroundColor(article.isRead ? .secondary : .primary)
        Text("\(article.source) · \(article.minutes) min")
          .font(.subheadline)
          .foregroundColor(.secondary)
      }
      Spacer()
      if isSelected {
        Image(systemName: "checkmark").foregroundColor(.accentColor)
      }
    }
  }
}
