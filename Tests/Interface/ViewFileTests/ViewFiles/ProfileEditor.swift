#if canImport(SwiftUI)
  import SwiftUI
#else
  import SnapshotUI
#endif

import Observation

@Observable
@MainActor
final class ProfileModel {
  var name: String
  var bio: String
  var isPublic = true
  var interests: [Interest]

  struct Interest: Identifiable, Hashable {
    let id: Int
    var name: String
    var isOn: Bool
  }

  init(name: String, bio: String, interests: [Interest]) {
    self.name = name
    self.bio = bio
    self.interests = interests
  }

  var isValid: Bool { !name.isEmpty && bio.count <= 120 }
}

@MainActor
final class ProfileEditorCoordinator: ObservableObject {
  @Published var saveCount = 0
  @Published var lastSavedName: String?

  func save(_ profile: ProfileModel) {
    saveCount += 1
    lastSavedName = profile.name
  }
}

struct ProfileEditor: View {
  @State private var profile: ProfileModel
  @StateObject private var coordinator = ProfileEditorCoordinator()
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.isEnabled) private var isEnabled

  init(profile: ProfileModel) {
    _profile = State(initialValue: profile)
  }

  var body: some View {
    Form {
      Section("About") {
        TextField("Name", text: $profile.name)
        TextField("Bio", text: $profile.bio, axis: .vertical)
          .lineLimit(3...5)
        Text("\(profile.bio.count)/120")
          .font(.caption)
          .foregroundStyle(profile.isValid ? Color.secondary : Color.red)
          .monospacedDigit()
      }
      InterestsSection(profile: profile)
      Section {
        Button("Save") {
          coordinator.save(profile)
        }
        .disabled(!profile.isValid)
      } footer: {
        if let name = coordinator.lastSavedName {
          Text("Saved \(name), \(coordinator.saveCount) times")
        }
      }
    }
    .environment(profile)
  }
}

private struct InterestsSection: View {
  @Bindable var profile: ProfileModel

  var body: some View {
    Section("Interests") {
      Toggle("Public profile", isOn: $profile.isPublic)
      ForEach($profile.interests) { $interest in
        Toggle(interest.name, isOn: $interest.isOn)
      }
      InterestSummary()
    }
  }
}

private struct InterestSummary: View {
  @Environment(ProfileModel.self) private var profile

  var body: some View {
    let names = profile.interests.filter(\.isOn).map(\.name)
    Text(names.isEmpty ? "No interests" : names.joined(separator: ", "))
      .foregroundStyle(.secondary)
  }
}
