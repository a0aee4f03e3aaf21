import SnapshotUI

/// What a user can do on the settings screen.
public enum SettingsEvent: Equatable, Sendable {
  case notificationsChanged(Bool)
  case upgradeTapped
  case signOutTapped
}

/// The settings screen: a function of its view data. It keeps no state, makes no decisions and reports events.
public struct SettingsView: View {
  private let viewData: SettingsViewData
  private let onEvent: (SettingsEvent) -> Void

  public init(_ viewData: SettingsViewData, onEvent: @escaping (SettingsEvent) -> Void = { _ in }) {
    self.viewData = viewData
    self.onEvent = onEvent
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      profile
      Divider()
      storage
      Divider()
      Toggle(
        "Notifications",
        isOn: Binding(
          get: { viewData.sendsNotifications },
          set: { onEvent(.notificationsChanged($0)) }))
      Divider()
      Button("Sign out", role: .destructive) { onEvent(.signOutTapped) }
    }
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color(.systemBackground))
  }

  private var profile: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(viewData.name).font(.title2.weight(.semibold))
      Text(viewData.email).foregroundStyle(Color.secondary)
      Text(viewData.plan).font(.subheadline)
      if viewData.offersUpgrade {
        Button("Go premium") { onEvent(.upgradeTapped) }
      }
    }
  }

  private var storage: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(viewData.storage)
      ProgressView(value: viewData.storageLevel)
        .tint(viewData.isStorageLow ? .red : .blue)
    }
  }
}
