#if canImport(SwiftUI)
  import SwiftUI
#else
  import SnapshotUI
#endif

// MARK: - Rows

struct PhoneSettingsIcon: View {
  let systemName: String
  let color: Color

  var body: some View {
    Image(systemName: systemName)
      .font(.system(size: 15, weight: .medium))
      .foregroundColor(.white)
      .frame(width: 29, height: 29)
      .background(color)
      .clipShape(RoundedRectangle(cornerRadius: 7, style: .continuous))
  }
}

struct PhoneSettingsRow: View {
  let title: String
  let icon: String
  let color: Color
  var value: String?

  var body: some View {
    HStack(spacing: 12) {
      PhoneSettingsIcon(systemName: icon, color: color)
      Text(title)
      Spacer()
      if let value {
        Text(value).foregroundColor(.secondary)
      }
      Image(systemName: "chevron.right")
        .font(.footnote.weight(.semibold))
        .foregroundColor(Color(.systemGray3))
    }
  }
}

// MARK: - Screen

struct PhoneSettingsView: View {
  @State private var isAirplaneModeOn = false
  @State private var usesFaceID = true

  var body: some View {
    NavigationStack {
      List {
        Section {
          HStack(spacing: 14) {
            Image(systemName: "person.crop.circle.fill")
              .resizable()
              .frame(width: 56, height: 56)
              .foregroundStyle(.white, .gray)
            VStack(alignment: .leading, spacing: 2) {
              Text("Mara Lindqvist").font(.title3)
              Text("Apple Account, iCloud and more").font(.footnote).foregroundColor(.secondary)
            }
          }
          .padding(.vertical, 4)
        }
        Section {
          Toggle(isOn: $isAirplaneModeOn) {
            HStack(spacing: 12) {
              PhoneSettingsIcon(systemName: "airplane", color: .orange)
              Text("Airplane Mode")
            }
          }
          PhoneSettingsRow(title: "Wi-Fi", icon: "wifi", color: .blue, value: "Harbour")
          PhoneSettingsRow(title: "Cellular", icon: "antenna.radiowaves.left.and.right", color: .green)
          PhoneSettingsRow(title: "Personal Hotspot", icon: "personalhotspot", color: .green, value: "Off")
          PhoneSettingsRow(title: "Battery", icon: "battery.100percent", color: .green)
        }
        Section {
          PhoneSettingsRow(title: "Notifications", icon: "bell.badge.fill", color: .red)
          PhoneSettingsRow(title: "Sounds & Haptics", icon: "speaker.wave.3.fill", color: .pink)
          PhoneSettingsRow(title: "Focus", icon: "moon.fill", color: .indigo)
          PhoneSettingsRow(title: "Screen Time", icon: "hourglass", color: .indigo)
        }
        Section("Privacy") {
          Toggle(isOn: $usesFaceID) { Label("Face ID", systemImage: "faceid") }
          Label("Passwords", systemImage: "key.fill")
          Label("Location Services", systemImage: "location.fill")
          Label("Tracking", systemImage: "hand.raised.fill")
        }
      }
      .navigationTitle("Settings")
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) {
          Button {
          } label: {
            Image(systemName: "magnifyingglass.circle")
          }
        }
      }
    }
  }
}
