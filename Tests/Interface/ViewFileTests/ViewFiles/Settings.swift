#if canImport(SwiftUI)
  import SwiftUI
#else
  import SnapshotUI
#endif

struct SettingsIcon: View {
  let systemName: String
  let color: Color

  var body: some View {
    Image(systemName: systemName)
      .font(.system(size: 15, weight: .medium))
      .foregroundStyle(.white)
      .frame(width: 29, height: 29)
      .background(color, in: RoundedRectangle(cornerRadius: 7))
      .accessibilityHidden(true)
  }
}

struct SettingsIconLabelStyle: LabelStyle {
  let color: Color

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 12) {
      configuration.icon
        .font(.system(size: 15, weight: .medium))
        .foregroundStyle(.white)
        .frame(width: 29, height: 29)
        .background(color, in: RoundedRectangle(cornerRadius: 7))
      configuration.title
    }
  }
}

struct SettingsView: View {
  @State private var isAirplaneModeOn = false
  @State private var textSize = 3
  @State private var brightness = 0.7

  var body: some View {
    NavigationStack {
      List {
        Section {
          NavigationLink(value: "account") {
            HStack(spacing: 14) {
              Image(systemName: "person.crop.circle.fill")
                .font(.system(size: 44))
                .foregroundStyle(.gray)
              VStack(alignment: .leading) {
                Text("Ada Marin").font(.title3)
                Text("Account, backup, purchases")
                  .font(.footnote)
                  .foregroundStyle(.secondary)
              }
            }
          }
        }
        Section {
          Toggle(isOn: $isAirplaneModeOn) {
            Label("Airplane mode", systemImage: "airplane")
              .labelStyle(SettingsIconLabelStyle(color: .orange))
          }
          NavigationLink(value: "wifi") {
            LabeledContent {
              Text("Harbour 5G")
            } label: {
              Label("Wi-Fi", systemImage: "wifi")
                .labelStyle(SettingsIconLabelStyle(color: .blue))
            }
          }
          NavigationLink(value: "notifications") {
            Label("Notifications", systemImage: "bell.fill")
              .labelStyle(SettingsIconLabelStyle(color: .red))
          }
          .badge(3)
        }
        Section("Display") {
          HStack {
            Image(systemName: "sun.min")
            Slider(value: $brightness)
            Image(systemName: "sun.max")
          }
          .foregroundStyle(.secondary)
          Stepper("Text size \(textSize)", value: $textSize, in: 1...5)
        }
        Section {
          ProgressView("Storage", value: 82, total: 128)
          LabeledContent("Used", value: "82 of 128 GB")
        } footer: {
          Text("Photos that you have not opened for a year are kept in the cloud only.")
        }
      }
      .navigationTitle("Settings")
    }
    .tint(.green)
  }
}
