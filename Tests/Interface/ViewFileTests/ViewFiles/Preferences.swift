#if canImport(SwiftUI)
  import SwiftUI
#else
  import SnapshotUI
#endif

enum AppTheme: String, CaseIterable, Identifiable {
  case system
  case light
  case dark

  var id: String { rawValue }
  var name: String { rawValue.capitalized }
}

enum TemperatureUnit: Int, CaseIterable {
  case celsius, fahrenheit

  var symbol: String { self == .celsius ? "°C" : "°F" }
}

private enum DefaultsKey {
  static let theme = "settings.theme"
  static let notifications = "settings.notifications"
  static let reminderHour = "settings.reminderHour"
}

struct PreferencesView: View {
  @AppStorage(DefaultsKey.theme) private var theme: AppTheme = .system
  @AppStorage(DefaultsKey.notifications) private var notificationsEnabled = true
  @AppStorage(DefaultsKey.reminderHour) private var reminderHour = 9
  @AppStorage("settings.unit", store: UserDefaults(suiteName: "group.com.example.weather"))
  private var unit: TemperatureUnit = .celsius
  @AppStorage("settings.username") private var username: String = ""
  @AppStorage("settings.volume") private var volume: Double = 0.6
  @AppStorage("settings.nickname") private var nickname: String?
  @SceneStorage("settings.expanded") private var isAdvancedExpanded = false

  private let version = "2.4.1"

  var body: some View {
    Form {
      Section("Profile") {
        TextField("Name", text: $username)
        if let nickname {
          LabeledContent("Nickname", value: nickname)
        }
      }

      Section {
        Picker("Theme", selection: $theme) {
          ForEach(AppTheme.allCases) { theme in
            Text(theme.name).tag(theme)
          }
        }
        Picker("Temperature", selection: $unit) {
          ForEach(TemperatureUnit.allCases, id: \.self) { unit in
            Text(unit.symbol).tag(unit)
          }
        }
        .pickerStyle(.segmented)
      } header: {
        Text("Appearance")
      } footer: {
        Text("The theme also applies to widgets.")
      }

      Section("Notifications") {
        Toggle("Daily reminder", isOn: $notificationsEnabled)
        if notificationsEnabled {
          Stepper("At \(reminderHour):00", value: $reminderHour, in: 0...23)
          Slider(value: $volume, in: 0...1)
        }
      }

      Section {
        DisclosureGroup("Advanced", isExpanded: $isAdvancedExpanded) {
          Button("Reset nickname") { nickname = nil }
        }
        Button("Reset all settings", role: .destructive, action: reset)
      } footer: {
        Text("Version \(version)")
          .frame(maxWidth: .infinity)
      }
    }
    .navigationTitle("Settings")
  }

  private func reset() {
    theme = .system
    notificationsEnabled = true
    reminderHour = 9
    unit = .celsius
    volume = 0.6
    nickname = nil
  }
}
