#if canImport(SwiftUI)
  import SwiftUI
#else
  import Foundation
  import SnapshotUI
#endif

enum FitnessTab: Hashable {
  case summary, workouts, sharing, search
}

struct FitnessApp: View {
  @State private var tab: FitnessTab
  @State private var query = ""
  @State private var scope = "All"

  init(tab: FitnessTab = .summary) { _tab = State(initialValue: tab) }

  var body: some View {
    TabView(selection: $tab) {
      Tab("Summary", systemImage: "heart", value: FitnessTab.summary) {
        SummaryScreen()
      }
      Tab("Workouts", systemImage: "bolt", value: FitnessTab.workouts) {
        WorkoutsScreen()
      }
      .badge(3)
      Tab(value: FitnessTab.sharing) {
        SharingScreen()
      } label: {
        Label("Sharing", systemImage: "person.2")
      }
      Tab(value: FitnessTab.search, role: .search) {
        NavigationStack {
          List { Text("Yoga for Beginners") }
            .navigationTitle("Search")
            .searchable(text: $query, placement: .navigationBarDrawer(displayMode: .always), prompt: "Workouts")
        }
      }
    }
    .tint(.pink)
    .tabViewStyle(.sidebarAdaptable)
  }
}

private struct SummaryScreen: View {
  @State private var showsProfile = false

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 16) {
          ForEach(["Move", "Exercise", "Stand"], id: \.self) { ring in
            HStack {
              Text(ring).font(.headline)
              Spacer()
              Text("74 %").foregroundStyle(.secondary)
            }
            .padding()
            .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 12))
          }
        }
        .padding()
      }
      .navigationTitle("Summary")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button {
            showsProfile = true
          } label: {
            Image(systemName: "person.crop.circle")
          }
          .accessibilityLabel("Profile")
        }
      }
      .sheet(isPresented: $showsProfile) {
        NavigationStack {
          Text("Ada").navigationTitle("Profile")
            .toolbar {
              ToolbarItem(placement: .confirmationAction) { Button("Done") { showsProfile = false } }
            }
        }
        .presentationDetents([.medium, .large])
      }
    }
  }
}

private struct WorkoutsScreen: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      List(["Run", "Swim", "Row"], id: \.self) { name in
        NavigationLink(name, value: name)
      }
      .navigationTitle("Workouts")
      .toolbarBackground(.pink.opacity(0.2), for: .navigationBar)
      .toolbarBackground(.visible, for: .navigationBar)
      .navigationDestination(for: String.self) { name in
        VStack(spacing: 20) {
          Text(name).font(.title)
          Button("Start") { path.append(3) }
            .buttonStyle(.borderedProminent)
        }
        .navigationTitle(name)
        .toolbar(.hidden, for: .tabBar)
      }
      .navigationDestination(for: Int.self) { seconds in
        Text("\(seconds)")
          .font(.system(size: 120, weight: .bold))
          .navigationBarBackButtonHidden()
      }
    }
  }
}

private struct SharingScreen: View {
  var body: some View {
    ContentUnavailableView("No Friends Yet", systemImage: "person.2", description: Text("Invite someone to move with."))
  }
}
