extension EnvironmentValues {
  /// Returns the resources of a bundle.
  ///
  /// - Parameter bundle: The bundle; `nil` or `Bundle.main` for the main bundle of the environment.
  func resources(of bundle: Bundle?) -> ResourceFolder? {
    self.bundle(standingInFor: bundle).map { ResourceFolder.of($0) }
  }

  /// Returns a bundle that is not the main one, or the main bundle of the environment.
  func bundle(standingInFor bundle: Bundle?) -> Bundle? {
    bundle.flatMap { $0 == Bundle.main ? nil : $0 } ?? mainBundle
  }

  /// Whether the screen is the one of a tablet: regular in both directions.
  var isTablet: Bool { horizontalSizeClass == .regular && verticalSizeClass == .regular }
}

nonisolated extension View {
  /// Sets the bundle that stands in for `Bundle.main` in the view: the one with the strings tables and asset catalogs of
  /// the app.
  ///
  ///     SettingsView().mainBundle(.module)
  public func mainBundle(_ bundle: Bundle?) -> some View { environment(\.mainBundle, bundle) }
}
