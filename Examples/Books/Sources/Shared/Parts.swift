import SnapshotUI

/// The parts of the screen, which all five apps compose.
nonisolated public struct FavoritesLabel: View {
  let count: Int

  public init(count: Int) { self.count = count }

  public var body: some View { Text("Favorites: \(count)").font(.headline).row() }
}

nonisolated public struct LoadingLabel: View {
  public init() {}

  public var body: some View { Text("Loading…").foregroundStyle(.secondary).row() }
}

nonisolated public struct ErrorRow<Retry: View>: View {
  let retry: Retry

  public init(@ViewBuilder retry: () -> Retry) { self.retry = retry() }

  public var body: some View {
    HStack {
      Text("The books could not be loaded.").frame(maxWidth: .infinity, alignment: .leading)
      retry
    }
    .row()
  }
}

nonisolated public struct BookRow<Toggle: View>: View {
  let title: String
  let toggle: Toggle

  public init(_ title: String, @ViewBuilder toggle: () -> Toggle) {
    self.title = title
    self.toggle = toggle()
  }

  public var body: some View {
    HStack {
      Text(title).frame(maxWidth: .infinity, alignment: .leading)
      toggle
    }
    .row()
  }
}

nonisolated public struct Star: View {
  let title: String
  let isFavorite: Bool

  public init(_ title: String, isFavorite: Bool) {
    self.title = title
    self.isFavorite = isFavorite
  }

  public var body: some View {
    Image(systemName: isFavorite ? "star.fill" : "star").frame(width: 44, height: 44)
      .accessibilityLabel(isFavorite ? "Remove \(title)" : "Add \(title)")
  }
}

nonisolated extension View {
  fileprivate func row() -> some View {
    padding(.horizontal).frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
  }

  /// The background of the screen.
  public func screen() -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top).background(Color(.systemBackground))
  }
}
