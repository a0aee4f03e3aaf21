#if canImport(SwiftUI)
  import SwiftUI
#else
  import SnapshotUI
#endif

struct Person: Identifiable, Hashable {
  let id: Int
  let name: String
  let team: String

  var initials: String {
    name.split(separator: " ").compactMap(\.first).map(String.init).joined()
  }
}

final class ContactSearchModel: ObservableObject {
  @Published var query = ""
  @Published var onlyFavorites = false
  @Published private(set) var results: [Person] = []
  @Published private(set) var favorites: Set<Person.ID> = []

  let didSelect = PassthroughSubject<Person, Never>()

  private let people: [Person]
  private var cancellables = Set<AnyCancellable>()

  init(people: [Person], favorites: Set<Person.ID> = []) {
    self.people = people
    self.favorites = favorites

    $query
      .removeDuplicates()
      .combineLatest($onlyFavorites, $favorites)
      .map { [people] query, onlyFavorites, favorites in
        people.filter { person in
          (query.isEmpty || person.name.localizedCaseInsensitiveContains(query))
            && (!onlyFavorites || favorites.contains(person.id))
        }
      }
      .sink { [weak self] in self?.results = $0 }
      .store(in: &cancellables)
  }

  func toggleFavorite(_ person: Person) {
    if favorites.contains(person.id) {
      favorites.remove(person.id)
    } else {
      favorites.insert(person.id)
    }
  }
}

struct ContactSearchView: View {
  @StateObject var model: ContactSearchModel
  @State private var selected: Person?

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      searchBar
      Toggle("Favorites only", isOn: $model.onlyFavorites)
        .padding(.horizontal)
        .padding(.bottom, 8)
      Divider()
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(model.results) { person in
            row(for: person)
            Divider().padding(.leading, 68)
          }
        }
      }
      if let selected {
        Text("Selected \(selected.name)")
          .font(.footnote)
          .padding()
      }
    }
    .onReceive(model.didSelect) { person in
      selected = person
    }
  }

  private var searchBar: some View {
    HStack {
      Image(systemName: "magnifyingglass").foregroundColor(.secondary)
      TextField("Search people", text: $model.query)
      if !model.query.isEmpty {
        Button(action: { model.query = "" }) {
          Image(systemName: "xmark.circle.fill").foregroundColor(.secondary)
        }
      }
    }
    .padding(10)
    .background(Color(.systemGray6))
    .cornerRadius(10)
    .padding()
  }

  private func row(for person: Person) -> some View {
    HStack(spacing: 12) {
      Text(person.initials)
        .font(.subheadline.weight(.semibold))
        .foregroundColor(.white)
        .frame(width: 40, height: 40)
        .background(Circle().fill(Color.indigo))
      VStack(alignment: .leading, spacing: 2) {
        Text(person.name)
        Text(person.team).font(.caption).foregroundColor(.secondary)
      }
      Spacer()
      Button {
        model.toggleFavorite(person)
      } label: {
        Image(systemName: model.favorites.contains(person.id) ? "star.fill" : "star")
          .foregroundColor(.yellow)
      }
      .accessibilityLabel("Favorite")
    }
    .padding(.horizontal)
    .padding(.vertical, 8)
    .contentShape(Rectangle())
    .onTapGesture { model.didSelect.send(person) }
  }
}
