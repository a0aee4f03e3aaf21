#if canImport(SwiftUI)
  import SwiftUI
#else
  import SnapshotUI
#endif

// MARK: - Model

enum DigestFrequency: String, CaseIterable, Identifiable {
  case daily
  case weekly
  case never

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .daily: "digest.daily"
    case .weekly: "digest.weekly"
    case .never: "digest.never"
    }
  }
}

struct NotificationPreferences {
  var isEnabled = true
  var playsSound = false
  var digest = DigestFrequency.weekly
  var mutedThreads = 3
}

// MARK: - View

struct NotificationSettingsView: View {
  @State private var preferences = NotificationPreferences()
  let accountName: String

  var body: some View {
    NavigationStack {
      Form {
        Section {
          Toggle("notifications.enabled", isOn: $preferences.isEnabled)
          Toggle("notifications.sound", isOn: $preferences.playsSound)
            .disabled(!preferences.isEnabled)
        } header: {
          Text("notifications.header", tableName: "Notifications", comment: "The header of the first section")
        } footer: {
          Text("notifications.footer \(accountName)", tableName: "Notifications")
        }
        Section("digest.title") {
          Picker("digest.frequency", selection: $preferences.digest) {
            ForEach(DigestFrequency.allCases) { frequency in
              Text(frequency.title).tag(frequency)
            }
          }
          LabeledContent("digest.muted") {
            Text("digest.threads \(preferences.mutedThreads)")
          }
        }
        Section {
          Button("notifications.reset", role: .destructive) { preferences = NotificationPreferences() }
        }
      }
      .navigationTitle("notifications.title")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}
