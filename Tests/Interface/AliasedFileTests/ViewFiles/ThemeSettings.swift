import SwiftUI

struct Theme: Equatable {
  var accent = UIColor.systemIndigo
  var spacing: CGFloat = 10
}

extension EnvironmentValues {
  @Entry var theme = Theme()
  @Entry var onThemeChange: (Theme) -> Void = { _ in }
  @Entry var themeTitle: String?
}

struct ThemeRow: View {
  @Environment(\.theme) private var theme
  @Environment(\.themeTitle) private var title

  var body: some View {
    HStack(spacing: theme.spacing) {
      RoundedRectangle(cornerRadius: 6).fill(Color(theme.accent)).frame(width: 32, height: 32)
      VStack(alignment: .leading) {
        Text(title ?? "Default")
        Text(UIDevice.current.userInterfaceIdiom == .pad ? "On this iPad" : "On this iPhone")
          .font(.caption).foregroundStyle(.secondary)
      }
    }
  }
}

struct ThemeSettings: View {
  init() {
    UINavigationBar.appearance().largeTitleTextAttributes = [.foregroundColor: UIColor.systemIndigo]
    UITableView.appearance().backgroundColor = .clear
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.stackedLayoutAppearance.selected.iconColor = .systemIndigo
    UITabBar.appearance().scrollEdgeAppearance = appearance
  }

  var body: some View {
    NavigationStack {
      List {
        Section("Themes") {
          ThemeRow()
          ThemeRow()
            .environment(\.theme, Theme(accent: .systemOrange, spacing: 20))
            .environment(\.themeTitle, "Sunset")
        }
        Section {
          Button("Open Settings") {
            if let url = URL(string: UIApplication.openSettingsURLString), UIApplication.shared.canOpenURL(url) {
              UIApplication.shared.open(url)
            }
          }
        } footer: {
          Text("Version 2.1 for \(UIDevice.current.systemName) \(UIDevice.current.systemVersion)")
        }
      }
      .navigationTitle("Appearance")
    }
    .onReceive(NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)) { _ in }
  }
}
